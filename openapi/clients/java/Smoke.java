import scopa.table.ApiClient;
import scopa.table.ApiException;
import scopa.table.api.EngineApi;
import scopa.table.api.ReferenceApi;
import scopa.table.model.*;

/** Tries the client against a running service: java Smoke [address] */
public final class Smoke {
  private final ApiClient client = new ApiClient();
  private final EngineApi engine;

  private Smoke(String address) {
    client.updateBaseUri(address);
    engine = new EngineApi(client);
  }

  public static void main(String[] arguments) throws Exception {
    new Smoke(arguments.length > 0 ? arguments[0] : "http://localhost:8787").run();
  }

  private void run() throws Exception {
    boolean known = new ReferenceApi(client).listVariants().getVariants().stream()
        .anyMatch(each -> each.getVariant().equals("scopone"));
    System.out.println("scopone is " + (known ? "there" : "missing"));

    Game game = engine.dealRound(new DealRequest().rules(new RulesChoice().variant("scopa"))).getGame();
    provoke(game);
    while (game.getState().getPhase().equals("playing")) game = step(game);
    for (RoundScoreSide side : engine.scoreRound(new ScoreRequest().game(game)).getSides())
      System.out.println("side " + side.getSide() + ": " + side.getRoundPoints() + " points");
  }

  /** Plays a card that takes itself, and reads what is legal instead. */
  private void provoke(Game game) throws Exception {
    String own = firstLegalPlay(game).getCard();
    try {
      engine.applyPlay(new PlayRequest().game(game).play(new Play().card(own).addCapturedItem(own)));
      System.out.println("the play was not refused");
    } catch (ApiException refused) {
      Problem problem = client.getObjectMapper().readValue(refused.getResponseBody(), Problem.class);
      boolean offered = problem.getLegalPlays().stream().anyMatch(play -> play.getCard().equals(own));
      System.out.println(problem.getCode() + ": " + (offered ? "with" : "without") + " the legal plays");
    }
  }

  /** Plays the first legal play for seat 0, and lets the computer play for the other one. */
  private Game step(Game game) throws ApiException {
    if (game.getState().getTurn() != 0)
      return engine.chooseAiPlay(new AiPlayRequest().game(game).level(Level.EASY).apply(true)).getGame();
    LegalPlay legal = firstLegalPlay(game);
    Play play = new Play().card(legal.getCard()).captured(legal.getCaptured());
    return engine.applyPlay(new PlayRequest().game(game).play(play)).getGame();
  }

  private LegalPlay firstLegalPlay(Game game) throws ApiException {
    return engine.listLegalPlays(new LegalPlaysRequest().game(game)).getPlays().get(0);
  }
}
