// Written by `npm run generate` from openapi.yaml.

export interface paths {
    readonly "/health/live": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Whether the process answers */
        readonly get: operations["isLive"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/health/ready": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Whether the process and its database can serve */
        readonly get: operations["isReady"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Games, the newest first */
        readonly get: operations["listGames"];
        readonly put?: never;
        /** Open a table and take its first seat */
        readonly post: operations["createGame"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One game, without its position */
        readonly get: operations["getGame"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/actions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Play an action
         * @description Name what you decided upon: `If-Match` with your version of the game, or, for a sealed choice, the `decision` it belongs to.
         */
        readonly post: operations["act"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/log": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What happened since a version of yours */
        readonly get: operations["getLog"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/offers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** All your seat may do now */
        readonly get: operations["listOffers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/seats": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Take a free seat; the last one starts the game */
        readonly post: operations["joinGame"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/stream": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A message whenever there is something new for you in this game
         * @description Server-sent events. Each message bears your version as its id: send the last one back as `Last-Event-ID` and you are told at once whether you missed anything.
         */
        readonly get: operations["streamGame"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/view": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The position as you may know it, now or at an earlier version */
        readonly get: operations["getPosition"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sign in */
        readonly post: operations["signIn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/titles": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** All titles, with their rules */
        readonly get: operations["listTitles"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/users": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Register */
        readonly post: operations["register"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/users/me": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Who you are */
        readonly get: operations["getMe"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly Act: {
            readonly action: components["schemas"]["Action"];
            readonly decision?: string;
        };
        /** @description What your action made happen. */
        readonly Acted: {
            readonly events: readonly components["schemas"]["Event"][];
            readonly position?: components["schemas"]["Position"];
            /** @description How many events of the game you have been told of. */
            readonly version: number;
        };
        /** @description As the title of the game has it. */
        readonly Action: {
            readonly type: "Action";
        } & Omit<components["schemas"]["LanternFairAction"], "type">;
        /** @description A part of a section. */
        readonly Block: components["schemas"]["TextBlock"] | components["schemas"]["TableBlock"] | components["schemas"]["PiecesBlock"];
        readonly Credentials: {
            readonly name: string;
            readonly password: string;
        };
        /** @description An entry of the log, as you may know it. */
        readonly Event: {
            /** @description What was asked, where you may know it. */
            readonly action: components["schemas"]["Action"] | null;
            /** Format: date-time */
            readonly at: string;
            readonly facts: readonly components["schemas"]["Fact"][];
            /** @enum {string} */
            readonly kind: "play" | "order" | "table" | "clock" | "undo" | "repair";
            readonly seat: number | null;
            /** @description How many events of the game you have been told of. */
            readonly version: number;
        };
        /** @description As the title of the game has it. */
        readonly Fact: {
            readonly type: "Fact";
        } & Omit<components["schemas"]["LanternFairFact"], "type">;
        /** @description One playing of a title. */
        readonly Game: {
            /** @description SHA-256 of the secret that all chance of this game comes from. */
            readonly commitment: string;
            /** Format: date-time */
            readonly createdAt: string;
            /** Format: uuid */
            readonly id: string;
            readonly mySeat: number | null;
            readonly options: components["schemas"]["Options"];
            /** @description Its log is damaged: nothing can be played. */
            readonly readOnly: boolean;
            readonly seats: readonly (components["schemas"]["User"] | null)[];
            readonly status: components["schemas"]["GameStatus"];
            readonly title: string;
            readonly titleVersion: number;
            readonly toAct: readonly number[];
            /** @description How many events of the game you have been told of. */
            readonly version: number;
        };
        readonly GameEndedFact: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "game-ended";
            readonly winners: readonly number[];
        };
        /** @description A page of games, the newest first. */
        readonly Games: {
            readonly games: readonly components["schemas"]["Game"][];
            /** @description The cursor of the next page. */
            readonly next: string | null;
        };
        readonly GameStartedFact: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "game-started";
        };
        /**
         * @description Waiting for players, being played, or over.
         * @enum {string}
         */
        readonly GameStatus: "open" | "running" | "ended";
        /** @description All is well. */
        readonly Health: {
            /** @constant */
            readonly status: "ok";
        };
        readonly LanternFairAction: components["schemas"]["LanternFairSealAction"] | components["schemas"]["LanternFairRaiseAction"] | components["schemas"]["LanternFairPassAction"];
        readonly LanternFairBidRaisedFact: {
            readonly coins: number;
            readonly seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "bid-raised";
        };
        readonly LanternFairBidSealedFact: {
            readonly seat: number;
            readonly secret?: {
                readonly coins: number;
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "bid-sealed";
        };
        readonly LanternFairBidsOpenedFact: {
            readonly coins: readonly number[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "bids-opened";
        };
        readonly LanternFairFact: components["schemas"]["LanternFairLanternsShuffledFact"] | components["schemas"]["LanternFairPatronDealtFact"] | components["schemas"]["LanternFairLanternLitFact"] | components["schemas"]["LanternFairBidSealedFact"] | components["schemas"]["LanternFairBidsOpenedFact"] | components["schemas"]["LanternFairBidRaisedFact"] | components["schemas"]["LanternFairPassedFact"] | components["schemas"]["LanternFairLanternSoldFact"] | components["schemas"]["LanternFairLanternGoneOutFact"] | components["schemas"]["LanternFairPatronsShownFact"] | components["schemas"]["TableOpenedFact"] | components["schemas"]["SeatTakenFact"] | components["schemas"]["GameStartedFact"] | components["schemas"]["GameEndedFact"];
        readonly LanternFairLanternGoneOutFact: {
            readonly lantern: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "lantern-gone-out";
        };
        readonly LanternFairLanternLitFact: {
            readonly lantern: string;
            readonly stall: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "lantern-lit";
        };
        readonly LanternFairLanternSoldFact: {
            readonly coins: number;
            readonly lantern: string;
            readonly seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "lantern-sold";
        };
        readonly LanternFairLanternsShuffledFact: {
            readonly secret?: {
                readonly deck: readonly string[];
                readonly spare: readonly string[];
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "lanterns-shuffled";
        };
        readonly LanternFairOptions: {
            /**
             * @description How many lanterns are sold.
             * @default 6
             */
            readonly stalls: number;
        };
        /** @description Leave this auction for good. */
        readonly LanternFairPassAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "pass";
        };
        readonly LanternFairPassedFact: {
            readonly seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "passed";
        };
        readonly LanternFairPatronDealtFact: {
            readonly seat: number;
            readonly secret?: {
                readonly patron: string;
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "patron-dealt";
        };
        readonly LanternFairPatronsShownFact: {
            readonly patrons: readonly string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "patrons-shown";
        };
        /** @description Bid more than the highest bid so far. */
        readonly LanternFairRaiseAction: {
            readonly coins: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "raise";
        };
        /** @description Seal a bid; a later one replaces it until all are in. */
        readonly LanternFairSealAction: {
            readonly coins: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "seal";
        };
        readonly LanternFairView: {
            readonly fairgoers: readonly {
                readonly coins: number;
                readonly lanterns: readonly string[];
                readonly patron: string | null;
                readonly seat: number;
            }[];
            readonly glasses: {
                readonly [key: string]: string;
            };
            readonly left: number;
            readonly myPatron: string | null;
            readonly out: readonly string[];
            readonly stall: {
                readonly highest: {
                    readonly coins: number;
                    readonly seat: number;
                } | null;
                readonly lantern: string;
                readonly mySeal: number | null;
                readonly number: number;
                readonly passed: readonly number[];
                /** @enum {string} */
                readonly sale: "sealed" | "open";
                readonly sealed: readonly number[];
                readonly turn: number | null;
            } | null;
            readonly stalls: number;
        };
        /** @description What happened since a version of yours. */
        readonly Log: {
            readonly events: readonly components["schemas"]["SpokenEvent"][];
            /** @description Ask on with `since` at this; null at the end. */
            readonly next: number | null;
            /** @description How many events of the game you have been told of. */
            readonly version: number;
        };
        /** @description A message of a stream: fetch the view to see more. */
        readonly Moved: {
            /** Format: uuid */
            readonly game: string;
            readonly status: components["schemas"]["GameStatus"];
            readonly toAct: readonly number[];
            /** @description How many events of the game you have been told of. */
            readonly version: number;
        };
        /** @description Server-sent events `moved`, each with this as its data. */
        readonly MovedStream: components["schemas"]["Moved"];
        readonly NewGame: {
            readonly options?: components["schemas"]["Options"];
            readonly seats: number;
            readonly title: string;
        };
        /** @description Something you may do now. */
        readonly Offer: {
            readonly action: components["schemas"]["Action"];
            readonly sentence: string;
        };
        /** @description All you may do now. */
        readonly Offers: {
            readonly decision: string | null;
            readonly offers: readonly components["schemas"]["Offer"][];
            /** @description How many events of the game you have been told of. */
            readonly version: number;
        };
        /** @description As the title of the game has it. */
        readonly Options: components["schemas"]["LanternFairOptions"];
        /** @description Named pieces in one place. */
        readonly PiecesBlock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "pieces";
            readonly label: string;
            readonly pieces: readonly components["schemas"]["ShownPiece"][];
        };
        /** @description A game as you may know it, at one of your versions. */
        readonly Position: {
            /** @description The name of the question now open. */
            readonly decision: string | null;
            /** Format: uuid */
            readonly game: string;
            /** @description How many events of the game you have been told of. */
            readonly newest: number;
            readonly outcome: {
                readonly winners: readonly number[];
            } | null;
            /** @description Yours; null for a spectator. */
            readonly seat: number | null;
            /** @description The same position in words, in your language. */
            readonly sections: readonly components["schemas"]["Section"][];
            readonly status: components["schemas"]["GameStatus"];
            readonly title: string;
            readonly titleVersion: number;
            readonly toAct: readonly number[];
            /** @description How many events of the game you have been told of. */
            readonly version: number;
            /** @description Null until the game has begun. */
            readonly view: components["schemas"]["View"] | null;
        };
        /** @description What is wrong and what to do (RFC 9457). */
        readonly Problem: {
            readonly code?: string;
            readonly detail: string;
            readonly fields?: readonly {
                readonly message: string;
                readonly path: string;
            }[];
            readonly instance: string;
            readonly missed?: readonly components["schemas"]["Event"][];
            readonly rule?: string;
            readonly status: number;
            readonly title: string;
            readonly type: string;
            /** @description How many events of the game you have been told of. */
            readonly version?: number;
        };
        readonly Registration: {
            /** @description How the others will call you. */
            readonly name: string;
            readonly password: string;
        };
        readonly SeatTakenFact: {
            readonly contribution: string;
            readonly seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "seat-taken";
        };
        /** @description A part of the position, in words. */
        readonly Section: {
            readonly blocks: readonly components["schemas"]["Block"][];
            readonly heading: string;
        };
        /** @description A piece one can see. */
        readonly ShownPiece: {
            readonly id: string;
            readonly mark: string;
            readonly name: string;
        };
        /** @description Proof of who you are, for a while. */
        readonly SignedIn: {
            /** Format: date-time */
            readonly expiresAt: string;
            /** @description Send it as `Authorization: Bearer …`. */
            readonly token: string;
            readonly user: components["schemas"]["User"];
        };
        /** @description An event, with sentences in your language. */
        readonly SpokenEvent: {
            /** @description What was asked, where you may know it. */
            readonly action: components["schemas"]["Action"] | null;
            /** Format: date-time */
            readonly at: string;
            readonly facts: readonly components["schemas"]["Fact"][];
            /** @enum {string} */
            readonly kind: "play" | "order" | "table" | "clock" | "undo" | "repair";
            readonly seat: number | null;
            readonly sentences: readonly string[];
            /** @description How many events of the game you have been told of. */
            readonly version: number;
        };
        /** @description A table; the first column names the row. */
        readonly TableBlock: {
            readonly columns: readonly string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "table";
            readonly rows: readonly (readonly string[])[];
        };
        readonly TableOpenedFact: {
            readonly commitment: string;
            readonly edition: string;
            readonly options: {
                readonly [key: string]: unknown;
            };
            readonly seats: number;
            readonly title: string;
            readonly titleVersion: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "table-opened";
        };
        /** @description A sentence. */
        readonly TextBlock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "text";
            readonly text: string;
        };
        /** @description A game one can play. */
        readonly Title: {
            /** @description The hash of the printed facts new games use. */
            readonly edition: string;
            readonly id: string;
            readonly name: string;
            readonly rules: readonly {
                readonly id: string;
                readonly text: string;
            }[];
            readonly seats: {
                readonly max: number;
                readonly min: number;
            };
            /** @enum {string} */
            readonly stage: "example" | "published";
            readonly summary: string;
            readonly version: number;
        };
        /** @description All titles. */
        readonly Titles: {
            readonly titles: readonly components["schemas"]["Title"][];
        };
        /** @description A player. */
        readonly User: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
        };
        /** @description As the title of the game has it. */
        readonly View: components["schemas"]["LanternFairView"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly isLive: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Something went wrong on our side. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly isReady: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Something went wrong on our side. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly listGames: {
        readonly parameters: {
            readonly query?: {
                readonly cursor?: string;
                readonly limit?: number;
                /** @description Only those you sit in. */
                readonly mine?: string;
                readonly status?: "open" | "running" | "ended";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Games"];
                };
            };
            /** @description The request is not understood. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly createGame: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Yours for this request: repeated with it, it has no second effect. */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewGame"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Game"];
                };
            };
            /** @description The request is not understood. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The game is not in a state for this, or the key belongs to another request. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly getGame: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly game: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Game"];
                };
            };
            /** @description The request is not understood. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly act: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Yours for this request: repeated with it, it has no second effect. */
                readonly "idempotency-key"?: string;
                /** @description Your version of the game in quotes, such as `"12"`. */
                readonly "if-match"?: string;
                /** @description `return=representation` answers with the position too. */
                readonly prefer?: string;
            };
            readonly path: {
                readonly game: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Act"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Acted"];
                };
            };
            /** @description The request is not understood. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The game is not in a state for this, or the key belongs to another request. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something happened since the version you named. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule says no. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Say which version you decided upon. */
            readonly 428: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly getLog: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly since?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly game: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Log"];
                };
            };
            /** @description The request is not understood. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly listOffers: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly game: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Offers"];
                };
            };
            /** @description The request is not understood. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly joinGame: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly game: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Game"];
                };
            };
            /** @description The request is not understood. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The game is not in a state for this, or the key belongs to another request. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly streamGame: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "last-event-id"?: string;
            };
            readonly path: {
                readonly game: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Messages as they come. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/event-stream": components["schemas"]["MovedStream"];
                };
            };
            /** @description The request is not understood. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly getPosition: {
        readonly parameters: {
            readonly query?: {
                readonly version?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly game: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Position"];
                };
            };
            /** @description You have it already. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly signIn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Credentials"];
            };
        };
        readonly responses: {
            /** @description Signed in. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SignedIn"];
                };
            };
            /** @description The request is not understood. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly listTitles: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Titles"];
                };
            };
            /** @description Too many requests. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly register: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Registration"];
            };
        };
        readonly responses: {
            /** @description Registered and signed in. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SignedIn"];
                };
            };
            /** @description The request is not understood. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The game is not in a state for this, or the key belongs to another request. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly getMe: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description You. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["User"];
                };
            };
            /** @description You are not signed in. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
