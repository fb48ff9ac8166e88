/* Generated from openapi/openapi.json by npm run openapi. Do not edit. */
export interface paths {
    "/v1/deal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deal a round
         * @description Begins a match, or a round in the middle of one. Dealt from a seed the same deal can be had again; without one the seed is drawn by the service. A plain game is the whole state. With `sealed` the cards are encrypted: the viewer gets its view and a token, all other seats are played by the computer, and the seed is told when the round is over. Sealing hides and protects; it cannot stop the holder of a token from going back to an earlier one.
         */
        post: operations["dealRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/legal-plays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the legal plays
         * @description Every play of the seat on turn. Of a sealed game only when its viewer is on turn.
         */
        post: operations["listLegalPlays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/play": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a play
         * @description The seat on turn plays a card. The next packet, the remainder of the table and the settlement follow by themselves; the events tell them in order. Of a sealed game only when its viewer is on turn.
         */
        post: operations["applyPlay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ai-play": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let the computer choose a play
         * @description For the seat on turn, from what that seat may know: whatever comes in is first reduced to its view, so the computer cannot see foreign hands or the stock. The same view, level and seed give the same play. In a sealed game on another seat’s turn the play is always made, and nothing is told of how it was chosen; on the viewer’s own turn it is a hint. The levels `hard` and `master` search, and each client may ask for them so many times only: then 429 with `Retry-After`.
         */
        post: operations["chooseAiPlay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settle a round
         * @description Counts a round line by line, with the figures that a player can check: of a game that is over, or of piles on a real table.
         */
        post: operations["scoreRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/next-round": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deal the next round
         * @description Goes on after a round: scores, dealer, number of the round and overtime are moved on. A sealed game stays sealed, with a new seed and its commitment.
         */
        post: operations["dealNextRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look at a game as one seat
         * @description Only what that seat may know, or a spectator when no seat is named. A sealed game shows itself to its viewer and to spectators.
         */
        post: operations["viewAsSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay a round
         * @description Deals as dealRound does and makes the plays one after the other: the position after them and everything that happened on the way. For links that share a position, for verifying a round from its seed, and for tests.
         */
        post: operations["replayRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a live match
         * @description A match that the service keeps, for people and computers. Exactly one seat is `human`: yours. `computer` seats play at once; `vacant` ones wait for whoever has the invitation. The match begins when no seat is vacant. Idempotency keys are told apart by the network that they come from.
         */
        post: operations["createMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{matchId}/seats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a vacant seat
         * @description With the invitation. The match begins when no seat is vacant any more.
         */
        post: operations["joinMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{matchId}/seats/{seat}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a seat to the computer
         * @description Any person at the table may do that with a vacant seat, and with one whose person is away: not connected, while the match has been waiting for it for two minutes. Its token can take it back.
         */
        put: operations["setSeat"];
        post?: never;
        /**
         * Leave your seat
         * @description The computer plays on as `normal` would; while the match is waiting the seat is vacant again. When the last person leaves, nothing goes on until somebody takes a seat back.
         */
        delete: operations["leaveSeat"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{matchId}/seats/{seat}/reclaim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take your seat back
         * @description From the computer that has played on it meanwhile. On your own seat it changes nothing.
         */
        post: operations["reclaimSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{matchId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look at a match
         * @description With the token of a seat as that seat sees it, without one as a spectator does. `ETag` is `"version.seq"`; who is connected or ready changes without it.
         */
        get: operations["getMatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{matchId}/plays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play a card in a match
         * @description For the seat of the token, against the version that `If-Match` names: of all plays for one version exactly one is made. Computer seats answer at once; their plays are among the events. What is answered is stored. Send the same play with the same `Idempotency-Key` again when an answer was lost: it gets the same answer.
         */
        post: operations["submitPlay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{matchId}/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Be ready for the next round
         * @description It is dealt when all people at the table are ready, or at the deadline if the match has a clock: three times as long as a play may take.
         */
        post: operations["readyForNext"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{matchId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the log of a match
         * @description Everything that has happened, oldest first, numbered without a gap. It holds what all at the table have seen and no card that is hidden.
         */
        get: operations["listMatchEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{matchId}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play again
         * @description After the end: the same rules and people, and the first dealer moves on. Everybody is told the new match as `rematchId`, and each seat token is valid there too. Asking again gives the same match.
         */
        post: operations["rematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{matchId}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the record of a match
         * @description Of each round that is over the seed, what the seats added to it, the pack and the plays: enough to deal it again with replayRound and to compare the commitment. Of a round in progress it tells nothing.
         */
        get: operations["getMatchRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{matchId}/socket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the socket of a match
         * @description A WebSocket with the subprotocols `scopa.v1` and, to speak for a seat, its token: `new WebSocket(url, ["scopa.v1", seatToken])`. The service answers with `scopa.v1` only. Without a token it is a spectator’s. The messages are described in `/asyncapi.yaml`; the text `ping` is answered `pong`.
         */
        get: operations["openMatchSocket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/captures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List what one card may take
         * @description Needs no game: a table, a card and the rules are enough.
         */
        post: operations["listCaptures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/variants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the variants
         * @description Every variant with its names, a line about it, and for how many players it is.
         */
        get: operations["listVariants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/variants/{variant}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describe one variant
         * @description Names and summary, the deck, for each player count the complete rules, and the extras that fit. What a released variant is never changes: a change is a new id.
         */
        get: operations["getVariant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/decks/{deck}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the cards of a deck
         * @description Each card with its values and its names in three languages, in the order from which a seed shuffles: by suit (coins, cups, clubs, swords), then by rank.
         */
        get: operations["getDeck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Work out the rules of a choice
         * @description Checks a choice of variant, players, options and extras, completes it, and explains it in plain sentences made from the same data. Rules that contradict each other or cannot be dealt are refused, naming the field.
         */
        post: operations["resolveRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask whether the service is there
         * @description Answers at once and looks at nothing else.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A round that has been dealt. A plain game tells its seed; a sealed one only the commitment, and the seed when the round is over. */
        DealtGame: {
            game: components["schemas"]["Game"];
            /** @description What happened, oldest first. */
            events: components["schemas"]["GameEvent"][];
            commitment?: components["schemas"]["Commitment"];
            seed?: components["schemas"]["Seed"];
        };
        /** @description A game in one of its forms. In a request: `state`; or `sealed` (a `view` beside either is passed over); or `view` alone where an operation takes it. An answer has `state`, or `sealed` and `view`, and can be sent back as it is. */
        Game: {
            state?: components["schemas"]["GameState"];
            /** @description An encrypted game that only the service can read; opaque, and to be sent back as it is. */
            sealed?: string;
            view?: components["schemas"]["GameView"];
        };
        /** @description The whole of a game; whoever holds it sees every card. It can be stored, sent back and changed: each request checks it anew. Properties that are not named here are passed over. */
        GameState: {
            /**
             * Format: int32
             * @description The version of this shape: 1.
             */
            schema: number;
            rules: components["schemas"]["RulesChoice"];
            /** @description Where the game stands. */
            phase: string;
            /**
             * Format: int32
             * @description The number of the round, from 1.
             */
            round: number;
            /**
             * Format: int32
             * @description The seat of the dealer.
             */
            dealer: number;
            /**
             * Format: int32
             * @description The seat that is to play; only while playing.
             */
            turn?: number;
            /** @description The cards on the table, in the order laid. */
            table: components["schemas"]["Card"][];
            /** @description The sides, in order. */
            sides: components["schemas"]["SideState"][];
            /**
             * Format: int32
             * @description The side that captured last in this round.
             */
            lastCapture?: number;
            /** @description The plays of this round, oldest first. History only: it helps the computer to remember, and no rule depends on it. */
            plays?: components["schemas"]["PlayRecord"][];
            /** @description The leaders were level at or over the target before. */
            overtime?: boolean;
            /**
             * Format: int32
             * @description The side that has won; only when the match is over and not drawn.
             */
            winner?: number;
            /** @description The cards to be dealt yet, the next one first. */
            stock: components["schemas"]["Card"][];
            /** @description The cards that are dealt to nobody. */
            leftover?: components["schemas"]["Card"][];
            /** @description The seats, in order. */
            seats: components["schemas"]["SeatState"][];
        };
        /** @description Which game is played: a variant and what is changed of it. Applied in this order: the variant at its player count, options, extras, target. */
        RulesChoice: {
            /** @description The id of a variant, as listVariants gives it. */
            variant: string;
            /**
             * Format: int32
             * @description Seats; absent: as the variant is usually played.
             */
            players?: number;
            /**
             * Format: int32
             * @description Match points to reach; absent: as in the variant.
             */
            target?: number;
            /** @description House rules to add, by their ids in getVariant. */
            extras?: string[];
            options?: components["schemas"]["Rules"];
        };
        /** @description The rules of a game as data. In `options` it is partial, and each field given replaces that of the variant; in answers it is complete. */
        Rules: {
            deck?: components["schemas"]["DeckRules"];
            table?: components["schemas"]["TableRules"];
            deal?: components["schemas"]["DealRules"];
            capture?: components["schemas"]["CaptureRules"];
            ace?: components["schemas"]["AceRules"];
            sweep?: components["schemas"]["SweepRules"];
            finish?: components["schemas"]["FinishRules"];
            score?: components["schemas"]["ScoreRules"];
            declare?: components["schemas"]["DeclareRules"];
            victory?: components["schemas"]["VictoryRules"];
        };
        /** @description The deck. */
        DeckRules: {
            kind?: components["schemas"]["DeckKind"];
        };
        /**
         * @description The deck that is played with.
         * @enum {string}
         */
        DeckKind: "italian-40" | "french-40" | "numeral-40" | "skat-32";
        /** @description Who sits there, and which way it goes round. */
        TableRules: {
            /**
             * Format: int32
             * @description Seats: 2, 3, 4 or 6.
             */
            players?: number;
            teams?: components["schemas"]["Teams"];
            direction?: components["schemas"]["Direction"];
            dealerRotation?: components["schemas"]["DealerRotation"];
        };
        /**
         * @description Each for oneself, or two sides whose seats alternate.
         * @enum {string}
         */
        Teams: "individual" | "partners";
        /**
         * @description The way that play, deal and the office of the dealer go round.
         * @enum {string}
         */
        Direction: "counterclockwise" | "clockwise";
        /**
         * @description Which way the office of the dealer goes after a round.
         * @enum {string}
         */
        DealerRotation: "with-play" | "against-play" | "fixed";
        /** @description How a round is dealt. */
        DealRules: {
            /** @description The packets of a round: how many cards each seat gets at a time. */
            handSizes?: number[];
            /**
             * Format: int32
             * @description Cards laid face up at the start.
             */
            tableCards?: number;
            leftoverTo?: components["schemas"]["LeftoverTo"];
            redeal?: components["schemas"]["RedealRules"];
            dealerBonus?: components["schemas"]["DealerBonus"];
        };
        /**
         * @description Who gets the cards that are dealt to nobody.
         * @enum {string}
         */
        LeftoverTo: "none" | "dealer-side";
        /** @description With which table cards the pack is shuffled and dealt again; empty: never. */
        RedealRules: {
            /**
             * Format: int32
             * @description That many kings.
             */
            kings?: number;
            /**
             * Format: int32
             * @description That many aces.
             */
            aces?: number;
            /**
             * Format: int32
             * @description A sum of at most that.
             */
            tableSumAtMost?: number;
        };
        /**
         * @description What the dealer gets for table cards that total 15 or 30.
         * @enum {string}
         */
        DealerBonus: "none" | "fifteen-thirty" | "escoba-groups";
        /** @description What a card may take. */
        CaptureRules: {
            by?: components["schemas"]["CaptureBy"];
            /**
             * Format: int32
             * @description What the played and the taken cards add up to: 11 or 15.
             */
            total?: number;
            choice?: components["schemas"]["CaptureChoice"];
            duty?: components["schemas"]["CaptureDuty"];
            /**
             * Format: int32
             * @description No capture takes more cards from the table.
             */
            maxTableCards?: number;
        };
        /**
         * @description What a played card takes: an equal card or a sum equal to it; cards that make a total together with it; or either.
         * @enum {string}
         */
        CaptureBy: "value" | "total" | "value-or-total";
        /**
         * @description Which of several captures is allowed: an equal card excludes sums; the fewest cards; any.
         * @enum {string}
         */
        CaptureChoice: "single-first" | "fewest-cards" | "free";
        /**
         * @description Whether a card that can take must do so.
         * @enum {string}
         */
        CaptureDuty: "must" | "may";
        /** @description The power of the aces. */
        AceRules: {
            /** @description A played ace takes the whole table. */
            sweeps?: boolean;
            /** @description That scores as a sweep. */
            sweepScores?: boolean;
            withAceOnTable?: components["schemas"]["AceWithAceOnTable"];
            onEmptyTable?: components["schemas"]["AceOnEmptyTable"];
            choice?: components["schemas"]["AceChoice"];
            /** @description The first play of a round may not be an ace, unless the hand has nothing else. */
            openingBan?: boolean;
        };
        /**
         * @description What a sweeping ace takes when an ace lies on the table.
         * @enum {string}
         */
        AceWithAceOnTable: "ace-only" | "takes-all";
        /**
         * @description What becomes of a sweeping ace on an empty table.
         * @enum {string}
         */
        AceOnEmptyTable: "stays" | "takes-itself";
        /**
         * @description Whether a sweeping ace may take otherwise.
         * @enum {string}
         */
        AceChoice: "forced" | "free";
        /** @description Sweeps: emptying the table by a capture. */
        SweepRules: {
            /**
             * Format: int32
             * @description What each sweep scores.
             */
            points?: number;
            lastPlay?: components["schemas"]["SweepLastPlay"];
            doubleWhenAllOfRank?: components["schemas"]["Rank"];
        };
        /**
         * @description Whether the last play of a round can score a sweep.
         * @enum {string}
         */
        SweepLastPlay: "never" | "counts";
        /** @description The rank of a card: `A 2 3 4 5 6 7 8 9 T J Q K`. */
        Rank: string;
        /** @description The end of a round. */
        FinishRules: {
            remainderTo?: components["schemas"]["RemainderTo"];
        };
        /**
         * @description Who gets the cards left on the table at the end of a round.
         * @enum {string}
         */
        RemainderTo: "last-capturer" | "dealer-side";
        /** @description What is counted at the end of a round. */
        ScoreRules: {
            items?: components["schemas"]["ScoringItems"];
        };
        /** @description The scoring items in counting order. In a request at most 20; extras come on top. */
        ScoringItems: components["schemas"]["ScoringItem"][];
        /** @description One thing that is counted at the end of a round. Fields that do not belong to its kind are absent. */
        ScoringItem: {
            /** @description What is counted; it decides which of the other fields apply. */
            kind: string;
            /** @description Under which it is shown; made from the item when absent. */
            key?: string;
            /**
             * Format: int32
             * @description What it scores; of per-card and of a run by length: what each card scores.
             */
            points: number;
            tie?: components["schemas"]["Tie"];
            suit?: components["schemas"]["Suit"];
            rank?: components["schemas"]["Rank"];
            /**
             * Format: int32
             * @description Of most-of-rank: added when one side has the whole rank.
             */
            allPoints?: number;
            card?: components["schemas"]["Card"];
            /** @description Of set: all of them are needed. Of per-card: each scores. */
            cards?: components["schemas"]["Card"][];
            /** @description Of per-card: each card of these ranks scores. */
            ranks?: components["schemas"]["Rank"][];
            fromRank?: components["schemas"]["Rank"];
            /**
             * Format: int32
             * @description Of a run: the shortest that scores.
             */
            min?: number;
            /**
             * Format: int32
             * @description Of a run: no more cards are counted.
             */
            max?: number;
            pointsBy?: components["schemas"]["PointsBy"];
            scale?: components["schemas"]["PrimieraScale"];
            missingSuit?: components["schemas"]["MissingSuit"];
            mode?: components["schemas"]["PrimieraMode"];
        };
        /**
         * @description Who gets the points of a lead that several sides share.
         * @enum {string}
         */
        Tie: "nobody" | "all";
        /** @description The suit of a card: `D` coins, `C` cups, `B` clubs, `S` swords. */
        Suit: string;
        /** @description A card: its rank (`A 2 3 4 5 6 7 8 9 T J Q K`), then its suit (`D` coins or diamonds, `C` cups or hearts, `B` clubs, `S` swords or spades). The settebello is `7D`. In an Italian deck `J Q K` are fante 8, cavallo 9 and re 10. */
        Card: string;
        /**
         * @description Whether a run scores its points once, or for each card.
         * @enum {string}
         */
        PointsBy: "fixed" | "length";
        /**
         * @description What the cards count in the primiera.
         * @enum {string}
         */
        PrimieraScale: "standard" | "figures-face" | "figures-zero" | "nominal";
        /**
         * @description How the primiera of a side without a card of some suit is judged.
         * @enum {string}
         */
        MissingSuit: "ineligible" | "zero" | "complete-first";
        /**
         * @description Whether the primiera goes by the sum, or by who has more sevens (then sixes, then aces).
         * @enum {string}
         */
        PrimieraMode: "points" | "most-sevens";
        /** @description Declarations at each packet, and the card that is wild for them. */
        DeclareRules: {
            kind?: components["schemas"]["DeclareKind"];
            matta?: components["schemas"]["Card"];
        };
        /**
         * @description Which declarations a hand can score.
         * @enum {string}
         */
        DeclareKind: "none" | "cirulla";
        /** @description How a match is won. */
        VictoryRules: {
            /**
             * Format: int32
             * @description Match points to reach.
             */
            target?: number;
            aim?: components["schemas"]["VictoryAim"];
            tieBreak?: components["schemas"]["TieBreak"];
            endCheck?: components["schemas"]["EndCheck"];
            /**
             * Format: int32
             * @description The match ends after so many rounds.
             */
            maxRounds?: number;
            instantWin?: components["schemas"]["InstantWins"];
        };
        /**
         * @description Whether the highest or the lowest score wins.
         * @enum {string}
         */
        VictoryAim: "most" | "least";
        /**
         * @description What happens when the leaders are level once the target is reached.
         * @enum {string}
         */
        TieBreak: "play-on" | "overtime-lead-2" | "lead-2" | "count-order" | "draw";
        /**
         * @description When it is looked at whether the match is won.
         * @enum {string}
         */
        EndCheck: "end-of-round" | "immediate";
        /** @description Cards whose holder wins the match at once. */
        InstantWins: components["schemas"]["InstantWin"][];
        /**
         * @description Cards whose holder wins the match at once.
         * @enum {string}
         */
        InstantWin: "all-coins" | "ace-2-3-coins";
        /** @description Who scores together: a seat alone, or a partnership. */
        SideState: {
            /**
             * Format: int32
             * @description Sides are numbered from 0.
             */
            side: number;
            /** @description The cards taken in this round. */
            pile: components["schemas"]["Card"][];
            /** @description The capturing card of each scoring sweep. */
            sweeps: components["schemas"]["Card"][];
            /**
             * Format: int32
             * @description Points of this round won outside plays: declarations, and the bonus of the dealer.
             */
            bonus: number;
            /**
             * Format: int32
             * @description Match points; those of this round are in it once the round is over.
             */
            score: number;
        };
        /** @description A play that was made. */
        PlayRecord: {
            /**
             * Format: int32
             * @description Who played.
             */
            seat: number;
            card: components["schemas"]["Card"];
            /** @description What it took; empty: the card was laid. */
            captured: components["schemas"]["Card"][];
        };
        /** @description A seat, with its hand. */
        SeatState: {
            /**
             * Format: int32
             * @description Seats are numbered clockwise from 0, seen from above.
             */
            seat: number;
            /**
             * Format: int32
             * @description The side that the seat scores for.
             */
            side: number;
            /** @description The cards in hand. */
            hand: components["schemas"]["Card"][];
            /** @description The hand was declared and lies face up. */
            declared?: boolean;
        };
        /** @description A game as one seat, or a spectator, may see it. Properties that are not named here are passed over. */
        GameView: {
            /**
             * Format: int32
             * @description The version of this shape: 1.
             */
            schema: number;
            rules: components["schemas"]["RulesChoice"];
            /** @description Where the game stands. */
            phase: string;
            /**
             * Format: int32
             * @description The number of the round, from 1.
             */
            round: number;
            /**
             * Format: int32
             * @description The seat of the dealer.
             */
            dealer: number;
            /**
             * Format: int32
             * @description The seat that is to play; only while playing.
             */
            turn?: number;
            /** @description The cards on the table, in the order laid. */
            table: components["schemas"]["Card"][];
            /** @description The sides, in order. */
            sides: components["schemas"]["SideState"][];
            /**
             * Format: int32
             * @description The side that captured last in this round.
             */
            lastCapture?: number;
            /** @description The plays of this round, oldest first. History only: it helps the computer to remember, and no rule depends on it. */
            plays?: components["schemas"]["PlayRecord"][];
            /** @description The leaders were level at or over the target before. */
            overtime?: boolean;
            /**
             * Format: int32
             * @description The side that has won; only when the match is over and not drawn.
             */
            winner?: number;
            /**
             * Format: int32
             * @description The seat that sees it so; absent: a spectator.
             */
            viewer?: number;
            /**
             * Format: int32
             * @description How many cards are to be dealt yet.
             */
            stockCount: number;
            /**
             * Format: int32
             * @description How many cards are dealt to nobody.
             */
            leftoverCount: number;
            /** @description The seats, in order. */
            seats: components["schemas"]["SeatView"][];
            /** @description What the viewer may play, when it is its turn. */
            legalPlays?: components["schemas"]["LegalPlay"][];
        };
        /** @description A seat as others see it. */
        SeatView: {
            /**
             * Format: int32
             * @description Seats are numbered clockwise from 0, seen from above.
             */
            seat: number;
            /**
             * Format: int32
             * @description The side that the seat scores for.
             */
            side: number;
            /**
             * Format: int32
             * @description How many cards the seat holds.
             */
            handCount: number;
            /** @description Those cards: of the viewer, and of hands that lie face up. */
            hand?: components["schemas"]["Card"][];
            /** @description The hand was declared and lies face up. */
            declared?: boolean;
        };
        /** @description A play that the rules allow now. */
        LegalPlay: {
            card: components["schemas"]["Card"];
            /** @description The table cards it takes; empty: it is laid. */
            captured: components["schemas"]["Card"][];
            /** @description It would score a sweep. */
            sweep: boolean;
        };
        /** @description One thing that happened. Flat: a field that does not apply is absent. */
        GameEvent: {
            /** @description What happened; it decides which of the other fields are there. */
            kind: string;
            /**
             * Format: int32
             * @description Who did it, or whom it befell.
             */
            seat?: number;
            /**
             * Format: int32
             * @description The side it counts for.
             */
            side?: number;
            card?: components["schemas"]["Card"];
            /** @description What the card took. */
            captured?: components["schemas"]["Card"][];
            /** @description The cards it is about; never any that a player may not see. */
            cards?: components["schemas"]["Card"][];
            /**
             * Format: int32
             * @description What it scored.
             */
            points?: number;
            /**
             * Format: int32
             * @description How many cards or times; of a low sum what the cards add up to.
             */
            count?: number;
            /** @description Why the cards are dealt again, as `deal.redeal` of the rules wants it. The numeral deck has tens for kings. */
            cause?: string;
            /** @description Those of `cards` that are the cause. */
            causeCards?: components["schemas"]["Card"][];
        };
        /** @description The SHA-256 of the 32 bytes of the seed, hexadecimal: it fixes the deal before the seed is told. */
        Commitment: string;
        /** @description 32 bytes as 64 hexadecimal digits, from which a deal or a choice of the computer follows. */
        Seed: string;
        /** @description Why a request was not carried out. It never repeats anything of the request. */
        Problem: {
            /** @description A URN that names the kind of problem. */
            type: string;
            /** @description The kind of problem in words; the same for every occurrence. */
            title: string;
            /**
             * Format: int32
             * @description The HTTP status.
             */
            status: number;
            /** @description What is the matter this time. */
            detail: string;
            /** @description A URN of this occurrence, made of the request id. */
            instance?: string;
            /** @description The kind of problem for programs. */
            code: string;
            /** @description The fields that are wrong, the first 20. */
            errors?: components["schemas"]["ProblemError"][];
            /** @description Of an illegal or ambiguous play: what that card may do, or the whole hand when the card is not in it. */
            legalPlays?: components["schemas"]["LegalPlay"][];
        };
        /** @description One field that is wrong. */
        ProblemError: {
            /** @description JSON Pointer to the field of the request; of an unknown property: to the object that has it. */
            pointer: string;
            /** @description What is wrong with the field. */
            code: string;
            /** @description The same in words. */
            message: string;
        };
        /** @description What to deal. */
        DealRequest: {
            rules: components["schemas"]["RulesChoice"];
            /**
             * Format: int32
             * @description The seat of the dealer.
             */
            dealer?: number;
            seed?: components["schemas"]["Seed"];
            /** @description The pack from the top, instead of a seed: for tournaments, puzzles and tests. */
            deckOrder?: components["schemas"]["Card"][];
            /** @description Match points of each side so far. */
            scores?: number[];
            /**
             * Format: int32
             * @description The number of the round, from 1.
             */
            round?: number;
            /** @description The leaders were level at or over the target before. */
            overtime?: boolean;
            sealed?: components["schemas"]["SealedDeal"];
        };
        /** @description Whom a game is sealed for, and how well all other seats play. */
        SealedDeal: {
            /**
             * Format: int32
             * @description The one seat that is no computer.
             */
            viewer: number;
            level: components["schemas"]["Level"];
        };
        /**
         * @description How well the computer plays. `easy` takes what it sees and never minds what it leaves; `normal` judges each play; `hard` and `master` play on in their heads through many possible deals, `master` through more.
         * @enum {string}
         */
        Level: "easy" | "normal" | "hard" | "master";
        /** @description What the seat on turn may play. */
        LegalPlayList: {
            /**
             * Format: int32
             * @description The seat on turn.
             */
            seat: number;
            /** @description Everything it may play. */
            plays: components["schemas"]["LegalPlay"][];
        };
        /** @description A game as a state, sealed or as a view. */
        LegalPlaysRequest: {
            game: components["schemas"]["Game"];
        };
        /** @description The game after a play. `score` is there when the round is over, and of a sealed game the `seed`, so that the deal can be checked. */
        PlayedGame: {
            game: components["schemas"]["Game"];
            /** @description What happened, oldest first. */
            events: components["schemas"]["GameEvent"][];
            score?: components["schemas"]["RoundScore"];
            seed?: components["schemas"]["Seed"];
        };
        /** @description The settlement of a round, line by line, and where the match stands. */
        RoundScore: {
            /** @description One for each scoring item, then the sweeps, then the bonus if there is any. */
            lines: components["schemas"]["ScoreLine"][];
            /** @description The sides, in order. */
            sides: components["schemas"]["RoundScoreSide"][];
            /** @description The match is decided. */
            matchOver: boolean;
            /**
             * Format: int32
             * @description The side that has won; absent: nobody yet, or drawn.
             */
            winner?: number;
            /** @description The match goes on although the target is reached. */
            overtime: boolean;
        };
        /** @description One line of the settlement: a scoring item, the sweeps, or the bonus. */
        ScoreLine: {
            /** @description Which line it is: `sweeps`, `bonus`, or the key of a scoring item of the rules, as `cards`, `coins`, `settebello`, `primiera`, `napola`. */
            key: string;
            item?: components["schemas"]["ScoringItem"];
            names: components["schemas"]["Names"];
            /** @description The sides, in order. */
            sides: components["schemas"]["ScoreLineSide"][];
        };
        /** @description A text in German, Italian and English. */
        Names: {
            /** @description German. */
            de: string;
            /** @description Italian. */
            it: string;
            /** @description English. */
            en: string;
        };
        /** @description What one side has in one line of the settlement. */
        ScoreLineSide: {
            /**
             * Format: int32
             * @description The side.
             */
            side: number;
            /**
             * Format: int32
             * @description The figure that a player can check: cards or coins taken, the primiera sum or 0, sevens, the length of a run, the number of sweeps; of a card or a set 0 or 1.
             */
            value: number;
            /**
             * Format: int32
             * @description What it scores for that.
             */
            points: number;
            /** @description The cards that make it. */
            cards?: components["schemas"]["Card"][];
        };
        /** @description The sum of one side. */
        RoundScoreSide: {
            /**
             * Format: int32
             * @description The side.
             */
            side: number;
            /**
             * Format: int32
             * @description Its points of this round.
             */
            roundPoints: number;
            /**
             * Format: int32
             * @description Its points of the match, this round included.
             */
            matchPoints: number;
        };
        /** @description A game as a state or sealed, and the play of the seat on turn. */
        PlayRequest: {
            game: components["schemas"]["Game"];
            play: components["schemas"]["Play"];
        };
        /** @description One turn: a card of the hand, and what it takes. */
        Play: {
            card: components["schemas"]["Card"];
            captured?: components["schemas"]["CapturedCards"];
        };
        /** @description The table cards that a card takes, in any order; empty: it is laid. Left out: whatever its only legal play takes. */
        CapturedCards: components["schemas"]["Card"][];
        /** @description The play that the computer chose. `game`, `events`, `score` and `seed` are there when it was made, as in a played game. */
        AiPlay: {
            play: components["schemas"]["Play"];
            /** @description The level that really answered. */
            level: string;
            /**
             * Format: int32
             * @description Positions looked at.
             */
            nodes?: number;
            /** @description Every legal play, best first. */
            candidates?: components["schemas"]["Candidate"][];
            game?: components["schemas"]["Game"];
            /** @description What happened, oldest first. */
            events?: components["schemas"]["GameEvent"][];
            score?: components["schemas"]["RoundScore"];
            seed?: components["schemas"]["Seed"];
        };
        /** @description A play as the computer judges it. */
        Candidate: {
            play: components["schemas"]["Play"];
            /**
             * Format: double
             * @description Expected point difference for the side at the end of the round.
             */
            points: number;
            reason: components["schemas"]["Reason"];
        };
        /** @description Why a play is good, for words. */
        Reason: {
            /** @description The main cause of the choice. */
            kind: string;
            /** @description The cards it is about. */
            cards?: components["schemas"]["Card"][];
            /**
             * Format: double
             * @description The points it is about.
             */
            points?: number;
        };
        /** @description A game as a state, sealed or as a view. Level and seed have no effect on a seat of a sealed game that is not its viewer. */
        AiPlayRequest: {
            game: components["schemas"]["Game"];
            level?: components["schemas"]["Level"];
            seed?: components["schemas"]["Seed"];
            /** @description Make the play too; not with a view alone. */
            apply?: boolean;
        };
        /** @description Either a game whose round is over, as a state or sealed, or the rules with the piles of the sides. */
        ScoreRequest: {
            game?: components["schemas"]["Game"];
            rules?: components["schemas"]["RulesChoice"];
            /** @description The sides, in order; taken literally, also when cards are missing. */
            sides?: components["schemas"]["ScoreSide"][];
            /** @description The leaders were level at or over the target before. */
            overtime?: boolean;
        };
        /** @description What one side has at the end of a round. */
        ScoreSide: {
            /** @description The cards taken. */
            pile: components["schemas"]["Card"][];
            /**
             * Format: int32
             * @description How many sweeps were made.
             */
            sweepCount?: number;
            /**
             * Format: int32
             * @description Points of this round won outside plays: declarations, and the bonus of the dealer.
             */
            bonus?: number;
            /**
             * Format: int32
             * @description Match points before this round.
             */
            score?: number;
        };
        /** @description A game whose round is over, as a state or sealed. */
        NextRoundRequest: {
            game: components["schemas"]["Game"];
            seed?: components["schemas"]["Seed"];
            /** @description The pack from the top, instead of a seed. */
            deckOrder?: components["schemas"]["Card"][];
        };
        /** @description What that party may know. */
        ViewAnswer: {
            view: components["schemas"]["GameView"];
        };
        /** @description A game as a state or sealed, and who looks at it. */
        ViewRequest: {
            game: components["schemas"]["Game"];
            /**
             * Format: int32
             * @description Whose view; absent: that of a spectator.
             */
            seat?: number;
        };
        /** @description A deal and the plays that were made; exactly one of seed and deckOrder. */
        ReplayRequest: {
            rules: components["schemas"]["RulesChoice"];
            /**
             * Format: int32
             * @description The seat of the dealer.
             */
            dealer: number;
            seed?: components["schemas"]["Seed"];
            /** @description The pack from the top, instead of a seed. */
            deckOrder?: components["schemas"]["Card"][];
            /** @description Match points of each side before. */
            scores?: number[];
            /**
             * Format: int32
             * @description The number of the round, from 1.
             */
            round?: number;
            /** @description The leaders were level at or over the target before. */
            overtime?: boolean;
            /** @description The plays, oldest first. */
            plays: components["schemas"]["Play"][];
        };
        /** @description The match, and the seat that is yours in it. */
        SeatedMatch: {
            match: components["schemas"]["Match"];
            /**
             * Format: int32
             * @description Your seat.
             */
            seat: number;
            /** @description Proves that the seat is yours: send it as `Authorization: Bearer …`. It is told only here; keep it, and never put it into a URL. */
            seatToken: string;
            /** @description Lets others take the vacant seats. Give it on in the fragment of a link (`#invite=…`), which is sent to no server. */
            invite?: string;
        };
        /** @description A live match as one party may see it. `view` is that of the caller, absent while waiting; `score` is there between rounds and at the end. `commitment` is that of the round being played; while waiting and between rounds that of the next one. */
        Match: {
            /** @description The id of the match. */
            matchId: string;
            /** @description `waiting` for people, `playing`, `between-rounds` until all are ready, `finished`. */
            status: string;
            rules: components["schemas"]["RulesChoice"];
            /** @description The seats, in order. */
            seats: components["schemas"]["MatchSeat"][];
            view?: components["schemas"]["GameView"];
            score?: components["schemas"]["RoundScore"];
            /**
             * Format: int32
             * @description Counts plays and deals: what a play is made against.
             */
            version: number;
            /**
             * Format: int32
             * @description The number of the newest entry in the log of events.
             */
            seq: number;
            commitment?: components["schemas"]["Commitment"];
            /**
             * Format: date-time
             * @description Until when the seat on turn must have played, or between rounds all must be ready.
             */
            deadline?: string;
            /** @description The id of the match. */
            rematchId?: string;
        };
        /** @description A seat of a match. */
        MatchSeat: {
            /**
             * Format: int32
             * @description Seats are numbered clockwise from 0, seen from above.
             */
            seat: number;
            /**
             * Format: int32
             * @description The side that the seat scores for.
             */
            side: number;
            /** @description Who sits there: a person, nobody yet, or the computer (also in the place of a person who has left). */
            kind: string;
            /** @description What the person wants to be called; shown to everybody. Without control characters. */
            name?: string;
            /** @description How well the computer plays there. */
            level?: string;
            /** @description A socket of the seat is open. */
            connected: boolean;
            /** @description Between rounds: ready for the next one. */
            ready: boolean;
        };
        /** @description What to play, and with whom. */
        CreateMatchRequest: {
            rules: components["schemas"]["RulesChoice"];
            /** @description As many as the rules have players, in order. */
            seats: components["schemas"]["NewSeat"][];
            clock?: components["schemas"]["MatchClock"];
            entropy?: components["schemas"]["Entropy"];
        };
        /** @description Who is to sit there: `human` (you, exactly once), `vacant` (for whoever has the invitation) or `computer`. */
        NewSeat: {
            /** @description Who sits there: a person, nobody yet, or the computer (also in the place of a person who has left). */
            kind: string;
            /** @description What the person wants to be called; shown to everybody. Without control characters. */
            name?: string;
            level?: components["schemas"]["Level"];
        };
        /** @description The turn clock. */
        MatchClock: {
            /**
             * Format: int32
             * @description How long a seat may take for a play; then the computer plays for it.
             */
            secondsPerPlay: number;
        };
        /** @description Up to 32 bytes of your own as hexadecimal digits, mixed into the seed of the next deal after it has been committed to: then nobody can have chosen the cards. */
        Entropy: string;
        /** @description The invitation, and which seat. */
        JoinMatchRequest: {
            /** @description Lets others take the vacant seats. Give it on in the fragment of a link (`#invite=…`), which is sent to no server. */
            invite: string;
            /**
             * Format: int32
             * @description Which vacant seat; absent: the first.
             */
            seat?: number;
            /** @description What the person wants to be called; shown to everybody. Without control characters. */
            name?: string;
            entropy?: components["schemas"]["Entropy"];
        };
        /** @description The match after it. */
        MatchAnswer: {
            match: components["schemas"]["Match"];
        };
        /** @description Gives the seat to the computer. */
        SetSeatRequest: {
            /** @description Who takes the seat. */
            kind: string;
            level?: components["schemas"]["Level"];
        };
        /** @description The match after the play and the answers of computer seats, and what happened. `score` when the round is over. */
        PlayedMatch: {
            match: components["schemas"]["Match"];
            /** @description What happened, oldest first. */
            events: components["schemas"]["GameEvent"][];
            score?: components["schemas"]["RoundScore"];
        };
        /** @description The play of the caller’s seat. */
        MatchPlayRequest: {
            play: components["schemas"]["Play"];
        };
        /** @description Nothing, or what is to be mixed into the seed of the deal. */
        ReadyRequest: {
            entropy?: components["schemas"]["Entropy"];
        };
        /** @description A part of the log. When its last entry is not `seq`, ask on with `after`. */
        MatchEventList: {
            /** @description Oldest first. */
            events: components["schemas"]["MatchEvent"][];
            /**
             * Format: int32
             * @description The number of the newest entry in the log of events.
             */
            seq: number;
        };
        /** @description An entry of the log of a match. */
        MatchEvent: {
            /**
             * Format: int32
             * @description Entries are numbered from 1 without a gap.
             */
            seq: number;
            /**
             * Format: int32
             * @description The version of the match after the play or deal that it belongs to.
             */
            version: number;
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
            event: components["schemas"]["GameEvent"];
        };
        /** @description The finished rounds of a match with their seeds revealed: enough to play each again and to check its deal. */
        MatchRecord: {
            /** @description The id of the match. */
            matchId: string;
            rules: components["schemas"]["RulesChoice"];
            /** @description The seats, in order. */
            seats: components["schemas"]["RecordedSeat"][];
            /** @description The rounds that are over, oldest first. */
            rounds: components["schemas"]["RecordedRound"][];
        };
        /** @description Who sat on a seat. */
        RecordedSeat: {
            /**
             * Format: int32
             * @description The seat.
             */
            seat: number;
            /** @description Who sat there at the end. */
            kind: string;
            /** @description What the person wanted to be called. */
            name?: string;
            /** @description How well the computer played there. */
            level?: string;
        };
        /** @description A round that is over. `commitment` is the SHA-256 of `seed`; `deckSeed` is the SHA-256 of `seed` and the entropies in seat order, and dealRound and replayRound deal `deckOrder` from it. */
        RecordedRound: {
            /**
             * Format: int32
             * @description The number of the round, from 1.
             */
            round: number;
            /**
             * Format: int32
             * @description The seat of the dealer.
             */
            dealer: number;
            seed: components["schemas"]["Seed"];
            /** @description What the seats added, in seat order; when none did, what the service added for seat 0. */
            entropies: components["schemas"]["SeatEntropy"][];
            commitment: components["schemas"]["Commitment"];
            deckSeed: components["schemas"]["Seed"];
            /** @description The pack that was dealt, from the top. */
            deckOrder: components["schemas"]["Card"][];
            /** @description Of each side. */
            scores: number[];
            /** @description The leaders were level at or over the target before. */
            overtime: boolean;
            /** @description The plays, oldest first. */
            plays: components["schemas"]["RecordedPlay"][];
            score?: components["schemas"]["RoundScore"];
        };
        /** @description What a seat added to the seed of a deal. */
        SeatEntropy: {
            /**
             * Format: int32
             * @description The seat.
             */
            seat: number;
            entropy: components["schemas"]["Entropy"];
        };
        /** @description A play that was made. */
        RecordedPlay: {
            /**
             * Format: int32
             * @description Who played.
             */
            seat: number;
            card: components["schemas"]["Card"];
            /** @description What it took; empty: the card was laid. */
            captured: components["schemas"]["Card"][];
            /** @description The person on the seat, a computer that sits there, or the clock in the place of the person. */
            by: string;
        };
        /** @description What a card can do. */
        CaptureList: {
            /** @description Every set that the card may take. */
            captures: components["schemas"]["Capture"][];
            /** @description The card may be laid. */
            mayLay: boolean;
            /** @description The card may be played at all. */
            mayPlay: boolean;
        };
        /** @description One set of cards that may be taken. */
        Capture: {
            /** @description The table cards that are taken. */
            cards: components["schemas"]["Card"][];
            /** @description It would score a sweep. */
            sweep: boolean;
        };
        /** @description A table and a card. */
        CapturesRequest: {
            rules: components["schemas"]["RulesChoice"];
            /** @description The cards on the table. */
            table: components["schemas"]["Card"][];
            card: components["schemas"]["Card"];
            /** @description It is the first play of the round. */
            firstPlay?: boolean;
            /** @description It is the last play of the round. */
            lastPlay?: boolean;
        };
        /** @description All variants. */
        VariantList: {
            /** @description The variants. */
            variants: components["schemas"]["VariantSummary"][];
        };
        /** @description A variant in a list. */
        VariantSummary: {
            /** @description The id of the variant. */
            variant: string;
            names: components["schemas"]["Names"];
            summary: components["schemas"]["Names"];
            /** @description The deck it is played with. */
            deck: string;
            /** @description For how many players it is, the usual number first. */
            players: number[];
        };
        /** @description A variant with everything about it. */
        Variant: {
            /** @description The id of the variant. */
            variant: string;
            names: components["schemas"]["Names"];
            summary: components["schemas"]["Names"];
            /** @description The deck it is played with. */
            deck: string;
            /** @description Each player count with its complete rules, the usual one first. */
            tables: components["schemas"]["VariantTable"][];
            /** @description The house rules that fit. */
            extras: components["schemas"]["Extra"][];
        };
        /** @description How a variant is played by so many. */
        VariantTable: {
            /**
             * Format: int32
             * @description How many play.
             */
            players: number;
            rules: components["schemas"]["Rules"];
        };
        /** @description A house rule that can be added. */
        Extra: {
            /** @description The id of the extra, for `RulesChoice.extras`. */
            extra: string;
            names: components["schemas"]["Names"];
            summary: components["schemas"]["Names"];
        };
        /** @description The cards of a deck, with their values and names. */
        Deck: {
            /** @description Which deck this is. */
            deck: string;
            /** @description Every card once, by suit (coins, cups, clubs, swords) and then by rank: the order from which a seed shuffles. */
            cards: components["schemas"]["DeckCard"][];
        };
        /** @description One card of a deck. */
        DeckCard: {
            card: components["schemas"]["Card"];
            rank: components["schemas"]["Rank"];
            suit: components["schemas"]["Suit"];
            /** @description What the card counts when it takes or is taken; the ace of a Skat deck counts 1 or 11, chosen anew each time. */
            values: number[];
            /**
             * Format: int32
             * @description What the card counts in the usual primiera.
             */
            primiera?: number;
            names: components["schemas"]["Names"];
        };
        /** @description The choice with players and target filled in, the complete rules, and the same in words. */
        ResolvedRules: {
            rules: components["schemas"]["RulesChoice"];
            resolved: components["schemas"]["Rules"];
            sheet: components["schemas"]["RuleSheet"];
        };
        /** @description The rules of this game in plain words, made from the same data that it is played by. */
        RuleSheet: {
            /** @description The rules in German, a sentence each. */
            de: string[];
            /** @description The rules in Italian, a sentence each. */
            it: string[];
            /** @description The rules in English, a sentence each. */
            en: string[];
        };
        /** @description Which rules to work out. */
        RulesRequest: {
            rules: components["schemas"]["RulesChoice"];
        };
        /** @description That the service is there. */
        Health: {
            /** @description How the service is. */
            status: string;
            /** @description The version of the service. */
            version: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Under which the request is found in the log of the service. */
        "X-Request-Id": string;
        /** @description Pages of every origin may use the service. */
        "Access-Control-Allow-Origin": string;
        /** @description Where the match is. */
        Location: string;
        /** @description What kind of token is needed. */
        "WWW-Authenticate": string;
        /** @description After how many seconds it is worth another try. */
        "Retry-After": number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    dealRound: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 64 KiB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DealRequest"];
            };
        };
        responses: {
            /** @description The round, ready for its first play. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealtGame"];
                };
            };
            /** @description `malformed-json`: The body is not JSON. `invalid-request`: The body does not fit its schema; see errors. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: A body has at most 65536 bytes. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The content type must be application/json. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-variant`: There is no such variant. `rules-impossible`: These rules cannot be played. `invalid-state`: The cards, seats or sides do not make a game. `redeal-required`: By these rules this pack would be shuffled and dealt again. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong here. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: This cannot be done at the moment. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other problem, in the same shape. */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listLegalPlays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 64 KiB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LegalPlaysRequest"];
            };
        };
        responses: {
            /** @description The seat on turn and its plays. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalPlayList"];
                };
            };
            /** @description `malformed-json`: The body is not JSON. `invalid-request`: The body does not fit its schema; see errors. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-your-turn`: It is the turn of another seat. `round-over`: The round is over. `match-over`: The match is over. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: A body has at most 65536 bytes. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The content type must be application/json. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-plays`: The position has more than 1000 legal plays. `unknown-variant`: There is no such variant. `rules-impossible`: These rules cannot be played. `invalid-state`: The cards, seats or sides do not make a game. `invalid-token`: The sealed game cannot be opened. `game-source`: The game must come in exactly one form that this operation takes. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong here. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other problem, in the same shape. */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    applyPlay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 64 KiB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayRequest"];
            };
        };
        responses: {
            /** @description The game after the play. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayedGame"];
                };
            };
            /** @description `malformed-json`: The body is not JSON. `invalid-request`: The body does not fit its schema; see errors. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-your-turn`: It is the turn of another seat. `round-over`: The round is over. `match-over`: The match is over. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: A body has at most 65536 bytes. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The content type must be application/json. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-plays`: The position has more than 1000 legal plays. `illegal-play`: The rules do not allow this play; see legalPlays. `ambiguous-play`: The card can be played in several ways; see legalPlays. `unknown-variant`: There is no such variant. `rules-impossible`: These rules cannot be played. `invalid-state`: The cards, seats or sides do not make a game. `invalid-token`: The sealed game cannot be opened. `game-source`: The game must come in exactly one form that this operation takes. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong here. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: This cannot be done at the moment. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other problem, in the same shape. */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chooseAiPlay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 64 KiB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AiPlayRequest"];
            };
        };
        responses: {
            /** @description The play, why it was chosen, and when it was made the game after it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AiPlay"];
                };
            };
            /** @description `malformed-json`: The body is not JSON. `invalid-request`: The body does not fit its schema; see errors. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-your-turn`: It is the turn of another seat. `round-over`: The round is over. `match-over`: The match is over. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: A body has at most 65536 bytes. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The content type must be application/json. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-plays`: The position has more than 1000 legal plays. `unknown-variant`: There is no such variant. `rules-impossible`: These rules cannot be played. `invalid-state`: The cards, seats or sides do not make a game. `invalid-token`: The sealed game cannot be opened. `game-source`: The game must come in exactly one form that this operation takes. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: These were too many requests; wait as Retry-After says. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong here. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: This cannot be done at the moment. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other problem, in the same shape. */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    scoreRound: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 64 KiB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScoreRequest"];
            };
        };
        responses: {
            /** @description The settlement. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoundScore"];
                };
            };
            /** @description `malformed-json`: The body is not JSON. `invalid-request`: The body does not fit its schema; see errors. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `round-not-over`: The round is not over. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: A body has at most 65536 bytes. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The content type must be application/json. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-variant`: There is no such variant. `rules-impossible`: These rules cannot be played. `invalid-state`: The cards, seats or sides do not make a game. `invalid-token`: The sealed game cannot be opened. `game-source`: The game must come in exactly one form that this operation takes. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong here. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other problem, in the same shape. */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    dealNextRound: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 64 KiB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NextRoundRequest"];
            };
        };
        responses: {
            /** @description The next round, ready for its first play. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealtGame"];
                };
            };
            /** @description `malformed-json`: The body is not JSON. `invalid-request`: The body does not fit its schema; see errors. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `round-not-over`: The round is not over. `match-over`: The match is over. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: A body has at most 65536 bytes. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The content type must be application/json. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-variant`: There is no such variant. `rules-impossible`: These rules cannot be played. `invalid-state`: The cards, seats or sides do not make a game. `invalid-token`: The sealed game cannot be opened. `game-source`: The game must come in exactly one form that this operation takes. `redeal-required`: By these rules this pack would be shuffled and dealt again. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong here. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: This cannot be done at the moment. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other problem, in the same shape. */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    viewAsSeat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 64 KiB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ViewRequest"];
            };
        };
        responses: {
            /** @description The view. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewAnswer"];
                };
            };
            /** @description `malformed-json`: The body is not JSON. `invalid-request`: The body does not fit its schema; see errors. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-your-turn`: It is the turn of another seat. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: A body has at most 65536 bytes. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The content type must be application/json. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-variant`: There is no such variant. `rules-impossible`: These rules cannot be played. `invalid-state`: The cards, seats or sides do not make a game. `invalid-token`: The sealed game cannot be opened. `game-source`: The game must come in exactly one form that this operation takes. `too-many-plays`: The position has more than 1000 legal plays. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong here. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other problem, in the same shape. */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replayRound: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 64 KiB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplayRequest"];
            };
        };
        responses: {
            /** @description The position after the plays, with all events. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayedGame"];
                };
            };
            /** @description `malformed-json`: The body is not JSON. `invalid-request`: The body does not fit its schema; see errors. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `round-over`: The round is over. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: A body has at most 65536 bytes. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The content type must be application/json. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `illegal-play`: The rules do not allow this play; see legalPlays. `ambiguous-play`: The card can be played in several ways; see legalPlays. `unknown-variant`: There is no such variant. `rules-impossible`: These rules cannot be played. `invalid-state`: The cards, seats or sides do not make a game. `redeal-required`: By these rules this pack would be shuffled and dealt again. `too-many-plays`: The position has more than 1000 legal plays. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong here. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other problem, in the same shape. */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createMatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, best at random: the same request with the same key is carried out once and gets the same answer. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 64 KiB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMatchRequest"];
            };
        };
        responses: {
            /** @description The match, the token of your seat, and the invitation for the others. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatedMatch"];
                };
            };
            /** @description `malformed-json`: The body is not JSON. `invalid-request`: The body does not fit its schema; see errors. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: A body has at most 65536 bytes. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The content type must be application/json. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-variant`: There is no such variant. `rules-impossible`: These rules cannot be played. `key-reused`: This idempotency key came with another request before. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: These were too many requests; wait as Retry-After says. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong here. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: This cannot be done at the moment. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other problem, in the same shape. */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    joinMatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, best at random: the same request with the same key is carried out once and gets the same answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description The id of the match. */
                matchId: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 64 KiB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinMatchRequest"];
            };
        };
        responses: {
            /** @description The match, and the token of your seat. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatedMatch"];
                };
            };
            /** @description `malformed-json`: The body is not JSON. `invalid-request`: The body does not fit its schema; see errors. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not for you to do in this match. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-match`: There is no such match, or none any more. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `seat-taken`: The seat is taken. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: A body has at most 65536 bytes. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The content type must be application/json. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-state`: The cards, seats or sides do not make a game. `key-reused`: This idempotency key came with another request before. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: These were too many requests; wait as Retry-After says. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong here. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: This cannot be done at the moment. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other problem, in the same shape. */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setSeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the match. */
                matchId: string;
                /** @description The seat. */
                seat: number;
            };
            cookie?: never;
        };
        /** @description JSON of at most 64 KiB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetSeatRequest"];
            };
        };
        responses: {
            /** @description The match after it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchAnswer"];
                };
            };
            /** @description `malformed-json`: The body is not JSON. `invalid-request`: The body does not fit its schema; see errors. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: This needs the token of a seat of this match. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not for you to do in this match. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-match`: There is no such match, or none any more. `not-found`: There is nothing under this path. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `seat-taken`: The seat is taken. `match-over`: The match is over. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: A body has at most 65536 bytes. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The content type must be application/json. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: These were too many requests; wait as Retry-After says. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong here. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: This cannot be done at the moment. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other problem, in the same shape. */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    leaveSeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the match. */
                matchId: string;
                /** @description The seat. */
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The match after it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchAnswer"];
                };
            };
            /** @description `unauthorized`: This needs the token of a seat of this match. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not for you to do in this match. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-match`: There is no such match, or none any more. `not-found`: There is nothing under this path. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `match-over`: The match is over. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: These were too many requests; wait as Retry-After says. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong here. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: This cannot be done at the moment. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other problem, in the same shape. */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reclaimSeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the match. */
                matchId: string;
                /** @description The seat. */
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The match after it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchAnswer"];
                };
            };
            /** @description `unauthorized`: This needs the token of a seat of this match. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not for you to do in this match. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-match`: There is no such match, or none any more. `not-found`: There is nothing under this path. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `match-over`: The match is over. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: These were too many requests; wait as Retry-After says. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong here. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: This cannot be done at the moment. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other problem, in the same shape. */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the match. */
                matchId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The match. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Match"];
                };
            };
            /** @description `unauthorized`: This needs the token of a seat of this match. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-match`: There is no such match, or none any more. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: These were too many requests; wait as Retry-After says. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong here. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: This cannot be done at the moment. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other problem, in the same shape. */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    submitPlay: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, best at random: the same request with the same key is carried out once and gets the same answer. */
                "idempotency-key"?: string;
                /** @description The version that the play is made against, as the `ETag` of the match or `"version"`. */
                "if-match"?: string;
            };
            path: {
                /** @description The id of the match. */
                matchId: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 64 KiB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MatchPlayRequest"];
            };
        };
        responses: {
            /** @description The match after the play and the answers of the computer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayedMatch"];
                };
            };
            /** @description `malformed-json`: The body is not JSON. `invalid-request`: The body does not fit its schema; see errors. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: This needs the token of a seat of this match. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-match`: There is no such match, or none any more. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-your-turn`: It is the turn of another seat. `match-waiting`: The match has not begun: seats are vacant. `round-over`: The round is over. `match-over`: The match is over. `seat-taken`: The seat is taken. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `stale-version`: The match has moved on: If-Match names another version than the present one. */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: A body has at most 65536 bytes. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The content type must be application/json. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `illegal-play`: The rules do not allow this play; see legalPlays. `ambiguous-play`: The card can be played in several ways; see legalPlays. `invalid-state`: The cards, seats or sides do not make a game. `too-many-plays`: The position has more than 1000 legal plays. `key-reused`: This idempotency key came with another request before. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `version-required`: If-Match must name the version that the play is made against. */
            428: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: These were too many requests; wait as Retry-After says. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong here. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: This cannot be done at the moment. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other problem, in the same shape. */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readyForNext: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the match. */
                matchId: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 64 KiB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadyRequest"];
            };
        };
        responses: {
            /** @description The match after it: dealt, if you were the last. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchAnswer"];
                };
            };
            /** @description `malformed-json`: The body is not JSON. `invalid-request`: The body does not fit its schema; see errors. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: This needs the token of a seat of this match. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-match`: There is no such match, or none any more. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `match-waiting`: The match has not begun: seats are vacant. `round-not-over`: The round is not over. `match-over`: The match is over. `seat-taken`: The seat is taken. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: A body has at most 65536 bytes. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The content type must be application/json. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: These were too many requests; wait as Retry-After says. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong here. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: This cannot be done at the moment. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other problem, in the same shape. */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listMatchEvents: {
        parameters: {
            query?: {
                /** @description The number of the last entry that is known; absent: none. */
                after?: number;
                /** @description Most entries of the answer; absent: 1000. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The id of the match. */
                matchId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries after the given one. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchEventList"];
                };
            };
            /** @description `invalid-request`: The body does not fit its schema; see errors. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: This needs the token of a seat of this match. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-match`: There is no such match, or none any more. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: These were too many requests; wait as Retry-After says. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong here. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: This cannot be done at the moment. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other problem, in the same shape. */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rematch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the match. */
                matchId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new match. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchAnswer"];
                };
            };
            /** @description `unauthorized`: This needs the token of a seat of this match. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-match`: There is no such match, or none any more. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `round-not-over`: The round is not over. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: These were too many requests; wait as Retry-After says. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong here. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: This cannot be done at the moment. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other problem, in the same shape. */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMatchRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the match. */
                matchId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rounds that are over. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchRecord"];
                };
            };
            /** @description `unknown-match`: There is no such match, or none any more. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong here. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: This cannot be done at the moment. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other problem, in the same shape. */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    openMatchSocket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the match. */
                matchId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The socket is open. */
            101: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthorized`: This needs the token of a seat of this match. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-match`: There is no such match, or none any more. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `upgrade-required`: This is a WebSocket. */
            426: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: These were too many requests; wait as Retry-After says. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong here. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other problem, in the same shape. */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listCaptures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 64 KiB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CapturesRequest"];
            };
        };
        responses: {
            /** @description The captures, and whether the card may be laid. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptureList"];
                };
            };
            /** @description `malformed-json`: The body is not JSON. `invalid-request`: The body does not fit its schema; see errors. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: A body has at most 65536 bytes. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The content type must be application/json. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-variant`: There is no such variant. `rules-impossible`: These rules cannot be played. `invalid-state`: The cards, seats or sides do not make a game. `too-many-plays`: The position has more than 1000 legal plays. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong here. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other problem, in the same shape. */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listVariants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The variants. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VariantList"];
                };
            };
            /** @description `internal`: Something went wrong here. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other problem, in the same shape. */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getVariant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the variant. */
                variant: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The variant. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Variant"];
                };
            };
            /** @description `unknown-variant`: There is no such variant. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong here. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other problem, in the same shape. */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDeck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The deck: italian-40, french-40, numeral-40, skat-32. */
                deck: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deck. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deck"];
                };
            };
            /** @description `unknown-deck`: There is no such deck. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong here. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other problem, in the same shape. */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resolveRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 64 KiB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RulesRequest"];
            };
        };
        responses: {
            /** @description The complete rules. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResolvedRules"];
                };
            };
            /** @description `malformed-json`: The body is not JSON. `invalid-request`: The body does not fit its schema; see errors. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: A body has at most 65536 bytes. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The content type must be application/json. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-variant`: There is no such variant. `rules-impossible`: These rules cannot be played. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong here. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other problem, in the same shape. */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is there. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description `internal`: Something went wrong here. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other problem, in the same shape. */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
