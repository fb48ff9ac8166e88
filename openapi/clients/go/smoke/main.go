// Tries the client against a running service: smoke [address]
package main

import (
	"context"
	"errors"
	"fmt"
	"log"
	"os"

	scopa "scopa-table.example/client"
)

func main() {
	address := "http://localhost:8787"
	if len(os.Args) > 1 {
		address = os.Args[1]
	}
	client, err := scopa.NewClientWithResponses(address)
	if err != nil {
		log.Fatal(err)
	}
	if err := try(context.Background(), client); err != nil {
		log.Fatal(err)
	}
}

func try(ctx context.Context, client *scopa.ClientWithResponses) error {
	listed, err := client.ListVariantsWithResponse(ctx)
	if err != nil {
		return err
	}
	said := "scopone is missing"
	for _, each := range listed.JSON200.Variants {
		if each.Variant == "scopone" {
			said = "scopone is there"
		}
	}
	fmt.Println(said)

	rules := scopa.RulesChoice{Variant: "scopa"}
	dealt, err := client.DealRoundWithResponse(ctx, scopa.DealRequest{Rules: rules})
	if err != nil {
		return err
	}
	if dealt.JSON200 == nil {
		return errors.New(dealt.ApplicationproblemJSONDefault.Detail)
	}
	game := dealt.JSON200.Game
	if err := provoke(ctx, client, game); err != nil {
		return err
	}

	for game.State.Phase == "playing" {
		if game, err = step(ctx, client, game); err != nil {
			return err
		}
	}

	score, err := client.ScoreRoundWithResponse(ctx, scopa.ScoreRequest{Game: &game})
	if err != nil {
		return err
	}
	for _, side := range score.JSON200.Sides {
		fmt.Printf("side %d: %d points\n", side.Side, side.RoundPoints)
	}
	return nil
}

// provoke plays a card that takes itself, and reads what is legal instead.
func provoke(ctx context.Context, client *scopa.ClientWithResponses, game scopa.Game) error {
	legal, err := firstLegalPlay(ctx, client, game)
	if err != nil {
		return err
	}
	own := legal.Card
	wrong := scopa.Play{Card: own, Captured: &[]scopa.Card{own}}
	refused, err := client.ApplyPlayWithResponse(ctx, scopa.PlayRequest{Game: game, Play: wrong})
	if err != nil {
		return err
	}
	problem := refused.ApplicationproblemJSON422
	if problem == nil {
		return errors.New("the play was not refused: " + refused.Status())
	}
	offered := "without"
	for _, play := range *problem.LegalPlays {
		if play.Card == own {
			offered = "with"
		}
	}
	fmt.Printf("%s: %s the legal plays\n", problem.Code, offered)
	return nil
}

// step plays the first legal play for seat 0, and lets the computer play for the other one.
func step(ctx context.Context, client *scopa.ClientWithResponses, game scopa.Game) (scopa.Game, error) {
	if *game.State.Turn == 0 {
		legal, err := firstLegalPlay(ctx, client, game)
		if err != nil {
			return game, err
		}
		play := scopa.Play{Card: legal.Card, Captured: &legal.Captured}
		played, err := client.ApplyPlayWithResponse(ctx, scopa.PlayRequest{Game: game, Play: play})
		if err != nil {
			return game, err
		}
		return played.JSON200.Game, nil
	}
	level, apply := scopa.Easy, true
	answer, err := client.ChooseAiPlayWithResponse(ctx, scopa.AiPlayRequest{Game: game, Level: &level, Apply: &apply})
	if err != nil {
		return game, err
	}
	return *answer.JSON200.Game, nil
}

func firstLegalPlay(ctx context.Context, client *scopa.ClientWithResponses, game scopa.Game) (scopa.LegalPlay, error) {
	legal, err := client.ListLegalPlaysWithResponse(ctx, scopa.LegalPlaysRequest{Game: game})
	if err != nil {
		return scopa.LegalPlay{}, err
	}
	return legal.JSON200.Plays[0], nil
}
