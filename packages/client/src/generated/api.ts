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
        Action: components["schemas"]["LanternFairAction"];
        /** @description An action you may send as it stands. */
        ActionOffer: {
            action: components["schemas"]["Action"];
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
        };
        Credentials: {
            name: string;
            password: string;
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
        Fact: components["schemas"]["LanternFairFact"];
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
            options?: components["schemas"]["Options"];
            seats: number;
            title: string;
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
        Options: components["schemas"]["LanternFairOptions"];
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
        SeatTakenFact: {
            contribution: string;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "seat-taken";
        };
        /** @description A part of the position, in words. */
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
        View: components["schemas"]["LanternFairView"];
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
    act: {
        parameters: {
            query?: never;
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
    exportGame: {
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
    getLog: {
        parameters: {
            query?: {
                limit?: number;
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
            query?: never;
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
