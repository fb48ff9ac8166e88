//! Plays a round of Scopa and tells what a wrong name is answered with: play_a_round [address]

use std::error::Error as StdError;

use scopa_table_client::{Client, Error, types};

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn StdError>> {
    let address = std::env::args().nth(1).unwrap_or("http://localhost:8787".into());
    let scopa = Client::new(&address);

    let rules: types::RulesChoice = types::RulesChoice::builder().variant("scopa").try_into()?;
    let deal = types::DealRequest::builder().rules(rules);
    let mut game = scopa.deal_round().body(deal).send().await?.into_inner().game;

    let legal = scopa.list_legal_plays().body(types::LegalPlaysRequest::builder().game(game.clone())).send().await?;
    let first = legal.into_inner().plays.swap_remove(0);
    let play = types::Play { card: first.card, captured: Some(first.captured.into()) };
    let played = types::PlayRequest::builder().game(game).play(play);
    game = scopa.apply_play().body(played).send().await?.into_inner().game;

    while game.state.as_ref().is_some_and(|state| state.phase.as_str() == "playing") {
        let request = types::AiPlayRequest::builder().game(game).level(types::Level::Easy).apply(true);
        let answer = scopa.choose_ai_play().body(request).send().await?.into_inner();
        game = answer.game.ok_or("no game in the answer")?;
    }

    let score = scopa.score_round().body(types::ScoreRequest::builder().game(game)).send().await?;
    for side in &score.sides {
        println!("side {}: {} points", side.side, side.round_points);
    }

    match scopa.get_variant().variant("briscola").send().await {
        Err(Error::ErrorResponse(problem)) => println!("{}", *problem.code),
        other => println!("{other:?}"),
    }
    Ok(())
}
