// Plays a round of Scopa and tells what a wrong name is answered with: playaround [address]
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
	if err := play(context.Background(), client); err != nil {
		log.Fatal(err)
	}
}

func play(ctx context.Context, client *scopa.ClientWithResponses) error {
	rules := scopa.RulesChoice{Variant: "scopa"}
	dealt, err := client.DealRoundWithResponse(ctx, scopa.DealRequest{Rules: rules})
	if err != nil {
		return err
	}
	if dealt.JSON200 == nil {
		return errors.New(dealt.ApplicationproblemJSONDefault.Detail)
	}
	game := dealt.JSON200.Game

	legal, err := client.ListLegalPlaysWithResponse(ctx, scopa.LegalPlaysRequest{Game: game})
	if err != nil {
		return err
	}
	first := legal.JSON200.Plays[0]
	played, err := client.ApplyPlayWithResponse(ctx, scopa.PlayRequest{
		Game: game,
		Play: scopa.Play{Card: first.Card, Captured: &first.Captured},
	})
	if err != nil {
		return err
	}
	game = played.JSON200.Game

	level, apply := scopa.Easy, true
	for game.State.Phase == "playing" {
		answer, err := client.ChooseAiPlayWithResponse(ctx, scopa.AiPlayRequest{Game: game, Level: &level, Apply: &apply})
		if err != nil {
			return err
		}
		game = *answer.JSON200.Game
	}

	score, err := client.ScoreRoundWithResponse(ctx, scopa.ScoreRequest{Game: &game})
	if err != nil {
		return err
	}
	for _, side := range score.JSON200.Sides {
		fmt.Printf("side %d: %d points\n", side.Side, side.RoundPoints)
	}

	unknown, err := client.GetVariantWithResponse(ctx, "briscola")
	if err != nil {
		return err
	}
	fmt.Println(unknown.ApplicationproblemJSON404.Code)
	return nil
}
