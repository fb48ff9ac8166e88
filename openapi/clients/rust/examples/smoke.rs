//! Tries the client against a running service: smoke [address]

use std::error::Error as StdError;

use scopa_table_client::{Client, Error, types};

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn StdError>> {
    let address = std::env::args().nth(1).unwrap_or("http://localhost:8787".into());
    let scopa = Client::new(&address);

    let variants = scopa.list_variants().send().await?.into_inner().variants;
    let known = variants.iter().any(|each| *each.variant == "scopone");
    println!("scopone is {}", if known { "there" } else { "missing" });

    let rules: types::RulesChoice = types::RulesChoice::builder().variant("scopa").try_into()?;
    let deal = types::DealRequest::builder().rules(rules);
    let mut game = scopa.deal_round().body(deal).send().await?.into_inner().game;
    provoke(&scopa, &game).await?;

    while let Some(state) = game.state.as_ref().filter(|state| *state.phase == "playing") {
        game = if state.turn == Some(0) {
            let legal = first_legal_play(&scopa, &game).await?;
            let play = types::Play { card: legal.card, captured: Some(legal.captured.into()) };
            let request = types::PlayRequest::builder().game(game).play(play);
            scopa.apply_play().body(request).send().await?.into_inner().game
        } else {
            let request = types::AiPlayRequest::builder().game(game).level(types::Level::Easy).apply(true);
            scopa.choose_ai_play().body(request).send().await?.into_inner().game.ok_or("no game in the answer")?
        };
    }

    let score = scopa.score_round().body(types::ScoreRequest::builder().game(game)).send().await?;
    for side in &score.sides {
        println!("side {}: {} points", side.side, side.round_points);
    }
    Ok(())
}

/// Plays a card that takes itself, and reads what is legal instead.
async fn provoke(scopa: &Client, game: &types::Game) -> Result<(), Box<dyn StdError>> {
    let own = first_legal_play(scopa, game).await?.card;
    let wrong = types::Play { card: own.clone(), captured: Some(vec![own.clone()].into()) };
    let request = types::PlayRequest::builder().game(game.clone()).play(wrong);
    match scopa.apply_play().body(request).send().await {
        Err(Error::ErrorResponse(problem)) => {
            let offered = problem.legal_plays.iter().any(|play| play.card == own);
            println!("{}: {} the legal plays", *problem.code, if offered { "with" } else { "without" });
            Ok(())
        }
        Err(other) => Err(other.into()),
        Ok(_) => Err("the play was not refused".into()),
    }
}

async fn first_legal_play(scopa: &Client, game: &types::Game) -> Result<types::LegalPlay, Box<dyn StdError>> {
    let request = types::LegalPlaysRequest::builder().game(game.clone());
    let legal = scopa.list_legal_plays().body(request).send().await?.into_inner();
    legal.plays.into_iter().next().ok_or("nothing can be played".into())
}
