// Written by `npm run generate` from openapi.yaml.

export interface paths {
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the process answers */
        get: operations["isLive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the process and its database can serve */
        get: operations["isReady"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games, the newest first
         * @description All you may know of: public ones, those you sit in, and those you are admitted to by an invitation or a link. Of several filters all must hold.
         */
        get: operations["listGames"];
        put?: never;
        /**
         * Open a table and take its first seat
         * @description What is left out: seats are drawn at the start, everybody may see and watch the game, players take as long as they like, and it starts when the table is full. Who has no account may open hot-seat games only.
         */
        post: operations["createGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One game, without its position */
        get: operations["getGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/abandonment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who votes to abandon the game */
        get: operations["listVotes"];
        /**
         * Vote to abandon the game
         * @description When all who still play do, it ends and nobody wins.
         */
        put: operations["voteToAbandon"];
        post?: never;
        /** Take your vote to abandon the game back */
        delete: operations["withdrawVote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play an action
         * @description Name what you decided upon: `If-Match` with your version of the game, or, for a sealed choice, the `decision` it belongs to.
         */
        post: operations["act"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close a table before the game begins, as its host */
        post: operations["cancelGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A finished game, whole, as a file that proves itself
         * @description All hands are open in it. Only standing orders stay sealed, but for your own.
         */
        get: operations["exportGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is invited and has not answered, for those who sit at the table */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite a user to a table, as its host
         * @description He then sees the game, and says yes by taking a seat. Who sits there or is invited already stays so.
         */
        post: operations["inviteToGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/invitations/{user}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take an invitation back, as the host */
        delete: operations["withdrawInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/invitations/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Answer your invitation with no */
        delete: operations["declineInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a link to the table, as its host; the one before ends
         * @description The service keeps only a hash of its code. Put the code behind a `#` of your link, and send it to `POST /v1/links`.
         */
        post: operations["makeLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened since a version of yours */
        get: operations["getLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All your seat may do now */
        get: operations["listOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the same table again for those who sat at it
         * @description The first who asks is its host and the others are invited; who asks later sits down at the same table.
         */
        post: operations["playAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/replacements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take over a seat whose player has resigned */
        post: operations["replacePlayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/resign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give your seat up for good
         * @description The game goes on; your seat is vacant until somebody takes it over, who then knows what it knows, but neither your standing orders nor your notes. The last one left wins.
         */
        post: operations["resign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/seats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a free seat; the last one starts the game
         * @description Also the yes to an invitation. With the code of its link one need not have seen the table before. Whoever sits there already stays where he is.
         */
        post: operations["joinGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/seats/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Get up from a table before the game begins
         * @description Where its host gets up, the table is closed and the game cancelled.
         */
        delete: operations["leaveGame"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a game whose seats are all taken, as its host */
        post: operations["startGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A message whenever there is something new for you in this game
         * @description Server-sent events. Each message bears your version as its id: send the last one back as `Last-Event-ID` and you are told at once whether you missed anything.
         */
        get: operations["streamGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The position as you may know it, now or at an earlier version */
        get: operations["getPosition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See the game whose link you were given
         * @description From now on you may see it, and sit down while there is a free seat.
         */
        post: operations["followLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/titles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All titles, with their rules */
        get: operations["listTitles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who you are */
        get: operations["getMe"];
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
        /** @description The seats that vote to abandon the game. */
        Abandonment: {
            votes: number[];
        };
        AbandonmentVotedFact: {
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "abandonment-voted";
        };
        AbandonmentWithdrawnFact: {
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "abandonment-withdrawn";
        };
        Act: {
            action: components["schemas"]["Action"];
            decision?: string;
        };
        /** @description What your action made happen. */
        Acted: {
            events: components["schemas"]["Event"][];
            position?: components["schemas"]["Position"];
            /** @description How many events of the game you have been told of. */
            version: number;
        };
        /** @description As the title of the game has it. */
        Action: components["schemas"]["DeVulgariEloquentiaAction"] | components["schemas"]["LanternFairAction"];
        /** @description An action you may send as it stands. */
        ActionOffer: {
            action: components["schemas"]["Action"];
            /** @description What it costs, by what the title calls it, such as `points`. */
            costs: {
                [key: string]: number;
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "action";
            /**
             * @description A sealed choice is sent with the `decision`, an open one with your version.
             * @enum {string}
             */
            openness: "open" | "sealed";
            /** @description The same in your language. */
            price: string | null;
            sentence: string;
        };
        /** @description A part of a section. */
        Block: components["schemas"]["TextBlock"] | components["schemas"]["TableBlock"] | components["schemas"]["PiecesBlock"];
        /** @description So many ids, each once; what they count adds up to within the bounds. */
        Choice: {
            bounds: {
                count: string;
                least?: number;
                most?: number;
                name: string;
            }[];
            /** @description The list of the action that is to be filled. */
            field: string;
            from: {
                counts: {
                    [key: string]: number;
                };
                id: string;
                name: string;
            }[];
            least: number;
            most: number;
            /** @description What that list holds, in your language. */
            name: string;
        };
        Credentials: {
            name: string;
            password: string;
        };
        DeVulgariEloquentiaAction: components["schemas"]["DeVulgariEloquentiaStartAtAction"] | components["schemas"]["DeVulgariEloquentiaAskAlmsAction"] | components["schemas"]["DeVulgariEloquentiaMoveAction"] | components["schemas"]["DeVulgariEloquentiaClaimEventAction"] | components["schemas"]["DeVulgariEloquentiaTakeValueAction"] | components["schemas"]["DeVulgariEloquentiaStudyAtBolognaAction"] | components["schemas"]["DeVulgariEloquentiaBecomeFriarAction"] | components["schemas"]["DeVulgariEloquentiaBecomeCardinalAction"] | components["schemas"]["DeVulgariEloquentiaConvertGreensAction"] | components["schemas"]["DeVulgariEloquentiaTakeManuscriptAction"] | components["schemas"]["DeVulgariEloquentiaTakeCubesAction"] | components["schemas"]["DeVulgariEloquentiaStudySalterioAction"] | components["schemas"]["DeVulgariEloquentiaDoBusinessAction"] | components["schemas"]["DeVulgariEloquentiaAdvanceAction"] | components["schemas"]["DeVulgariEloquentiaLookInLibraryAction"] | components["schemas"]["DeVulgariEloquentiaKeepTileAction"] | components["schemas"]["DeVulgariEloquentiaDenounceAction"] | components["schemas"]["DeVulgariEloquentiaSummonAction"] | components["schemas"]["DeVulgariEloquentiaAnswerSummonsAction"] | components["schemas"]["DeVulgariEloquentiaBidAction"] | components["schemas"]["DeVulgariEloquentiaPassAction"] | components["schemas"]["DeVulgariEloquentiaPayVotesAction"] | components["schemas"]["DeVulgariEloquentiaEndTurnAction"] | components["schemas"]["DeVulgariEloquentiaDeclareAction"];
        /** @description Advance along a track. */
        DeVulgariEloquentiaAdvanceAction: {
            spaces: number;
            /** @enum {string} */
            track: "riddle" | "messenger" | "orient" | "canticle" | "library" | "rest";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "advance";
        };
        DeVulgariEloquentiaAlmsGivenFact: {
            fromBank: number;
            given: number;
            giver: number | null;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "alms-given";
        };
        /** @description Come to Brindisi and to the auction, or stay. */
        DeVulgariEloquentiaAnswerSummonsAction: {
            /** @enum {string} */
            answer: "come" | "stay";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "answer-summons";
        };
        /** @description Choose which of the richest Merchants gives you alms. */
        DeVulgariEloquentiaAskAlmsAction: {
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ask-alms";
        };
        DeVulgariEloquentiaAuctionOpenedFact: {
            bidders: number[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "auction-opened";
        };
        DeVulgariEloquentiaAuctionWonFact: {
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "auction-won";
            votes: number;
        };
        /** @description In a cathedral, become a Cardinal. */
        DeVulgariEloquentiaBecomeCardinalAction: {
            cardinal: string;
            /** @enum {string} */
            discard: "red" | "black" | "virtual";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "become-cardinal";
        };
        /** @description In a convent, become a Friar. */
        DeVulgariEloquentiaBecomeFriarAction: {
            friar: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "become-friar";
        };
        /** @description Bid votes for Stupor Mundi. */
        DeVulgariEloquentiaBidAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bid";
            votes: number;
        };
        DeVulgariEloquentiaBidderPassedFact: {
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bidder-passed";
        };
        DeVulgariEloquentiaBidMadeFact: {
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bid-made";
            votes: number;
        };
        DeVulgariEloquentiaBolognaVisitedFact: {
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bologna-visited";
            zone: string;
        };
        DeVulgariEloquentiaBusinessDoneFact: {
            ducats: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "business-done";
        };
        DeVulgariEloquentiaCanticleTilesDealtFact: {
            cities: {
                tile: string;
                zone: string;
            }[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "canticle-tiles-dealt";
        };
        DeVulgariEloquentiaCardinalChosenFact: {
            cardinal: string;
            ducats: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cardinal-chosen";
        };
        DeVulgariEloquentiaCharityBegunFact: {
            givers: number[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "charity-begun";
        };
        DeVulgariEloquentiaCityChosenFact: {
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "city-chosen";
            zone: string;
        };
        /** @description Take what the event tile of your city gives. */
        DeVulgariEloquentiaClaimEventAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "claim-event";
        };
        /** @description In an abbey, turn all Amanuenses before your screen into one or other. */
        DeVulgariEloquentiaConvertGreensAction: {
            /** @enum {string} */
            into: "knowledge" | "points";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "convert-greens";
        };
        DeVulgariEloquentiaCubesDealtFact: {
            turns: string[][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cubes-dealt";
        };
        DeVulgariEloquentiaCubesLaidOutFact: {
            cubes: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cubes-laid-out";
        };
        DeVulgariEloquentiaCubesReturnedFact: {
            from: number | null;
            spaces: {
                cubes: string[];
                turn: number;
            }[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cubes-returned";
        };
        DeVulgariEloquentiaCubesTakenFact: {
            /** @enum {string} */
            colour: "red" | "black" | "yellow" | "green";
            cubes: string[];
            ducats: number;
            points: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cubes-taken";
        };
        DeVulgariEloquentiaDeclarationsOpenedFact: {
            statuses: ("nothing" | "banker" | "monk" | "camerlengo" | "pope")[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "declarations-opened";
        };
        /** @description Declare in secret what you seek at the election. */
        DeVulgariEloquentiaDeclareAction: {
            /** @enum {string} */
            status: "nothing" | "banker" | "monk" | "camerlengo" | "pope";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "declare";
        };
        /** @description As Cardinal Shlasinger, once: another’s knowledge goes back. */
        DeVulgariEloquentiaDenounceAction: {
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "denounce";
        };
        DeVulgariEloquentiaDiscAdvancedFact: {
            seat: number;
            spaces: number;
            to: number;
            /** @enum {string} */
            track: "riddle" | "messenger" | "orient" | "canticle" | "library" | "rest";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "disc-advanced";
            withVirtualCube: boolean;
        };
        /** @description Do small business. */
        DeVulgariEloquentiaDoBusinessAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "do-business";
        };
        DeVulgariEloquentiaDucatsRefundedFact: {
            ducats: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ducats-refunded";
        };
        DeVulgariEloquentiaElectionBegunFact: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "election-begun";
        };
        /** @description End your turn. */
        DeVulgariEloquentiaEndTurnAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "end-turn";
        };
        DeVulgariEloquentiaEventClaimedFact: {
            ducats: number;
            event: string;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "event-claimed";
        };
        DeVulgariEloquentiaEventPlacedFact: {
            event: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "event-placed";
        };
        DeVulgariEloquentiaEventsLaidFact: {
            events: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "events-laid";
        };
        DeVulgariEloquentiaFact: components["schemas"]["DeVulgariEloquentiaEventsLaidFact"] | components["schemas"]["DeVulgariEloquentiaCubesDealtFact"] | components["schemas"]["DeVulgariEloquentiaCanticleTilesDealtFact"] | components["schemas"]["DeVulgariEloquentiaPapalTilesShuffledFact"] | components["schemas"]["DeVulgariEloquentiaManuscriptsShuffledFact"] | components["schemas"]["DeVulgariEloquentiaManuscriptsRevealedFact"] | components["schemas"]["DeVulgariEloquentiaLibraryShuffledFact"] | components["schemas"]["DeVulgariEloquentiaOrderDrawnFact"] | components["schemas"]["DeVulgariEloquentiaCityChosenFact"] | components["schemas"]["DeVulgariEloquentiaTurnBegunFact"] | components["schemas"]["DeVulgariEloquentiaPapalTileRevealedFact"] | components["schemas"]["DeVulgariEloquentiaPawnsCalledToRomaFact"] | components["schemas"]["DeVulgariEloquentiaEventPlacedFact"] | components["schemas"]["DeVulgariEloquentiaCubesReturnedFact"] | components["schemas"]["DeVulgariEloquentiaCubesLaidOutFact"] | components["schemas"]["DeVulgariEloquentiaCharityBegunFact"] | components["schemas"]["DeVulgariEloquentiaAlmsGivenFact"] | components["schemas"]["DeVulgariEloquentiaOrderSetFact"] | components["schemas"]["DeVulgariEloquentiaPlayerBeganFact"] | components["schemas"]["DeVulgariEloquentiaPlayerEndedFact"] | components["schemas"]["DeVulgariEloquentiaPawnMovedFact"] | components["schemas"]["DeVulgariEloquentiaEventClaimedFact"] | components["schemas"]["DeVulgariEloquentiaValueTakenFact"] | components["schemas"]["DeVulgariEloquentiaBolognaVisitedFact"] | components["schemas"]["DeVulgariEloquentiaFriarChosenFact"] | components["schemas"]["DeVulgariEloquentiaCardinalChosenFact"] | components["schemas"]["DeVulgariEloquentiaDucatsRefundedFact"] | components["schemas"]["DeVulgariEloquentiaGreensConvertedFact"] | components["schemas"]["DeVulgariEloquentiaKnowledgeMovedFact"] | components["schemas"]["DeVulgariEloquentiaManuscriptTakenFact"] | components["schemas"]["DeVulgariEloquentiaLinguaVolgareOfferedFact"] | components["schemas"]["DeVulgariEloquentiaCubesTakenFact"] | components["schemas"]["DeVulgariEloquentiaNoblemenSoldFact"] | components["schemas"]["DeVulgariEloquentiaSalterioStudiedFact"] | components["schemas"]["DeVulgariEloquentiaBusinessDoneFact"] | components["schemas"]["DeVulgariEloquentiaDiscAdvancedFact"] | components["schemas"]["DeVulgariEloquentiaMessengerPaidFact"] | components["schemas"]["DeVulgariEloquentiaLibraryOpenedFact"] | components["schemas"]["DeVulgariEloquentiaLibrarySeenFact"] | components["schemas"]["DeVulgariEloquentiaLibraryTileKeptFact"] | components["schemas"]["DeVulgariEloquentiaPlayerDenouncedFact"] | components["schemas"]["DeVulgariEloquentiaSummonsCalledFact"] | components["schemas"]["DeVulgariEloquentiaSummonsAnsweredFact"] | components["schemas"]["DeVulgariEloquentiaAuctionOpenedFact"] | components["schemas"]["DeVulgariEloquentiaBidMadeFact"] | components["schemas"]["DeVulgariEloquentiaBidderPassedFact"] | components["schemas"]["DeVulgariEloquentiaAuctionWonFact"] | components["schemas"]["DeVulgariEloquentiaVotesPaidFact"] | components["schemas"]["DeVulgariEloquentiaStuporMundiGainedFact"] | components["schemas"]["DeVulgariEloquentiaElectionBegunFact"] | components["schemas"]["DeVulgariEloquentiaStatusDeclaredFact"] | components["schemas"]["DeVulgariEloquentiaDeclarationsOpenedFact"] | components["schemas"]["DeVulgariEloquentiaPlayerElectedFact"] | components["schemas"]["DeVulgariEloquentiaHandsOpenedFact"] | components["schemas"]["TableOpenedFact"] | components["schemas"]["SeatTakenFact"] | components["schemas"]["SeatLeftFact"] | components["schemas"]["InvitationSentFact"] | components["schemas"]["InvitationDeclinedFact"] | components["schemas"]["InvitationWithdrawnFact"] | components["schemas"]["SeatsDrawnFact"] | components["schemas"]["GameCancelledFact"] | components["schemas"]["GameStartedFact"] | components["schemas"]["SeatResignedFact"] | components["schemas"]["SeatRefilledFact"] | components["schemas"]["AbandonmentVotedFact"] | components["schemas"]["AbandonmentWithdrawnFact"] | components["schemas"]["GameAbandonedFact"] | components["schemas"]["GameEndedFact"] | components["schemas"]["OrderPlacedFact"] | components["schemas"]["OrderCancelledFact"] | components["schemas"]["TakenBackFact"];
        DeVulgariEloquentiaFriarChosenFact: {
            ducats: number;
            friar: string;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "friar-chosen";
        };
        DeVulgariEloquentiaGreensConvertedFact: {
            cubes: string[];
            /** @enum {string} */
            into: "knowledge" | "points";
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "greens-converted";
        };
        DeVulgariEloquentiaHandsOpenedFact: {
            hands: {
                cubes: string[];
                manuscripts: string[];
                tile: string | null;
            }[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hands-opened";
        };
        /** @description Keep a Library tile by its number; the others go back, the first on top. */
        DeVulgariEloquentiaKeepTileAction: {
            back: number[];
            keep: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "keep-tile";
        };
        DeVulgariEloquentiaKnowledgeMovedFact: {
            by: number;
            seat: number;
            to: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "knowledge-moved";
        };
        DeVulgariEloquentiaLibraryOpenedFact: {
            seat: number;
            tiles: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "library-opened";
        };
        DeVulgariEloquentiaLibrarySeenFact: {
            seat: number;
            secret?: {
                shown: string[];
            };
            tiles: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "library-seen";
        };
        DeVulgariEloquentiaLibraryShuffledFact: {
            secret?: {
                tiles: string[];
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "library-shuffled";
        };
        DeVulgariEloquentiaLibraryTileKeptFact: {
            seat: number;
            secret?: {
                back: string[];
                kept: string;
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "library-tile-kept";
        };
        DeVulgariEloquentiaLinguaVolgareOfferedFact: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "lingua-volgare-offered";
        };
        /** @description Look at the top tiles of the Papal Library. */
        DeVulgariEloquentiaLookInLibraryAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "look-in-library";
        };
        DeVulgariEloquentiaManuscriptsRevealedFact: {
            manuscripts: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "manuscripts-revealed";
        };
        DeVulgariEloquentiaManuscriptsShuffledFact: {
            secret?: {
                decks: string[][];
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "manuscripts-shuffled";
        };
        DeVulgariEloquentiaManuscriptTakenFact: {
            manuscript: string;
            points: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "manuscript-taken";
        };
        DeVulgariEloquentiaMessengerPaidFact: {
            ducats: number;
            gift: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "messenger-paid";
        };
        /** @description Move your pawn to a zone or a sea, by the cheapest route. */
        DeVulgariEloquentiaMoveAction: {
            to: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "move";
        };
        DeVulgariEloquentiaNoblemenSoldFact: {
            cubes: string[];
            ducats: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "noblemen-sold";
        };
        DeVulgariEloquentiaOptions: {
            /**
             * @description Everybody sees what is behind the screens; Library tiles stay secret.
             * @default false
             */
            openScreens: boolean;
            /**
             * @description With two or three players: one level 1 manuscript of each dialect only, two on show.
             * @default false
             */
            shortLevelOne: boolean;
        };
        DeVulgariEloquentiaOrderDrawnFact: {
            order: number[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "order-drawn";
        };
        DeVulgariEloquentiaOrderSetFact: {
            order: number[];
            rested: number | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "order-set";
        };
        DeVulgariEloquentiaPapalTileRevealedFact: {
            tile: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "papal-tile-revealed";
        };
        DeVulgariEloquentiaPapalTilesShuffledFact: {
            secret?: {
                tiles: string[];
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "papal-tiles-shuffled";
        };
        /** @description Leave the auction for good. */
        DeVulgariEloquentiaPassAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pass";
        };
        DeVulgariEloquentiaPawnMovedFact: {
            ducats: number;
            points: number;
            seat: number;
            to: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pawn-moved";
        };
        DeVulgariEloquentiaPawnsCalledToRomaFact: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pawns-called-to-roma";
        };
        /** @description Discard cubes for your winning bid. */
        DeVulgariEloquentiaPayVotesAction: {
            black: number;
            red: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pay-votes";
            yellow: number;
        };
        DeVulgariEloquentiaPlayerBeganFact: {
            points: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "player-began";
        };
        DeVulgariEloquentiaPlayerDenouncedFact: {
            by: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "player-denounced";
        };
        DeVulgariEloquentiaPlayerElectedFact: {
            cubes: string[];
            seat: number;
            /** @enum {string} */
            status: "nothing" | "banker" | "monk" | "camerlengo" | "pope";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "player-elected";
            votes: number;
        };
        DeVulgariEloquentiaPlayerEndedFact: {
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "player-ended";
            unspent: number;
        };
        DeVulgariEloquentiaSalterioStudiedFact: {
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "salterio-studied";
        };
        /** @description Choose the city you start from. */
        DeVulgariEloquentiaStartAtAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "start-at";
            zone: string;
        };
        DeVulgariEloquentiaStatusDeclaredFact: {
            seat: number;
            secret?: {
                /** @enum {string} */
                status: "nothing" | "banker" | "monk" | "camerlengo" | "pope";
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "status-declared";
        };
        /** @description Take the knowledge your Messenger has earned in Bologna. */
        DeVulgariEloquentiaStudyAtBolognaAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "study-at-bologna";
        };
        /** @description Study the Salterio. */
        DeVulgariEloquentiaStudySalterioAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "study-salterio";
        };
        DeVulgariEloquentiaStuporMundiGainedFact: {
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "stupor-mundi-gained";
        };
        /** @description In Brindisi, end your turn by summoning all others. */
        DeVulgariEloquentiaSummonAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "summon";
        };
        DeVulgariEloquentiaSummonsAnsweredFact: {
            comes: boolean;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "summons-answered";
            zone: string;
        };
        DeVulgariEloquentiaSummonsCalledFact: {
            event: string;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "summons-called";
        };
        /** @description Take one or two cubes on sale; Noblemen may be sold at once. */
        DeVulgariEloquentiaTakeCubesAction: {
            /** @enum {string} */
            colour: "red" | "black" | "yellow" | "green";
            count: number;
            sell: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "take-cubes";
        };
        /** @description Take a manuscript on show. */
        DeVulgariEloquentiaTakeManuscriptAction: {
            manuscript: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "take-manuscript";
        };
        /** @description Take the ducats and the knowledge of your city. */
        DeVulgariEloquentiaTakeValueAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "take-value";
        };
        DeVulgariEloquentiaTurnBegunFact: {
            turn: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "turn-begun";
        };
        DeVulgariEloquentiaValueTakenFact: {
            ducats: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "value-taken";
            zone: string;
        };
        DeVulgariEloquentiaView: {
            canticle: {
                tile: string;
                zone: string;
            }[];
            cardinals: string[];
            charity: {
                candidates: number[];
                givers: number[];
                served: number[];
            } | null;
            /** @description The cubes to come, by turn, from turn 1. */
            chart: string[][];
            /** @description Who has declared what he seeks. */
            declared: boolean[];
            events: {
                placed: string[];
                used: string[];
                waiting: string[];
            };
            friars: string[];
            going: {
                colours: ("red" | "black" | "yellow" | "green")[];
                hasBusiness: boolean;
                hasManuscript: boolean;
                hasMoved: boolean;
                hasSalterio: boolean;
                hasUsedVirtual: boolean;
                looking: number | null;
                points: number;
                seat: number;
            } | null;
            gone: string[];
            isLastTurn: boolean;
            /** @description Discs in the order they arrived: on one space, the earlier is ahead. */
            knowledge: {
                seat: number;
                space: number;
            }[];
            library: {
                left: number;
            };
            /** @enum {string} */
            linguaVolgare: "aside" | "on-sale" | "taken";
            manuscripts: {
                /** @description In action points, now. */
                cost: number;
                left: number;
                level: number;
                onShow: string[];
            }[];
            me: number | null;
            myDeclaration: ("nothing" | "banker" | "monk" | "camerlengo" | "pope") | null;
            openScreens: boolean;
            order: number[];
            papal: {
                hidden: number;
                revealed: string[];
            };
            /** @enum {string} */
            phase: "starting" | "event" | "charity" | "actions" | "election" | "over";
            played: number[];
            players: {
                cardinal: string | null;
                ducats: number;
                elected: ("nothing" | "banker" | "monk" | "camerlengo" | "pope") | null;
                friar: string | null;
                front: string[];
                gift: number | null;
                hasDenounced: boolean;
                /** @description Whether he keeps a Library tile. */
                hasTile: boolean;
                place: string | null;
                /** @description What is behind the screen; null where it is closed to you. */
                screen: {
                    cubes: string[];
                    manuscripts: string[];
                    tile: string | null;
                } | null;
                seat: number;
                visited: string[];
            }[];
            retired: string[];
            sale: string[];
            /** @description The Library tiles I am looking at, the top first. */
            shownTiles: string[];
            summons: {
                bidders: number[];
                caller: number;
                coming: number[];
                highest: {
                    seat: number;
                    votes: number;
                } | null;
                /** @enum {string} */
                stage: "asking" | "bidding" | "paying";
                toAsk: number[];
            } | null;
            tracks: {
                canticle: {
                    seat: number;
                    space: number;
                }[];
                library: {
                    seat: number;
                    space: number;
                }[];
                messenger: {
                    seat: number;
                    space: number;
                }[];
                orient: {
                    seat: number;
                    space: number;
                }[];
                rest: {
                    seat: number;
                    space: number;
                }[];
                riddle: {
                    seat: number;
                    space: number;
                }[];
            };
            turn: number;
        };
        DeVulgariEloquentiaVotesPaidFact: {
            cubes: string[];
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "votes-paid";
        };
        /** @description An entry of the log, as you may know it. */
        Event: {
            /** @description What was asked, where you may know it. */
            action: components["schemas"]["Action"] | null;
            /** Format: date-time */
            at: string;
            /**
             * @description A standing order of yours acted; never told of another’s.
             * @constant
             */
            automatic?: true;
            facts: components["schemas"]["Fact"][];
            /** @enum {string} */
            kind: "play" | "order" | "table" | "clock" | "undo" | "repair";
            seat: number | null;
            /** @description How many events of the game you have been told of. */
            version: number;
        };
        /** @description An event in its parts; only orders may be left out. */
        ExportedEvent: {
            hash: string;
            /** @enum {string} */
            kind: "play" | "table" | "clock" | "undo" | "repair";
            leaves: components["schemas"]["ExportedLeaf"][];
            number: number;
        } | {
            hash: string;
            /** @constant */
            kind: "order";
            leaves: components["schemas"]["ExportedOrderLeaf"][];
            number: number;
        };
        /** @description A finished game that proves itself: `npx staffetta-verify` checks it offline. */
        ExportedGame: {
            commitment: string;
            edition: unknown;
            events: components["schemas"]["ExportedEvent"][];
            /** @constant */
            format: "staffetta-game-2";
            /** Format: uuid */
            game: string;
            options: components["schemas"]["Options"];
            seats: number;
            /** @description What all chance came from; told in the end. */
            secret: string;
            title: string;
            titleVersion: number;
        };
        /** @description A part of an event with the salt of its hash; whether an order acted may be a hash. */
        ExportedLeaf: {
            /** @constant */
            of: "open";
            /** @constant */
            salt: "";
            value: {
                action: ({
                    type: string;
                } & {
                    [key: string]: unknown;
                }) | null;
                /** Format: date-time */
                at: string;
                facts: (({
                    type: string;
                } & {
                    [key: string]: unknown;
                }) | null)[];
                seat: number | null;
                told: number[] | null;
            };
        } | {
            /** @constant */
            of: "action";
            salt: string;
            value: {
                type: string;
            } & {
                [key: string]: unknown;
            };
        } | {
            /** @constant */
            of: "order";
            salt: string;
            value: number | null;
        } | {
            hash: string;
            /** @constant */
            of: "order";
        } | {
            index: number;
            /** @enum {string} */
            of: "fact" | "secret";
            salt: string;
            value: {
                [key: string]: unknown;
            };
        } | {
            /** @constant */
            of: "draw";
            salt: string;
            value: {
                epoch: number;
                ordinal: number;
                purpose: string;
                result: number;
                size: number;
            };
        };
        /** @description A part of an order, or the hash of one. */
        ExportedOrderLeaf: {
            /** @constant */
            of: "open";
            salt: string;
            value: {
                action: ({
                    type: string;
                } & {
                    [key: string]: unknown;
                }) | null;
                /** Format: date-time */
                at: string;
                facts: (({
                    type: string;
                } & {
                    [key: string]: unknown;
                }) | null)[];
                seat: number | null;
                told: number[] | null;
            };
        } | {
            index: number;
            /** @enum {string} */
            of: "fact" | "secret";
            salt: string;
            value: {
                [key: string]: unknown;
            };
        } | {
            hash: string;
            /** @constant */
            of: "open";
        } | {
            hash: string;
            /** @constant */
            of: "fact";
        };
        /** @description As the title of the game has it. */
        Fact: components["schemas"]["DeVulgariEloquentiaFact"] | components["schemas"]["LanternFairFact"];
        FollowedLink: {
            code: string;
        };
        /** @description An action with lists to fill in, however you like. */
        FormOffer: {
            /** @description The fields that are settled; add a list for each choice. */
            action: {
                type: string;
            } & {
                [key: string]: unknown;
            };
            choices: components["schemas"]["Choice"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "form";
            /**
             * @description A sealed choice is sent with the `decision`, an open one with your version.
             * @enum {string}
             */
            openness: "open" | "sealed";
            sentence: string;
        };
        /** @description One playing of a title. */
        Game: {
            /** @description SHA-256 of the secret that all chance of this game comes from. */
            commitment: string;
            /** Format: date-time */
            createdAt: string;
            /** @description The hash of the printed facts it is played with. */
            edition: string;
            /** @description How it ended: by its rules, because all but one resigned, by vote of all, or before it began; null while it has not. */
            ending: ("played" | "resigned" | "abandoned" | "cancelled") | null;
            host: components["schemas"]["User"];
            /** @description One player holds all seats, for people around one screen. */
            hotSeat: boolean;
            /** Format: uuid */
            id: string;
            /** @description Yours; in a hot-seat game the one that is to act. */
            mySeat: number | null;
            mySeats: number[];
            options: components["schemas"]["Options"];
            pace: components["schemas"]["Pace"];
            /** @description Its log is damaged: nothing can be played. */
            readOnly: boolean;
            /** @description The game it is a rematch of. */
            rematchOf: string | null;
            /**
             * @description Drawn at the start, or taken by the players as they choose.
             * @enum {string}
             */
            seating: "random" | "chosen";
            seats: (components["schemas"]["User"] | null)[];
            /** @description Whether others may watch before it is over. */
            spectators: boolean;
            /**
             * @description As soon as every seat is taken, or then when the host says so.
             * @enum {string}
             */
            start: "full" | "host";
            status: components["schemas"]["GameStatus"];
            title: string;
            titleVersion: number;
            toAct: number[];
            /** @description Whose players resigned: anybody else may take one over. */
            vacant: number[];
            /** @description How many events of the game you have been told of. */
            version: number;
            /**
             * @description Who knows of the game: everybody signed in; its players and whoever has the link or an invitation; its players and whoever is invited.
             * @enum {string}
             */
            visibility: "public" | "link" | "invited";
        };
        GameAbandonedFact: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game-abandoned";
        };
        GameCancelledFact: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game-cancelled";
        };
        GameEndedFact: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game-ended";
            winners: number[];
        };
        /** @description The link to a table; making another ends it. */
        GameLink: {
            /** @description Whoever has it may see the game and sit down. */
            code: string;
        };
        /** @description A page of games, the newest first. */
        Games: {
            games: components["schemas"]["Game"][];
            /** @description The cursor of the next page. */
            next: string | null;
        };
        GameStartedFact: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game-started";
        };
        /**
         * @description Waiting for players, being played, or over.
         * @enum {string}
         */
        GameStatus: "open" | "running" | "ended";
        /** @description All is well. */
        Health: {
            /** @constant */
            status: "ok";
        };
        InvitationDeclinedFact: {
            invitation: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "invitation-declined";
        };
        /** @description Who is invited and has not answered yet. */
        Invitations: {
            invited: components["schemas"]["User"][];
        };
        InvitationSentFact: {
            invitation: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "invitation-sent";
        };
        InvitationWithdrawnFact: {
            invitation: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "invitation-withdrawn";
        };
        Joining: {
            /** @description Of the link to this table. */
            code?: string;
            /** @description Your share of chance: 128 random bits in hex. Note it, and check the finished game with it. Left out, the service takes some, and you have only its word for the game’s chance. */
            contribution?: string;
            /** @description The one you want, where seats are chosen; else the first. */
            seat?: number;
        } | null;
        LanternFairAction: components["schemas"]["LanternFairKeepAction"] | components["schemas"]["LanternFairSealAction"] | components["schemas"]["LanternFairRaiseAction"] | components["schemas"]["LanternFairPassAction"] | components["schemas"]["LanternFairPolishAction"] | components["schemas"]["LanternFairTakeAction"] | components["schemas"]["LanternFairLeaveAction"];
        LanternFairBidRaisedFact: {
            coins: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bid-raised";
        };
        LanternFairBidSealedFact: {
            seat: number;
            secret?: {
                coins: number;
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bid-sealed";
        };
        LanternFairBidsOpenedFact: {
            coins: number[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bids-opened";
        };
        LanternFairCharmsDealtFact: {
            seat: number;
            secret?: {
                charms: string[];
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "charms-dealt";
        };
        LanternFairCharmsKeptFact: {
            seat: number;
            secret?: {
                charms: string[];
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "charms-kept";
        };
        LanternFairFact: components["schemas"]["LanternFairLanternsShuffledFact"] | components["schemas"]["LanternFairPatronDealtFact"] | components["schemas"]["LanternFairCharmsDealtFact"] | components["schemas"]["LanternFairCharmsKeptFact"] | components["schemas"]["LanternFairLanternLitFact"] | components["schemas"]["LanternFairBidSealedFact"] | components["schemas"]["LanternFairBidsOpenedFact"] | components["schemas"]["LanternFairBidRaisedFact"] | components["schemas"]["LanternFairPassedFact"] | components["schemas"]["LanternFairLanternSoldFact"] | components["schemas"]["LanternFairLanternPolishedFact"] | components["schemas"]["LanternFairLanternOfferedFact"] | components["schemas"]["LanternFairLanternTakenFact"] | components["schemas"]["LanternFairLanternGoneOutFact"] | components["schemas"]["LanternFairSecretsShownFact"] | components["schemas"]["TableOpenedFact"] | components["schemas"]["SeatTakenFact"] | components["schemas"]["SeatLeftFact"] | components["schemas"]["InvitationSentFact"] | components["schemas"]["InvitationDeclinedFact"] | components["schemas"]["InvitationWithdrawnFact"] | components["schemas"]["SeatsDrawnFact"] | components["schemas"]["GameCancelledFact"] | components["schemas"]["GameStartedFact"] | components["schemas"]["SeatResignedFact"] | components["schemas"]["SeatRefilledFact"] | components["schemas"]["AbandonmentVotedFact"] | components["schemas"]["AbandonmentWithdrawnFact"] | components["schemas"]["GameAbandonedFact"] | components["schemas"]["GameEndedFact"] | components["schemas"]["OrderPlacedFact"] | components["schemas"]["OrderCancelledFact"] | components["schemas"]["TakenBackFact"];
        /** @description Keep some of the charms you were dealt. */
        LanternFairKeepAction: {
            charms: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "keep";
        };
        LanternFairLanternGoneOutFact: {
            lantern: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "lantern-gone-out";
        };
        LanternFairLanternLitFact: {
            lantern: string;
            stall: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "lantern-lit";
        };
        LanternFairLanternOfferedFact: {
            lantern: string;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "lantern-offered";
        };
        LanternFairLanternPolishedFact: {
            lantern: string;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "lantern-polished";
        };
        LanternFairLanternSoldFact: {
            coins: number;
            lantern: string;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "lantern-sold";
        };
        LanternFairLanternsShuffledFact: {
            secret?: {
                deck: string[];
                spare: string[];
                undealt: string[];
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "lanterns-shuffled";
        };
        LanternFairLanternTakenFact: {
            lantern: string;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "lantern-taken";
        };
        /** @description Let it go out. */
        LanternFairLeaveAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "leave";
        };
        LanternFairOptions: {
            /**
             * @description How many lanterns are sold.
             * @default 6
             */
            stalls: number;
        };
        /** @description Leave this auction for good. */
        LanternFairPassAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pass";
        };
        LanternFairPassedFact: {
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "passed";
        };
        LanternFairPatronDealtFact: {
            seat: number;
            secret?: {
                patron: string;
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "patron-dealt";
        };
        /** @description Polish a lantern of yours for a coin. */
        LanternFairPolishAction: {
            lantern: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "polish";
        };
        /** @description Bid more than the highest bid so far. */
        LanternFairRaiseAction: {
            coins: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "raise";
        };
        /** @description Seal a bid; a later one replaces it until all are in. */
        LanternFairSealAction: {
            coins: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "seal";
        };
        LanternFairSecretsShownFact: {
            charms: string[][];
            patrons: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "secrets-shown";
        };
        /** @description Take the lantern nobody bought. */
        LanternFairTakeAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "take";
        };
        LanternFairView: {
            fairgoers: {
                charms: string[] | null;
                coins: number;
                lanterns: string[];
                patron: string | null;
                polished: string[];
                seat: number;
            }[];
            glasses: {
                [key: string]: string;
            };
            keeping: number[];
            left: number;
            me: number | null;
            mostCharm: number;
            myCharms: {
                charm: string;
                number: number;
            }[];
            myPatron: string | null;
            out: string[];
            stall: {
                highest: {
                    coins: number;
                    seat: number;
                } | null;
                lantern: string;
                mySeal: number | null;
                number: number;
                offeredTo: number | null;
                passed: number[];
                /** @enum {string} */
                sale: "sealed" | "open";
                sealed: number[];
                turn: number | null;
            } | null;
            stalls: number;
        };
        /** @description What happened since a version of yours. */
        Log: {
            events: components["schemas"]["SpokenEvent"][];
            /** @description Ask on with `since` at this; null at the end. */
            next: number | null;
            /** @description How many events of the game you have been told of. */
            version: number;
        };
        /** @description A message of a stream: fetch the view to see more. */
        Moved: {
            /** Format: uuid */
            game: string;
            status: components["schemas"]["GameStatus"];
            toAct: number[];
            /** @description How many events of the game you have been told of. */
            version: number;
        };
        /** @description Server-sent events `moved`, each with this as its data. */
        MovedStream: components["schemas"]["Moved"];
        NewGame: {
            /** @description Your share of chance: 128 random bits in hex. Note it, and check the finished game with it. Left out, the service takes some, and you have only its word for the game’s chance. */
            contribution?: string;
            /** @description The hash of printed facts; the title’s own if left out. */
            edition?: string;
            /** @description One player holds all seats, for people around one screen. */
            hotSeat?: boolean;
            options?: components["schemas"]["Options"];
            pace?: components["schemas"]["Pace"];
            /**
             * @description Drawn at the start, or taken by the players as they choose.
             * @enum {string}
             */
            seating?: "random" | "chosen";
            seats: number;
            /** @description Whether others may watch before it is over. */
            spectators?: boolean;
            /**
             * @description As soon as every seat is taken, or then when the host says so.
             * @enum {string}
             */
            start?: "full" | "host";
            title: string;
            /**
             * @description Who knows of the game: everybody signed in; its players and whoever has the link or an invitation; its players and whoever is invited.
             * @enum {string}
             */
            visibility?: "public" | "link" | "invited";
        };
        NewInvitation: {
            /**
             * Format: uuid
             * @description The id of a user.
             */
            user: string;
        };
        /** @description As long as they like. */
        NoPace: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "none";
        };
        /** @description Something you may do now. */
        Offer: components["schemas"]["ActionOffer"] | components["schemas"]["FormOffer"];
        /** @description All you may do now. */
        Offers: {
            decision: string | null;
            offers: components["schemas"]["Offer"][];
            /** @description How many events of the game you have been told of. */
            version: number;
        };
        /** @description As the title of the game has it. */
        Options: components["schemas"]["DeVulgariEloquentiaOptions"] | components["schemas"]["LanternFairOptions"];
        OrderCancelledFact: {
            seat: number;
            secret?: {
                id: number;
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "order-cancelled";
        };
        OrderPlacedFact: {
            seat: number;
            secret?: {
                id: number;
                order: unknown;
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "order-placed";
        };
        /** @description How long players may take. */
        Pace: components["schemas"]["NoPace"] | components["schemas"]["PacePerTurn"] | components["schemas"]["PaceFromBank"];
        /** @description Hours each has for the whole game. */
        PaceFromBank: {
            /** @description but never to more than these. */
            cap: number;
            /** @description What each has at the start. */
            hours: number;
            /** @description Hours added after each turn, */
            increment: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "bank";
        };
        /** @description So many hours for each turn. */
        PacePerTurn: {
            hours: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "perTurn";
        };
        /** @description Named pieces in one place. */
        PiecesBlock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "pieces";
            label: string;
            pieces: components["schemas"]["ShownPiece"][];
        };
        /** @description A game as you may know it, at one of your versions. */
        Position: {
            /** @description The name of the question now open. */
            decision: string | null;
            /** Format: uuid */
            game: string;
            /** @description How many events of the game you have been told of. */
            newest: number;
            outcome: {
                winners: number[];
            } | null;
            /** @description Yours; null for a spectator. */
            seat: number | null;
            /** @description The same position in words, in your language. */
            sections: components["schemas"]["Section"][];
            status: components["schemas"]["GameStatus"];
            title: string;
            titleVersion: number;
            toAct: number[];
            /** @description How many events of the game you have been told of. */
            version: number;
            /** @description Null until the game has begun. */
            view: components["schemas"]["View"] | null;
        };
        /** @description What is wrong and what to do (RFC 9457). */
        Problem: {
            code?: string;
            detail: string;
            fields?: {
                message: string;
                path: string;
            }[];
            instance: string;
            missed?: components["schemas"]["Event"][];
            rule?: string;
            status: number;
            title: string;
            type: string;
            /** @description How many events of the game you have been told of. */
            version?: number;
        };
        Registration: {
            /** @description How the others will call you. */
            name: string;
            password: string;
        };
        Rematch: {
            /** @description Your share of chance: 128 random bits in hex. Note it, and check the finished game with it. Left out, the service takes some, and you have only its word for the game’s chance. */
            contribution?: string;
        } | null;
        Replacement: {
            seat: number;
        };
        SeatLeftFact: {
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "seat-left";
        };
        SeatRefilledFact: {
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "seat-refilled";
        };
        SeatResignedFact: {
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "seat-resigned";
        };
        SeatsDrawnFact: {
            places: number[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "seats-drawn";
        };
        SeatTakenFact: {
            contribution: string;
            invitation?: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "seat-taken";
        };
        /** @description A heading, and what stands below it, in words. */
        Section: {
            blocks: components["schemas"]["Block"][];
            heading: string;
        };
        /** @description A piece one can see. */
        ShownPiece: {
            id: string;
            mark: string;
            name: string;
        };
        /** @description Proof of who you are, for a while. */
        SignedIn: {
            /** Format: date-time */
            expiresAt: string;
            /** @description Send it as `Authorization: Bearer …`. */
            token: string;
            user: components["schemas"]["User"];
        };
        /** @description An event, with sentences in your language. */
        SpokenEvent: {
            /** @description What was asked, where you may know it. */
            action: components["schemas"]["Action"] | null;
            /** Format: date-time */
            at: string;
            /**
             * @description A standing order of yours acted; never told of another’s.
             * @constant
             */
            automatic?: true;
            facts: components["schemas"]["Fact"][];
            /** @enum {string} */
            kind: "play" | "order" | "table" | "clock" | "undo" | "repair";
            seat: number | null;
            sentences: string[];
            /** @description How many events of the game you have been told of. */
            version: number;
        };
        /** @description A table; the first column names the row. */
        TableBlock: {
            columns: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "table";
            rows: string[][];
        };
        TableOpenedFact: {
            commitment: string;
            edition: string;
            options: {
                [key: string]: unknown;
            };
            /** @constant */
            seating?: "random";
            seats: number;
            title: string;
            titleVersion: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "table-opened";
        };
        TakenBackFact: {
            acts: number;
            seat: number;
            secret?: {
                to: number;
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "taken-back";
        };
        /** @description A sentence. */
        TextBlock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "text";
            text: string;
        };
        /** @description A game one can play. */
        Title: {
            /** @description What to know of the printed facts, such as which are guesses. */
            aboutEdition: components["schemas"]["Section"][];
            /** @description The hash of the printed facts new games use. */
            edition: string;
            id: string;
            name: string;
            rules: {
                id: string;
                text: string;
            }[];
            seats: {
                max: number;
                min: number;
            };
            /** @enum {string} */
            stage: "example" | "published";
            summary: string;
            version: number;
        };
        /** @description All titles. */
        Titles: {
            titles: components["schemas"]["Title"][];
        };
        /** @description A player. */
        User: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        /** @description As the title of the game has it. */
        View: components["schemas"]["DeVulgariEloquentiaView"] | components["schemas"]["LanternFairView"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    isLive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    isReady: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listGames: {
        parameters: {
            query?: {
                cursor?: string;
                /** @description Only those that are over: short for `status=ended`. */
                finished?: boolean;
                /** @description Only those you are invited to and have not answered. */
                invited?: boolean;
                limit?: number;
                /** @description Only those you sit in. */
                mine?: boolean;
                /** @description Only those with a free seat for you. */
                open?: boolean;
                status?: "open" | "running" | "ended";
                /** @description Only those of this title. */
                title?: string;
                /** @description Only those this user sits in, as far as you may know of them. */
                user?: string;
                /** @description Only those that wait for you to act. */
                waitingForMe?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Games"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createGame: {
        parameters: {
            query?: never;
            header?: {
                /** @description Yours for this request: repeated with it, it has no second effect. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewGame"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The game is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listVotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Abandonment"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    voteToAbandon: {
        parameters: {
            query?: {
                /** @description Which of your seats asks, in a game in which you hold several. */
                seat?: number;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The game is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    withdrawVote: {
        parameters: {
            query?: {
                /** @description Which of your seats asks, in a game in which you hold several. */
                seat?: number;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The game is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    act: {
        parameters: {
            query?: {
                /** @description Which of your seats asks, in a game in which you hold several. */
                seat?: number;
            };
            header?: {
                /** @description Yours for this request: repeated with it, it has no second effect. */
                "idempotency-key"?: string;
                /** @description Your version of the game in quotes, such as `"12"`. */
                "if-match"?: string;
                /** @description `return=representation` answers with the position too. */
                prefer?: string;
            };
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Act"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acted"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The game is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something happened since the version you named. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule says no. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Say which version you decided upon. */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cancelGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The game is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportGame: {
        parameters: {
            query?: {
                /** @description Which of your seats asks, in a game in which you hold several. */
                seat?: number;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportedGame"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The game is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitations"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    inviteToGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewInvitation"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitations"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The game is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    withdrawInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitations"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The game is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    declineInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Declined. A game that is not public is gone for you. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The game is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    makeLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameLink"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLog: {
        parameters: {
            query?: {
                limit?: number;
                /** @description Which of your seats asks, in a game in which you hold several. */
                seat?: number;
                since?: number;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Log"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listOffers: {
        parameters: {
            query?: {
                /** @description Which of your seats asks, in a game in which you hold several. */
                seat?: number;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offers"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    playAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Rematch"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The game is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replacePlayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Replacement"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The game is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resign: {
        parameters: {
            query?: {
                /** @description Which of your seats asks, in a game in which you hold several. */
                seat?: number;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The game is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    joinGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Joining"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The game is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    leaveGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description You sit there no longer. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The game is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    startGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The game is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    streamGame: {
        parameters: {
            query?: {
                /** @description Which of your seats asks, in a game in which you hold several. */
                seat?: number;
            };
            header?: {
                "last-event-id"?: string;
            };
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Messages as they come. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["MovedStream"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPosition: {
        parameters: {
            query?: {
                /** @description Which of your seats asks, in a game in which you hold several. */
                seat?: number;
                version?: number;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Position"];
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    followLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FollowedLink"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Signed in. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listTitles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Titles"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description Registered and signed in. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The game is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description You. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
