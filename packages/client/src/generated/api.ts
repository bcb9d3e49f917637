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
        /** Games, the newest first */
        get: operations["listGames"];
        put?: never;
        /** Open a table and take its first seat */
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
    "/v1/games/{game}/seats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a free seat; the last one starts the game */
        post: operations["joinGame"];
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
    "/v1/guests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Come in as a guest, to try a game
         * @description A guest has a name of the service’s choice and no way to come back from elsewhere, until he registers.
         */
        post: operations["createGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/mail-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Be sent a link
         * @description To sign in, to choose a new password, or to confirm an address once more. The answer is the same whether anybody has the address.
         */
        post: operations["sendMailLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/mail-verifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm an address by the link sent to it */
        post: operations["verifyMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/mailbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The mails of a service that sends none
         * @description For whoever tries the service on his own machine: only there, and only while no mail server is configured.
         */
        get: operations["readMailbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/password-resets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password by the link you were sent
         * @description Whoever is signed in as you anywhere no longer is.
         */
        post: operations["resetPassword"];
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
        /** Where you are signed in */
        get: operations["listSessions"];
        put?: never;
        /**
         * Sign in
         * @description The token of the answer is good for 15 minutes; a cookie that only `/v1/sessions` gets renews it. After too many wrong passwords for a name, or from an address, wait.
         */
        post: operations["signIn"];
        /**
         * Sign out everywhere, here too
         * @description Personal tokens stay good: revoke those you no longer want.
         */
        delete: operations["signOutEverywhere"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign out here */
        delete: operations["signOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew your token by the cookie you were given with it
         * @description The cookie is renewed too, and the old one is good for 20 seconds more. Whoever sends it later has stolen it, or was stolen from: the session ends.
         */
        post: operations["refreshSession"];
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
        /**
         * Find somebody by his whole name
         * @description However it is written: case, accents and spaces do not matter.
         */
        get: operations["findUsers"];
        put?: never;
        /**
         * Register
         * @description A mail address gets a link that confirms it; until then it is nobody’s. The answer is the same whether somebody has the address already.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/{user}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who somebody is */
        get: operations["getUser"];
        put?: never;
        post?: never;
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
        /**
         * Delete your account
         * @description Your bots go with you. You leave your games, in which a nameless seat remains; everything else that tells of you is deleted. Your password is asked for if there is one.
         */
        delete: operations["deleteMe"];
        options?: never;
        head?: never;
        /**
         * Change what you are called and how you are told of things
         * @description What is left out stays as it is.
         */
        patch: operations["updateMe"];
        trace?: never;
    };
    "/v1/users/me/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom you have blocked */
        get: operations["listBlocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/blocks/{user}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hear nothing of somebody any more
         * @description He is not told.
         */
        put: operations["blockUser"];
        post?: never;
        /** Hear of somebody again */
        delete: operations["unblockUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your bots */
        get: operations["listBots"];
        put?: never;
        /**
         * Make a bot: a program that plays in its own name
         * @description Everybody sees that it is one. It has no password: it comes in by the tokens you make for it.
         */
        post: operations["createBot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/bots/{bot}": {
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
         * Delete a bot of yours
         * @description It leaves its games, in which a nameless seat remains.
         */
        delete: operations["deleteBot"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/bots/{bot}/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a token for a bot of yours */
        post: operations["createBotToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that is kept of you */
        get: operations["getMyData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a mail address
         * @description It is sent a link, and is yours once that is opened; until then the old one stays, and is told. Your password is asked for if there is one. The answer is the same whether somebody else has the address.
         */
        put: operations["setMail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change your password
         * @description The old one is asked for if there is one. Whoever is signed in as you elsewhere no longer is; your confirmed address is told.
         */
        put: operations["setPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register, as the guest you were: your games stay yours */
        post: operations["registerGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your personal tokens, and those of your bots */
        get: operations["listTokens"];
        put?: never;
        /**
         * Make a token for a program of yours
         * @description It may do what its scopes say and is shown this once. No token can change your account.
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/tokens/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Make a token void, at once */
        delete: operations["revokeToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
        /** @description A name and a password, or a link. */
        Credentials: {
            /** @description What stands behind the # of the link you were sent, instead of both. */
            link?: string;
            /** @description Your name, or your confirmed mail address. */
            name?: string;
            password?: string;
        };
        Deletion: {
            password?: string;
        } | null;
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
        DeVulgariEloquentiaFact: components["schemas"]["DeVulgariEloquentiaEventsLaidFact"] | components["schemas"]["DeVulgariEloquentiaCubesDealtFact"] | components["schemas"]["DeVulgariEloquentiaCanticleTilesDealtFact"] | components["schemas"]["DeVulgariEloquentiaPapalTilesShuffledFact"] | components["schemas"]["DeVulgariEloquentiaManuscriptsShuffledFact"] | components["schemas"]["DeVulgariEloquentiaManuscriptsRevealedFact"] | components["schemas"]["DeVulgariEloquentiaLibraryShuffledFact"] | components["schemas"]["DeVulgariEloquentiaOrderDrawnFact"] | components["schemas"]["DeVulgariEloquentiaCityChosenFact"] | components["schemas"]["DeVulgariEloquentiaTurnBegunFact"] | components["schemas"]["DeVulgariEloquentiaPapalTileRevealedFact"] | components["schemas"]["DeVulgariEloquentiaPawnsCalledToRomaFact"] | components["schemas"]["DeVulgariEloquentiaEventPlacedFact"] | components["schemas"]["DeVulgariEloquentiaCubesReturnedFact"] | components["schemas"]["DeVulgariEloquentiaCubesLaidOutFact"] | components["schemas"]["DeVulgariEloquentiaCharityBegunFact"] | components["schemas"]["DeVulgariEloquentiaAlmsGivenFact"] | components["schemas"]["DeVulgariEloquentiaOrderSetFact"] | components["schemas"]["DeVulgariEloquentiaPlayerBeganFact"] | components["schemas"]["DeVulgariEloquentiaPlayerEndedFact"] | components["schemas"]["DeVulgariEloquentiaPawnMovedFact"] | components["schemas"]["DeVulgariEloquentiaEventClaimedFact"] | components["schemas"]["DeVulgariEloquentiaValueTakenFact"] | components["schemas"]["DeVulgariEloquentiaBolognaVisitedFact"] | components["schemas"]["DeVulgariEloquentiaFriarChosenFact"] | components["schemas"]["DeVulgariEloquentiaCardinalChosenFact"] | components["schemas"]["DeVulgariEloquentiaDucatsRefundedFact"] | components["schemas"]["DeVulgariEloquentiaGreensConvertedFact"] | components["schemas"]["DeVulgariEloquentiaKnowledgeMovedFact"] | components["schemas"]["DeVulgariEloquentiaManuscriptTakenFact"] | components["schemas"]["DeVulgariEloquentiaLinguaVolgareOfferedFact"] | components["schemas"]["DeVulgariEloquentiaCubesTakenFact"] | components["schemas"]["DeVulgariEloquentiaNoblemenSoldFact"] | components["schemas"]["DeVulgariEloquentiaSalterioStudiedFact"] | components["schemas"]["DeVulgariEloquentiaBusinessDoneFact"] | components["schemas"]["DeVulgariEloquentiaDiscAdvancedFact"] | components["schemas"]["DeVulgariEloquentiaMessengerPaidFact"] | components["schemas"]["DeVulgariEloquentiaLibraryOpenedFact"] | components["schemas"]["DeVulgariEloquentiaLibrarySeenFact"] | components["schemas"]["DeVulgariEloquentiaLibraryTileKeptFact"] | components["schemas"]["DeVulgariEloquentiaPlayerDenouncedFact"] | components["schemas"]["DeVulgariEloquentiaSummonsCalledFact"] | components["schemas"]["DeVulgariEloquentiaSummonsAnsweredFact"] | components["schemas"]["DeVulgariEloquentiaAuctionOpenedFact"] | components["schemas"]["DeVulgariEloquentiaBidMadeFact"] | components["schemas"]["DeVulgariEloquentiaBidderPassedFact"] | components["schemas"]["DeVulgariEloquentiaAuctionWonFact"] | components["schemas"]["DeVulgariEloquentiaVotesPaidFact"] | components["schemas"]["DeVulgariEloquentiaStuporMundiGainedFact"] | components["schemas"]["DeVulgariEloquentiaElectionBegunFact"] | components["schemas"]["DeVulgariEloquentiaStatusDeclaredFact"] | components["schemas"]["DeVulgariEloquentiaDeclarationsOpenedFact"] | components["schemas"]["DeVulgariEloquentiaPlayerElectedFact"] | components["schemas"]["DeVulgariEloquentiaHandsOpenedFact"] | components["schemas"]["TableOpenedFact"] | components["schemas"]["SeatTakenFact"] | components["schemas"]["GameStartedFact"] | components["schemas"]["GameEndedFact"] | components["schemas"]["OrderPlacedFact"] | components["schemas"]["OrderCancelledFact"] | components["schemas"]["TakenBackFact"];
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
            /** Format: uuid */
            id: string;
            mySeat: number | null;
            options: components["schemas"]["Options"];
            /** @description Its log is damaged: nothing can be played. */
            readOnly: boolean;
            seats: (components["schemas"]["User"] | null)[];
            status: components["schemas"]["GameStatus"];
            title: string;
            titleVersion: number;
            toAct: number[];
            /** @description How many events of the game you have been told of. */
            version: number;
        };
        GameEndedFact: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game-ended";
            winners: number[];
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
        Joining: {
            /** @description Your share of chance: 128 random bits in hex. Note it, and check the finished game with it. Left out, the service takes some, and you have only its word for the game’s chance. */
            contribution?: string;
        } | null;
        /**
         * @description A language the service speaks.
         * @enum {string}
         */
        Language: "en" | "it" | "fr" | "es";
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
        LanternFairFact: components["schemas"]["LanternFairLanternsShuffledFact"] | components["schemas"]["LanternFairPatronDealtFact"] | components["schemas"]["LanternFairCharmsDealtFact"] | components["schemas"]["LanternFairCharmsKeptFact"] | components["schemas"]["LanternFairLanternLitFact"] | components["schemas"]["LanternFairBidSealedFact"] | components["schemas"]["LanternFairBidsOpenedFact"] | components["schemas"]["LanternFairBidRaisedFact"] | components["schemas"]["LanternFairPassedFact"] | components["schemas"]["LanternFairLanternSoldFact"] | components["schemas"]["LanternFairLanternPolishedFact"] | components["schemas"]["LanternFairLanternOfferedFact"] | components["schemas"]["LanternFairLanternTakenFact"] | components["schemas"]["LanternFairLanternGoneOutFact"] | components["schemas"]["LanternFairSecretsShownFact"] | components["schemas"]["TableOpenedFact"] | components["schemas"]["SeatTakenFact"] | components["schemas"]["GameStartedFact"] | components["schemas"]["GameEndedFact"] | components["schemas"]["OrderPlacedFact"] | components["schemas"]["OrderCancelledFact"] | components["schemas"]["TakenBackFact"];
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
        /** @description Mails that nobody sends, the newest first. */
        Mailbox: {
            mails: {
                /** Format: date-time */
                at: string;
                /** Format: uuid */
                id: string;
                subject: string;
                text: string;
                to: string;
            }[];
        };
        MailChange: {
            /**
             * Format: email
             * @description Your mail address.
             */
            mail: string;
            password?: string;
        };
        MailLinkWish: {
            /**
             * Format: email
             * @description Your mail address.
             */
            mail: string;
            /** @enum {string} */
            purpose: "sign-in" | "reset" | "verify";
        };
        MailVerification: {
            /** @description What stands behind the # of the link you were sent. */
            link: string;
        };
        /** @description You, and what you have chosen. */
        Me: {
            hasPassword: boolean;
            /** Format: uuid */
            id: string;
            isAdmin: boolean;
            kind: components["schemas"]["UserKind"];
            /** @description For mails, and answers to requests that ask for none. */
            language: components["schemas"]["Language"] | null;
            /** @description Your address, once it is confirmed. */
            mail: string | null;
            /** @description The one that is to be confirmed. */
            mailWanted: string | null;
            name: string;
            notices: components["schemas"]["Notices"];
            /** Format: date-time */
            since: string;
            timeZone: string | null;
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
        MyChange: {
            language?: components["schemas"]["Language"] | null;
            /** @description How the others will call you. */
            name?: string;
            notices?: {
                chat?: boolean;
                ended?: boolean;
                invitation?: boolean;
                turn?: boolean;
            };
            timeZone?: string | null;
        };
        /** @description Everything that is kept of you. */
        MyData: {
            account: components["schemas"]["Me"];
            blocks: components["schemas"]["User"][];
            bots: components["schemas"]["User"][];
            /** @description What is kept of you in games, by its kind. */
            games: {
                [key: string]: unknown[];
            };
            mails: {
                address: string | null;
                /** Format: date-time */
                createdAt: string;
                sentAt: string | null;
                subject: string | null;
            }[];
            sessions: components["schemas"]["Session"][];
            tokens: components["schemas"]["PersonalToken"][];
        };
        NewBot: {
            /** @description How the others will call you. */
            name: string;
        };
        NewGame: {
            /** @description Your share of chance: 128 random bits in hex. Note it, and check the finished game with it. Left out, the service takes some, and you have only its word for the game’s chance. */
            contribution?: string;
            options?: components["schemas"]["Options"];
            seats: number;
            title: string;
        };
        /** @description A new token, shown this once. */
        NewPersonalToken: {
            /** Format: date-time */
            createdAt: string;
            expiresAt: string | null;
            /** Format: uuid */
            id: string;
            /** @description To the minute. */
            lastUsedAt: string | null;
            name: string;
            scopes: components["schemas"]["TokenScope"][];
            /** @description Shown this once. Send it as `Authorization: Bearer …`. */
            token: string;
            /** @description Whom it signs in: you, or one of your bots. */
            user: components["schemas"]["User"];
        };
        /** @description What you want to be told of. */
        Notices: {
            chat: boolean;
            ended: boolean;
            invitation: boolean;
            turn: boolean;
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
        PasswordChange: {
            new: string;
            old?: string;
        };
        PasswordReset: {
            /** @description What stands behind the # of the link you were sent. */
            link: string;
            password: string;
        };
        /** @description A token for a program, which is not shown again. */
        PersonalToken: {
            /** Format: date-time */
            createdAt: string;
            expiresAt: string | null;
            /** Format: uuid */
            id: string;
            /** @description To the minute. */
            lastUsedAt: string | null;
            name: string;
            scopes: components["schemas"]["TokenScope"][];
            /** @description Whom it signs in: you, or one of your bots. */
            user: components["schemas"]["User"];
        };
        /** @description Your tokens and those of your bots, newest first. */
        PersonalTokens: {
            tokens: components["schemas"]["PersonalToken"][];
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
            scope?: string;
            status: number;
            title: string;
            type: string;
            /** @description How many events of the game you have been told of. */
            version?: number;
        };
        /** @description A player, as everybody may know him. */
        Profile: {
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["UserKind"];
            name: string;
            /** Format: date-time */
            since: string;
        };
        /** @description The players found. */
        Profiles: {
            users: components["schemas"]["Profile"][];
        };
        /** @description With a password, with a mail address to be sent links to, or with both. */
        Registration: {
            /**
             * Format: email
             * @description Your mail address.
             */
            mail?: string;
            /** @description How the others will call you. */
            name: string;
            password?: string;
        };
        SeatTakenFact: {
            contribution: string;
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
        /** @description Where you are signed in. */
        Session: {
            /** Format: date-time */
            createdAt: string;
            /** @description What your browser calls itself. */
            device: string | null;
            /** Format: uuid */
            id: string;
            isCurrent: boolean;
            /** Format: date-time */
            lastUsedAt: string;
        };
        /** @description Where you are signed in, the last used first. */
        Sessions: {
            sessions: components["schemas"]["Session"][];
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
        /**
         * @description What a personal token may be allowed to.
         * @enum {string}
         */
        TokenScope: "games:read" | "games:play" | "account:read" | "admin";
        /** @description A token for a program. */
        TokenWish: {
            /** @description Left out, it is good until it is revoked. */
            expiresInDays?: number;
            /** @description What it is for. */
            name: string;
            scopes: components["schemas"]["TokenScope"][];
        };
        /** @description A player. One who is gone has the name — and an id of zeros. */
        User: {
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["UserKind"];
            name: string;
        };
        /**
         * @description Somebody registered, somebody who only tries it, or a program.
         * @enum {string}
         */
        UserKind: "person" | "guest" | "bot";
        /** @description Some players. */
        Users: {
            users: components["schemas"]["User"][];
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
                limit?: number;
                /** @description Only those you sit in. */
                mine?: boolean;
                status?: "open" | "running" | "ended";
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
            /** @description You may see this, but not do that. */
            403: {
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
            /** @description Something is not in a state for this, or the key belongs to another request. */
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
            /** @description Something is not in a state for this, or the key belongs to another request. */
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
            /** @description Something is not in a state for this, or the key belongs to another request. */
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
            /** @description Something is not in a state for this, or the key belongs to another request. */
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
    createGuest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Let in. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
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
    sendMailLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailLinkWish"];
            };
        };
        responses: {
            /** @description If somebody has this address, a link is on its way. */
            202: {
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
    verifyMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailVerification"];
            };
        };
        responses: {
            /** @description The address is yours. */
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
            /** @description Something is not in a state for this, or the key belongs to another request. */
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
    readMailbox: {
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
                    "application/json": components["schemas"]["Mailbox"];
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
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The password is changed. */
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
    listSessions: {
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
                    "application/json": components["schemas"]["Sessions"];
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
            /** @description You may see this, but not do that. */
            403: {
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
    signOutEverywhere: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out everywhere. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    refreshSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Still signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
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
    findUsers: {
        parameters: {
            query: {
                name: string;
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
                    "application/json": components["schemas"]["Profiles"];
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
            /** @description Something is not in a state for this, or the key belongs to another request. */
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
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["Profile"];
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
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
    deleteMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Deletion"];
            };
        };
        responses: {
            /** @description Your account is deleted. */
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
    updateMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MyChange"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
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
            /** @description Something is not in a state for this, or the key belongs to another request. */
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
    listBlocks: {
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
                    "application/json": components["schemas"]["Users"];
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
    blockUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Blocked. */
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
            /** @description Something is not in a state for this, or the key belongs to another request. */
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
    unblockUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Not blocked any more. */
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
    listBots: {
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
                    "application/json": components["schemas"]["Users"];
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
    createBot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBot"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
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
            /** @description Something is not in a state for this, or the key belongs to another request. */
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
    deleteBot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bot: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
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
    createBotToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bot: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenWish"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewPersonalToken"];
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
            /** @description Something is not in a state for this, or the key belongs to another request. */
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
    getMyData: {
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
                    "application/json": components["schemas"]["MyData"];
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
    setMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailChange"];
            };
        };
        responses: {
            /** @description A link is on its way. */
            202: {
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
    setPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Your password is changed. */
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
    registerGuest: {
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
            /** @description Who you are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
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
            /** @description Something is not in a state for this, or the key belongs to another request. */
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
    listTokens: {
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
                    "application/json": components["schemas"]["PersonalTokens"];
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
    createToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenWish"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewPersonalToken"];
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
            /** @description Something is not in a state for this, or the key belongs to another request. */
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
    revokeToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is void. */
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
