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
    "/v1/admin/admins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All who may administer this service */
        get: operations["listAdmins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/admins/{user}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Let somebody administer this service */
        put: operations["grantAdmin"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/admins/{user}/revocation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let somebody administer this service no longer
         * @description It counts at once. The last admin stays.
         */
        post: operations["revokeAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What admins did, the newest first */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to use codes of an app (TOTP)
         * @description They are asked for once a first one has been confirmed.
         */
        post: operations["beginAdminCodes"];
        /** Use codes of an app no longer */
        delete: operations["endAdminCodes"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/codes/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm that your app makes the right codes */
        post: operations["confirmAdminCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/entry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether this session may administer, and until when */
        get: operations["getAdminEntry"];
        put?: never;
        /** Sign in afresh, to administer for an hour */
        post: operations["enterAdmin"];
        /** Administer no longer in this session */
        delete: operations["leaveAdmin"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find games, the newest first
         * @description Stuck is a game whose log is broken, or whose clock ran out more than ten minutes ago and was not seen to; slow is one that has waited for somebody for more than two weeks.
         */
        get: operations["findGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/games/{game}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a game’s log: its hash chain, and every decision by the rules
         * @description A game whose chain is broken becomes read-only.
         */
        post: operations["checkLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/games/{game}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened in a game, event by event
         * @description As everybody may know it: of what is secret only that it is there. As referee, all of it.
         */
        get: operations["inspectLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/games/{game}/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look as referee, for an hour in this session
         * @description Whoever plays in the game, or did, himself or by a bot, may not; and whoever has looked never plays in it.
         */
        post: operations["lookAsReferee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/games/{game}/reports/{report}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a report
         * @description Whoever reported the message gets the answer by mail.
         */
        post: operations["answerReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/games/{game}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The position behind an event, with anybody’s eyes */
        get: operations["inspectPosition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages that were reported, the newest first */
        get: operations["listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find people by the beginning of a name, or by an address */
        get: operations["findPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/users/{user}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How somebody is doing here */
        get: operations["getPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/users/{user}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let somebody in again */
        post: operations["restoreUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/users/{user}/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign somebody out everywhere
         * @description All his sessions, and all tokens of his programs and bots, are void at once. He may sign in again.
         */
        post: operations["signOutUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/users/{user}/suspension": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let somebody in no longer
         * @description Nor his bots. It counts at once, and he is told the reason by mail. His games go on: his clocks run, and who is late is played for.
         */
        post: operations["suspendUser"];
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
         * @description What is left out: seats are drawn at the start, everybody may see and watch the game, players take as long as they like (else a grace of 12 hours, half of each day and the weekends off for whoever wants them, and a seat open to others after it was late twice), and it starts when the table is full. Who has no account may open hot-seat games only.
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
         * Play an action, or a whole visit: all or nothing
         * @description Name what you decided upon: `If-Match` with your version of the game, or, for sealed choices and orders, the `decision` they belong to. A list ends where something is revealed or another question is asked: what would come behind it is refused, and with it the whole.
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
    "/v1/games/{game}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened since a version of yours, a sentence each */
        get: operations["getChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/dry-runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What your actions would lead to, as far as you can foresee it
         * @description Tried in a game in which all that you cannot know is dealt anew, without anybody’s standing orders. It ends before the first thing that reveals something, is left to chance or may not be done: a plan that no longer stands is no error, but is told as far as it does.
         */
        post: operations["foresee"];
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
         * Invite a user to a table
         * @description For its host; and, when a seat is vacant, for whoever plays on. He then sees the game, and says yes by taking a seat, or by taking the vacant one over. Who sits there or is invited already stays so.
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
        /** Take an invitation back, as one who may invite */
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
    "/v1/games/{game}/late-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is done for you if you run out of time */
        get: operations["getLateOrder"];
        /**
         * Leave acts for when you run out of time, instead of those you left before
         * @description They are your own acts, done as far as they may be then, and say nothing of time. Lines of notation are read upon the game as it is now. Nobody else learns that there is an order.
         */
        put: operations["placeLateOrder"];
        post?: never;
        /** Take these acts back */
        delete: operations["cancelLateOrder"];
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
        /**
         * What happened since a version of yours
         * @description As JSON; as lines of JSON with `Accept: application/x-ndjson`; or as notation with `Accept: text/plain`, a line for each event, such as `12 Ada: bid 3`, with a star where a standing order of yours acted. Where there is more than was asked for, `Link` with `rel="next"` says where it goes on.
         */
        get: operations["getLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/mail-mute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Get no more mails about this game */
        put: operations["muteMails"];
        post?: never;
        /** Get mails about this game again */
        delete: operations["unmuteMails"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was said to you at this game, the oldest first
         * @description Who only watches reads what was said to all.
         */
        get: operations["listMessages"];
        put?: never;
        /** Say something to all at the game, or to one seat */
        post: operations["say"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/messages/{message}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report a message to whoever runs this service */
        post: operations["reportMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/mutes/{user}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Get no more messages from a player in this game; he does not learn of it */
        put: operations["mute"];
        post?: never;
        /** Get a player’s messages again, from now on */
        delete: operations["unmute"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your private notes on a game */
        get: operations["getNote"];
        /** Keep private notes on a game, in place of those before */
        put: operations["keepNote"];
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
    "/v1/games/{game}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your standing orders, and what they would do now */
        get: operations["listOrders"];
        put?: never;
        /**
         * Leave a standing order
         * @description The service plays it for you when you are asked. Nobody else learns that it stands, nor which acts it did, not even when the game is over. Its id is in the fact `order-placed`.
         */
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/orders/{order}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Cancel a standing order */
        delete: operations["cancelOrder"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Vote that no time pass for some days
         * @description When all who still play vote for the same number of days the game is paused, and goes on by itself when they are over; acting stays possible. Paused already, the days count from now; with 0 it goes on.
         */
        put: operations["voteForPause"];
        post?: never;
        /** Take your vote for a pause back */
        delete: operations["withdrawPause"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/race": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the points went, version by version, as you could count them then
         * @description A moment for every version at which the points of a seat changed, counted with what its viewer knew at that version; when the game is over, the last one counts all. With all hands open (`as=all`) every one does.
         */
        get: operations["getRace"];
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
    "/v1/games/{game}/removals/{of}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Vote that a seat be vacated whose time was over twice
         * @description When all the others who still play do, somebody else may take it over.
         */
        put: operations["voteForRemoval"];
        post?: never;
        /** Take that vote back */
        delete: operations["withdrawRemoval"];
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
         * @description The game goes on; your seat is vacant until somebody takes it over, who then knows what it knows, but neither your standing orders nor your notes. The last one left wins. Where you hold several seats, say which.
         */
        post: operations["resign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The score so far, as you can count it; in the end all of it */
        get: operations["getScore"];
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
         * @description Server-sent events. `moved` bears your version as its id: send the last one back as `Last-Event-ID` and you are told at once whether you missed anything. `chatted` says how much of the chat there is for you, at first too if there is any. `timed` says when clocks run out, at first and whenever that is another time though the game has not moved, as when a vacation begins.
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
    "/v1/games/{game}/time-votes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who votes that somebody too late be replaced, or for a pause */
        get: operations["listTimeVotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take your last acts back, within your own uninterrupted turn
         * @description As many as `mayTakeBack` of the position says. Name your version with `If-Match`.
         */
        post: operations["undo"];
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
        /**
         * The position as you may know it, now or at an earlier version
         * @description With `waitForVersion` the answer waits, half a minute at most, until you have that version or the game is over; then it is the present position all the same. A waiting request counts as an open stream.
         */
        get: operations["getPosition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/why-not": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether you may do something, at what cost, and by which rule not
         * @description Behind what you would do before it, if you say so. Whatever the rules say is an answer, also that a plan no longer stands because somebody was faster.
         */
        post: operations["explain"];
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
    "/v1/move-links/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See what a link of a turn’s mail would do
         * @description By dry run: nothing is played.
         */
        post: operations["lookAtMoveLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/move-links/use": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play what a link of a turn’s mail is for
         * @description Once, and only upon the position the mail told of: if the game has gone on, nothing is done and `missed` says what happened. What is sealed waits for nobody else’s sealed choice.
         */
        post: operations["useMoveLink"];
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
    "/v1/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A message whenever there is something new for you in any game of yours
         * @description Server-sent events. Yours are the games you sit in and the tables you opened or are invited to, also those you come to while you listen. At first there is a message for each that goes on or has ended this week, unless you send the last id you had back as `Last-Event-ID` and have missed nothing. Ids are of no other use; a message may come without one. `timed` says when the clocks of a game you sit in run out, at first and whenever that is another time though it has not moved.
         */
        get: operations["streamMine"];
        put?: never;
        post?: never;
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
        /** All titles, in brief */
        get: operations["listTitles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/titles/{title}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One title, with its options, its rules and what to know of its printed facts */
        get: operations["getTitle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/titles/{title}/editions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All printed facts of a title that games here are played with */
        get: operations["listEditions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/titles/{title}/editions/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The printed facts of a title, whole */
        get: operations["getEdition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/titles/{title}/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rules of a title, by the ids that refusals name */
        get: operations["getRules"];
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
         * @description His bots too, who count as he does. Nobody tells him; but he may notice, as he cannot sit down at your tables or invite you.
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
    "/v1/users/me/mail-mutes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The games of which you want no mails */
        get: operations["listMailMutes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The mails to you: what of, when, and how each ended
         * @description The newest first. A mail that waits is written a little later, if it is then still true.
         */
        get: operations["listMyMails"];
        put?: never;
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
    "/v1/users/me/vacations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your vacations, and how many days you have left */
        get: operations["listVacations"];
        put?: never;
        /**
         * Announce a vacation, for today or later
         * @description On its days, both included, none of your clocks goes; it counts at once, also for turns that wait for you. You may act all the same.
         */
        post: operations["announceVacation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/vacations/{vacation}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End a vacation now, or take it back before it begins */
        delete: operations["endVacation"];
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
        /** @description What your action made happen. */
        Acted: {
            events: components["schemas"]["Event"][];
            position?: components["schemas"]["Position"];
            /** @description How many events of the game you have been told of. */
            version: number;
        };
        /** @description As the title of the game has it. */
        Action: components["schemas"]["Augsburg1520Action"] | components["schemas"]["DeVulgariEloquentiaAction"] | components["schemas"]["LanternFairAction"];
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
            /** @description An action as one short line, in the notation of the title. */
            notation: string;
            /**
             * @description A sealed choice is sent with the `decision`, an open one with your version.
             * @enum {string}
             */
            openness: "open" | "sealed";
            /** @description The same in your language. */
            price: string | null;
            sentence: string;
        };
        Acts: {
            /** @description Typed actions, one behind the other. Give these or `notation`. */
            actions?: components["schemas"]["Action"][];
            /** @description The same as lines of notation, each read upon what the lines before lead to. A title may have lines that say several acts: each is a step. */
            notation?: string[];
        };
        /** @description Somebody who may administer this service. */
        Admin: {
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["UserKind"];
            name: string;
            usesCodes: boolean;
        };
        AdminCode: {
            /** @description What your app shows now. */
            code: string;
        };
        /** @description Whether this session may administer. */
        AdminEntry: {
            /** @description Until when you may administer; null: sign in afresh first. */
            until: string | null;
            /** @description Whether a code of your app is asked for too. */
            usesCodes: boolean;
        };
        AdminProof: {
            /** @description What your app shows now. */
            code?: string;
            password: string;
        };
        /** @description All who may administer this service. */
        Admins: {
            admins: components["schemas"]["Admin"][];
        };
        /** @description You may do it, at this cost. */
        Allowed: {
            /** @description What it costs, by what the title calls it, such as `points`. */
            costs: {
                [key: string]: number;
            };
            /** @description The same in your language. */
            price: string | null;
            /** @constant */
            result: "allowed";
        };
        /** @description What admins did, the newest first. */
        Audit: {
            entries: components["schemas"]["AuditEntry"][];
            /** @description The cursor of the next page. */
            next: string | null;
        };
        /** @description One thing an admin asked for, and how it ended. */
        AuditEntry: {
            /** @description Who; null: by a command on the machine itself. */
            admin: string | null;
            adminName: string | null;
            /** @description All else that was asked for. */
            asked: {
                [key: string]: unknown;
            };
            /** Format: date-time */
            at: string;
            gameId: string | null;
            /** Format: uuid */
            id: string;
            /** @description Which operation, by its id in this contract. */
            operation: string;
            reason: string | null;
            /** @description How it was answered; null: it never was, or is being done. */
            status: number | null;
            /** @description Whom it is about. */
            userId: string | null;
            userName: string | null;
        };
        Augsburg1520Action: components["schemas"]["Augsburg1520BuyAction"] | components["schemas"]["Augsburg1520BidAction"] | components["schemas"]["Augsburg1520CallAction"] | components["schemas"]["Augsburg1520PassAction"] | components["schemas"]["Augsburg1520ShowAction"] | components["schemas"]["Augsburg1520ChoosePrivilegesAction"] | components["schemas"]["Augsburg1520StepAction"] | components["schemas"]["Augsburg1520TakeRightAction"] | components["schemas"]["Augsburg1520BuildAction"] | components["schemas"]["Augsburg1520TakeFlorinsAction"] | components["schemas"]["Augsburg1520GainPrestigeAction"] | components["schemas"]["Augsburg1520DrawAction"] | components["schemas"]["Augsburg1520DiscardAction"] | components["schemas"]["Augsburg1520WaiveAction"] | components["schemas"]["Augsburg1520DoneAction"] | components["schemas"]["Augsburg1520TakeCompensationAction"] | components["schemas"]["Augsburg1520SlipAction"];
        Augsburg1520AuctionOpenedFact: {
            /** @enum {string} */
            noble: "philipp" | "louise" | "leo" | "maria" | "maximilian";
            opener: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "auction-opened";
        };
        Augsburg1520AuctionWonFact: {
            cards: string[];
            /** @enum {string} */
            noble: "philipp" | "louise" | "leo" | "maria" | "maximilian";
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "auction-won";
        };
        /** @description Bid more cards than anybody so far. */
        Augsburg1520BidAction: {
            cards: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bid";
        };
        Augsburg1520BidCalledFact: {
            cards: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bid-called";
        };
        Augsburg1520BiddingClosedFact: {
            cards: number;
            /** @enum {string} */
            noble: "philipp" | "louise" | "leo" | "maria" | "maximilian";
            seats: number[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bidding-closed";
        };
        Augsburg1520BidMadeFact: {
            cards: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bid-made";
        };
        /** @description Build the top church or cathedral at its price. */
        Augsburg1520BuildAction: {
            /** @enum {string} */
            building: "church" | "cathedral";
            /** @enum {string} */
            by: "violet" | "architect";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "build";
        };
        Augsburg1520BuildingBuiltFact: {
            /** @enum {string} */
            building: "church" | "cathedral";
            /** @enum {string} */
            by: "violet" | "architect";
            florins: number;
            seat: number;
            tile: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "building-built";
        };
        /** @description Buy some of the cards you were dealt; a later choice replaces it. */
        Augsburg1520BuyAction: {
            cards: string[];
            jokers: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "buy";
        };
        Augsburg1520BuyingBegunFact: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "buying-begun";
        };
        /** @description Bid as many cards as the highest bid. */
        Augsburg1520CallAction: {
            cards: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "call";
        };
        Augsburg1520CardDiscardedFact: {
            card: string | null;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card-discarded";
        };
        Augsburg1520CardsDealtFact: {
            free: number;
            seat: number;
            secret?: {
                free: string[];
                toBuy: string[];
            };
            toBuy: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cards-dealt";
        };
        Augsburg1520CardsDrawnFact: {
            cards: number;
            seat: number;
            secret?: {
                drawn: string[];
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cards-drawn";
        };
        Augsburg1520CardsLaidFact: {
            seat: number;
            secret?: {
                cards: string[];
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cards-laid";
        };
        Augsburg1520CardSlippedFact: {
            seat: number;
            secret?: {
                card: string | null;
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card-slipped";
        };
        Augsburg1520CardsShownFact: {
            shown: {
                cards: string[];
                seat: number;
            }[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cards-shown";
        };
        Augsburg1520CardsSlippedUnderFact: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cards-slipped-under";
        };
        /** @description Take one of the open privilege cards. */
        Augsburg1520ChoosePrivilegesAction: {
            card: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "choose-privileges";
        };
        Augsburg1520CompensationTakenFact: {
            /** @enum {string} */
            as: "florins" | "prestige";
            florins: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "compensation-taken";
        };
        Augsburg1520ConsolationPaidFact: {
            florins: number;
            rank: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "consolation-paid";
        };
        Augsburg1520DealingBegunFact: {
            due: components["schemas"]["Augsburg1520DealingBegunFactDue"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "dealing-begun";
        };
        Augsburg1520DealingBegunFactDue: {
            free: number;
            seat: number;
            toBuy: number;
        };
        Augsburg1520DeckShuffledFact: {
            secret?: {
                cards: string[];
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "deck-shuffled";
        };
        /** @description Discard a card you held before you drew, openly; null if there is none. */
        Augsburg1520DiscardAction: {
            card: ("joker" | string) | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "discard";
        };
        Augsburg1520DiscardChosenFact: {
            seat: number;
            secret?: {
                card: string | null;
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "discard-chosen";
        };
        Augsburg1520DiscardsShuffledFact: {
            secret?: {
                cards: string[];
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "discards-shuffled";
            under: boolean;
        };
        /** @description Build nothing with your Architect. */
        Augsburg1520DoneAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "done";
        };
        /** @description Draw two cards, then discard another one. */
        Augsburg1520DrawAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "draw";
        };
        Augsburg1520DrawBegunFact: {
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "draw-begun";
        };
        Augsburg1520Edition: {
            about: string;
            caps: {
                /** @enum {string} */
                source: "rulebook" | "inferred" | "placeholder";
                withoutCathedral: number;
                withoutChurch: number;
            };
            edition: string;
            income: {
                orange: [
                    number,
                    number,
                    number,
                    number
                ];
                /** @enum {string} */
                source: "rulebook" | "inferred" | "placeholder";
                violetFree: [
                    number,
                    number,
                    number,
                    number
                ];
                violetToBuy: [
                    number,
                    number,
                    number,
                    number
                ];
                yellow: [
                    number,
                    number,
                    number,
                    number
                ];
            };
            ious: {
                note?: string;
                perNoble: number;
                prices: {
                    florins: number;
                    upTo: number;
                }[];
                /** @enum {string} */
                source: "rulebook" | "inferred" | "placeholder";
            };
            jokers: {
                count: number;
                florins: number;
                note?: string;
                /** @enum {string} */
                source: "rulebook" | "inferred" | "placeholder";
            };
            levelNames: {
                note?: string;
                orange: [
                    string | null,
                    string | null,
                    string | null,
                    string | null
                ];
                /** @enum {string} */
                source: "rulebook" | "inferred" | "placeholder";
                violet: [
                    string | null,
                    string | null,
                    string | null,
                    string | null
                ];
                yellow: [
                    string | null,
                    string | null,
                    string | null,
                    string | null
                ];
            };
            levelTiles: {
                2: components["schemas"]["Augsburg1520EditionLevelTiles"];
                3: components["schemas"]["Augsburg1520EditionLevelTiles"];
                4: components["schemas"]["Augsburg1520EditionLevelTiles"];
                5: components["schemas"]["Augsburg1520EditionLevelTiles"];
                /** @enum {string} */
                source: "rulebook" | "inferred" | "placeholder";
            };
            maximilianTieOrder: ("philipp" | "louise" | "leo" | "maria")[];
            nobles: ("philipp" | "louise" | "leo" | "maria" | "maximilian")[];
            privilegeCards: {
                cards: [
                    "yellow" | "orange" | "violet" | "draw2" | "florins500" | "prestige6" | "prestige7",
                    "yellow" | "orange" | "violet" | "draw2" | "florins500" | "prestige6" | "prestige7",
                    "yellow" | "orange" | "violet" | "draw2" | "florins500" | "prestige6" | "prestige7"
                ][];
                note?: string;
                /** @enum {string} */
                source: "rulebook" | "inferred" | "placeholder";
            };
            rights: {
                architect: components["schemas"]["Augsburg1520EditionMint"];
                cathedral: components["schemas"]["Augsburg1520EditionChurch"];
                church: components["schemas"]["Augsburg1520EditionChurch"];
                coat: components["schemas"]["Augsburg1520EditionCoat"];
                mint: components["schemas"]["Augsburg1520EditionMint"];
                patent: components["schemas"]["Augsburg1520EditionCoat"];
            };
        };
        Augsburg1520EditionChurch: {
            costs: number[];
            note?: string;
            /** @enum {string} */
            source: "rulebook" | "inferred" | "placeholder";
        };
        Augsburg1520EditionCoat: {
            note?: string;
            prestige: number[];
            /** @enum {string} */
            source: "rulebook" | "inferred" | "placeholder";
        };
        Augsburg1520EditionLevelTiles: {
            level2: number;
            level3: number;
            level4: number;
        };
        Augsburg1520EditionMint: {
            count: number;
            note?: string;
            /** @enum {string} */
            source: "rulebook" | "inferred" | "placeholder";
        };
        Augsburg1520Fact: components["schemas"]["Augsburg1520FirstPlayerDrawnFact"] | components["schemas"]["Augsburg1520DeckShuffledFact"] | components["schemas"]["Augsburg1520PrivilegeCardsLaidFact"] | components["schemas"]["Augsburg1520DealingBegunFact"] | components["schemas"]["Augsburg1520CardsDealtFact"] | components["schemas"]["Augsburg1520BuyingBegunFact"] | components["schemas"]["Augsburg1520PurchaseChosenFact"] | components["schemas"]["Augsburg1520PurchasesSettledFact"] | components["schemas"]["Augsburg1520RoundBegunFact"] | components["schemas"]["Augsburg1520AuctionOpenedFact"] | components["schemas"]["Augsburg1520BidMadeFact"] | components["schemas"]["Augsburg1520BidCalledFact"] | components["schemas"]["Augsburg1520PlayerPassedFact"] | components["schemas"]["Augsburg1520NobodyBidFact"] | components["schemas"]["Augsburg1520BiddingClosedFact"] | components["schemas"]["Augsburg1520CardsLaidFact"] | components["schemas"]["Augsburg1520CardsShownFact"] | components["schemas"]["Augsburg1520AuctionWonFact"] | components["schemas"]["Augsburg1520ConsolationPaidFact"] | components["schemas"]["Augsburg1520PrivilegesChosenFact"] | components["schemas"]["Augsburg1520LevelTakenFact"] | components["schemas"]["Augsburg1520CompensationTakenFact"] | components["schemas"]["Augsburg1520RightTakenFact"] | components["schemas"]["Augsburg1520BuildingBuiltFact"] | components["schemas"]["Augsburg1520FlorinsTakenFact"] | components["schemas"]["Augsburg1520PrestigeGainedFact"] | components["schemas"]["Augsburg1520DrawBegunFact"] | components["schemas"]["Augsburg1520CardsDrawnFact"] | components["schemas"]["Augsburg1520DiscardChosenFact"] | components["schemas"]["Augsburg1520CardDiscardedFact"] | components["schemas"]["Augsburg1520PrivilegeWaivedFact"] | components["schemas"]["Augsburg1520PrivilegesDoneFact"] | components["schemas"]["Augsburg1520RoundEndedFact"] | components["schemas"]["Augsburg1520IncomePaidFact"] | components["schemas"]["Augsburg1520DiscardsShuffledFact"] | components["schemas"]["Augsburg1520SlippingBegunFact"] | components["schemas"]["Augsburg1520CardSlippedFact"] | components["schemas"]["Augsburg1520CardsSlippedUnderFact"] | components["schemas"]["Augsburg1520PrivilegeCardsTurnedFact"] | components["schemas"]["Augsburg1520LastRoundOverFact"] | components["schemas"]["TableOpenedFact"] | components["schemas"]["SeatTakenFact"] | components["schemas"]["SeatLeftFact"] | components["schemas"]["InvitationSentFact"] | components["schemas"]["InvitationDeclinedFact"] | components["schemas"]["InvitationWithdrawnFact"] | components["schemas"]["SeatsDrawnFact"] | components["schemas"]["GameCancelledFact"] | components["schemas"]["GameStartedFact"] | components["schemas"]["SeatResignedFact"] | components["schemas"]["SeatRefilledFact"] | components["schemas"]["AbandonmentVotedFact"] | components["schemas"]["AbandonmentWithdrawnFact"] | components["schemas"]["GameAbandonedFact"] | components["schemas"]["GameEndedFact"] | components["schemas"]["TimeRanOutFact"] | components["schemas"]["PlayedForFact"] | components["schemas"]["SeatVacatedFact"] | components["schemas"]["RemovalVotedFact"] | components["schemas"]["RemovalWithdrawnFact"] | components["schemas"]["PauseVotedFact"] | components["schemas"]["PauseWithdrawnFact"] | components["schemas"]["GamePausedFact"] | components["schemas"]["GameResumedFact"] | components["schemas"]["OrderPlacedFact"] | components["schemas"]["OrderCancelledFact"] | components["schemas"]["LateOrderPlacedFact"] | components["schemas"]["LateOrderCancelledFact"] | components["schemas"]["LateOrderUsedFact"] | components["schemas"]["VersionMovedFact"] | components["schemas"]["TakenBackFact"];
        Augsburg1520FirstPlayerDrawnFact: {
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "first-player-drawn";
        };
        Augsburg1520FlorinsTakenFact: {
            /** @enum {string} */
            by: "yellow" | "florins500";
            florins: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "florins-taken";
        };
        /** @description Gain the prestige of a privilege. */
        Augsburg1520GainPrestigeAction: {
            /** @enum {string} */
            by: "prestige6" | "prestige7";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "gain-prestige";
        };
        Augsburg1520IncomePaidFact: {
            florins: number[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "income-paid";
        };
        Augsburg1520LastRoundOverFact: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "last-round-over";
        };
        Augsburg1520LevelTakenFact: {
            /** @enum {string} */
            colour: "yellow" | "orange" | "violet";
            from: number | null;
            handedOn: string | null;
            level: number;
            seat: number;
            tile: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "level-taken";
        };
        Augsburg1520NobodyBidFact: {
            /** @enum {string} */
            noble: "philipp" | "louise" | "leo" | "maria" | "maximilian";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "nobody-bid";
        };
        Augsburg1520Options: {
            /**
             * @description Everybody sees everybody’s florins; hands stay secret.
             * @default false
             */
            openMoney: boolean;
            /**
             * @description Showdowns of one or two cards pay nothing to the second and third.
             * @default false
             */
            smallBidsUnpaid: boolean;
        };
        Augsburg1520Order: {
            bidding: {
                /** @description Else call while the highest number is at most this. */
                call: number;
                /** @description Cards to open with if nobody has bid; 0: pass. */
                open: number;
                /** @enum {string} */
                otherwise: "pass" | "ask";
                raise: {
                    /** @description Raise while the highest number is below this. */
                    below: number;
                    /**
                     * @description By one, or at once to the limit.
                     * @enum {string}
                     */
                    to: "next" | "limit";
                };
            } | null;
            /**
             * @description When alone: the lowest numbers, unless told otherwise, or a list.
             * @default {
             *       "kind": "lowest",
             *       "jokers": "last"
             *     }
             */
            discard: ({
                /** @enum {string} */
                jokers: "first" | "last";
                /** @constant */
                kind: "lowest";
            } | components["schemas"]["Augsburg1520OrderShow"]) | null;
            /** @description At most so many jokers, in bids and when showing. */
            jokers: number;
            /** @description The compensation to take when robbed of a level. */
            robbed: ("florins" | "prestige" | "prestige-unless-lost") | null;
            scope: {
                noble: ("philipp" | "louise" | "leo" | "maria" | "maximilian") | null;
                /** @constant */
                of: "auction";
                round: number | null;
            } | {
                noble: ("philipp" | "louise" | "leo" | "maria" | "maximilian") | null;
                /** @constant */
                of: "noble";
            } | {
                /** @constant */
                of: "round";
                round: number | null;
            } | {
                /** @constant */
                of: "game";
            };
            /** @description In a showdown: the highest with the lowest others, or a list. */
            show: ({
                /** @enum {string} */
                jokers: "first" | "last";
                /** @constant */
                kind: "highest";
            } | components["schemas"]["Augsburg1520OrderShow"]) | null;
            /** @description It lapses once I win an auction: more than these, null: than now. */
            untilWin: {
                wins: number | null;
            } | null;
        };
        Augsburg1520OrderShow: {
            cards: ("joker" | string)[];
            /** @constant */
            kind: "ranked";
        };
        /** @description Leave the auction of this noble for good. */
        Augsburg1520PassAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pass";
        };
        Augsburg1520PlayerPassedFact: {
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "player-passed";
        };
        Augsburg1520PrestigeGainedFact: {
            from: {
                points: number;
                /** @enum {string} */
                source: "privilege" | "unused" | "robbed" | "peerage" | "coat" | "patent";
            }[];
            lost: number;
            privilege: ("prestige6" | "prestige7") | null;
            seat: number;
            to: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "prestige-gained";
            without: ("church" | "cathedral") | null;
        };
        Augsburg1520PrivilegeCardsLaidFact: {
            next: string[];
            open: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "privilege-cards-laid";
        };
        Augsburg1520PrivilegeCardsTurnedFact: {
            open: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "privilege-cards-turned";
        };
        Augsburg1520PrivilegesChosenFact: {
            card: string;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "privileges-chosen";
        };
        Augsburg1520PrivilegesDoneFact: {
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "privileges-done";
        };
        Augsburg1520PrivilegeWaivedFact: {
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "privilege-waived";
        };
        Augsburg1520PurchaseChosenFact: {
            seat: number;
            secret?: {
                cards: string[];
                florins: number;
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "purchase-chosen";
        };
        Augsburg1520PurchasesSettledFact: {
            florins: number[] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "purchases-settled";
        };
        Augsburg1520RightTakenFact: {
            /** @enum {string} */
            right: "church" | "cathedral" | "coat" | "patent" | "mint" | "architect";
            seat: number;
            tile: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "right-taken";
        };
        Augsburg1520RoundBegunFact: {
            opener: number;
            round: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "round-begun";
        };
        Augsburg1520RoundEndedFact: {
            round: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "round-ended";
        };
        /** @description Lay down the cards you have bid, face down until all have. */
        Augsburg1520ShowAction: {
            cards: string[];
            jokers: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "show";
        };
        /** @description Slip a card of yours under the deck; null if you hold none. */
        Augsburg1520SlipAction: {
            card: ("joker" | string) | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "slip";
        };
        Augsburg1520SlippingBegunFact: {
            due: components["schemas"]["Augsburg1520DealingBegunFactDue"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "slipping-begun";
        };
        /** @description Take the next level of a colour: from the supply, or from an opponent. */
        Augsburg1520StepAction: {
            /** @enum {string} */
            colour: "yellow" | "orange" | "violet";
            from: number | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "step";
        };
        /** @description Take what you get for the level you were robbed of. */
        Augsburg1520TakeCompensationAction: {
            /** @enum {string} */
            as: "florins" | "prestige";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "take-compensation";
        };
        /** @description Take the florins of a privilege. */
        Augsburg1520TakeFlorinsAction: {
            /** @enum {string} */
            by: "yellow" | "florins500";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "take-florins";
        };
        /** @description Take the top tile of a stack of rights. */
        Augsburg1520TakeRightAction: {
            /** @enum {string} */
            right: "coat" | "patent" | "mint" | "architect";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "take-right";
        };
        Augsburg1520View: {
            /** @description Whom the game waits for. */
            asked: number[];
            auction: {
                /** @description What each has bid last, by seat. */
                bids: (number | null)[];
                highest: number;
                /** @description Who made the highest bid. */
                leader: number | null;
                /** @enum {string} */
                noble: "philipp" | "louise" | "leo" | "maria" | "maximilian";
                opener: number;
                passed: number[];
                speaker: number;
            } | null;
            /** @description Who has made a secret choice that still may change. */
            chosen: number[];
            me: number | null;
            /** @description Who opens the next auction, or the one under way. */
            opener: number;
            openMoney: boolean;
            players: {
                /** @description Where his prestige ends; null: nowhere. */
                cap: number | null;
                /** @description Cards dealt to be bought; null where they are concealed from you. */
                dealt: {
                    card: string;
                    isChosen: boolean;
                }[] | null;
                /** @description Null where they are concealed from you. */
                florins: number | null;
                gained: {
                    coat: number;
                    patent: number;
                    peerage: number;
                    privilege: number;
                    robbed: number;
                    unused: number;
                };
                /** @description His cards; null where they are concealed from you. */
                hand: {
                    aside: ("laid" | "drawn") | null;
                    card: string;
                }[] | null;
                levels: {
                    orange: number;
                    violet: number;
                    yellow: number;
                };
                /** @description Prestige lost for want of a church, or of a cathedral. */
                lost: {
                    cathedral: number;
                    church: number;
                };
                prestige: number;
                rights: {
                    architect: string | null;
                    cathedral: string | null;
                    church: string | null;
                    coat: string | null;
                    mint: string | null;
                    patent: string | null;
                };
                seat: number;
                /** @description Cards of his hand that everybody has seen. */
                seen: string[];
                /** @description The level tiles he holds. */
                tiles: string[];
                /** @description Auctions won so far. */
                wins: number;
            }[];
            privilegeCards: {
                /** @description The next round’s five; null where the ten are shuffled before. */
                next: string[] | null;
                open: string[];
            };
            /** @description What is asked now; null: nothing. */
            question: ("buy" | "bid" | "show" | "choose" | "privilege" | "discard" | "architect" | "compensation" | "slip") | null;
            /** @description 0: the set-up. */
            round: number;
            rounds: number;
            showdown: {
                cards: number;
                laid: number[];
                /** @enum {string} */
                noble: "philipp" | "louise" | "leo" | "maria" | "maximilian";
                /** @description One alone shows and discards without a rival. */
                seats: number[];
            } | null;
            stacks: {
                architect: string[];
                cathedral: string[];
                church: string[];
                coat: string[];
                mint: string[];
                patent: string[];
            };
            supply: {
                /** @enum {string} */
                colour: "yellow" | "orange" | "violet";
                level: number;
                tiles: string[];
            }[];
            /** @description On the back of the deck’s top card. */
            topPrice: number | null;
            winning: {
                card: string | null;
                isDiscarding: boolean;
                left: ("yellow" | "orange" | "violet" | "draw2" | "florins500" | "prestige6" | "prestige7")[];
                /** @description By the Architect, besides the two privileges. */
                mayBuild: boolean;
                /** @enum {string} */
                noble: "philipp" | "louise" | "leo" | "maria" | "maximilian";
                robbed: {
                    /** @enum {string} */
                    colour: "yellow" | "orange" | "violet";
                    level: number;
                    seat: number;
                } | null;
                seat: number;
                used: number;
            } | null;
        };
        /** @description Leave one of your two privileges unused, for prestige. */
        Augsburg1520WaiveAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "waive";
        };
        /** @description A part of a section. */
        Block: components["schemas"]["TextBlock"] | components["schemas"]["TableBlock"] | components["schemas"]["PiecesBlock"];
        /** @description Something that happened, as a sentence. */
        Change: {
            /** Format: date-time */
            at: string;
            /** @description Whose act it was, if one’s. */
            seat: number | null;
            sentence: string;
            /** @description How many events of the game you have been told of. */
            version: number;
        };
        /** @description What happened since a version of yours, a sentence each. */
        Changes: {
            changes: components["schemas"]["Change"][];
            /** @description Ask on with `since` at this; null at the end. */
            next: number | null;
            /** @description How many events of the game you have been told of. */
            version: number;
        };
        /** @description A chapter of the rules: `LF 4` holds `LF 4.1`, `LF 4.2` and so on. */
        Chapter: {
            heading: string;
            id: string;
        };
        /** @description Something was said: fetch the messages to read it. */
        Chatted: {
            /** Format: uuid */
            game: string;
            /** @description How many messages of its chat you may read. */
            messages: number;
        };
        /** @description What a log is worth. */
        CheckedLog: {
            /** @description The first that is not what was written, or is missing. */
            brokenAt: number | null;
            /** @description The first that the rules decide otherwise, and in what. */
            difference: {
                /** @description Of an event: its place in the whole log. */
                number: number;
                /** @enum {string} */
                what: "unknown" | "refused" | "event" | "facts" | "draws";
            } | null;
            /** @description How many were read. */
            events: number;
        };
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
        /** @description How a seat stands with its time. */
        Clock: {
            /** @description Seconds it had at `bankAt`, or has while it is not waited for, where each has a bank. */
            bank: number | null;
            /** @description When `bank` was so much: with the beginning of the wait, or of a pause or its end, or with another player; null: it is so much. */
            bankAt: string | null;
            /** @description When its time is over, as things are; null: its clock stands still, or there is none. */
            due: string | null;
            /** @description Its time is over, and this is the grace period. */
            inGrace: boolean;
            seat: number;
            /** @description Since when the game waits for its player, whatever moved his clock since; null: it does not. */
            since: string | null;
            still: components["schemas"]["ClockStill"];
        };
        /** @description When it stands still now, or next before `due`; null: it goes until then. */
        ClockStill: {
            /** Format: date-time */
            from: string;
            /** Format: date-time */
            until: string;
            /**
             * @description He is on vacation, has his weekends off, or plays at other hours.
             * @enum {string}
             */
            why: "vacation" | "weekend" | "hours";
        } | null;
        /** @description What an app makes codes of; shown this once. */
        CodeSecret: {
            /** @description The same as an address that opens such an app. */
            address: string;
            /** @description What to type into the app, if it cannot be opened. */
            secret: string;
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
        /** @description Ask the one furthest ahead, or furthest back, in knowledge; or a seat. */
        DeVulgariEloquentiaAlmsOrder: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            about: "alms";
            from: ("leader" | "last") | number;
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
            cities: components["schemas"]["DeVulgariEloquentiaCanticleTilesDealtFactCities"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "canticle-tiles-dealt";
        };
        DeVulgariEloquentiaCanticleTilesDealtFactCities: {
            tile: string;
            zone: string;
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
        DeVulgariEloquentiaEdition: {
            about: string;
            canticleTurns: {
                note?: string;
                /** @enum {string} */
                source: "rulebook" | "placeholder";
                tiles: number[];
            };
            cubesByPlayers: {
                2: components["schemas"]["DeVulgariEloquentiaEditionCubesByPlayers"];
                3: components["schemas"]["DeVulgariEloquentiaEditionCubesByPlayers"];
                4: components["schemas"]["DeVulgariEloquentiaEditionCubesByPlayers"];
                5: components["schemas"]["DeVulgariEloquentiaEditionCubesByPlayers"];
                /** @enum {string} */
                source: "rulebook" | "placeholder";
            };
            edition: string;
            events: {
                amount: number;
                /** @enum {string} */
                gives: "ducats" | "knowledge" | "auction";
                name: string;
                note?: string;
                number: number;
                /** @enum {string} */
                source: "rulebook" | "placeholder";
                zone: string;
            }[];
            knowledge: {
                lastSpace: number;
                levelStarts: number[];
                note?: string;
                /** @enum {string} */
                source: "rulebook" | "placeholder";
            };
            libraryTiles: {
                note?: string;
                /** @enum {string} */
                source: "rulebook" | "placeholder";
                values: number[];
            };
            manuscripts: {
                levelFourPairs: [
                    "oil" | "oc" | "fiorentino" | "latino" | "siciliana",
                    "oil" | "oc" | "fiorentino" | "latino" | "siciliana"
                ][];
                linguaVolgare: {
                    actions: number;
                    level: number;
                    vp: number;
                };
                note?: string;
                perDialect: {
                    1: number;
                    2: number;
                    3: number;
                };
                /** @enum {string} */
                source: "rulebook" | "placeholder";
            };
            papalEvents: {
                note?: string;
                red: number;
                /** @enum {string} */
                source: "rulebook" | "placeholder";
                white: number;
            };
            roads: {
                list: [
                    string,
                    string
                ][];
                note: string;
                rulebook: [
                    string,
                    string
                ][];
            };
            seas: {
                at: [
                    number,
                    number
                ];
                id: string;
                name: string;
            }[];
            tracks: {
                canticle: components["schemas"]["DeVulgariEloquentiaEditionMessenger"];
                library: {
                    lastSpace: number;
                    note?: string;
                    /** @enum {string} */
                    source: "rulebook" | "placeholder";
                    tilesDrawn: number[];
                };
                messenger: components["schemas"]["DeVulgariEloquentiaEditionMessenger"];
                orient: components["schemas"]["DeVulgariEloquentiaEditionMessenger"];
                rest: components["schemas"]["DeVulgariEloquentiaEditionMessenger"];
                riddle: {
                    lastSpace: number;
                    note?: string;
                    points: {
                        from: number;
                        vp: number;
                    }[];
                    /** @enum {string} */
                    source: "rulebook" | "placeholder";
                };
            };
            zones: {
                /** @constant */
                abbey?: true;
                at: [
                    number,
                    number
                ];
                /** @constant */
                cathedral?: true;
                /** @constant */
                convent?: true;
                dialect: ("oil" | "oc" | "fiorentino" | "latino" | "siciliana") | null;
                ducats?: number;
                /** @constant */
                franciscan?: true;
                id: string;
                knowledge?: number;
                /** @constant */
                messenger?: true;
                name: string;
                placeholders?: ("zone" | "name" | "dialect" | "ducats" | "knowledge")[];
                port?: string;
                /** @constant */
                start?: true;
            }[];
        };
        DeVulgariEloquentiaEditionCubesByPlayers: {
            black: number;
            green: number;
            perTurn: number;
            red: number;
            yellow: number;
        };
        DeVulgariEloquentiaEditionMessenger: {
            lastSpace: number;
            note?: string;
            /** @enum {string} */
            source: "rulebook" | "placeholder";
        };
        DeVulgariEloquentiaElectionBegunFact: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "election-begun";
        };
        /** @description Declare this, or the highest status you have votes for. */
        DeVulgariEloquentiaElectionOrder: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            about: "election";
            seek: "highest" | ("nothing" | "banker" | "monk" | "camerlengo" | "pope");
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
        DeVulgariEloquentiaFact: components["schemas"]["DeVulgariEloquentiaEventsLaidFact"] | components["schemas"]["DeVulgariEloquentiaCubesDealtFact"] | components["schemas"]["DeVulgariEloquentiaCanticleTilesDealtFact"] | components["schemas"]["DeVulgariEloquentiaPapalTilesShuffledFact"] | components["schemas"]["DeVulgariEloquentiaManuscriptsShuffledFact"] | components["schemas"]["DeVulgariEloquentiaManuscriptsRevealedFact"] | components["schemas"]["DeVulgariEloquentiaLibraryShuffledFact"] | components["schemas"]["DeVulgariEloquentiaOrderDrawnFact"] | components["schemas"]["DeVulgariEloquentiaCityChosenFact"] | components["schemas"]["DeVulgariEloquentiaTurnBegunFact"] | components["schemas"]["DeVulgariEloquentiaPapalTileRevealedFact"] | components["schemas"]["DeVulgariEloquentiaPawnsCalledToRomaFact"] | components["schemas"]["DeVulgariEloquentiaEventPlacedFact"] | components["schemas"]["DeVulgariEloquentiaCubesReturnedFact"] | components["schemas"]["DeVulgariEloquentiaCubesLaidOutFact"] | components["schemas"]["DeVulgariEloquentiaCharityBegunFact"] | components["schemas"]["DeVulgariEloquentiaAlmsGivenFact"] | components["schemas"]["DeVulgariEloquentiaOrderSetFact"] | components["schemas"]["DeVulgariEloquentiaPlayerBeganFact"] | components["schemas"]["DeVulgariEloquentiaPlayerEndedFact"] | components["schemas"]["DeVulgariEloquentiaPawnMovedFact"] | components["schemas"]["DeVulgariEloquentiaEventClaimedFact"] | components["schemas"]["DeVulgariEloquentiaValueTakenFact"] | components["schemas"]["DeVulgariEloquentiaBolognaVisitedFact"] | components["schemas"]["DeVulgariEloquentiaFriarChosenFact"] | components["schemas"]["DeVulgariEloquentiaCardinalChosenFact"] | components["schemas"]["DeVulgariEloquentiaDucatsRefundedFact"] | components["schemas"]["DeVulgariEloquentiaGreensConvertedFact"] | components["schemas"]["DeVulgariEloquentiaKnowledgeMovedFact"] | components["schemas"]["DeVulgariEloquentiaManuscriptTakenFact"] | components["schemas"]["DeVulgariEloquentiaLinguaVolgareOfferedFact"] | components["schemas"]["DeVulgariEloquentiaCubesTakenFact"] | components["schemas"]["DeVulgariEloquentiaNoblemenSoldFact"] | components["schemas"]["DeVulgariEloquentiaSalterioStudiedFact"] | components["schemas"]["DeVulgariEloquentiaBusinessDoneFact"] | components["schemas"]["DeVulgariEloquentiaDiscAdvancedFact"] | components["schemas"]["DeVulgariEloquentiaMessengerPaidFact"] | components["schemas"]["DeVulgariEloquentiaLibraryOpenedFact"] | components["schemas"]["DeVulgariEloquentiaLibrarySeenFact"] | components["schemas"]["DeVulgariEloquentiaLibraryTileKeptFact"] | components["schemas"]["DeVulgariEloquentiaPlayerDenouncedFact"] | components["schemas"]["DeVulgariEloquentiaSummonsCalledFact"] | components["schemas"]["DeVulgariEloquentiaSummonsAnsweredFact"] | components["schemas"]["DeVulgariEloquentiaAuctionOpenedFact"] | components["schemas"]["DeVulgariEloquentiaBidMadeFact"] | components["schemas"]["DeVulgariEloquentiaBidderPassedFact"] | components["schemas"]["DeVulgariEloquentiaAuctionWonFact"] | components["schemas"]["DeVulgariEloquentiaVotesPaidFact"] | components["schemas"]["DeVulgariEloquentiaStuporMundiGainedFact"] | components["schemas"]["DeVulgariEloquentiaElectionBegunFact"] | components["schemas"]["DeVulgariEloquentiaStatusDeclaredFact"] | components["schemas"]["DeVulgariEloquentiaDeclarationsOpenedFact"] | components["schemas"]["DeVulgariEloquentiaPlayerElectedFact"] | components["schemas"]["DeVulgariEloquentiaHandsOpenedFact"] | components["schemas"]["TableOpenedFact"] | components["schemas"]["SeatTakenFact"] | components["schemas"]["SeatLeftFact"] | components["schemas"]["InvitationSentFact"] | components["schemas"]["InvitationDeclinedFact"] | components["schemas"]["InvitationWithdrawnFact"] | components["schemas"]["SeatsDrawnFact"] | components["schemas"]["GameCancelledFact"] | components["schemas"]["GameStartedFact"] | components["schemas"]["SeatResignedFact"] | components["schemas"]["SeatRefilledFact"] | components["schemas"]["AbandonmentVotedFact"] | components["schemas"]["AbandonmentWithdrawnFact"] | components["schemas"]["GameAbandonedFact"] | components["schemas"]["GameEndedFact"] | components["schemas"]["TimeRanOutFact"] | components["schemas"]["PlayedForFact"] | components["schemas"]["SeatVacatedFact"] | components["schemas"]["RemovalVotedFact"] | components["schemas"]["RemovalWithdrawnFact"] | components["schemas"]["PauseVotedFact"] | components["schemas"]["PauseWithdrawnFact"] | components["schemas"]["GamePausedFact"] | components["schemas"]["GameResumedFact"] | components["schemas"]["OrderPlacedFact"] | components["schemas"]["OrderCancelledFact"] | components["schemas"]["LateOrderPlacedFact"] | components["schemas"]["LateOrderCancelledFact"] | components["schemas"]["LateOrderUsedFact"] | components["schemas"]["VersionMovedFact"] | components["schemas"]["TakenBackFact"];
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
        DeVulgariEloquentiaOrder: components["schemas"]["DeVulgariEloquentiaAlmsOrder"] | components["schemas"]["DeVulgariEloquentiaSummonsOrder"] | components["schemas"]["DeVulgariEloquentiaElectionOrder"];
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
        /** @description Answer a summons, bid as far as told, and pay. */
        DeVulgariEloquentiaSummonsOrder: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            about: "summons";
            /** @enum {string} */
            answer: "come" | "stay";
            /**
             * @description The cubes to part with.
             * @enum {string}
             */
            payFirst: "red" | "black" | "yellow";
            /** @description Raise by one up to these votes. */
            upTo: number;
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
            canticle: components["schemas"]["DeVulgariEloquentiaCanticleTilesDealtFactCities"][];
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
            knowledge: components["schemas"]["DeVulgariEloquentiaViewKnowledge"][];
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
                    /** @description What the cubes are worth, the virtual one included. */
                    votes: number;
                } | null;
                seat: number;
                /** @description The cube his tile stands for in votes; never lost while he holds it. */
                virtualCube: ("red" | "black" | "yellow" | "green") | null;
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
                canticle: components["schemas"]["DeVulgariEloquentiaViewKnowledge"][];
                library: components["schemas"]["DeVulgariEloquentiaViewKnowledge"][];
                messenger: components["schemas"]["DeVulgariEloquentiaViewKnowledge"][];
                orient: components["schemas"]["DeVulgariEloquentiaViewKnowledge"][];
                rest: components["schemas"]["DeVulgariEloquentiaViewKnowledge"][];
                riddle: components["schemas"]["DeVulgariEloquentiaViewKnowledge"][];
            };
            turn: number;
        };
        DeVulgariEloquentiaViewKnowledge: {
            seat: number;
            space: number;
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
        DryRun: {
            /** @description Typed actions, one behind the other. Give these or `notation`. */
            actions?: components["schemas"]["Action"][];
            /** @description The same as lines of notation, each read upon what the lines before lead to. A title may have lines that say several acts: each is a step. */
            notation?: string[];
            /** @description Standing orders you would leave before the actions. */
            place?: components["schemas"]["Order"][];
        };
        /** @description As the title of the game has it. */
        Edition: components["schemas"]["Augsburg1520Edition"] | components["schemas"]["DeVulgariEloquentiaEdition"] | components["schemas"]["LanternFairEdition"];
        /** @description Printed facts of a title, by their hash. */
        EditionInBrief: {
            /** @description What to know of the printed facts, such as which are guesses. */
            about: components["schemas"]["Section"][];
            /**
             * Format: date-time
             * @description When this service first had it.
             */
            createdAt: string;
            /** @description The hash of these printed facts, which games pin. */
            hash: string;
            /** @description Whether new games use it by default. */
            isDefault: boolean;
        };
        /** @description All printed facts of a title kept here. */
        Editions: {
            editions: components["schemas"]["EditionInBrief"][];
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
        /** @description Whether you may do this, at what cost, and if not, why. */
        Explanation: components["schemas"]["Allowed"] | components["schemas"]["Refused"] | components["schemas"]["Unforeseeable"] | components["schemas"]["PlanRefused"];
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
        /** @description A fact, or its secret, with the salt of its hash. */
        ExportedFactLeaf: {
            index: number;
            /** @enum {string} */
            of: "fact" | "secret";
            salt: string;
            value: {
                [key: string]: unknown;
            };
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
            /** @description Of its title when it was opened; its log says if it was moved to another. */
            titleVersion: number;
        };
        /** @description A part of an event with the salt of its hash; whether an order acted may be a hash. */
        ExportedLeaf: {
            /** @constant */
            of: "open";
            /** @constant */
            salt: "";
            value: components["schemas"]["ExportedLeafValue"];
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
        } | components["schemas"]["ExportedFactLeaf"] | {
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
        ExportedLeafValue: {
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
        /** @description A part of an order, or the hash of one. */
        ExportedOrderLeaf: {
            /** @constant */
            of: "open";
            salt: string;
            value: components["schemas"]["ExportedLeafValue"];
        } | components["schemas"]["ExportedFactLeaf"] | {
            hash: string;
            /** @constant */
            of: "open";
        } | {
            hash: string;
            /** @constant */
            of: "fact";
        };
        /** @description As the title of the game has it. */
        Fact: components["schemas"]["Augsburg1520Fact"] | components["schemas"]["DeVulgariEloquentiaFact"] | components["schemas"]["LanternFairFact"];
        FollowedLink: {
            code: string;
        };
        /** @description What your actions would lead to. Nothing was played. */
        Foreseen: {
            facts: components["schemas"]["Fact"][];
            /** @description Then something is revealed, or left to chance: nobody can see further. */
            isCut: boolean;
            /** @description What you could do then; nothing behind a cut. */
            offers: components["schemas"]["Offer"][];
            /** @description The orders you would leave, where you named some. */
            orders?: components["schemas"]["ForeseenOrder"][];
            /** @description The first that may not be done; all else says how it is before it. */
            refused: components["schemas"]["RefusedStep"] | null;
            sections: components["schemas"]["Section"][];
            sentences: string[];
            /** @description Those that may be done; what comes behind a cut was not tried. */
            steps: components["schemas"]["ForeseenStep"][];
            /** @description How many events of the game you have been told of. */
            version: number;
            view: components["schemas"]["View"];
        };
        /** @description An order as it would stand. */
        ForeseenOrder: {
            order: components["schemas"]["Order"];
            /** @description Why it cannot be left; null: it can. */
            refused: {
                code: string;
                /** @description The id of the rule that says no. */
                rule: string;
                /** @description What that rule says. */
                ruleText: string | null;
                sentence: string;
            } | null;
            sentence: string;
        };
        /** @description An action that was tried. */
        ForeseenStep: {
            action: components["schemas"]["Action"];
            /** @description What it costs, by what the title calls it, such as `points`. */
            costs: {
                [key: string]: number;
            };
            /** @description An action as one short line, in the notation of the title. */
            notation: string;
            /** @description The same in your language. */
            price: string | null;
            sentence: string;
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
            /** @description One way to fill it in, for a program without a plan: an action to be sent. */
            example: components["schemas"]["Action"];
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
        /** @description A game, as admins find it. */
        FoundGame: {
            /** @description The first event that is not what was written; it is read-only. */
            brokenAt: number | null;
            /** Format: date-time */
            createdAt: string;
            ending: ("played" | "resigned" | "abandoned" | "cancelled") | null;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            movedAt: string;
            /** @description Of an event: its place in the whole log. */
            number: number;
            seats: components["schemas"]["FoundSeat"][];
            status: components["schemas"]["GameStatus"];
            title: string;
            titleVersion: number;
        };
        /** @description Games, the newest first. */
        FoundGames: {
            games: components["schemas"]["FoundGame"][];
            /** @description The cursor of the next page. */
            next: string | null;
        };
        /** @description Whom was looked for, by the order of their names. */
        FoundPeople: {
            /** @description The cursor of the next page. */
            next: string | null;
            people: components["schemas"]["FoundPerson"][];
        };
        /** @description Somebody with an account, as admins find him. */
        FoundPerson: {
            /** Format: uuid */
            id: string;
            isAdmin: boolean;
            kind: components["schemas"]["UserKind"];
            name: string;
            /** Format: date-time */
            since: string;
            suspendedAt: string | null;
        };
        /** @description How a seat stands. */
        FoundSeat: {
            /** @description and until when; null: without end. */
            due: string | null;
            name: string | null;
            seat: number;
            since: string | null;
            /** @description How often looking at its clock failed. */
            tries: number;
            /** @description Null: it is free. */
            user: string | null;
            /** @description Whether the game waits for it, */
            waits: boolean;
        };
        /** @description One playing of a title. */
        Game: {
            /**
             * @description What becomes of a seat whose time was over twice: somebody else may take it over; or the others may vote for that.
             * @enum {string}
             */
            absent: "replace" | "vote";
            /** @description Of the seats the game ever waited for, while it is running. */
            clocks: components["schemas"]["Clock"][];
            /** @description SHA-256 of the secret that all chance of this game comes from. */
            commitment: string;
            /** Format: date-time */
            createdAt: string;
            /** @description By when you should act; where you are not waited for, by when the first of the others should. Null: nobody’s time runs. */
            deadline: string | null;
            /** @description The hash of the printed facts it is played with. */
            edition: string;
            /** @description How it ended: by its rules, because all but one resigned, by vote of all, or before it began; null while it has not. */
            ending: ("played" | "resigned" | "abandoned" | "cancelled") | null;
            /** @description Hours a seat has when its time is over, before the least harmful is done for it. */
            grace: number;
            host: components["schemas"]["User"];
            /** @description One player holds all seats, for people around one screen. */
            hotSeat: boolean;
            /** Format: uuid */
            id: string;
            /** @description When the newest event happened that you were told of, to the minute. */
            movedAt: string | null;
            /** @description Yours; in a hot-seat game the one that is to act. */
            mySeat: number | null;
            mySeats: number[];
            options: components["schemas"]["Options"];
            pace: components["schemas"]["Pace"];
            /** @description When the game goes on by itself; null while it is not paused. */
            pausedUntil: string | null;
            /** @description Its log is damaged: nothing can be played. */
            readOnly: boolean;
            /** @description The game it is a rematch of. */
            rematchOf: string | null;
            rest: components["schemas"]["TableRest"];
            /**
             * @description Drawn at the start, or taken by the players as they choose.
             * @enum {string}
             */
            seating: "random" | "chosen";
            /** @description What these are called, by seat, as far as somebody has named them. */
            seatNames: (string | null)[] | null;
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
            /** @description Who has won, by seat; null while it is not over, and where nobody did. */
            winners: number[] | null;
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
        GamePausedFact: {
            days: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game-paused";
        };
        GameResumedFact: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game-resumed";
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
        /** @description Server-sent events `moved`, `chatted` and `timed`, each with its own data. */
        GameStream: components["schemas"]["Moved"] | components["schemas"]["Chatted"] | components["schemas"]["Timed"];
        /** @description All is well. */
        Health: {
            /** @constant */
            status: "ok";
        };
        /** @description An entry of a log, as an admin reads it. */
        InspectedEvent: {
            /** @description How many random numbers it took. */
            draws: number;
            /** @description What it says; null: it is secret whole. */
            event: {
                action: components["schemas"]["Action"] | null;
                /** Format: date-time */
                at: string;
                /** @constant */
                automatic?: true;
                facts: components["schemas"]["Fact"][];
                /** @enum {string} */
                kind: "play" | "order" | "table" | "clock" | "undo" | "repair";
                notation: string | null;
                seat: number | null;
            } | null;
            /** @description To the referee: what proves it. */
            hash: string | null;
            /** @enum {string} */
            kind: "play" | "order" | "table" | "clock" | "undo" | "repair";
            /** @description Of an event: its place in the whole log. */
            number: number;
            sentences: string[];
            /** @description To the referee: which seats learn of it; null: everybody. */
            told: number[] | null;
        };
        /** @description A stretch of a log. */
        InspectedLog: {
            events: components["schemas"]["InspectedEvent"][];
            /** @description Ask on with `after` at this; null at the end. */
            next: number | null;
            /** @description Of the newest event. */
            number: number;
        };
        /** @description A game behind an event, with somebody’s eyes. */
        InspectedPosition: {
            decision: string | null;
            /** @description Of an event: its place in the whole log. */
            newest: number;
            /** @description Of an event: its place in the whole log. */
            number: number;
            outcome: {
                winners: number[];
            } | null;
            sections: components["schemas"]["Section"][];
            status: components["schemas"]["GameStatus"];
            toAct: number[];
            /** @description Null until the game has begun. */
            view: components["schemas"]["View"] | null;
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
        LanternFairEdition: {
            charms: number[];
            coins: number;
            glasses: ("amber" | "jade" | "ruby" | "azure")[];
            lanterns: {
                glass: string;
                light: number;
            }[];
            mostCharm: number;
            name: string;
        };
        LanternFairFact: components["schemas"]["LanternFairLanternsShuffledFact"] | components["schemas"]["LanternFairPatronDealtFact"] | components["schemas"]["LanternFairCharmsDealtFact"] | components["schemas"]["LanternFairCharmsKeptFact"] | components["schemas"]["LanternFairLanternLitFact"] | components["schemas"]["LanternFairBidSealedFact"] | components["schemas"]["LanternFairBidsOpenedFact"] | components["schemas"]["LanternFairBidRaisedFact"] | components["schemas"]["LanternFairPassedFact"] | components["schemas"]["LanternFairLanternSoldFact"] | components["schemas"]["LanternFairLanternPolishedFact"] | components["schemas"]["LanternFairLanternOfferedFact"] | components["schemas"]["LanternFairLanternTakenFact"] | components["schemas"]["LanternFairLanternGoneOutFact"] | components["schemas"]["LanternFairSecretsShownFact"] | components["schemas"]["TableOpenedFact"] | components["schemas"]["SeatTakenFact"] | components["schemas"]["SeatLeftFact"] | components["schemas"]["InvitationSentFact"] | components["schemas"]["InvitationDeclinedFact"] | components["schemas"]["InvitationWithdrawnFact"] | components["schemas"]["SeatsDrawnFact"] | components["schemas"]["GameCancelledFact"] | components["schemas"]["GameStartedFact"] | components["schemas"]["SeatResignedFact"] | components["schemas"]["SeatRefilledFact"] | components["schemas"]["AbandonmentVotedFact"] | components["schemas"]["AbandonmentWithdrawnFact"] | components["schemas"]["GameAbandonedFact"] | components["schemas"]["GameEndedFact"] | components["schemas"]["TimeRanOutFact"] | components["schemas"]["PlayedForFact"] | components["schemas"]["SeatVacatedFact"] | components["schemas"]["RemovalVotedFact"] | components["schemas"]["RemovalWithdrawnFact"] | components["schemas"]["PauseVotedFact"] | components["schemas"]["PauseWithdrawnFact"] | components["schemas"]["GamePausedFact"] | components["schemas"]["GameResumedFact"] | components["schemas"]["OrderPlacedFact"] | components["schemas"]["OrderCancelledFact"] | components["schemas"]["LateOrderPlacedFact"] | components["schemas"]["LateOrderCancelledFact"] | components["schemas"]["LateOrderUsedFact"] | components["schemas"]["VersionMovedFact"] | components["schemas"]["TakenBackFact"];
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
        LanternFairOrder: {
            /**
             * @description When that is not enough.
             * @enum {string}
             */
            atLimit: "pass" | "ask";
            /** @enum {string} */
            offered: "take" | "leave" | "ask";
            /** @description What to seal, as far as the purse goes. */
            seal: number | null;
            /** @description For which stalls: the one now open, all, or the number of one. */
            stalls: "this" | "all" | number;
            /** @description Raise by one while the highest bid is lower. */
            upTo: number | null;
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
        /** @description What is done for you if you run out of time; nobody else ever sees it. */
        LateOrder: {
            order: {
                actions: components["schemas"]["Action"][];
                notation: string[];
                sentences: string[];
            } | null;
        };
        LateOrderCancelledFact: {
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "late-order-cancelled";
        };
        LateOrderPlacedFact: {
            seat: number;
            secret?: {
                actions: unknown[];
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "late-order-placed";
        };
        LateOrderUsedFact: {
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "late-order-used";
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
                html: string | null;
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
        /** @description Games of which you want no mails. */
        MailMutes: {
            games: string[];
        };
        /** @description Why mails about games are withheld from your address, until you confirm it again or another. */
        MailTrouble: {
            /** Format: date-time */
            at: string;
            /**
             * @description Mails to your address came back; or one was reported as unwanted from there.
             * @enum {string}
             */
            kind: "bounced" | "complained";
            /** @description The code the other server gave, as 5.1.1; null: it gave none. */
            reason: string | null;
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
            mailTrouble: components["schemas"]["MailTrouble"] | null;
            /** @description The one that is to be confirmed. */
            mailWanted: string | null;
            name: string;
            notices: components["schemas"]["Notices"];
            playTimes: components["schemas"]["PlayTimes"];
            /** Format: date-time */
            since: string;
            telling: components["schemas"]["Telling"];
            timeZone: string | null;
        };
        /** @description What a player said. */
        Message: {
            /** Format: date-time */
            at: string;
            author: components["schemas"]["User"] | null;
            /** Format: uuid */
            id: string;
            /** @description Where its author sat then. */
            seat: number;
            text: string;
            /** @description The one seat it is to; null: to all. */
            to: number | null;
        };
        /** @description What was said to you, the oldest first. */
        Messages: {
            messages: components["schemas"]["Message"][];
            /** @description Ask on with `after` at this; null at the end. */
            next: string | null;
        };
        /** @description A version at which the points of a seat changed. */
        Moment: {
            /** @description Every seat’s points, by seat. */
            totals: number[];
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
        /** @description What a link of a mail did. */
        MoveDone: {
            /** Format: uuid */
            game: string;
            /** @description Who plays it, by seat. */
            players: string[];
            /** @description What happened. */
            sentences: string[];
            /** @description What its title is called. */
            title: string;
            /** @description How many events of the game you have been told of. */
            version: number;
        };
        /** @description Server-sent events `moved` and `timed`, each with its own data. */
        MovedStream: components["schemas"]["Moved"] | components["schemas"]["Timed"];
        MoveLink: {
            /** @description What stands behind the # of the link in your mail. */
            link: string;
        };
        /** @description What a link of a mail would do. Nothing was played. */
        MoveSeen: {
            /** Format: uuid */
            game: string;
            /** @description Then something is revealed, or left to chance: nobody can see further. */
            isCut: boolean;
            /** @description An action as one short line, in the notation of the title. */
            notation: string;
            /** @description Who plays it, by seat. */
            players: string[];
            /** @description What it costs, in words. */
            price: string | null;
            /** @description What the link does. */
            sentence: string;
            /** @description What follows from it, as far as one can foresee. */
            sentences: string[];
            /** @description What its title is called. */
            title: string;
        };
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
            playTimes?: {
                /** @description The hours of a day at which your clocks go, in your time zone, over midnight where the second is not behind the first; null: all. */
                hours?: components["schemas"]["MyChangeHours"] | null;
                /** @description Whether they stand still at weekends. */
                weekendsOff?: boolean;
            };
            telling?: {
                /** @description Mails wait while a page of yours follows a game. */
                aloneWhileOpen?: boolean;
                /** @description When the daily mail comes, by the clock of your time zone. */
                digestHour?: number;
                /**
                 * @description What you answer to a mail is first told you as what it would do, and played when you say yes; or played at once.
                 * @enum {string}
                 */
                replies?: "ask" | "at-once";
                /**
                 * @description A mail for every turn; only a reminder before your time is over; one mail a day for all games that wait; none.
                 * @enum {string}
                 */
                turns?: "every" | "reminders" | "digest" | "nothing";
            };
            timeZone?: string | null;
        };
        MyChangeHours: {
            from: number;
            to: number;
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
        /** @description A mail to you, without what it says. */
        MyMail: {
            /**
             * Format: date-time
             * @description When there was something to tell.
             */
            at: string;
            /** @description Since when this is so. */
            endedAt: string | null;
            game: string | null;
            /** Format: uuid */
            id: string;
            /**
             * @description What it is about; `answer`: to a mail of yours; `account`: yours, as a link to sign in by.
             * @enum {string}
             */
            kind: "turn" | "correction" | "reminder" | "digest" | "invitation" | "chat" | "ended" | "answer" | "account";
            /**
             * @description It waits; it is written, and will be sent; it was sent; it was retracted, as what it would say was no longer so; you did not want it; it was withheld from your address; the mail server would not take it.
             * @enum {string}
             */
            state: "waiting" | "written" | "sent" | "retracted" | "unwanted" | "withheld" | "given-up";
            /** @description Why it was withheld, if it was: the trouble there was then. */
            withheldFor: ("bounced" | "complained") | null;
        };
        /** @description Mails to you, the newest first. */
        MyMails: {
            mails: components["schemas"]["MyMail"][];
            next: string | null;
        };
        NewBot: {
            /** @description How the others will call you. */
            name: string;
        };
        NewGame: {
            /**
             * @description What becomes of a seat whose time was over twice: somebody else may take it over; or the others may vote for that.
             * @enum {string}
             */
            absent?: "replace" | "vote";
            /** @description Your share of chance: 128 random bits in hex. Note it, and check the finished game with it. Left out, the service takes some, and you have only its word for the game’s chance. */
            contribution?: string;
            /** @description The hash of printed facts; the title’s own if left out. */
            edition?: string;
            /** @description Hours a seat has when its time is over, before the least harmful is done for it. */
            grace?: number;
            /** @description One player holds all seats, for people around one screen. */
            hotSeat?: boolean;
            options?: components["schemas"]["Options"];
            pace?: components["schemas"]["Pace"];
            rest?: components["schemas"]["TableRest"];
            /**
             * @description Drawn at the start, or taken by the players as they choose.
             * @enum {string}
             */
            seating?: "random" | "chosen";
            /** @description In a hot-seat game: who plays which seat; null for whom nobody names. */
            seatNames?: (string | null)[];
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
        NewMessage: {
            text: string;
            /** @description One seat; left out: all. */
            to?: number;
        };
        NewNote: {
            text: string;
        };
        NewOrder: {
            /** @description The open decision you looked at, instead of `If-Match`. */
            decision?: string;
            order: components["schemas"]["Order"];
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
        NewVacation: {
            from: string & (unknown & unknown);
            to: string & (unknown & unknown);
        };
        /** @description As long as they like. */
        NoPace: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "none";
        };
        /** @description What you keep in mind about a game. Nobody else sees it. */
        Note: {
            /** @description When you wrote it; null if never. */
            at: string | null;
            text: string;
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
        Options: components["schemas"]["Augsburg1520Options"] | components["schemas"]["DeVulgariEloquentiaOptions"] | components["schemas"]["LanternFairOptions"];
        /** @description As the title of the game has it. */
        Order: components["schemas"]["Augsburg1520Order"] | components["schemas"]["DeVulgariEloquentiaOrder"] | components["schemas"]["LanternFairOrder"];
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
            /** @description but never to more than these, which are no fewer than at the start. */
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
        PasswordChange: {
            new: string;
            old?: string;
        };
        PasswordReset: {
            /** @description What stands behind the # of the link you were sent. */
            link: string;
            password: string;
        };
        /** @description The pause proposed last, and who votes for it. */
        PauseProposed: {
            /** @description For how many days no time passes; 0: the game goes on now. */
            days: number;
            votes: number[];
        } | null;
        PauseVote: {
            /** @description For how many days no time passes; 0: the game goes on now. */
            days: number;
        };
        PauseVotedFact: {
            days: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pause-voted";
        };
        PauseWithdrawnFact: {
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pause-withdrawn";
        };
        /** @description Somebody with an account, as admins see him. */
        Person: {
            bots: number;
            ended: number;
            /** Format: uuid */
            id: string;
            isAdmin: boolean;
            kind: components["schemas"]["UserKind"];
            language: components["schemas"]["Language"] | null;
            /** @description When he, or a program of his, was last here, roughly. */
            lastSeenAt: string | null;
            /** @description The confirmed address. */
            mail: string | null;
            mailTrouble: components["schemas"]["MailTrouble"] | null;
            /** @description An address not confirmed yet. */
            mailWanted: string | null;
            name: string;
            /** @description Whose bot it is. */
            owner: string | null;
            running: number;
            sessions: number;
            /** Format: date-time */
            since: string;
            suspendedAt: string | null;
            timeZone: string | null;
            tokens: number;
            /** @description Games that wait for him. */
            waiting: number;
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
        /** @description What you would do before it cannot be done, or no longer: somebody may have been faster. */
        PlanRefused: {
            code: string;
            /** @constant */
            result: "plan-refused";
            /** @description The id of the rule that says no. */
            rule: string;
            /** @description What that rule says. */
            ruleText: string | null;
            sentence: string;
            /** @description Which act of `after` cannot be done, from 1. */
            step: number;
        };
        PlayedForFact: {
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "played-for";
        };
        /** @description When you play, within what each table allows (`rest`). A change counts from your next turn. */
        PlayTimes: {
            /** @description The hours of a day at which your clocks go, in your time zone, over midnight where the second is not behind the first; null: all. */
            hours: components["schemas"]["MyChangeHours"] | null;
            /** @description Whether they stand still at weekends. */
            weekendsOff: boolean;
        };
        /** @description A game as you may know it, at one of your versions. */
        Position: {
            /** @description The name of the question now open. */
            decision: string | null;
            /** Format: uuid */
            game: string;
            /** @description How many of your last acts you may take back. */
            mayTakeBack: number;
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
        /** @description The printed facts of a title, whole. */
        PrintedEdition: {
            /** @description What to know of the printed facts, such as which are guesses. */
            about: components["schemas"]["Section"][];
            /**
             * Format: date-time
             * @description When this service first had it.
             */
            createdAt: string;
            /** @description What is printed, and where each figure is from. */
            facts: components["schemas"]["Edition"];
            /** @description The hash of these printed facts, which games pin. */
            hash: string;
            /** @description Whether new games use it by default. */
            isDefault: boolean;
            /** @description Every piece in the box, with its name in your language. */
            pieces: {
                id: string;
                name: string;
            }[];
            title: string;
        };
        /** @description What is wrong and what to do (RFC 9457). */
        Problem: {
            /** @description Why the rules say no. */
            code?: string;
            /** @description What is wrong and what to do, in your language. */
            detail: string;
            /** @description What of the request is not understood, and why. */
            fields?: {
                message: string;
                path: string;
            }[];
            /** @description This request, for the operator. */
            instance: string;
            /** @description What you were not aware of. */
            missed?: components["schemas"]["Event"][];
            /** @description The id of the rule that says no. */
            rule?: string;
            scope?: string;
            status: number;
            /** @description Which step of what you sent is refused, from 1: orders to cancel, orders to place, then actions or lines; of a line that says several acts, each. */
            step?: number;
            /**
             * @description The same in short.
             * @enum {string}
             */
            title: "invalid-request" | "not-signed-in" | "wrong-credentials" | "link-not-valid" | "missing-scope" | "wrong-password" | "entry-needed" | "wrong-code" | "plays-here" | "has-looked" | "look-needed" | "suspended" | "not-seated" | "not-your-seat" | "not-host" | "no-spectators" | "not-welcome" | "former-player" | "not-invitable" | "not-for-guests" | "not-found" | "move-link-unknown" | "method-not-allowed" | "name-taken" | "mail-taken" | "codes-in-use" | "done-already" | "last-admin" | "administers" | "not-a-guest" | "limit-reached" | "vacation-overlaps" | "vacation-too-long" | "wrong-state" | "invited-only" | "not-ended" | "already-seated" | "not-over" | "key-reused" | "game-read-only" | "move-link-used" | "seat-given-up" | "move-link-expired" | "stale" | "move-overtaken" | "too-large" | "unsupported-media-type" | "refused" | "precondition-missing" | "too-many-requests" | "internal" | "unavailable";
            /**
             * @description What kind of problem it is: rely on this.
             * @enum {string}
             */
            type: "urn:staffetta:problem:invalid-request" | "urn:staffetta:problem:not-signed-in" | "urn:staffetta:problem:wrong-credentials" | "urn:staffetta:problem:link-not-valid" | "urn:staffetta:problem:missing-scope" | "urn:staffetta:problem:wrong-password" | "urn:staffetta:problem:entry-needed" | "urn:staffetta:problem:wrong-code" | "urn:staffetta:problem:plays-here" | "urn:staffetta:problem:has-looked" | "urn:staffetta:problem:look-needed" | "urn:staffetta:problem:suspended" | "urn:staffetta:problem:not-seated" | "urn:staffetta:problem:not-your-seat" | "urn:staffetta:problem:not-host" | "urn:staffetta:problem:no-spectators" | "urn:staffetta:problem:not-welcome" | "urn:staffetta:problem:former-player" | "urn:staffetta:problem:not-invitable" | "urn:staffetta:problem:not-for-guests" | "urn:staffetta:problem:not-found" | "urn:staffetta:problem:move-link-unknown" | "urn:staffetta:problem:method-not-allowed" | "urn:staffetta:problem:name-taken" | "urn:staffetta:problem:mail-taken" | "urn:staffetta:problem:codes-in-use" | "urn:staffetta:problem:done-already" | "urn:staffetta:problem:last-admin" | "urn:staffetta:problem:administers" | "urn:staffetta:problem:not-a-guest" | "urn:staffetta:problem:limit-reached" | "urn:staffetta:problem:vacation-overlaps" | "urn:staffetta:problem:vacation-too-long" | "urn:staffetta:problem:wrong-state" | "urn:staffetta:problem:invited-only" | "urn:staffetta:problem:not-ended" | "urn:staffetta:problem:already-seated" | "urn:staffetta:problem:not-over" | "urn:staffetta:problem:key-reused" | "urn:staffetta:problem:game-read-only" | "urn:staffetta:problem:move-link-used" | "urn:staffetta:problem:seat-given-up" | "urn:staffetta:problem:move-link-expired" | "urn:staffetta:problem:stale" | "urn:staffetta:problem:move-overtaken" | "urn:staffetta:problem:too-large" | "urn:staffetta:problem:unsupported-media-type" | "urn:staffetta:problem:refused" | "urn:staffetta:problem:precondition-missing" | "urn:staffetta:problem:too-many-requests" | "urn:staffetta:problem:internal" | "urn:staffetta:problem:unavailable";
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
        Question: {
            action?: components["schemas"]["Action"];
            /** @description What you would do before it, as in a plan that is not sent yet. */
            after?: components["schemas"]["Action"][];
            /** @description An action as one short line, in the notation of the title. */
            notation?: string;
        };
        /** @description How the points went, as far as you could count them then. */
        Race: {
            moments: components["schemas"]["Moment"][];
            seats: number;
            /** @description How many events of the game you have been told of. */
            version: number;
        };
        Reasoned: {
            /** @description Why: it stays in the audit log. */
            reason: string;
        };
        /** @description Until when one may look as referee. */
        RefereeLook: {
            /** Format: date-time */
            until: string;
        };
        /** @description A rule says no. */
        Refused: {
            code: string;
            /** @constant */
            result: "refused";
            /** @description The id of the rule that says no. */
            rule: string;
            /** @description What that rule says. */
            ruleText: string | null;
            sentence: string;
        };
        /** @description Something that may not be done, and why. */
        RefusedStep: {
            code: string;
            /** @description The id of the rule that says no. */
            rule: string;
            /** @description What that rule says. */
            ruleText: string | null;
            sentence: string;
            /** @description Which of them it is, from 1. */
            step: number;
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
        Rematch: {
            /** @description Your share of chance: 128 random bits in hex. Note it, and check the finished game with it. Left out, the service takes some, and you have only its word for the game’s chance. */
            contribution?: string;
        } | null;
        /** @description A seat whose time was over twice, and who votes that it be vacated. */
        Removal: {
            of: number;
            votes: number[];
        };
        RemovalVotedFact: {
            of: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "removal-voted";
        };
        RemovalWithdrawnFact: {
            of: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "removal-withdrawn";
        };
        Replacement: {
            seat: number;
        };
        Report: {
            reason: string;
        };
        ReportAnswer: {
            /** @description Why: it stays in the audit log. */
            answer: string;
        };
        /** @description A message somebody reported. */
        ReportedMessage: {
            answer: string | null;
            answeredAt: string | null;
            /** Format: date-time */
            at: string;
            /** @description Who wrote it; null: he is gone. */
            author: string | null;
            /** Format: uuid */
            game: string;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            message: string;
            reason: string;
            reporter: string | null;
            /** @description What was written; null: it is erased. */
            text: string | null;
        };
        /** @description Messages that were reported, the newest first. */
        ReportedMessages: {
            /** @description The cursor of the next page. */
            next: string | null;
            reports: components["schemas"]["ReportedMessage"][];
        };
        /** @description A rule, by the id that refusals name. */
        Rule: {
            id: string;
            text: string;
        };
        /** @description The rules of a title and their chapters, in their order. */
        Rules: {
            /** @description What the rules are about, in their order. */
            chapters: components["schemas"]["Chapter"][];
            rules: components["schemas"]["Rule"][];
        };
        /** @description The score, as far as you can count it. */
        Score: {
            /** @description The game is over, and all is counted. */
            isFinal: boolean;
            seats: components["schemas"]["SeatScore"][];
            /** @description How many events of the game you have been told of. */
            version: number;
            winners: number[] | null;
        };
        /** @description What points are for, and by which rule. */
        ScoreLine: {
            line: string;
            points: number;
            rule: string;
            sentence: string;
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
            invitation?: number;
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
        /** @description The points of one seat. */
        SeatScore: {
            lines: components["schemas"]["ScoreLine"][];
            seat: number;
            total: number;
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
        SeatVacatedFact: {
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "seat-vacated";
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
        /** @description An instruction of yours, sealed. */
        StandingOrder: {
            id: number;
            order: components["schemas"]["Order"];
            sentence: string;
        };
        /** @description Your standing orders, which nobody else sees. */
        StandingOrders: {
            decision: string | null;
            /** @description What they would do if you were asked now; null: ask you. */
            now: {
                action: components["schemas"]["Action"];
                /** @description An action as one short line, in the notation of the title. */
                notation: string;
                order: number;
                sentence: string;
            } | null;
            orders: components["schemas"]["StandingOrder"][];
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
        /** @description How much players may rest by their own choice. */
        TableRest: {
            /** @description How many hours a day a clock goes at least, whatever its player’s own hours: with 24 it goes all day. */
            leastHours: number;
            /** @description Whether players may have their weekends off. */
            weekends: boolean;
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
        /** @description How you are told by mail. */
        Telling: {
            /** @description Mails wait while a page of yours follows a game. */
            aloneWhileOpen: boolean;
            /** @description When the daily mail comes, by the clock of your time zone. */
            digestHour: number;
            /**
             * @description What you answer to a mail is first told you as what it would do, and played when you say yes; or played at once.
             * @enum {string}
             */
            replies: "ask" | "at-once";
            /**
             * @description A mail for every turn; only a reminder before your time is over; one mail a day for all games that wait; none.
             * @enum {string}
             */
            turns: "every" | "reminders" | "digest" | "nothing";
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
        /** @description When the clocks of a game run out: fetch it if you knew otherwise. */
        Timed: {
            /** @description Of the seats it waits for; `due` as in the game. */
            clocks: {
                due: string | null;
                seat: number;
            }[];
            /** Format: uuid */
            game: string;
        };
        TimeRanOutFact: {
            seat: number;
            times: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "time-ran-out";
        };
        /** @description The votes where time is concerned. */
        TimeVotes: {
            pause: components["schemas"]["PauseProposed"];
            removals: components["schemas"]["Removal"][];
        };
        /** @description A game one can play. */
        Title: {
            /** @description What to know of the printed facts, such as which are guesses. */
            aboutEdition: components["schemas"]["Section"][];
            /** @description What the rules are about, in their order. */
            chapters: components["schemas"]["Chapter"][];
            /** @description The hash of the printed facts new games use by default. */
            edition: string;
            id: string;
            name: string;
            options: {
                defaults: components["schemas"]["Options"];
                /** @description What `options` a table may have: JSON Schema, draft 2020-12. */
                schema: {
                    [key: string]: unknown;
                };
                /** @description What each of them is called in your language, by its name. */
                words: {
                    [key: string]: {
                        hint?: string;
                        label: string;
                    };
                };
            };
            rules: components["schemas"]["Rule"][];
            seats: components["schemas"]["TitleSeats"];
            /** @enum {string} */
            stage: "example" | "published";
            /** @description Whether a seat may leave sealed instructions for the service to play. */
            standingOrders: boolean;
            summary: string;
            /** @description Raised when its rules decide otherwise; games keep theirs. */
            version: number;
        };
        /** @description A game one can play, in brief. */
        TitleInBrief: {
            id: string;
            name: string;
            seats: components["schemas"]["TitleSeats"];
            /** @enum {string} */
            stage: "example" | "published";
            summary: string;
            /** @description Raised when its rules decide otherwise; games keep theirs. */
            version: number;
        };
        /** @description All titles offered here. */
        Titles: {
            titles: components["schemas"]["TitleInBrief"][];
        };
        TitleSeats: {
            max: number;
            min: number;
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
        UndoInput: {
            /** @default 1 */
            acts: number;
        } | null;
        /** @description What is done before it reveals something, or is left to chance. */
        Unforeseeable: {
            /** @constant */
            result: "unforeseeable";
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
        /** @description Days on which none of your clocks goes. */
        Vacation: {
            /** @description The first day, */
            from: string & (unknown & unknown);
            /** Format: date-time */
            fromAt: string;
            /** Format: uuid */
            id: string;
            /** @description and the last, where you lived when you announced it. */
            to: string & (unknown & unknown);
            /** Format: date-time */
            untilAt: string;
        };
        /** @description Your vacations, the first before the others. */
        Vacations: {
            daysAYear: number;
            /** @description Of this year’s, without those you have announced. */
            daysLeft: number;
            vacations: components["schemas"]["Vacation"][];
        };
        VersionMovedFact: {
            from: number;
            to: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "version-moved";
        };
        /** @description As the title of the game has it. */
        View: components["schemas"]["Augsburg1520View"] | components["schemas"]["DeVulgariEloquentiaView"] | components["schemas"]["LanternFairView"];
        Visit: {
            /** @description Typed actions, one behind the other. Give these or `notation`. */
            actions?: components["schemas"]["Action"][];
            /** @description Ids of your standing orders, cancelled before anything else. */
            cancel?: number[];
            decision?: string;
            /** @description The same as lines of notation, each read upon what the lines before lead to. A title may have lines that say several acts: each is a step. */
            notation?: string[];
            /** @description Standing orders to leave, before the actions. */
            place?: components["schemas"]["Order"][];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description `Bearer`. */
        Authenticate: string;
        /** @description Send it back as `If-None-Match`. */
        ETag: string;
        /** @description Where what was made is. */
        Location: string;
        /** @description How many requests you have in a minute. */
        RateLimitLimit: number;
        /** @description How many of them are left. */
        RateLimitRemaining: number;
        /** @description In how many seconds you have all of them again. */
        RateLimitReset: number;
        /** @description What the operator finds this request by. */
        RequestId: string;
        /** @description How many seconds to wait before asking again. */
        RetryAfter: number;
    };
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
            /** @description All is well. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
            /** @description All is well. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAdmins: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All who may administer this service. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "admins": [
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *           "name": "Ada",
                     *           "kind": "person",
                     *           "usesCodes": false
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *           "name": "Bruno",
                     *           "kind": "person",
                     *           "usesCodes": false
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000003",
                     *           "name": "Chiara",
                     *           "kind": "person",
                     *           "usesCodes": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Admins"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    grantAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reasoned"];
            };
        };
        responses: {
            /** @description He may. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revokeAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reasoned"];
            };
        };
        responses: {
            /** @description He may no longer. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAudit: {
        parameters: {
            query?: {
                /** @description Who did it. */
                admin?: string;
                /** @description `next` of the page before. */
                cursor?: string;
                game?: string;
                limit?: number;
                /** @description Whom it is about. */
                user?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What admins did, the newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "entries": [
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "admin": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *           "adminName": "Ada",
                     *           "operation": "listAudit",
                     *           "gameId": null,
                     *           "userId": null,
                     *           "userName": null,
                     *           "reason": null,
                     *           "asked": {
                     *             "limit": 50
                     *           },
                     *           "status": null
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000003",
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "admin": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *           "adminName": "Ada",
                     *           "operation": "revokeAdmin",
                     *           "gameId": null,
                     *           "userId": "3f333df6-90a4-4fda-8dd3-000000000004",
                     *           "userName": "Bruno",
                     *           "reason": "he asked for it",
                     *           "asked": {
                     *             "user": "3f333df6-90a4-4fda-8dd3-000000000004"
                     *           },
                     *           "status": 409
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000005",
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "admin": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *           "adminName": "Ada",
                     *           "operation": "revokeAdmin",
                     *           "gameId": null,
                     *           "userId": "3f333df6-90a4-4fda-8dd3-000000000004",
                     *           "userName": "Bruno",
                     *           "reason": "he asked for it",
                     *           "asked": {
                     *             "user": "3f333df6-90a4-4fda-8dd3-000000000004"
                     *           },
                     *           "status": 409
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["Audit"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    beginAdminCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What an app makes codes of; shown this once. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "secret": "33SPZIDAG2VSISP6MGLUJF7FNJSCJ3DV",
                     *       "address": "otpauth://totp/Staffetta:Admin%2087866d1e?issuer=Staffetta&secret=33SPZIDAG2VSISP6MGLUJF7FNJSCJ3DV&algorithm=SHA1&digits=6&period=30"
                     *     }
                     */
                    "application/json": components["schemas"]["CodeSecret"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endAdminCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description None is asked for any more. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    confirmAdminCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminCode"];
            };
        };
        responses: {
            /** @description From now on a code is asked for. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminEntry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether this session may administer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "until": "2026-11-18T12:00:00.000Z",
                     *       "usesCodes": false
                     *     }
                     */
                    "application/json": components["schemas"]["AdminEntry"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    enterAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "correct horse"
                 *     }
                 */
                "application/json": components["schemas"]["AdminProof"];
            };
        };
        responses: {
            /** @description Whether this session may administer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "until": "2026-11-18T12:00:00.000Z",
                     *       "usesCodes": false
                     *     }
                     */
                    "application/json": components["schemas"]["AdminEntry"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    leaveAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is over. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    findGames: {
        parameters: {
            query?: {
                /** @description `next` of the page before. */
                cursor?: string;
                limit?: number;
                /** @description Who plays in it, or did. */
                player?: string;
                status?: components["schemas"]["GameStatus"];
                title?: string;
                trouble?: "stuck" | "slow";
                version?: number;
                /** @description A player it waits for. */
                waitingFor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Games, the newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "games": [
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *           "title": "lantern-fair",
                     *           "titleVersion": 1,
                     *           "status": "ended",
                     *           "ending": "resigned",
                     *           "createdAt": "2026-11-18T12:00:00.000Z",
                     *           "movedAt": "2026-11-18T12:00:00.000Z",
                     *           "number": 7,
                     *           "brokenAt": null,
                     *           "seats": [
                     *             {
                     *               "seat": 0,
                     *               "user": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *               "name": "Ada",
                     *               "waits": false,
                     *               "since": null,
                     *               "due": null,
                     *               "tries": 0
                     *             },
                     *             {
                     *               "seat": 1,
                     *               "user": "3f333df6-90a4-4fda-8dd3-000000000003",
                     *               "name": "Bruno",
                     *               "waits": false,
                     *               "since": null,
                     *               "due": null,
                     *               "tries": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000004",
                     *           "title": "lantern-fair",
                     *           "titleVersion": 1,
                     *           "status": "ended",
                     *           "ending": "resigned",
                     *           "createdAt": "2026-11-18T12:00:00.000Z",
                     *           "movedAt": "2026-11-18T12:00:00.000Z",
                     *           "number": 7,
                     *           "brokenAt": null,
                     *           "seats": [
                     *             {
                     *               "seat": 0,
                     *               "user": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *               "name": "Ada",
                     *               "waits": false,
                     *               "since": null,
                     *               "due": null,
                     *               "tries": 0
                     *             },
                     *             {
                     *               "seat": 1,
                     *               "user": "3f333df6-90a4-4fda-8dd3-000000000003",
                     *               "name": "Bruno",
                     *               "waits": false,
                     *               "since": null,
                     *               "due": null,
                     *               "tries": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000005",
                     *           "title": "lantern-fair",
                     *           "titleVersion": 1,
                     *           "status": "ended",
                     *           "ending": "resigned",
                     *           "createdAt": "2026-11-18T12:00:00.000Z",
                     *           "movedAt": "2026-11-18T12:00:00.000Z",
                     *           "number": 7,
                     *           "brokenAt": null,
                     *           "seats": [
                     *             {
                     *               "seat": 0,
                     *               "user": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *               "name": "Ada",
                     *               "waits": false,
                     *               "since": null,
                     *               "due": null,
                     *               "tries": 0
                     *             },
                     *             {
                     *               "seat": 1,
                     *               "user": "3f333df6-90a4-4fda-8dd3-000000000003",
                     *               "name": "Bruno",
                     *               "waits": false,
                     *               "since": null,
                     *               "due": null,
                     *               "tries": 0
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["FoundGames"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    checkLog: {
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
            /** @description What a log is worth. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "events": 8,
                     *       "brokenAt": null,
                     *       "difference": null
                     *     }
                     */
                    "application/json": components["schemas"]["CheckedLog"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    inspectLog: {
        parameters: {
            query?: {
                after?: number;
                limit?: number;
                /** @description Whether with all that is secret: look as referee first. */
                referee?: "true" | "false";
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stretch of a log. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "number": 8,
                     *       "events": [
                     *         {
                     *           "number": 1,
                     *           "kind": "table",
                     *           "event": {
                     *             "kind": "table",
                     *             "at": "2026-11-18T12:00:00.000Z",
                     *             "seat": null,
                     *             "action": null,
                     *             "notation": null,
                     *             "facts": [
                     *               {
                     *                 "type": "table-opened",
                     *                 "title": "lantern-fair",
                     *                 "titleVersion": 1,
                     *                 "edition": "0101010101010101010101010101010101010101010101010101010101010101",
                     *                 "options": {
                     *                   "stalls": 6
                     *                 },
                     *                 "seats": 2,
                     *                 "commitment": "0202020202020202020202020202020202020202020202020202020202020202"
                     *               }
                     *             ]
                     *           },
                     *           "sentences": [
                     *             "The table is open."
                     *           ],
                     *           "told": null,
                     *           "draws": 0,
                     *           "hash": null
                     *         },
                     *         {
                     *           "number": 2,
                     *           "kind": "table",
                     *           "event": {
                     *             "kind": "table",
                     *             "at": "2026-11-18T12:00:00.000Z",
                     *             "seat": 0,
                     *             "action": null,
                     *             "notation": null,
                     *             "facts": [
                     *               {
                     *                 "type": "seat-taken",
                     *                 "seat": 0,
                     *                 "contribution": "03030303030303030303030303030303"
                     *               }
                     *             ]
                     *           },
                     *           "sentences": [
                     *             "Ada takes a seat."
                     *           ],
                     *           "told": null,
                     *           "draws": 0,
                     *           "hash": null
                     *         },
                     *         {
                     *           "number": 3,
                     *           "kind": "table",
                     *           "event": {
                     *             "kind": "table",
                     *             "at": "2026-11-18T12:00:00.000Z",
                     *             "seat": 1,
                     *             "action": null,
                     *             "notation": null,
                     *             "facts": [
                     *               {
                     *                 "type": "seat-taken",
                     *                 "seat": 1,
                     *                 "contribution": "04040404040404040404040404040404"
                     *               }
                     *             ]
                     *           },
                     *           "sentences": [
                     *             "Bruno takes a seat."
                     *           ],
                     *           "told": null,
                     *           "draws": 0,
                     *           "hash": null
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["InspectedLog"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    lookAsReferee: {
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
                /**
                 * @example {
                 *       "reason": "he asked for it"
                 *     }
                 */
                "application/json": components["schemas"]["Reasoned"];
            };
        };
        responses: {
            /** @description Until when one may look as referee. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "until": "2026-11-18T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["RefereeLook"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    answerReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                report: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportAnswer"];
            };
        };
        responses: {
            /** @description It is answered. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    inspectPosition: {
        parameters: {
            query?: {
                /** @description With whose eyes: a seat’s and the referee’s need a look as referee. */
                as?: ("spectator" | "referee") | number;
                /** @description Behind which event; the newest if left out. */
                event?: number;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A game behind an event, with somebody’s eyes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "number": 8,
                     *       "newest": 8,
                     *       "status": "running",
                     *       "toAct": [
                     *         1
                     *       ],
                     *       "decision": "stall-2",
                     *       "outcome": null,
                     *       "view": {
                     *         "me": null,
                     *         "keeping": [],
                     *         "mostCharm": 20,
                     *         "myCharms": [],
                     *         "stall": {
                     *           "number": 2,
                     *           "sale": "open",
                     *           "lantern": "lantern-7",
                     *           "turn": 1,
                     *           "offeredTo": null,
                     *           "highest": null,
                     *           "passed": [],
                     *           "sealed": [],
                     *           "mySeal": null
                     *         },
                     *         "stalls": 6,
                     *         "left": 10,
                     *         "out": [],
                     *         "myPatron": null,
                     *         "fairgoers": [
                     *           {
                     *             "seat": 0,
                     *             "coins": 12,
                     *             "lanterns": [],
                     *             "polished": [],
                     *             "patron": null,
                     *             "charms": null
                     *           },
                     *           {
                     *             "seat": 1,
                     *             "coins": 2,
                     *             "lanterns": [
                     *               "lantern-12"
                     *             ],
                     *             "polished": [],
                     *             "patron": null,
                     *             "charms": null
                     *           }
                     *         ],
                     *         "glasses": {
                     *           "lantern-1": "amber",
                     *           "lantern-2": "jade",
                     *           "lantern-3": "ruby",
                     *           "lantern-4": "azure",
                     *           "lantern-5": "amber",
                     *           "lantern-6": "jade",
                     *           "lantern-7": "ruby",
                     *           "lantern-8": "azure",
                     *           "lantern-9": "amber",
                     *           "lantern-10": "jade",
                     *           "lantern-11": "ruby",
                     *           "lantern-12": "azure"
                     *         }
                     *       },
                     *       "sections": [
                     *         {
                     *           "heading": "Stall 2 of 6",
                     *           "blocks": [
                     *             {
                     *               "kind": "pieces",
                     *               "label": "Open auction",
                     *               "pieces": [
                     *                 {
                     *                   "id": "lantern-7",
                     *                   "mark": "7",
                     *                   "name": "lantern 7, ruby"
                     *                 }
                     *               ]
                     *             },
                     *             {
                     *               "kind": "text",
                     *               "text": "Nobody has bid yet."
                     *             },
                     *             {
                     *               "kind": "text",
                     *               "text": "10 lanterns left in the deck"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "heading": "At the fair",
                     *           "blocks": [
                     *             {
                     *               "kind": "table",
                     *               "columns": [
                     *                 "Player",
                     *                 "Coins",
                     *                 "Lanterns",
                     *                 "Patron",
                     *                 "Charms",
                     *                 "Now"
                     *               ],
                     *               "rows": [
                     *                 [
                     *                   "Ada",
                     *                   "12",
                     *                   "",
                     *                   "",
                     *                   "",
                     *                   ""
                     *                 ],
                     *                 [
                     *                   "Bruno",
                     *                   "2",
                     *                   "12 azure",
                     *                   "",
                     *                   "",
                     *                   "to speak"
                     *                 ]
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["InspectedPosition"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listReports: {
        parameters: {
            query?: {
                /** @description `next` of the page before. */
                cursor?: string;
                limit?: number;
                /** @description Whether only those that nobody has answered. */
                waiting?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Messages that were reported, the newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reports": [
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "game": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *           "message": "3f333df6-90a4-4fda-8dd3-000000000003",
                     *           "author": null,
                     *           "text": null,
                     *           "reporter": "Ada",
                     *           "reason": "rude",
                     *           "answeredAt": null,
                     *           "answer": null
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000004",
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "game": "3f333df6-90a4-4fda-8dd3-000000000005",
                     *           "message": "3f333df6-90a4-4fda-8dd3-000000000006",
                     *           "author": "Bruno",
                     *           "text": "Buy my lanterns!",
                     *           "reporter": "Chiara",
                     *           "reason": "He advertises.",
                     *           "answeredAt": null,
                     *           "answer": null
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["ReportedMessages"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    findPeople: {
        parameters: {
            query?: {
                /** @description `next` of the page before. */
                cursor?: string;
                limit?: number;
                /** @description The beginning of a name, or a whole mail address. */
                named?: string;
                state?: "suspended" | "guest" | "bot";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whom was looked for, by the order of their names. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "people": [
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *           "name": "Ada",
                     *           "kind": "person",
                     *           "since": "2026-11-18T12:00:00.000Z",
                     *           "suspendedAt": null,
                     *           "isAdmin": false
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["FoundPeople"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPerson: {
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
            /** @description Somebody with an account, as admins see him. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *       "name": "Ada",
                     *       "kind": "person",
                     *       "since": "2026-11-18T12:00:00.000Z",
                     *       "suspendedAt": null,
                     *       "isAdmin": false,
                     *       "owner": null,
                     *       "mail": null,
                     *       "mailWanted": null,
                     *       "mailTrouble": null,
                     *       "language": null,
                     *       "timeZone": null,
                     *       "lastSeenAt": "2026-11-18T12:00:00.000Z",
                     *       "sessions": 22,
                     *       "tokens": 15,
                     *       "bots": 0,
                     *       "waiting": 511,
                     *       "running": 521,
                     *       "ended": 27
                     *     }
                     */
                    "application/json": components["schemas"]["Person"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    restoreUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reasoned"];
            };
        };
        responses: {
            /** @description He may come in. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    signOutUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reasoned"];
            };
        };
        responses: {
            /** @description He is signed out. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    suspendUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reasoned"];
            };
        };
        responses: {
            /** @description He is suspended. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                /** @description Only those that are over, as with `status=ended`. */
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
            /** @description A page of games, the newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "games": [
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *           "title": "lantern-fair",
                     *           "titleVersion": 1,
                     *           "edition": "0101010101010101010101010101010101010101010101010101010101010101",
                     *           "status": "running",
                     *           "ending": null,
                     *           "winners": null,
                     *           "host": {
                     *             "id": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *             "name": "Ada",
                     *             "kind": "person"
                     *           },
                     *           "seating": "chosen",
                     *           "visibility": "public",
                     *           "pace": {
                     *             "kind": "none"
                     *           },
                     *           "grace": 12,
                     *           "absent": "replace",
                     *           "rest": {
                     *             "leastHours": 12,
                     *             "weekends": true
                     *           },
                     *           "spectators": true,
                     *           "start": "full",
                     *           "hotSeat": false,
                     *           "seatNames": null,
                     *           "seats": [
                     *             {
                     *               "id": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *               "name": "Ada",
                     *               "kind": "person"
                     *             },
                     *             {
                     *               "id": "3f333df6-90a4-4fda-8dd3-000000000003",
                     *               "name": "Bruno",
                     *               "kind": "person"
                     *             }
                     *           ],
                     *           "vacant": [],
                     *           "mySeat": 1,
                     *           "mySeats": [
                     *             1
                     *           ],
                     *           "toAct": [
                     *             1
                     *           ],
                     *           "version": 8,
                     *           "options": {
                     *             "stalls": 6
                     *           },
                     *           "commitment": "0202020202020202020202020202020202020202020202020202020202020202",
                     *           "rematchOf": null,
                     *           "readOnly": false,
                     *           "createdAt": "2026-11-18T12:00:00.000Z",
                     *           "movedAt": "2026-11-18T12:00:00.000Z",
                     *           "deadline": null,
                     *           "clocks": [
                     *             {
                     *               "seat": 0,
                     *               "since": null,
                     *               "due": null,
                     *               "bank": null,
                     *               "bankAt": null,
                     *               "inGrace": false,
                     *               "still": null
                     *             },
                     *             {
                     *               "seat": 1,
                     *               "since": "2026-11-18T12:00:00.000Z",
                     *               "due": null,
                     *               "bank": null,
                     *               "bankAt": null,
                     *               "inGrace": false,
                     *               "still": null
                     *             }
                     *           ],
                     *           "pausedUntil": null
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000004",
                     *           "title": "lantern-fair",
                     *           "titleVersion": 1,
                     *           "edition": "0101010101010101010101010101010101010101010101010101010101010101",
                     *           "status": "running",
                     *           "ending": null,
                     *           "winners": null,
                     *           "host": {
                     *             "id": "3f333df6-90a4-4fda-8dd3-000000000003",
                     *             "name": "Bruno",
                     *             "kind": "person"
                     *           },
                     *           "seating": "chosen",
                     *           "visibility": "public",
                     *           "pace": {
                     *             "kind": "none"
                     *           },
                     *           "grace": 12,
                     *           "absent": "replace",
                     *           "rest": {
                     *             "leastHours": 12,
                     *             "weekends": true
                     *           },
                     *           "spectators": true,
                     *           "start": "full",
                     *           "hotSeat": false,
                     *           "seatNames": null,
                     *           "seats": [
                     *             {
                     *               "id": "3f333df6-90a4-4fda-8dd3-000000000003",
                     *               "name": "Bruno",
                     *               "kind": "person"
                     *             },
                     *             {
                     *               "id": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *               "name": "Ada",
                     *               "kind": "person"
                     *             }
                     *           ],
                     *           "vacant": [],
                     *           "mySeat": 0,
                     *           "mySeats": [
                     *             0
                     *           ],
                     *           "toAct": [
                     *             1
                     *           ],
                     *           "version": 8,
                     *           "options": {
                     *             "stalls": 6
                     *           },
                     *           "commitment": "0303030303030303030303030303030303030303030303030303030303030303",
                     *           "rematchOf": null,
                     *           "readOnly": false,
                     *           "createdAt": "2026-11-18T12:00:00.000Z",
                     *           "movedAt": "2026-11-18T12:00:00.000Z",
                     *           "deadline": null,
                     *           "clocks": [
                     *             {
                     *               "seat": 0,
                     *               "since": null,
                     *               "due": null,
                     *               "bank": null,
                     *               "bankAt": null,
                     *               "inGrace": false,
                     *               "still": null
                     *             },
                     *             {
                     *               "seat": 1,
                     *               "since": "2026-11-18T12:00:00.000Z",
                     *               "due": null,
                     *               "bank": null,
                     *               "bankAt": null,
                     *               "inGrace": false,
                     *               "still": null
                     *             }
                     *           ],
                     *           "pausedUntil": null
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000005",
                     *           "title": "lantern-fair",
                     *           "titleVersion": 1,
                     *           "edition": "0101010101010101010101010101010101010101010101010101010101010101",
                     *           "status": "running",
                     *           "ending": null,
                     *           "winners": null,
                     *           "host": {
                     *             "id": "3f333df6-90a4-4fda-8dd3-000000000003",
                     *             "name": "Bruno",
                     *             "kind": "person"
                     *           },
                     *           "seating": "chosen",
                     *           "visibility": "public",
                     *           "pace": {
                     *             "kind": "none"
                     *           },
                     *           "grace": 12,
                     *           "absent": "replace",
                     *           "rest": {
                     *             "leastHours": 12,
                     *             "weekends": true
                     *           },
                     *           "spectators": true,
                     *           "start": "full",
                     *           "hotSeat": false,
                     *           "seatNames": null,
                     *           "seats": [
                     *             {
                     *               "id": "3f333df6-90a4-4fda-8dd3-000000000003",
                     *               "name": "Bruno",
                     *               "kind": "person"
                     *             },
                     *             {
                     *               "id": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *               "name": "Ada",
                     *               "kind": "person"
                     *             }
                     *           ],
                     *           "vacant": [],
                     *           "mySeat": 0,
                     *           "mySeats": [
                     *             0
                     *           ],
                     *           "toAct": [
                     *             0,
                     *             1
                     *           ],
                     *           "version": 6,
                     *           "options": {
                     *             "stalls": 6
                     *           },
                     *           "commitment": "0404040404040404040404040404040404040404040404040404040404040404",
                     *           "rematchOf": null,
                     *           "readOnly": false,
                     *           "createdAt": "2026-11-18T12:00:00.000Z",
                     *           "movedAt": "2026-11-18T12:00:00.000Z",
                     *           "deadline": null,
                     *           "clocks": [
                     *             {
                     *               "seat": 0,
                     *               "since": "2026-11-18T12:00:00.000Z",
                     *               "due": null,
                     *               "bank": null,
                     *               "bankAt": null,
                     *               "inGrace": false,
                     *               "still": null
                     *             },
                     *             {
                     *               "seat": 1,
                     *               "since": "2026-11-18T12:00:00.000Z",
                     *               "due": null,
                     *               "bank": null,
                     *               "bankAt": null,
                     *               "inGrace": false,
                     *               "still": null
                     *             }
                     *           ],
                     *           "pausedUntil": null
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["Games"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                /**
                 * @example {
                 *       "title": "lantern-fair",
                 *       "seats": 2
                 *     }
                 */
                "application/json": components["schemas"]["NewGame"];
            };
        };
        responses: {
            /** @description One playing of a title. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *       "title": "lantern-fair",
                     *       "titleVersion": 1,
                     *       "edition": "0101010101010101010101010101010101010101010101010101010101010101",
                     *       "status": "open",
                     *       "ending": null,
                     *       "winners": null,
                     *       "host": {
                     *         "id": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *         "name": "Ada",
                     *         "kind": "person"
                     *       },
                     *       "seating": "random",
                     *       "visibility": "public",
                     *       "pace": {
                     *         "kind": "none"
                     *       },
                     *       "grace": 12,
                     *       "absent": "replace",
                     *       "rest": {
                     *         "leastHours": 12,
                     *         "weekends": true
                     *       },
                     *       "spectators": true,
                     *       "start": "full",
                     *       "hotSeat": false,
                     *       "seatNames": null,
                     *       "seats": [
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *           "name": "Ada",
                     *           "kind": "person"
                     *         },
                     *         null
                     *       ],
                     *       "vacant": [],
                     *       "mySeat": 0,
                     *       "mySeats": [
                     *         0
                     *       ],
                     *       "toAct": [],
                     *       "version": 2,
                     *       "options": {
                     *         "stalls": 6
                     *       },
                     *       "commitment": "0202020202020202020202020202020202020202020202020202020202020202",
                     *       "rematchOf": null,
                     *       "readOnly": false,
                     *       "createdAt": "2026-11-18T12:00:00.000Z",
                     *       "movedAt": "2026-11-18T12:00:00.000Z",
                     *       "deadline": null,
                     *       "clocks": [],
                     *       "pausedUntil": null
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
            /** @description One playing of a title. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *       "title": "lantern-fair",
                     *       "titleVersion": 1,
                     *       "edition": "0101010101010101010101010101010101010101010101010101010101010101",
                     *       "status": "running",
                     *       "ending": null,
                     *       "winners": null,
                     *       "host": {
                     *         "id": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *         "name": "Ada",
                     *         "kind": "person"
                     *       },
                     *       "seating": "chosen",
                     *       "visibility": "public",
                     *       "pace": {
                     *         "kind": "none"
                     *       },
                     *       "grace": 12,
                     *       "absent": "replace",
                     *       "rest": {
                     *         "leastHours": 12,
                     *         "weekends": true
                     *       },
                     *       "spectators": true,
                     *       "start": "full",
                     *       "hotSeat": false,
                     *       "seatNames": null,
                     *       "seats": [
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *           "name": "Ada",
                     *           "kind": "person"
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000003",
                     *           "name": "Bruno",
                     *           "kind": "person"
                     *         }
                     *       ],
                     *       "vacant": [],
                     *       "mySeat": 0,
                     *       "mySeats": [
                     *         0
                     *       ],
                     *       "toAct": [
                     *         0,
                     *         1
                     *       ],
                     *       "version": 6,
                     *       "options": {
                     *         "stalls": 6
                     *       },
                     *       "commitment": "0202020202020202020202020202020202020202020202020202020202020202",
                     *       "rematchOf": null,
                     *       "readOnly": false,
                     *       "createdAt": "2026-11-18T12:00:00.000Z",
                     *       "movedAt": "2026-11-18T12:00:00.000Z",
                     *       "deadline": null,
                     *       "clocks": [
                     *         {
                     *           "seat": 0,
                     *           "since": "2026-11-18T12:00:00.000Z",
                     *           "due": null,
                     *           "bank": null,
                     *           "bankAt": null,
                     *           "inGrace": false,
                     *           "still": null
                     *         },
                     *         {
                     *           "seat": 1,
                     *           "since": "2026-11-18T12:00:00.000Z",
                     *           "due": null,
                     *           "bank": null,
                     *           "bankAt": null,
                     *           "inGrace": false,
                     *           "still": null
                     *         }
                     *       ],
                     *       "pausedUntil": null
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
            /** @description The seats that vote to abandon the game. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "votes": [
                     *         1
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Abandonment"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
            header?: {
                /** @description Yours for this request: repeated with it, it has no second effect. */
                "idempotency-key"?: string;
            };
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One playing of a title. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *       "title": "lantern-fair",
                     *       "titleVersion": 1,
                     *       "edition": "0101010101010101010101010101010101010101010101010101010101010101",
                     *       "status": "ended",
                     *       "ending": "abandoned",
                     *       "winners": null,
                     *       "host": {
                     *         "id": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *         "name": "Ada",
                     *         "kind": "person"
                     *       },
                     *       "seating": "chosen",
                     *       "visibility": "public",
                     *       "pace": {
                     *         "kind": "none"
                     *       },
                     *       "grace": 12,
                     *       "absent": "replace",
                     *       "rest": {
                     *         "leastHours": 12,
                     *         "weekends": true
                     *       },
                     *       "spectators": true,
                     *       "start": "full",
                     *       "hotSeat": false,
                     *       "seatNames": null,
                     *       "seats": [
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *           "name": "Ada",
                     *           "kind": "person"
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000003",
                     *           "name": "Bruno",
                     *           "kind": "person"
                     *         }
                     *       ],
                     *       "vacant": [],
                     *       "mySeat": 0,
                     *       "mySeats": [
                     *         0
                     *       ],
                     *       "toAct": [],
                     *       "version": 8,
                     *       "options": {
                     *         "stalls": 6
                     *       },
                     *       "commitment": "0202020202020202020202020202020202020202020202020202020202020202",
                     *       "rematchOf": null,
                     *       "readOnly": false,
                     *       "createdAt": "2026-11-18T12:00:00.000Z",
                     *       "movedAt": "2026-11-18T12:00:00.000Z",
                     *       "deadline": null,
                     *       "clocks": [],
                     *       "pausedUntil": null
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
            header?: {
                /** @description Yours for this request: repeated with it, it has no second effect. */
                "idempotency-key"?: string;
            };
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One playing of a title. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *       "title": "lantern-fair",
                     *       "titleVersion": 1,
                     *       "edition": "0101010101010101010101010101010101010101010101010101010101010101",
                     *       "status": "running",
                     *       "ending": null,
                     *       "winners": null,
                     *       "host": {
                     *         "id": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *         "name": "Ada",
                     *         "kind": "person"
                     *       },
                     *       "seating": "chosen",
                     *       "visibility": "public",
                     *       "pace": {
                     *         "kind": "none"
                     *       },
                     *       "grace": 12,
                     *       "absent": "replace",
                     *       "rest": {
                     *         "leastHours": 12,
                     *         "weekends": true
                     *       },
                     *       "spectators": true,
                     *       "start": "full",
                     *       "hotSeat": false,
                     *       "seatNames": null,
                     *       "seats": [
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *           "name": "Ada",
                     *           "kind": "person"
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000003",
                     *           "name": "Bruno",
                     *           "kind": "person"
                     *         }
                     *       ],
                     *       "vacant": [],
                     *       "mySeat": 0,
                     *       "mySeats": [
                     *         0
                     *       ],
                     *       "toAct": [
                     *         0,
                     *         1
                     *       ],
                     *       "version": 8,
                     *       "options": {
                     *         "stalls": 6
                     *       },
                     *       "commitment": "0202020202020202020202020202020202020202020202020202020202020202",
                     *       "rematchOf": null,
                     *       "readOnly": false,
                     *       "createdAt": "2026-11-18T12:00:00.000Z",
                     *       "movedAt": "2026-11-18T12:00:00.000Z",
                     *       "deadline": null,
                     *       "clocks": [
                     *         {
                     *           "seat": 0,
                     *           "since": "2026-11-18T12:00:00.000Z",
                     *           "due": null,
                     *           "bank": null,
                     *           "bankAt": null,
                     *           "inGrace": false,
                     *           "still": null
                     *         },
                     *         {
                     *           "seat": 1,
                     *           "since": "2026-11-18T12:00:00.000Z",
                     *           "due": null,
                     *           "bank": null,
                     *           "bankAt": null,
                     *           "inGrace": false,
                     *           "still": null
                     *         }
                     *       ],
                     *       "pausedUntil": null
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
                /** @description `return=representation` answers with the position too, and with `Preference-Applied`. */
                prefer?: string;
            };
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "actions": [
                 *         {
                 *           "type": "seal",
                 *           "coins": 0
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Visit"];
            };
        };
        responses: {
            /** @description What your action made happen. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 7,
                     *       "events": [
                     *         {
                     *           "version": 7,
                     *           "kind": "play",
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": 0,
                     *           "action": {
                     *             "type": "seal",
                     *             "coins": 0
                     *           },
                     *           "facts": [
                     *             {
                     *               "type": "bid-sealed",
                     *               "seat": 0,
                     *               "secret": {
                     *                 "coins": 0
                     *               }
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Acted"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something happened since the version you named. */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule says no. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Say which version you decided upon. */
            428: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
            header?: {
                /** @description Yours for this request: repeated with it, it has no second effect. */
                "idempotency-key"?: string;
            };
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One playing of a title. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *       "title": "lantern-fair",
                     *       "titleVersion": 1,
                     *       "edition": "0101010101010101010101010101010101010101010101010101010101010101",
                     *       "status": "ended",
                     *       "ending": "cancelled",
                     *       "winners": null,
                     *       "host": {
                     *         "id": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *         "name": "Ada",
                     *         "kind": "person"
                     *       },
                     *       "seating": "chosen",
                     *       "visibility": "public",
                     *       "pace": {
                     *         "kind": "none"
                     *       },
                     *       "grace": 12,
                     *       "absent": "replace",
                     *       "rest": {
                     *         "leastHours": 12,
                     *         "weekends": true
                     *       },
                     *       "spectators": true,
                     *       "start": "full",
                     *       "hotSeat": false,
                     *       "seatNames": null,
                     *       "seats": [
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *           "name": "Ada",
                     *           "kind": "person"
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000003",
                     *           "name": "Bruno",
                     *           "kind": "person"
                     *         },
                     *         null
                     *       ],
                     *       "vacant": [],
                     *       "mySeat": 0,
                     *       "mySeats": [
                     *         0
                     *       ],
                     *       "toAct": [],
                     *       "version": 4,
                     *       "options": {
                     *         "stalls": 6
                     *       },
                     *       "commitment": "0202020202020202020202020202020202020202020202020202020202020202",
                     *       "rematchOf": null,
                     *       "readOnly": false,
                     *       "createdAt": "2026-11-18T12:00:00.000Z",
                     *       "movedAt": "2026-11-18T12:00:00.000Z",
                     *       "deadline": null,
                     *       "clocks": [],
                     *       "pausedUntil": null
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getChanges: {
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
            /** @description What happened since a version of yours, a sentence each. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 21,
                     *       "changes": [
                     *         {
                     *           "version": 1,
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": null,
                     *           "sentence": "The table is open."
                     *         },
                     *         {
                     *           "version": 2,
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": 0,
                     *           "sentence": "Ada takes a seat."
                     *         },
                     *         {
                     *           "version": 3,
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": 1,
                     *           "sentence": "Bruno takes a seat."
                     *         },
                     *         {
                     *           "version": 4,
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": null,
                     *           "sentence": "The game begins."
                     *         },
                     *         {
                     *           "version": 4,
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": null,
                     *           "sentence": "The lanterns are shuffled."
                     *         },
                     *         {
                     *           "version": 4,
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": null,
                     *           "sentence": "Ada is dealt a patron who loves jade glass."
                     *         },
                     *         {
                     *           "version": 4,
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": null,
                     *           "sentence": "Bruno is dealt a patron."
                     *         },
                     *         {
                     *           "version": 4,
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": null,
                     *           "sentence": "Ada is dealt charm 11, charm 5, charm 15, charm 3."
                     *         },
                     *         {
                     *           "version": 4,
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": null,
                     *           "sentence": "Bruno is dealt four charms."
                     *         },
                     *         {
                     *           "version": 5,
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": 0,
                     *           "sentence": "Ada keeps charm 11."
                     *         },
                     *         {
                     *           "version": 6,
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": 1,
                     *           "sentence": "Bruno has chosen charms."
                     *         },
                     *         {
                     *           "version": 6,
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": 1,
                     *           "sentence": "Stall 1: lantern 10 is lit."
                     *         },
                     *         {
                     *           "version": 7,
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": 0,
                     *           "sentence": "Ada seals a bid of 3 coins."
                     *         },
                     *         {
                     *           "version": 8,
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": 1,
                     *           "sentence": "Bruno has sealed a bid."
                     *         },
                     *         {
                     *           "version": 8,
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": 1,
                     *           "sentence": "The bids are opened: Ada 3, Bruno 10."
                     *         },
                     *         {
                     *           "version": 8,
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": 1,
                     *           "sentence": "Bruno buys lantern 10 for 10 coins."
                     *         },
                     *         {
                     *           "version": 8,
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": 1,
                     *           "sentence": "Stall 2: lantern 4 is lit."
                     *         },
                     *         {
                     *           "version": 9,
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": 1,
                     *           "sentence": "Bruno bids 2 coins."
                     *         },
                     *         {
                     *           "version": 10,
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": 0,
                     *           "sentence": "Ada bids 5 coins."
                     *         },
                     *         {
                     *           "version": 11,
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": 1,
                     *           "sentence": "Bruno polishes lantern 10."
                     *         },
                     *         {
                     *           "version": 12,
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": 1,
                     *           "sentence": "Bruno passes."
                     *         },
                     *         {
                     *           "version": 12,
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": 1,
                     *           "sentence": "Ada buys lantern 4 for 5 coins."
                     *         },
                     *         {
                     *           "version": 12,
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": 1,
                     *           "sentence": "Stall 3: lantern 3 is lit."
                     *         },
                     *         {
                     *           "version": 13,
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": 0,
                     *           "sentence": "Ada seals a bid of 5 coins."
                     *         },
                     *         {
                     *           "version": 14,
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": 1,
                     *           "sentence": "Bruno has sealed a bid."
                     *         },
                     *         {
                     *           "version": 14,
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": 1,
                     *           "sentence": "The bids are opened: Ada 5, Bruno 0."
                     *         },
                     *         {
                     *           "version": 14,
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": 1,
                     *           "sentence": "Ada buys lantern 3 for 5 coins."
                     *         },
                     *         {
                     *           "version": 14,
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": 1,
                     *           "sentence": "Stall 4: lantern 2 is lit."
                     *         },
                     *         {
                     *           "version": 15,
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": 0,
                     *           "sentence": "Ada polishes lantern 3."
                     *         },
                     *         {
                     *           "version": 16,
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": 0,
                     *           "sentence": "Ada bids 1 coin."
                     *         },
                     *         {
                     *           "version": 17,
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": 1,
                     *           "sentence": "Bruno passes."
                     *         },
                     *         {
                     *           "version": 17,
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": 1,
                     *           "sentence": "Ada buys lantern 2 for 1 coin."
                     *         },
                     *         {
                     *           "version": 17,
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": 1,
                     *           "sentence": "Stall 5: lantern 6 is lit."
                     *         },
                     *         {
                     *           "version": 18,
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": 0,
                     *           "sentence": "Ada seals a bid of 0 coins."
                     *         },
                     *         {
                     *           "version": 19,
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": 1,
                     *           "sentence": "Bruno has sealed a bid."
                     *         },
                     *         {
                     *           "version": 19,
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": 1,
                     *           "sentence": "The bids are opened: Ada 0, Bruno 1."
                     *         },
                     *         {
                     *           "version": 19,
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": 1,
                     *           "sentence": "Bruno buys lantern 6 for 1 coin."
                     *         },
                     *         {
                     *           "version": 19,
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": 1,
                     *           "sentence": "Stall 6: lantern 7 is lit."
                     *         },
                     *         {
                     *           "version": 20,
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": 1,
                     *           "sentence": "Bruno passes."
                     *         },
                     *         {
                     *           "version": 21,
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": 0,
                     *           "sentence": "Ada passes."
                     *         },
                     *         {
                     *           "version": 21,
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": 0,
                     *           "sentence": "Nobody buys lantern 7: it goes out."
                     *         },
                     *         {
                     *           "version": 21,
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": 0,
                     *           "sentence": "All is shown: Ada jade, charm 11; Bruno amber, charm 13."
                     *         },
                     *         {
                     *           "version": 21,
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": 0,
                     *           "sentence": "The game is over: Bruno wins."
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["Changes"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    foresee: {
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
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "actions": [
                 *         {
                 *           "type": "raise",
                 *           "coins": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DryRun"];
            };
        };
        responses: {
            /** @description What your actions would lead to. Nothing was played. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 8,
                     *       "steps": [
                     *         {
                     *           "action": {
                     *             "type": "raise",
                     *             "coins": 1
                     *           },
                     *           "sentence": "Bid 1 coin",
                     *           "notation": "bid 1",
                     *           "costs": {},
                     *           "price": null
                     *         }
                     *       ],
                     *       "refused": null,
                     *       "facts": [
                     *         {
                     *           "type": "bid-raised",
                     *           "seat": 1,
                     *           "coins": 1
                     *         }
                     *       ],
                     *       "sentences": [
                     *         "Ada bids 1 coin."
                     *       ],
                     *       "view": {
                     *         "me": 1,
                     *         "keeping": [],
                     *         "mostCharm": 20,
                     *         "myCharms": [
                     *           {
                     *             "charm": "charm-15",
                     *             "number": 15
                     *           }
                     *         ],
                     *         "stall": {
                     *           "number": 2,
                     *           "sale": "open",
                     *           "lantern": "lantern-7",
                     *           "turn": 0,
                     *           "offeredTo": null,
                     *           "highest": {
                     *             "seat": 1,
                     *             "coins": 1
                     *           },
                     *           "passed": [],
                     *           "sealed": [],
                     *           "mySeal": null
                     *         },
                     *         "stalls": 6,
                     *         "left": 10,
                     *         "out": [],
                     *         "myPatron": "patron-ruby",
                     *         "fairgoers": [
                     *           {
                     *             "seat": 0,
                     *             "coins": 12,
                     *             "lanterns": [],
                     *             "polished": [],
                     *             "patron": null,
                     *             "charms": null
                     *           },
                     *           {
                     *             "seat": 1,
                     *             "coins": 2,
                     *             "lanterns": [
                     *               "lantern-12"
                     *             ],
                     *             "polished": [],
                     *             "patron": null,
                     *             "charms": null
                     *           }
                     *         ],
                     *         "glasses": {
                     *           "lantern-1": "amber",
                     *           "lantern-2": "jade",
                     *           "lantern-3": "ruby",
                     *           "lantern-4": "azure",
                     *           "lantern-5": "amber",
                     *           "lantern-6": "jade",
                     *           "lantern-7": "ruby",
                     *           "lantern-8": "azure",
                     *           "lantern-9": "amber",
                     *           "lantern-10": "jade",
                     *           "lantern-11": "ruby",
                     *           "lantern-12": "azure"
                     *         }
                     *       },
                     *       "sections": [
                     *         {
                     *           "heading": "Stall 2 of 6",
                     *           "blocks": [
                     *             {
                     *               "kind": "pieces",
                     *               "label": "Open auction",
                     *               "pieces": [
                     *                 {
                     *                   "id": "lantern-7",
                     *                   "mark": "7",
                     *                   "name": "lantern 7, ruby"
                     *                 }
                     *               ]
                     *             },
                     *             {
                     *               "kind": "text",
                     *               "text": "Highest bid: 1 coin, by Ada."
                     *             },
                     *             {
                     *               "kind": "text",
                     *               "text": "10 lanterns left in the deck"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "heading": "At the fair",
                     *           "blocks": [
                     *             {
                     *               "kind": "table",
                     *               "columns": [
                     *                 "Player",
                     *                 "Coins",
                     *                 "Lanterns",
                     *                 "Patron",
                     *                 "Charms",
                     *                 "Now"
                     *               ],
                     *               "rows": [
                     *                 [
                     *                   "Bruno",
                     *                   "12",
                     *                   "",
                     *                   "",
                     *                   "",
                     *                   "to speak"
                     *                 ],
                     *                 [
                     *                   "Ada",
                     *                   "2",
                     *                   "12 azure",
                     *                   "",
                     *                   "",
                     *                   ""
                     *                 ]
                     *               ]
                     *             },
                     *             {
                     *               "kind": "text",
                     *               "text": "Your patron loves ruby glass."
                     *             },
                     *             {
                     *               "kind": "pieces",
                     *               "label": "Your charms",
                     *               "pieces": [
                     *                 {
                     *                   "id": "charm-15",
                     *                   "mark": "15",
                     *                   "name": "charm 15"
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "offers": [],
                     *       "isCut": false
                     *     }
                     */
                    "application/json": components["schemas"]["Foreseen"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
            /** @description A finished game that proves itself: `npx staffetta-verify` checks it offline. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "format": "staffetta-game-2",
                     *       "game": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *       "title": "lantern-fair",
                     *       "titleVersion": 1,
                     *       "edition": {
                     *         "name": "first light",
                     *         "coins": 12,
                     *         "glasses": [
                     *           "amber",
                     *           "jade",
                     *           "ruby",
                     *           "azure"
                     *         ],
                     *         "lanterns": [
                     *           {
                     *             "light": 1,
                     *             "glass": "amber"
                     *           },
                     *           {
                     *             "light": 2,
                     *             "glass": "jade"
                     *           },
                     *           {
                     *             "light": 3,
                     *             "glass": "ruby"
                     *           },
                     *           {
                     *             "light": 4,
                     *             "glass": "azure"
                     *           },
                     *           {
                     *             "light": 5,
                     *             "glass": "amber"
                     *           },
                     *           {
                     *             "light": 6,
                     *             "glass": "jade"
                     *           },
                     *           {
                     *             "light": 7,
                     *             "glass": "ruby"
                     *           },
                     *           {
                     *             "light": 8,
                     *             "glass": "azure"
                     *           },
                     *           {
                     *             "light": 9,
                     *             "glass": "amber"
                     *           },
                     *           {
                     *             "light": 10,
                     *             "glass": "jade"
                     *           },
                     *           {
                     *             "light": 11,
                     *             "glass": "ruby"
                     *           },
                     *           {
                     *             "light": 12,
                     *             "glass": "azure"
                     *           }
                     *         ],
                     *         "charms": [
                     *           1,
                     *           2,
                     *           3,
                     *           4,
                     *           5,
                     *           6,
                     *           7,
                     *           8,
                     *           9,
                     *           10,
                     *           11,
                     *           12,
                     *           13,
                     *           14,
                     *           15,
                     *           16
                     *         ],
                     *         "mostCharm": 20
                     *       },
                     *       "options": {
                     *         "stalls": 6
                     *       },
                     *       "seats": 2,
                     *       "commitment": "0101010101010101010101010101010101010101010101010101010101010101",
                     *       "secret": "0202020202020202020202020202020202020202020202020202020202020202",
                     *       "events": [
                     *         {
                     *           "number": 1,
                     *           "kind": "table",
                     *           "leaves": [
                     *             {
                     *               "of": "open",
                     *               "salt": "",
                     *               "value": {
                     *                 "seat": null,
                     *                 "action": null,
                     *                 "facts": [
                     *                   {
                     *                     "type": "table-opened",
                     *                     "seats": 2,
                     *                     "title": "lantern-fair",
                     *                     "edition": "0303030303030303030303030303030303030303030303030303030303030303",
                     *                     "options": {
                     *                       "stalls": 6
                     *                     },
                     *                     "commitment": "0101010101010101010101010101010101010101010101010101010101010101",
                     *                     "titleVersion": 1
                     *                   }
                     *                 ],
                     *                 "told": null,
                     *                 "at": "2026-11-18T12:00:00.000Z"
                     *               }
                     *             }
                     *           ],
                     *           "hash": "0404040404040404040404040404040404040404040404040404040404040404"
                     *         },
                     *         {
                     *           "number": 2,
                     *           "kind": "table",
                     *           "leaves": [
                     *             {
                     *               "of": "open",
                     *               "salt": "",
                     *               "value": {
                     *                 "seat": 0,
                     *                 "action": null,
                     *                 "facts": [
                     *                   {
                     *                     "type": "seat-taken",
                     *                     "seat": 0,
                     *                     "contribution": "05050505050505050505050505050505"
                     *                   }
                     *                 ],
                     *                 "told": null,
                     *                 "at": "2026-11-18T12:00:00.000Z"
                     *               }
                     *             }
                     *           ],
                     *           "hash": "0606060606060606060606060606060606060606060606060606060606060606"
                     *         },
                     *         {
                     *           "number": 3,
                     *           "kind": "table",
                     *           "leaves": [
                     *             {
                     *               "of": "open",
                     *               "salt": "",
                     *               "value": {
                     *                 "seat": 1,
                     *                 "action": null,
                     *                 "facts": [
                     *                   {
                     *                     "type": "seat-taken",
                     *                     "seat": 1,
                     *                     "contribution": "07070707070707070707070707070707"
                     *                   }
                     *                 ],
                     *                 "told": null,
                     *                 "at": "2026-11-18T12:00:00.000Z"
                     *               }
                     *             }
                     *           ],
                     *           "hash": "0808080808080808080808080808080808080808080808080808080808080808"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ExportedGame"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
            /** @description Who is invited and has not answered yet. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "invited": [
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *           "name": "Ada",
                     *           "kind": "person"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Invitations"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
            header?: {
                /** @description Yours for this request: repeated with it, it has no second effect. */
                "idempotency-key"?: string;
            };
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user": "3f333df6-90a4-4fda-8dd3-000000000001"
                 *     }
                 */
                "application/json": components["schemas"]["NewInvitation"];
            };
        };
        responses: {
            /** @description Who is invited and has not answered yet. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "invited": [
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *           "name": "Ada",
                     *           "kind": "person"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Invitations"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
            header?: {
                /** @description Yours for this request: repeated with it, it has no second effect. */
                "idempotency-key"?: string;
            };
            path: {
                game: string;
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who is invited and has not answered yet. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "invited": []
                     *     }
                     */
                    "application/json": components["schemas"]["Invitations"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
            header?: {
                /** @description Yours for this request: repeated with it, it has no second effect. */
                "idempotency-key"?: string;
            };
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLateOrder: {
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
            /** @description What is done for you if you run out of time; nobody else ever sees it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "order": {
                     *         "actions": [
                     *           {
                     *             "type": "seal",
                     *             "coins": 0
                     *           }
                     *         ],
                     *         "notation": [
                     *           "seal 0"
                     *         ],
                     *         "sentences": [
                     *           "Seal a bid of 0 coins"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["LateOrder"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    placeLateOrder: {
        parameters: {
            query?: {
                /** @description Which of your seats asks, in a game in which you hold several. */
                seat?: number;
            };
            header?: {
                /** @description Yours for this request: repeated with it, it has no second effect. */
                "idempotency-key"?: string;
            };
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "actions": [
                 *         {
                 *           "type": "seal",
                 *           "coins": 0
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Acts"];
            };
        };
        responses: {
            /** @description What is done for you if you run out of time; nobody else ever sees it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "order": {
                     *         "actions": [
                     *           {
                     *             "type": "seal",
                     *             "coins": 0
                     *           }
                     *         ],
                     *         "notation": [
                     *           "seal 0"
                     *         ],
                     *         "sentences": [
                     *           "Seal a bid of 0 coins"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["LateOrder"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule says no. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cancelLateOrder: {
        parameters: {
            query?: {
                /** @description Which of your seats asks, in a game in which you hold several. */
                seat?: number;
            };
            header?: {
                /** @description Yours for this request: repeated with it, it has no second effect. */
                "idempotency-key"?: string;
            };
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is done for you if you run out of time; nobody else ever sees it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "order": null
                     *     }
                     */
                    "application/json": components["schemas"]["LateOrder"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule says no. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
            header?: {
                /** @description Yours for this request: repeated with it, it has no second effect. */
                "idempotency-key"?: string;
            };
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link to a table; making another ends it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "5EJlAs7AU0WvE68mGGjqRZoogmLrKx7On2NUv5uhbTY"
                     *     }
                     */
                    "application/json": components["schemas"]["GameLink"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
            /** @description A stretch of the log. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 21,
                     *       "events": [
                     *         {
                     *           "version": 1,
                     *           "kind": "table",
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": null,
                     *           "action": null,
                     *           "facts": [
                     *             {
                     *               "type": "table-opened",
                     *               "title": "lantern-fair",
                     *               "titleVersion": 1,
                     *               "edition": "0101010101010101010101010101010101010101010101010101010101010101",
                     *               "options": {
                     *                 "stalls": 6
                     *               },
                     *               "seats": 2,
                     *               "commitment": "0202020202020202020202020202020202020202020202020202020202020202"
                     *             }
                     *           ],
                     *           "sentences": [
                     *             "The table is open."
                     *           ]
                     *         },
                     *         {
                     *           "version": 2,
                     *           "kind": "table",
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": 0,
                     *           "action": null,
                     *           "facts": [
                     *             {
                     *               "type": "seat-taken",
                     *               "seat": 0,
                     *               "contribution": "03030303030303030303030303030303"
                     *             }
                     *           ],
                     *           "sentences": [
                     *             "Ada takes a seat."
                     *           ]
                     *         },
                     *         {
                     *           "version": 3,
                     *           "kind": "table",
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": 1,
                     *           "action": null,
                     *           "facts": [
                     *             {
                     *               "type": "seat-taken",
                     *               "seat": 1,
                     *               "contribution": "04040404040404040404040404040404"
                     *             }
                     *           ],
                     *           "sentences": [
                     *             "Bruno takes a seat."
                     *           ]
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["Log"];
                    "application/x-ndjson": string;
                    "text/plain": string;
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    muteMails: {
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
            /** @description You get no more mails about this game. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unmuteMails: {
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
            /** @description You get mails about this game. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description The last message you have. */
                after?: string;
                limit?: number;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was said to you, the oldest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "messages": [],
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["Messages"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    say: {
        parameters: {
            query?: {
                /** @description Which of your seats asks, in a game in which you hold several. */
                seat?: number;
            };
            header?: {
                /** @description Yours for this request: repeated with it, it has no second effect. */
                "idempotency-key"?: string;
            };
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Good luck!"
                 *     }
                 */
                "application/json": components["schemas"]["NewMessage"];
            };
        };
        responses: {
            /** @description What a player said. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *       "at": "2026-11-18T12:00:00.000Z",
                     *       "seat": 0,
                     *       "author": {
                     *         "id": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *         "name": "Ada",
                     *         "kind": "person"
                     *       },
                     *       "to": null,
                     *       "text": "Good luck!"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reportMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                message: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Report"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    mute: {
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
            /** @description Done. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unmute: {
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
            /** @description Done. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getNote: {
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
            /** @description What you keep in mind about a game. Nobody else sees it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "text": "",
                     *       "at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Note"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    keepNote: {
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
                /**
                 * @example {
                 *       "text": "He never bids 7."
                 *     }
                 */
                "application/json": components["schemas"]["NewNote"];
            };
        };
        responses: {
            /** @description What you keep in mind about a game. Nobody else sees it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "text": "He never bids 7.",
                     *       "at": "2026-11-18T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Note"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
            /** @description All you may do now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 8,
                     *       "decision": "stall-2",
                     *       "offers": [
                     *         {
                     *           "kind": "action",
                     *           "openness": "open",
                     *           "action": {
                     *             "type": "raise",
                     *             "coins": 1
                     *           },
                     *           "sentence": "Bid 1 coin",
                     *           "notation": "bid 1",
                     *           "costs": {},
                     *           "price": null
                     *         },
                     *         {
                     *           "kind": "action",
                     *           "openness": "open",
                     *           "action": {
                     *             "type": "raise",
                     *             "coins": 2
                     *           },
                     *           "sentence": "Bid 2 coins",
                     *           "notation": "bid 2",
                     *           "costs": {},
                     *           "price": null
                     *         },
                     *         {
                     *           "kind": "action",
                     *           "openness": "open",
                     *           "action": {
                     *             "type": "pass"
                     *           },
                     *           "sentence": "Pass",
                     *           "notation": "pass",
                     *           "costs": {},
                     *           "price": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Offers"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listOrders: {
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
            /** @description Your standing orders, which nobody else sees. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 7,
                     *       "decision": "stall-1",
                     *       "orders": [
                     *         {
                     *           "id": 1,
                     *           "order": {
                     *             "stalls": "all",
                     *             "seal": null,
                     *             "upTo": 3,
                     *             "atLimit": "ask",
                     *             "offered": "take"
                     *           },
                     *           "sentence": "At every stall: raise up to 3 coins, then ask me; take what I am offered;"
                     *         }
                     *       ],
                     *       "now": null
                     *     }
                     */
                    "application/json": components["schemas"]["StandingOrders"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    placeOrder: {
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
            };
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "order": {
                 *         "stalls": "all",
                 *         "seal": null,
                 *         "upTo": 3,
                 *         "atLimit": "ask",
                 *         "offered": "take"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["NewOrder"];
            };
        };
        responses: {
            /** @description What your action made happen. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 7,
                     *       "events": [
                     *         {
                     *           "version": 7,
                     *           "kind": "order",
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": 0,
                     *           "action": null,
                     *           "facts": [
                     *             {
                     *               "type": "order-placed",
                     *               "seat": 0,
                     *               "secret": {
                     *                 "id": 1,
                     *                 "order": {
                     *                   "stalls": "all",
                     *                   "seal": null,
                     *                   "upTo": 3,
                     *                   "atLimit": "ask",
                     *                   "offered": "take"
                     *                 }
                     *               }
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Acted"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something happened since the version you named. */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule says no. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Say which version you decided upon. */
            428: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cancelOrder: {
        parameters: {
            query?: {
                /** @description The open decision you looked at, instead of `If-Match`. */
                decision?: string;
                /** @description Which of your seats asks, in a game in which you hold several. */
                seat?: number;
            };
            header?: {
                /** @description Yours for this request: repeated with it, it has no second effect. */
                "idempotency-key"?: string;
                /** @description Your version of the game in quotes, such as `"12"`. */
                "if-match"?: string;
            };
            path: {
                game: string;
                order: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What your action made happen. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 8,
                     *       "events": [
                     *         {
                     *           "version": 8,
                     *           "kind": "order",
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": 0,
                     *           "action": null,
                     *           "facts": [
                     *             {
                     *               "type": "order-cancelled",
                     *               "seat": 0,
                     *               "secret": {
                     *                 "id": 1
                     *               }
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Acted"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something happened since the version you named. */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule says no. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Say which version you decided upon. */
            428: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    voteForPause: {
        parameters: {
            query?: {
                /** @description Which of your seats asks, in a game in which you hold several. */
                seat?: number;
            };
            header?: {
                /** @description Yours for this request: repeated with it, it has no second effect. */
                "idempotency-key"?: string;
            };
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "days": 7
                 *     }
                 */
                "application/json": components["schemas"]["PauseVote"];
            };
        };
        responses: {
            /** @description One playing of a title. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *       "title": "lantern-fair",
                     *       "titleVersion": 1,
                     *       "edition": "0101010101010101010101010101010101010101010101010101010101010101",
                     *       "status": "running",
                     *       "ending": null,
                     *       "winners": null,
                     *       "host": {
                     *         "id": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *         "name": "Ada",
                     *         "kind": "person"
                     *       },
                     *       "seating": "chosen",
                     *       "visibility": "public",
                     *       "pace": {
                     *         "kind": "none"
                     *       },
                     *       "grace": 12,
                     *       "absent": "replace",
                     *       "rest": {
                     *         "leastHours": 12,
                     *         "weekends": true
                     *       },
                     *       "spectators": true,
                     *       "start": "full",
                     *       "hotSeat": false,
                     *       "seatNames": null,
                     *       "seats": [
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *           "name": "Ada",
                     *           "kind": "person"
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000003",
                     *           "name": "Bruno",
                     *           "kind": "person"
                     *         }
                     *       ],
                     *       "vacant": [],
                     *       "mySeat": 0,
                     *       "mySeats": [
                     *         0
                     *       ],
                     *       "toAct": [
                     *         0,
                     *         1
                     *       ],
                     *       "version": 8,
                     *       "options": {
                     *         "stalls": 6
                     *       },
                     *       "commitment": "0202020202020202020202020202020202020202020202020202020202020202",
                     *       "rematchOf": null,
                     *       "readOnly": false,
                     *       "createdAt": "2026-11-18T12:00:00.000Z",
                     *       "movedAt": "2026-11-18T12:00:00.000Z",
                     *       "deadline": null,
                     *       "clocks": [
                     *         {
                     *           "seat": 0,
                     *           "since": "2026-11-18T12:00:00.000Z",
                     *           "due": null,
                     *           "bank": null,
                     *           "bankAt": null,
                     *           "inGrace": false,
                     *           "still": null
                     *         },
                     *         {
                     *           "seat": 1,
                     *           "since": "2026-11-18T12:00:00.000Z",
                     *           "due": null,
                     *           "bank": null,
                     *           "bankAt": null,
                     *           "inGrace": false,
                     *           "still": null
                     *         }
                     *       ],
                     *       "pausedUntil": "2026-11-18T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    withdrawPause: {
        parameters: {
            query?: {
                /** @description Which of your seats asks, in a game in which you hold several. */
                seat?: number;
            };
            header?: {
                /** @description Yours for this request: repeated with it, it has no second effect. */
                "idempotency-key"?: string;
            };
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One playing of a title. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *       "title": "lantern-fair",
                     *       "titleVersion": 1,
                     *       "edition": "0101010101010101010101010101010101010101010101010101010101010101",
                     *       "status": "running",
                     *       "ending": null,
                     *       "winners": null,
                     *       "host": {
                     *         "id": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *         "name": "Ada",
                     *         "kind": "person"
                     *       },
                     *       "seating": "chosen",
                     *       "visibility": "public",
                     *       "pace": {
                     *         "kind": "none"
                     *       },
                     *       "grace": 12,
                     *       "absent": "replace",
                     *       "rest": {
                     *         "leastHours": 12,
                     *         "weekends": true
                     *       },
                     *       "spectators": true,
                     *       "start": "full",
                     *       "hotSeat": false,
                     *       "seatNames": null,
                     *       "seats": [
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *           "name": "Ada",
                     *           "kind": "person"
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000003",
                     *           "name": "Bruno",
                     *           "kind": "person"
                     *         }
                     *       ],
                     *       "vacant": [],
                     *       "mySeat": 0,
                     *       "mySeats": [
                     *         0
                     *       ],
                     *       "toAct": [
                     *         0,
                     *         1
                     *       ],
                     *       "version": 8,
                     *       "options": {
                     *         "stalls": 6
                     *       },
                     *       "commitment": "0202020202020202020202020202020202020202020202020202020202020202",
                     *       "rematchOf": null,
                     *       "readOnly": false,
                     *       "createdAt": "2026-11-18T12:00:00.000Z",
                     *       "movedAt": "2026-11-18T12:00:00.000Z",
                     *       "deadline": null,
                     *       "clocks": [
                     *         {
                     *           "seat": 0,
                     *           "since": "2026-11-18T12:00:00.000Z",
                     *           "due": null,
                     *           "bank": null,
                     *           "bankAt": null,
                     *           "inGrace": false,
                     *           "still": null
                     *         },
                     *         {
                     *           "seat": 1,
                     *           "since": "2026-11-18T12:00:00.000Z",
                     *           "due": null,
                     *           "bank": null,
                     *           "bankAt": null,
                     *           "inGrace": false,
                     *           "still": null
                     *         }
                     *       ],
                     *       "pausedUntil": null
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRace: {
        parameters: {
            query?: {
                /** @description Whose eyes: yours; a spectator’s; or, once the game is over, all hands open. Versions are yours, but for a spectator’s. */
                as?: "me" | "spectator" | "all";
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
            /** @description How the points went, as far as you could count them then. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 21,
                     *       "seats": 2,
                     *       "moments": [
                     *         {
                     *           "version": 4,
                     *           "totals": [
                     *             4,
                     *             0
                     *           ]
                     *         },
                     *         {
                     *           "version": 5,
                     *           "totals": [
                     *             1,
                     *             0
                     *           ]
                     *         },
                     *         {
                     *           "version": 8,
                     *           "totals": [
                     *             1,
                     *             10
                     *           ]
                     *         },
                     *         {
                     *           "version": 11,
                     *           "totals": [
                     *             1,
                     *             11
                     *           ]
                     *         },
                     *         {
                     *           "version": 12,
                     *           "totals": [
                     *             5,
                     *             11
                     *           ]
                     *         },
                     *         {
                     *           "version": 14,
                     *           "totals": [
                     *             8,
                     *             11
                     *           ]
                     *         },
                     *         {
                     *           "version": 15,
                     *           "totals": [
                     *             9,
                     *             11
                     *           ]
                     *         },
                     *         {
                     *           "version": 17,
                     *           "totals": [
                     *             13,
                     *             11
                     *           ]
                     *         },
                     *         {
                     *           "version": 19,
                     *           "totals": [
                     *             13,
                     *             17
                     *           ]
                     *         },
                     *         {
                     *           "version": 21,
                     *           "totals": [
                     *             13,
                     *             18
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Race"];
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
            header?: {
                /** @description Yours for this request: repeated with it, it has no second effect. */
                "idempotency-key"?: string;
            };
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["Rematch"];
            };
        };
        responses: {
            /** @description One playing of a title. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *       "title": "lantern-fair",
                     *       "titleVersion": 1,
                     *       "edition": "0101010101010101010101010101010101010101010101010101010101010101",
                     *       "status": "open",
                     *       "ending": null,
                     *       "winners": null,
                     *       "host": {
                     *         "id": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *         "name": "Ada",
                     *         "kind": "person"
                     *       },
                     *       "seating": "chosen",
                     *       "visibility": "public",
                     *       "pace": {
                     *         "kind": "none"
                     *       },
                     *       "grace": 12,
                     *       "absent": "replace",
                     *       "rest": {
                     *         "leastHours": 12,
                     *         "weekends": true
                     *       },
                     *       "spectators": true,
                     *       "start": "full",
                     *       "hotSeat": false,
                     *       "seatNames": null,
                     *       "seats": [
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *           "name": "Ada",
                     *           "kind": "person"
                     *         },
                     *         null
                     *       ],
                     *       "vacant": [],
                     *       "mySeat": 0,
                     *       "mySeats": [
                     *         0
                     *       ],
                     *       "toAct": [],
                     *       "version": 3,
                     *       "options": {
                     *         "stalls": 6
                     *       },
                     *       "commitment": "0202020202020202020202020202020202020202020202020202020202020202",
                     *       "rematchOf": "3f333df6-90a4-4fda-8dd3-000000000003",
                     *       "readOnly": false,
                     *       "createdAt": "2026-11-18T12:00:00.000Z",
                     *       "movedAt": "2026-11-18T12:00:00.000Z",
                     *       "deadline": null,
                     *       "clocks": [],
                     *       "pausedUntil": null
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    voteForRemoval: {
        parameters: {
            query?: {
                /** @description Which of your seats asks, in a game in which you hold several. */
                seat?: number;
            };
            header?: {
                /** @description Yours for this request: repeated with it, it has no second effect. */
                "idempotency-key"?: string;
            };
            path: {
                game: string;
                of: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One playing of a title. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *       "title": "lantern-fair",
                     *       "titleVersion": 1,
                     *       "edition": "0101010101010101010101010101010101010101010101010101010101010101",
                     *       "status": "running",
                     *       "ending": null,
                     *       "winners": null,
                     *       "host": {
                     *         "id": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *         "name": "Ada",
                     *         "kind": "person"
                     *       },
                     *       "seating": "chosen",
                     *       "visibility": "public",
                     *       "pace": {
                     *         "kind": "none"
                     *       },
                     *       "grace": 12,
                     *       "absent": "replace",
                     *       "rest": {
                     *         "leastHours": 12,
                     *         "weekends": true
                     *       },
                     *       "spectators": true,
                     *       "start": "full",
                     *       "hotSeat": false,
                     *       "seatNames": null,
                     *       "seats": [
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *           "name": "Ada",
                     *           "kind": "person"
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000003",
                     *           "name": "Bruno",
                     *           "kind": "person"
                     *         },
                     *         null
                     *       ],
                     *       "vacant": [
                     *         2
                     *       ],
                     *       "mySeat": 0,
                     *       "mySeats": [
                     *         0
                     *       ],
                     *       "toAct": [
                     *         0,
                     *         1,
                     *         2
                     *       ],
                     *       "version": 12,
                     *       "options": {
                     *         "stalls": 6
                     *       },
                     *       "commitment": "0202020202020202020202020202020202020202020202020202020202020202",
                     *       "rematchOf": null,
                     *       "readOnly": false,
                     *       "createdAt": "2026-11-18T12:00:00.000Z",
                     *       "movedAt": "2026-11-18T12:00:00.000Z",
                     *       "deadline": "2026-11-18T12:00:00.000Z",
                     *       "clocks": [
                     *         {
                     *           "seat": 0,
                     *           "since": "2026-11-18T12:00:00.000Z",
                     *           "due": null,
                     *           "bank": null,
                     *           "bankAt": null,
                     *           "inGrace": false,
                     *           "still": null
                     *         },
                     *         {
                     *           "seat": 1,
                     *           "since": "2026-11-18T12:00:00.000Z",
                     *           "due": null,
                     *           "bank": null,
                     *           "bankAt": null,
                     *           "inGrace": false,
                     *           "still": null
                     *         },
                     *         {
                     *           "seat": 2,
                     *           "since": "2026-11-18T12:00:00.000Z",
                     *           "due": "2026-11-18T12:00:00.000Z",
                     *           "bank": null,
                     *           "bankAt": null,
                     *           "inGrace": false,
                     *           "still": null
                     *         }
                     *       ],
                     *       "pausedUntil": null
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    withdrawRemoval: {
        parameters: {
            query?: {
                /** @description Which of your seats asks, in a game in which you hold several. */
                seat?: number;
            };
            header?: {
                /** @description Yours for this request: repeated with it, it has no second effect. */
                "idempotency-key"?: string;
            };
            path: {
                game: string;
                of: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One playing of a title. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *       "title": "lantern-fair",
                     *       "titleVersion": 1,
                     *       "edition": "0101010101010101010101010101010101010101010101010101010101010101",
                     *       "status": "running",
                     *       "ending": null,
                     *       "winners": null,
                     *       "host": {
                     *         "id": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *         "name": "Ada",
                     *         "kind": "person"
                     *       },
                     *       "seating": "chosen",
                     *       "visibility": "public",
                     *       "pace": {
                     *         "kind": "none"
                     *       },
                     *       "grace": 12,
                     *       "absent": "replace",
                     *       "rest": {
                     *         "leastHours": 12,
                     *         "weekends": true
                     *       },
                     *       "spectators": true,
                     *       "start": "full",
                     *       "hotSeat": false,
                     *       "seatNames": null,
                     *       "seats": [
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *           "name": "Ada",
                     *           "kind": "person"
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000003",
                     *           "name": "Bruno",
                     *           "kind": "person"
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000004",
                     *           "name": "Chiara",
                     *           "kind": "person"
                     *         }
                     *       ],
                     *       "vacant": [],
                     *       "mySeat": 0,
                     *       "mySeats": [
                     *         0
                     *       ],
                     *       "toAct": [
                     *         0,
                     *         1,
                     *         2
                     *       ],
                     *       "version": 12,
                     *       "options": {
                     *         "stalls": 6
                     *       },
                     *       "commitment": "0202020202020202020202020202020202020202020202020202020202020202",
                     *       "rematchOf": null,
                     *       "readOnly": false,
                     *       "createdAt": "2026-11-18T12:00:00.000Z",
                     *       "movedAt": "2026-11-18T12:00:00.000Z",
                     *       "deadline": "2026-11-18T12:00:00.000Z",
                     *       "clocks": [
                     *         {
                     *           "seat": 0,
                     *           "since": "2026-11-18T12:00:00.000Z",
                     *           "due": null,
                     *           "bank": null,
                     *           "bankAt": null,
                     *           "inGrace": false,
                     *           "still": null
                     *         },
                     *         {
                     *           "seat": 1,
                     *           "since": "2026-11-18T12:00:00.000Z",
                     *           "due": null,
                     *           "bank": null,
                     *           "bankAt": null,
                     *           "inGrace": false,
                     *           "still": null
                     *         },
                     *         {
                     *           "seat": 2,
                     *           "since": "2026-11-18T12:00:00.000Z",
                     *           "due": "2026-11-18T12:00:00.000Z",
                     *           "bank": null,
                     *           "bankAt": null,
                     *           "inGrace": true,
                     *           "still": null
                     *         }
                     *       ],
                     *       "pausedUntil": null
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
            header?: {
                /** @description Yours for this request: repeated with it, it has no second effect. */
                "idempotency-key"?: string;
            };
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seat": 2
                 *     }
                 */
                "application/json": components["schemas"]["Replacement"];
            };
        };
        responses: {
            /** @description One playing of a title. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *       "title": "lantern-fair",
                     *       "titleVersion": 1,
                     *       "edition": "0101010101010101010101010101010101010101010101010101010101010101",
                     *       "status": "running",
                     *       "ending": null,
                     *       "winners": null,
                     *       "host": {
                     *         "id": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *         "name": "Ada",
                     *         "kind": "person"
                     *       },
                     *       "seating": "chosen",
                     *       "visibility": "public",
                     *       "pace": {
                     *         "kind": "none"
                     *       },
                     *       "grace": 12,
                     *       "absent": "replace",
                     *       "rest": {
                     *         "leastHours": 12,
                     *         "weekends": true
                     *       },
                     *       "spectators": true,
                     *       "start": "full",
                     *       "hotSeat": false,
                     *       "seatNames": null,
                     *       "seats": [
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *           "name": "Ada",
                     *           "kind": "person"
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000003",
                     *           "name": "Bruno",
                     *           "kind": "person"
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000004",
                     *           "name": "Chiara",
                     *           "kind": "person"
                     *         }
                     *       ],
                     *       "vacant": [],
                     *       "mySeat": 2,
                     *       "mySeats": [
                     *         2
                     *       ],
                     *       "toAct": [
                     *         0,
                     *         1,
                     *         2
                     *       ],
                     *       "version": 10,
                     *       "options": {
                     *         "stalls": 6
                     *       },
                     *       "commitment": "0202020202020202020202020202020202020202020202020202020202020202",
                     *       "rematchOf": null,
                     *       "readOnly": false,
                     *       "createdAt": "2026-11-18T12:00:00.000Z",
                     *       "movedAt": "2026-11-18T12:00:00.000Z",
                     *       "deadline": null,
                     *       "clocks": [
                     *         {
                     *           "seat": 0,
                     *           "since": "2026-11-18T12:00:00.000Z",
                     *           "due": null,
                     *           "bank": null,
                     *           "bankAt": null,
                     *           "inGrace": false,
                     *           "still": null
                     *         },
                     *         {
                     *           "seat": 1,
                     *           "since": "2026-11-18T12:00:00.000Z",
                     *           "due": null,
                     *           "bank": null,
                     *           "bankAt": null,
                     *           "inGrace": false,
                     *           "still": null
                     *         },
                     *         {
                     *           "seat": 2,
                     *           "since": "2026-11-18T12:00:00.000Z",
                     *           "due": null,
                     *           "bank": null,
                     *           "bankAt": null,
                     *           "inGrace": false,
                     *           "still": null
                     *         }
                     *       ],
                     *       "pausedUntil": null
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
            header?: {
                /** @description Yours for this request: repeated with it, it has no second effect. */
                "idempotency-key"?: string;
            };
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One playing of a title. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *       "title": "lantern-fair",
                     *       "titleVersion": 1,
                     *       "edition": "0101010101010101010101010101010101010101010101010101010101010101",
                     *       "status": "running",
                     *       "ending": null,
                     *       "winners": null,
                     *       "host": {
                     *         "id": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *         "name": "Ada",
                     *         "kind": "person"
                     *       },
                     *       "seating": "chosen",
                     *       "visibility": "public",
                     *       "pace": {
                     *         "kind": "none"
                     *       },
                     *       "grace": 12,
                     *       "absent": "replace",
                     *       "rest": {
                     *         "leastHours": 12,
                     *         "weekends": true
                     *       },
                     *       "spectators": true,
                     *       "start": "full",
                     *       "hotSeat": false,
                     *       "seatNames": null,
                     *       "seats": [
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *           "name": "Ada",
                     *           "kind": "person"
                     *         },
                     *         null,
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000003",
                     *           "name": "Bruno",
                     *           "kind": "person"
                     *         }
                     *       ],
                     *       "vacant": [
                     *         1
                     *       ],
                     *       "mySeat": null,
                     *       "mySeats": [],
                     *       "toAct": [
                     *         0,
                     *         1,
                     *         2
                     *       ],
                     *       "version": 9,
                     *       "options": {
                     *         "stalls": 6
                     *       },
                     *       "commitment": "0202020202020202020202020202020202020202020202020202020202020202",
                     *       "rematchOf": null,
                     *       "readOnly": false,
                     *       "createdAt": "2026-11-18T12:00:00.000Z",
                     *       "movedAt": "2026-11-18T12:00:00.000Z",
                     *       "deadline": "2026-11-18T12:00:00.000Z",
                     *       "clocks": [
                     *         {
                     *           "seat": 0,
                     *           "since": "2026-11-18T12:00:00.000Z",
                     *           "due": null,
                     *           "bank": null,
                     *           "bankAt": null,
                     *           "inGrace": false,
                     *           "still": null
                     *         },
                     *         {
                     *           "seat": 1,
                     *           "since": "2026-11-18T12:00:00.000Z",
                     *           "due": "2026-11-18T12:00:00.000Z",
                     *           "bank": null,
                     *           "bankAt": null,
                     *           "inGrace": false,
                     *           "still": null
                     *         },
                     *         {
                     *           "seat": 2,
                     *           "since": "2026-11-18T12:00:00.000Z",
                     *           "due": null,
                     *           "bank": null,
                     *           "bankAt": null,
                     *           "inGrace": false,
                     *           "still": null
                     *         }
                     *       ],
                     *       "pausedUntil": null
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getScore: {
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
            /** @description The score, as far as you can count it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 21,
                     *       "isFinal": true,
                     *       "winners": [
                     *         1
                     *       ],
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "total": 13,
                     *           "lines": [
                     *             {
                     *               "line": "light",
                     *               "rule": "LF 6.2",
                     *               "points": 9,
                     *               "sentence": "Light of the lanterns"
                     *             },
                     *             {
                     *               "line": "patron",
                     *               "rule": "LF 6.2",
                     *               "points": 2,
                     *               "sentence": "Lanterns the patron loves, once more"
                     *             },
                     *             {
                     *               "line": "polish",
                     *               "rule": "LF 6.2",
                     *               "points": 1,
                     *               "sentence": "Polished lanterns"
                     *             },
                     *             {
                     *               "line": "charms",
                     *               "rule": "LF 6.2",
                     *               "points": 1,
                     *               "sentence": "Charms"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "seat": 1,
                     *           "total": 18,
                     *           "lines": [
                     *             {
                     *               "line": "light",
                     *               "rule": "LF 6.2",
                     *               "points": 16,
                     *               "sentence": "Light of the lanterns"
                     *             },
                     *             {
                     *               "line": "patron",
                     *               "rule": "LF 6.2",
                     *               "points": 0,
                     *               "sentence": "Lanterns the patron loves, once more"
                     *             },
                     *             {
                     *               "line": "polish",
                     *               "rule": "LF 6.2",
                     *               "points": 1,
                     *               "sentence": "Polished lanterns"
                     *             },
                     *             {
                     *               "line": "charms",
                     *               "rule": "LF 6.2",
                     *               "points": 1,
                     *               "sentence": "Charms"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Score"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
            header?: {
                /** @description Yours for this request: repeated with it, it has no second effect. */
                "idempotency-key"?: string;
            };
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
            /** @description One playing of a title. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *       "title": "lantern-fair",
                     *       "titleVersion": 1,
                     *       "edition": "0101010101010101010101010101010101010101010101010101010101010101",
                     *       "status": "running",
                     *       "ending": null,
                     *       "winners": null,
                     *       "host": {
                     *         "id": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *         "name": "Ada",
                     *         "kind": "person"
                     *       },
                     *       "seating": "chosen",
                     *       "visibility": "public",
                     *       "pace": {
                     *         "kind": "none"
                     *       },
                     *       "grace": 12,
                     *       "absent": "replace",
                     *       "rest": {
                     *         "leastHours": 12,
                     *         "weekends": true
                     *       },
                     *       "spectators": true,
                     *       "start": "full",
                     *       "hotSeat": false,
                     *       "seatNames": null,
                     *       "seats": [
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *           "name": "Ada",
                     *           "kind": "person"
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000003",
                     *           "name": "Bruno",
                     *           "kind": "person"
                     *         }
                     *       ],
                     *       "vacant": [],
                     *       "mySeat": 1,
                     *       "mySeats": [
                     *         1
                     *       ],
                     *       "toAct": [
                     *         0,
                     *         1
                     *       ],
                     *       "version": 4,
                     *       "options": {
                     *         "stalls": 6
                     *       },
                     *       "commitment": "0202020202020202020202020202020202020202020202020202020202020202",
                     *       "rematchOf": null,
                     *       "readOnly": false,
                     *       "createdAt": "2026-11-18T12:00:00.000Z",
                     *       "movedAt": "2026-11-18T12:00:00.000Z",
                     *       "deadline": null,
                     *       "clocks": [
                     *         {
                     *           "seat": 0,
                     *           "since": "2026-11-18T12:00:00.000Z",
                     *           "due": null,
                     *           "bank": null,
                     *           "bankAt": null,
                     *           "inGrace": false,
                     *           "still": null
                     *         },
                     *         {
                     *           "seat": 1,
                     *           "since": "2026-11-18T12:00:00.000Z",
                     *           "due": null,
                     *           "bank": null,
                     *           "bankAt": null,
                     *           "inGrace": false,
                     *           "still": null
                     *         }
                     *       ],
                     *       "pausedUntil": null
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
            header?: {
                /** @description Yours for this request: repeated with it, it has no second effect. */
                "idempotency-key"?: string;
            };
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
            header?: {
                /** @description Yours for this request: repeated with it, it has no second effect. */
                "idempotency-key"?: string;
            };
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One playing of a title. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *       "title": "lantern-fair",
                     *       "titleVersion": 1,
                     *       "edition": "0101010101010101010101010101010101010101010101010101010101010101",
                     *       "status": "running",
                     *       "ending": null,
                     *       "winners": null,
                     *       "host": {
                     *         "id": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *         "name": "Ada",
                     *         "kind": "person"
                     *       },
                     *       "seating": "chosen",
                     *       "visibility": "public",
                     *       "pace": {
                     *         "kind": "none"
                     *       },
                     *       "grace": 12,
                     *       "absent": "replace",
                     *       "rest": {
                     *         "leastHours": 12,
                     *         "weekends": true
                     *       },
                     *       "spectators": true,
                     *       "start": "host",
                     *       "hotSeat": false,
                     *       "seatNames": null,
                     *       "seats": [
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *           "name": "Ada",
                     *           "kind": "person"
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000003",
                     *           "name": "Bruno",
                     *           "kind": "person"
                     *         }
                     *       ],
                     *       "vacant": [],
                     *       "mySeat": 0,
                     *       "mySeats": [
                     *         0
                     *       ],
                     *       "toAct": [
                     *         0,
                     *         1
                     *       ],
                     *       "version": 4,
                     *       "options": {
                     *         "stalls": 6
                     *       },
                     *       "commitment": "0202020202020202020202020202020202020202020202020202020202020202",
                     *       "rematchOf": null,
                     *       "readOnly": false,
                     *       "createdAt": "2026-11-18T12:00:00.000Z",
                     *       "movedAt": "2026-11-18T12:00:00.000Z",
                     *       "deadline": null,
                     *       "clocks": [
                     *         {
                     *           "seat": 0,
                     *           "since": "2026-11-18T12:00:00.000Z",
                     *           "due": null,
                     *           "bank": null,
                     *           "bankAt": null,
                     *           "inGrace": false,
                     *           "still": null
                     *         },
                     *         {
                     *           "seat": 1,
                     *           "since": "2026-11-18T12:00:00.000Z",
                     *           "due": null,
                     *           "bank": null,
                     *           "bankAt": null,
                     *           "inGrace": false,
                     *           "still": null
                     *         }
                     *       ],
                     *       "pausedUntil": null
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["GameStream"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listTimeVotes: {
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
            /** @description The votes where time is concerned. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "removals": [
                     *         {
                     *           "of": 2,
                     *           "votes": []
                     *         }
                     *       ],
                     *       "pause": {
                     *         "days": 7,
                     *         "votes": [
                     *           1
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TimeVotes"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    undo: {
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
            };
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoInput"];
            };
        };
        responses: {
            /** @description What your action made happen. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 16,
                     *       "events": [
                     *         {
                     *           "version": 16,
                     *           "kind": "undo",
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "seat": 0,
                     *           "action": null,
                     *           "facts": [
                     *             {
                     *               "type": "taken-back",
                     *               "seat": 0,
                     *               "acts": 1
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Acted"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something happened since the version you named. */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule says no. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Say which version you decided upon. */
            428: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
                /** @description Whose eyes: yours; a spectator’s; or, once the game is over, all hands open. Versions are yours, but for a spectator’s. */
                as?: "me" | "spectator" | "all";
                /** @description Which of your seats asks, in a game in which you hold several. */
                seat?: number;
                version?: number;
                waitForVersion?: number;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A game as you may know it, at one of your versions. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "game": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *       "title": "lantern-fair",
                     *       "titleVersion": 1,
                     *       "version": 8,
                     *       "newest": 8,
                     *       "status": "running",
                     *       "seat": 1,
                     *       "toAct": [
                     *         1
                     *       ],
                     *       "decision": "stall-2",
                     *       "mayTakeBack": 0,
                     *       "outcome": null,
                     *       "view": {
                     *         "me": 1,
                     *         "keeping": [],
                     *         "mostCharm": 20,
                     *         "myCharms": [
                     *           {
                     *             "charm": "charm-15",
                     *             "number": 15
                     *           }
                     *         ],
                     *         "stall": {
                     *           "number": 2,
                     *           "sale": "open",
                     *           "lantern": "lantern-7",
                     *           "turn": 1,
                     *           "offeredTo": null,
                     *           "highest": null,
                     *           "passed": [],
                     *           "sealed": [],
                     *           "mySeal": null
                     *         },
                     *         "stalls": 6,
                     *         "left": 10,
                     *         "out": [],
                     *         "myPatron": "patron-ruby",
                     *         "fairgoers": [
                     *           {
                     *             "seat": 0,
                     *             "coins": 12,
                     *             "lanterns": [],
                     *             "polished": [],
                     *             "patron": null,
                     *             "charms": null
                     *           },
                     *           {
                     *             "seat": 1,
                     *             "coins": 2,
                     *             "lanterns": [
                     *               "lantern-12"
                     *             ],
                     *             "polished": [],
                     *             "patron": null,
                     *             "charms": null
                     *           }
                     *         ],
                     *         "glasses": {
                     *           "lantern-1": "amber",
                     *           "lantern-2": "jade",
                     *           "lantern-3": "ruby",
                     *           "lantern-4": "azure",
                     *           "lantern-5": "amber",
                     *           "lantern-6": "jade",
                     *           "lantern-7": "ruby",
                     *           "lantern-8": "azure",
                     *           "lantern-9": "amber",
                     *           "lantern-10": "jade",
                     *           "lantern-11": "ruby",
                     *           "lantern-12": "azure"
                     *         }
                     *       },
                     *       "sections": [
                     *         {
                     *           "heading": "Stall 2 of 6",
                     *           "blocks": [
                     *             {
                     *               "kind": "pieces",
                     *               "label": "Open auction",
                     *               "pieces": [
                     *                 {
                     *                   "id": "lantern-7",
                     *                   "mark": "7",
                     *                   "name": "lantern 7, ruby"
                     *                 }
                     *               ]
                     *             },
                     *             {
                     *               "kind": "text",
                     *               "text": "Nobody has bid yet."
                     *             },
                     *             {
                     *               "kind": "text",
                     *               "text": "10 lanterns left in the deck"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "heading": "At the fair",
                     *           "blocks": [
                     *             {
                     *               "kind": "table",
                     *               "columns": [
                     *                 "Player",
                     *                 "Coins",
                     *                 "Lanterns",
                     *                 "Patron",
                     *                 "Charms",
                     *                 "Now"
                     *               ],
                     *               "rows": [
                     *                 [
                     *                   "Ada",
                     *                   "12",
                     *                   "",
                     *                   "",
                     *                   "",
                     *                   ""
                     *                 ],
                     *                 [
                     *                   "Bruno",
                     *                   "2",
                     *                   "12 azure",
                     *                   "",
                     *                   "",
                     *                   "to speak"
                     *                 ]
                     *               ]
                     *             },
                     *             {
                     *               "kind": "text",
                     *               "text": "Your patron loves ruby glass."
                     *             },
                     *             {
                     *               "kind": "pieces",
                     *               "label": "Your charms",
                     *               "pieces": [
                     *                 {
                     *                   "id": "charm-15",
                     *                   "mark": "15",
                     *                   "name": "charm 15"
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Position"];
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    explain: {
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
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": {
                 *         "type": "raise",
                 *         "coins": 1
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Question"];
            };
        };
        responses: {
            /** @description Whether you may do this, at what cost, and if not, why. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": "refused",
                     *       "code": "not-your-turn",
                     *       "rule": "S1",
                     *       "sentence": "It is not your turn. Wait until the others have decided.",
                     *       "ruleText": "Only seats that have something to decide may act."
                     *     }
                     */
                    "application/json": components["schemas"]["Explanation"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Try again in a moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *         "name": "Guest 80A2",
                     *         "kind": "guest"
                     *       },
                     *       "token": "eyJhbGciOiJIUzI1NiJ9.e30.signature",
                     *       "expiresAt": "2026-11-18T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                /**
                 * @example {
                 *       "code": "qvUm12vNV_SFwi1GLssZSwszp0Xy3cMFSfR6Wpv6dlg"
                 *     }
                 */
                "application/json": components["schemas"]["FollowedLink"];
            };
        };
        responses: {
            /** @description One playing of a title. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *       "title": "lantern-fair",
                     *       "titleVersion": 1,
                     *       "edition": "0101010101010101010101010101010101010101010101010101010101010101",
                     *       "status": "open",
                     *       "ending": null,
                     *       "winners": null,
                     *       "host": {
                     *         "id": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *         "name": "Ada",
                     *         "kind": "person"
                     *       },
                     *       "seating": "chosen",
                     *       "visibility": "link",
                     *       "pace": {
                     *         "kind": "none"
                     *       },
                     *       "grace": 12,
                     *       "absent": "replace",
                     *       "rest": {
                     *         "leastHours": 12,
                     *         "weekends": true
                     *       },
                     *       "spectators": true,
                     *       "start": "full",
                     *       "hotSeat": false,
                     *       "seatNames": null,
                     *       "seats": [
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *           "name": "Ada",
                     *           "kind": "person"
                     *         },
                     *         null
                     *       ],
                     *       "vacant": [],
                     *       "mySeat": null,
                     *       "mySeats": [],
                     *       "toAct": [],
                     *       "version": 2,
                     *       "options": {
                     *         "stalls": 6
                     *       },
                     *       "commitment": "0202020202020202020202020202020202020202020202020202020202020202",
                     *       "rematchOf": null,
                     *       "readOnly": false,
                     *       "createdAt": "2026-11-18T12:00:00.000Z",
                     *       "movedAt": "2026-11-18T12:00:00.000Z",
                     *       "deadline": null,
                     *       "clocks": [],
                     *       "pausedUntil": null
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
            /** @description Mails that nobody sends, the newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mails": [
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *           "to": "Ada@example.org",
                     *           "subject": "A new password for Staffetta",
                     *           "text": "A new password for Staffetta\n\nChoose a new password with this link. It can be used once, within half an hour.\n\nChoose a new password:\nhttps://staffetta.example/reset#AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\n\nIf you did not ask for it, do nothing: your password stays as it is.\n\nStaffetta\n",
                     *           "html": "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n<meta name=\"color-scheme\" content=\"light dark\">\n<meta name=\"supported-color-schemes\" content=\"light dark\">\n<title>A new password for Staffetta</title><style>\n:root{color-scheme:light dark;supported-color-schemes:light dark}\n@media (max-width:520px){\n.offer{display:inline-block!important;min-width:44px;padding:10px 0!important}\n.wide,.wide tbody,.wide tr{display:block!important}\n.wide .head,.wide .blank{display:none!important}\n.wide tr{padding:7px 4px!important}\n.wide td{display:inline-block!important;padding:0 14px 0 0!important}\n.wide td:first-child{font-weight:bold}\n.wide .label{display:inline!important;color:#6b6459}}\n@media (prefers-color-scheme:dark){\n.page{background:#12100d!important}\n.sheet{background:#1f1c18!important;border-color:#f0a878!important}\n.ink{color:#ece5d8!important}.faint,.label{color:#a79f90!important}\n.cell{border-color:#464033!important}.link,.brand{color:#f0a878!important}\n.button{background:#f0a878!important;color:#1b1915!important}}</style></head>\n<body class=\"page\" style=\"margin:0;padding:0;background:#f3efe6\">\n<table role=\"presentation\" class=\"page\" width=\"100%\" cellpadding=\"0\" cellspacing=\"0\" style=\"background:#f3efe6\"><tr><td align=\"center\" style=\"padding:12px\">\n<table role=\"presentation\" class=\"sheet\" width=\"100%\" cellpadding=\"0\" cellspacing=\"0\" style=\"max-width:640px;table-layout:fixed;background:#fffdf8;border-top:4px solid #8a3b12;font-family:Georgia,'Times New Roman',serif\"><tr><td style=\"padding:20px;overflow-wrap:break-word;text-align:left\"><div role=\"main\">\n<p class=\"brand\" style=\"margin:0 0 16px;font-size:14px;line-height:1.35;font-weight:bold;letter-spacing:.04em;color:#8a3b12\">Staffetta</p>\n<h1 class=\"ink\" style=\"margin:0 0 12px;font-size:22px;line-height:1.35;font-weight:bold;color:#23201a\">A new password for Staffetta</h1>\n<p class=\"ink\" style=\"margin:0 0 12px;font-size:16px;line-height:1.5;color:#23201a\">Choose a new password with this link. It can be used once, within half an hour.</p>\n<p style=\"margin:20px 0\"><a class=\"button\" style=\"display:inline-block;padding:12px 20px;border-radius:6px;background:#8a3b12;color:#fffdf8;font-size:16px;font-weight:bold;text-decoration:none\" href=\"https://staffetta.example/reset#AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\">Choose a new password</a></p>\n<p class=\"faint\" style=\"margin:0 0 8px;font-size:13px;line-height:1.5;color:#6b6459\">If you did not ask for it, do nothing: your password stays as it is.</p>\n</div></td></tr></table>\n</td></tr></table>\n</body></html>\n",
                     *           "at": "2026-11-18T12:00:00.000Z"
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *           "to": "Ada@example.org",
                     *           "subject": "Your address at Staffetta",
                     *           "text": "Your address at Staffetta\n\nSomebody, probably you, gave this address for an account at Staffetta. If it was you, confirm it within three days.\n\nConfirm the address:\nhttps://staffetta.example/verify#AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\n\nIf it was not you, do nothing.\n\nStaffetta\n",
                     *           "html": "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n<meta name=\"color-scheme\" content=\"light dark\">\n<meta name=\"supported-color-schemes\" content=\"light dark\">\n<title>Your address at Staffetta</title><style>\n:root{color-scheme:light dark;supported-color-schemes:light dark}\n@media (max-width:520px){\n.offer{display:inline-block!important;min-width:44px;padding:10px 0!important}\n.wide,.wide tbody,.wide tr{display:block!important}\n.wide .head,.wide .blank{display:none!important}\n.wide tr{padding:7px 4px!important}\n.wide td{display:inline-block!important;padding:0 14px 0 0!important}\n.wide td:first-child{font-weight:bold}\n.wide .label{display:inline!important;color:#6b6459}}\n@media (prefers-color-scheme:dark){\n.page{background:#12100d!important}\n.sheet{background:#1f1c18!important;border-color:#f0a878!important}\n.ink{color:#ece5d8!important}.faint,.label{color:#a79f90!important}\n.cell{border-color:#464033!important}.link,.brand{color:#f0a878!important}\n.button{background:#f0a878!important;color:#1b1915!important}}</style></head>\n<body class=\"page\" style=\"margin:0;padding:0;background:#f3efe6\">\n<table role=\"presentation\" class=\"page\" width=\"100%\" cellpadding=\"0\" cellspacing=\"0\" style=\"background:#f3efe6\"><tr><td align=\"center\" style=\"padding:12px\">\n<table role=\"presentation\" class=\"sheet\" width=\"100%\" cellpadding=\"0\" cellspacing=\"0\" style=\"max-width:640px;table-layout:fixed;background:#fffdf8;border-top:4px solid #8a3b12;font-family:Georgia,'Times New Roman',serif\"><tr><td style=\"padding:20px;overflow-wrap:break-word;text-align:left\"><div role=\"main\">\n<p class=\"brand\" style=\"margin:0 0 16px;font-size:14px;line-height:1.35;font-weight:bold;letter-spacing:.04em;color:#8a3b12\">Staffetta</p>\n<h1 class=\"ink\" style=\"margin:0 0 12px;font-size:22px;line-height:1.35;font-weight:bold;color:#23201a\">Your address at Staffetta</h1>\n<p class=\"ink\" style=\"margin:0 0 12px;font-size:16px;line-height:1.5;color:#23201a\">Somebody, probably you, gave this address for an account at Staffetta. If it was you, confirm it within three days.</p>\n<p style=\"margin:20px 0\"><a class=\"button\" style=\"display:inline-block;padding:12px 20px;border-radius:6px;background:#8a3b12;color:#fffdf8;font-size:16px;font-weight:bold;text-decoration:none\" href=\"https://staffetta.example/verify#AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\">Confirm the address</a></p>\n<p class=\"faint\" style=\"margin:0 0 8px;font-size:13px;line-height:1.5;color:#6b6459\">If it was not you, do nothing.</p>\n</div></td></tr></table>\n</td></tr></table>\n</body></html>\n",
                     *           "at": "2026-11-18T12:00:00.000Z"
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000003",
                     *           "to": "Bruno@example.org",
                     *           "subject": "A new password for Staffetta",
                     *           "text": "A new password for Staffetta\n\nChoose a new password with this link. It can be used once, within half an hour.\n\nChoose a new password:\nhttps://staffetta.example/reset#AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\n\nIf you did not ask for it, do nothing: your password stays as it is.\n\nStaffetta\n",
                     *           "html": "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n<meta name=\"color-scheme\" content=\"light dark\">\n<meta name=\"supported-color-schemes\" content=\"light dark\">\n<title>A new password for Staffetta</title><style>\n:root{color-scheme:light dark;supported-color-schemes:light dark}\n@media (max-width:520px){\n.offer{display:inline-block!important;min-width:44px;padding:10px 0!important}\n.wide,.wide tbody,.wide tr{display:block!important}\n.wide .head,.wide .blank{display:none!important}\n.wide tr{padding:7px 4px!important}\n.wide td{display:inline-block!important;padding:0 14px 0 0!important}\n.wide td:first-child{font-weight:bold}\n.wide .label{display:inline!important;color:#6b6459}}\n@media (prefers-color-scheme:dark){\n.page{background:#12100d!important}\n.sheet{background:#1f1c18!important;border-color:#f0a878!important}\n.ink{color:#ece5d8!important}.faint,.label{color:#a79f90!important}\n.cell{border-color:#464033!important}.link,.brand{color:#f0a878!important}\n.button{background:#f0a878!important;color:#1b1915!important}}</style></head>\n<body class=\"page\" style=\"margin:0;padding:0;background:#f3efe6\">\n<table role=\"presentation\" class=\"page\" width=\"100%\" cellpadding=\"0\" cellspacing=\"0\" style=\"background:#f3efe6\"><tr><td align=\"center\" style=\"padding:12px\">\n<table role=\"presentation\" class=\"sheet\" width=\"100%\" cellpadding=\"0\" cellspacing=\"0\" style=\"max-width:640px;table-layout:fixed;background:#fffdf8;border-top:4px solid #8a3b12;font-family:Georgia,'Times New Roman',serif\"><tr><td style=\"padding:20px;overflow-wrap:break-word;text-align:left\"><div role=\"main\">\n<p class=\"brand\" style=\"margin:0 0 16px;font-size:14px;line-height:1.35;font-weight:bold;letter-spacing:.04em;color:#8a3b12\">Staffetta</p>\n<h1 class=\"ink\" style=\"margin:0 0 12px;font-size:22px;line-height:1.35;font-weight:bold;color:#23201a\">A new password for Staffetta</h1>\n<p class=\"ink\" style=\"margin:0 0 12px;font-size:16px;line-height:1.5;color:#23201a\">Choose a new password with this link. It can be used once, within half an hour.</p>\n<p style=\"margin:20px 0\"><a class=\"button\" style=\"display:inline-block;padding:12px 20px;border-radius:6px;background:#8a3b12;color:#fffdf8;font-size:16px;font-weight:bold;text-decoration:none\" href=\"https://staffetta.example/reset#AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\">Choose a new password</a></p>\n<p class=\"faint\" style=\"margin:0 0 8px;font-size:13px;line-height:1.5;color:#6b6459\">If you did not ask for it, do nothing: your password stays as it is.</p>\n</div></td></tr></table>\n</td></tr></table>\n</body></html>\n",
                     *           "at": "2026-11-18T12:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Mailbox"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    lookAtMoveLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "link": "jM2Gtf-HNdO-8YGmicVeAN-YvD2xzDy-X_4D4zwNR0E"
                 *     }
                 */
                "application/json": components["schemas"]["MoveLink"];
            };
        };
        responses: {
            /** @description What a link of a mail would do. Nothing was played. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "game": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *       "title": "The Lantern Fair",
                     *       "players": [
                     *         "Ada",
                     *         "Bruno"
                     *       ],
                     *       "sentence": "Seal a bid of 0 coins",
                     *       "price": null,
                     *       "notation": "seal 0",
                     *       "sentences": [
                     *         "Ada seals a bid of 0 coins."
                     *       ],
                     *       "isCut": false
                     *     }
                     */
                    "application/json": components["schemas"]["MoveSeen"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It has expired. */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something happened since the version you named. */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    useMoveLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "link": "Pg0sbNXZW82tDkIy5IX-6EuPqnmPumKZF09f5rEJ8bU"
                 *     }
                 */
                "application/json": components["schemas"]["MoveLink"];
            };
        };
        responses: {
            /** @description What a link of a mail did. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "game": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *       "title": "The Lantern Fair",
                     *       "players": [
                     *         "Ada",
                     *         "Bruno"
                     *       ],
                     *       "version": 7,
                     *       "sentences": [
                     *         "Ada seals a bid of 0 coins."
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MoveDone"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It has expired. */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something happened since the version you named. */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
            /** @description Where you are signed in, the last used first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sessions": [
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *           "device": null,
                     *           "createdAt": "2026-11-18T12:00:00.000Z",
                     *           "lastUsedAt": "2026-11-18T12:00:00.000Z",
                     *           "isCurrent": false
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *           "device": null,
                     *           "createdAt": "2026-11-18T12:00:00.000Z",
                     *           "lastUsedAt": "2026-11-18T12:00:00.000Z",
                     *           "isCurrent": false
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000003",
                     *           "device": null,
                     *           "createdAt": "2026-11-18T12:00:00.000Z",
                     *           "lastUsedAt": "2026-11-18T12:00:00.000Z",
                     *           "isCurrent": false
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000004",
                     *           "device": null,
                     *           "createdAt": "2026-11-18T12:00:00.000Z",
                     *           "lastUsedAt": "2026-11-18T12:00:00.000Z",
                     *           "isCurrent": false
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000005",
                     *           "device": null,
                     *           "createdAt": "2026-11-18T12:00:00.000Z",
                     *           "lastUsedAt": "2026-11-18T12:00:00.000Z",
                     *           "isCurrent": false
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000006",
                     *           "device": null,
                     *           "createdAt": "2026-11-18T12:00:00.000Z",
                     *           "lastUsedAt": "2026-11-18T12:00:00.000Z",
                     *           "isCurrent": false
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000007",
                     *           "device": null,
                     *           "createdAt": "2026-11-18T12:00:00.000Z",
                     *           "lastUsedAt": "2026-11-18T12:00:00.000Z",
                     *           "isCurrent": false
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000008",
                     *           "device": null,
                     *           "createdAt": "2026-11-18T12:00:00.000Z",
                     *           "lastUsedAt": "2026-11-18T12:00:00.000Z",
                     *           "isCurrent": false
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000009",
                     *           "device": null,
                     *           "createdAt": "2026-11-18T12:00:00.000Z",
                     *           "lastUsedAt": "2026-11-18T12:00:00.000Z",
                     *           "isCurrent": false
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000010",
                     *           "device": null,
                     *           "createdAt": "2026-11-18T12:00:00.000Z",
                     *           "lastUsedAt": "2026-11-18T12:00:00.000Z",
                     *           "isCurrent": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Sessions"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                /**
                 * @example {
                 *       "name": "Ada",
                 *       "password": "correct horse"
                 *     }
                 */
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Signed in. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *         "name": "Ada",
                     *         "kind": "person"
                     *       },
                     *       "token": "eyJhbGciOiJIUzI1NiJ9.e30.signature",
                     *       "expiresAt": "2026-11-18T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *         "name": "Ada",
                     *         "kind": "person"
                     *       },
                     *       "token": "eyJhbGciOiJIUzI1NiJ9.e30.signature",
                     *       "expiresAt": "2026-11-18T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    streamMine: {
        parameters: {
            query?: never;
            header?: {
                "last-event-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Messages as they come. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["MovedStream"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
            /** @description All titles offered here. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "titles": [
                     *         {
                     *           "id": "augsburg-1520",
                     *           "version": 1,
                     *           "name": "Augsburg 1520",
                     *           "summary": "Lend money to five nobles and call in their debts in auctions: for agencies, titles and offices, and for a church without which all prestige ends.",
                     *           "stage": "published",
                     *           "seats": {
                     *             "min": 2,
                     *             "max": 5
                     *           }
                     *         },
                     *         {
                     *           "id": "de-vulgari-eloquentia",
                     *           "version": 1,
                     *           "name": "De Vulgari Eloquentia",
                     *           "summary": "Travel through late medieval Italy, learn its dialects and gather its manuscripts, whether you stay a Merchant, take vows or even become Pope.",
                     *           "stage": "published",
                     *           "seats": {
                     *             "min": 2,
                     *             "max": 5
                     *           }
                     *         },
                     *         {
                     *           "id": "lantern-fair",
                     *           "version": 1,
                     *           "name": "The Lantern Fair",
                     *           "summary": "Twelve lanterns, a secret patron each, sealed bids and open auctions in turn.",
                     *           "stage": "example",
                     *           "seats": {
                     *             "min": 2,
                     *             "max": 4
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Titles"];
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getTitle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                title: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A game one can play. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "lantern-fair",
                     *       "version": 1,
                     *       "name": "The Lantern Fair",
                     *       "summary": "Twelve lanterns, a secret patron each, sealed bids and open auctions in turn.",
                     *       "stage": "example",
                     *       "seats": {
                     *         "min": 2,
                     *         "max": 4
                     *       },
                     *       "standingOrders": true,
                     *       "options": {
                     *         "schema": {
                     *           "$schema": "https://json-schema.org/draft/2020-12/schema",
                     *           "type": "object",
                     *           "properties": {
                     *             "stalls": {
                     *               "default": 6,
                     *               "description": "How many lanterns are sold.",
                     *               "type": "integer",
                     *               "minimum": 1,
                     *               "maximum": 12
                     *             }
                     *           },
                     *           "additionalProperties": false
                     *         },
                     *         "defaults": {
                     *           "stalls": 6
                     *         },
                     *         "words": {
                     *           "stalls": {
                     *             "label": "How many lanterns are sold"
                     *           }
                     *         }
                     *       },
                     *       "edition": "0101010101010101010101010101010101010101010101010101010101010101",
                     *       "aboutEdition": [],
                     *       "chapters": [
                     *         {
                     *           "id": "LF 1",
                     *           "heading": "Set-up"
                     *         },
                     *         {
                     *           "id": "LF 2",
                     *           "heading": "Charms"
                     *         },
                     *         {
                     *           "id": "LF 3",
                     *           "heading": "Stalls"
                     *         }
                     *       ],
                     *       "rules": [
                     *         {
                     *           "id": "LF 1.1",
                     *           "text": "Two to four seats; everybody begins with the same number of coins."
                     *         },
                     *         {
                     *           "id": "LF 1.2",
                     *           "text": "The lanterns are shuffled face down."
                     *         },
                     *         {
                     *           "id": "LF 1.3",
                     *           "text": "Each seat is dealt a patron, which only it may look at until the end."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Title"];
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listEditions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                title: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All printed facts of a title kept here. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "editions": [
                     *         {
                     *           "hash": "0101010101010101010101010101010101010101010101010101010101010101",
                     *           "createdAt": "2026-11-18T12:00:00.000Z",
                     *           "isDefault": true,
                     *           "about": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Editions"];
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getEdition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hash: string;
                title: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The printed facts of a title, whole. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "hash": "0101010101010101010101010101010101010101010101010101010101010101",
                     *       "createdAt": "2026-11-18T12:00:00.000Z",
                     *       "isDefault": true,
                     *       "about": [],
                     *       "title": "lantern-fair",
                     *       "facts": {
                     *         "name": "first light",
                     *         "coins": 12,
                     *         "glasses": [
                     *           "amber",
                     *           "jade",
                     *           "ruby",
                     *           "azure"
                     *         ],
                     *         "lanterns": [
                     *           {
                     *             "light": 1,
                     *             "glass": "amber"
                     *           },
                     *           {
                     *             "light": 2,
                     *             "glass": "jade"
                     *           },
                     *           {
                     *             "light": 3,
                     *             "glass": "ruby"
                     *           },
                     *           {
                     *             "light": 4,
                     *             "glass": "azure"
                     *           },
                     *           {
                     *             "light": 5,
                     *             "glass": "amber"
                     *           },
                     *           {
                     *             "light": 6,
                     *             "glass": "jade"
                     *           },
                     *           {
                     *             "light": 7,
                     *             "glass": "ruby"
                     *           },
                     *           {
                     *             "light": 8,
                     *             "glass": "azure"
                     *           },
                     *           {
                     *             "light": 9,
                     *             "glass": "amber"
                     *           },
                     *           {
                     *             "light": 10,
                     *             "glass": "jade"
                     *           },
                     *           {
                     *             "light": 11,
                     *             "glass": "ruby"
                     *           },
                     *           {
                     *             "light": 12,
                     *             "glass": "azure"
                     *           }
                     *         ],
                     *         "charms": [
                     *           1,
                     *           2,
                     *           3,
                     *           4,
                     *           5,
                     *           6,
                     *           7,
                     *           8,
                     *           9,
                     *           10,
                     *           11,
                     *           12,
                     *           13,
                     *           14,
                     *           15,
                     *           16
                     *         ],
                     *         "mostCharm": 20
                     *       },
                     *       "pieces": [
                     *         {
                     *           "id": "lantern-1",
                     *           "name": "Lantern 1"
                     *         },
                     *         {
                     *           "id": "lantern-2",
                     *           "name": "Lantern 2"
                     *         },
                     *         {
                     *           "id": "lantern-3",
                     *           "name": "Lantern 3"
                     *         },
                     *         {
                     *           "id": "lantern-4",
                     *           "name": "Lantern 4"
                     *         },
                     *         {
                     *           "id": "lantern-5",
                     *           "name": "Lantern 5"
                     *         },
                     *         {
                     *           "id": "lantern-6",
                     *           "name": "Lantern 6"
                     *         },
                     *         {
                     *           "id": "lantern-7",
                     *           "name": "Lantern 7"
                     *         },
                     *         {
                     *           "id": "lantern-8",
                     *           "name": "Lantern 8"
                     *         },
                     *         {
                     *           "id": "lantern-9",
                     *           "name": "Lantern 9"
                     *         },
                     *         {
                     *           "id": "lantern-10",
                     *           "name": "Lantern 10"
                     *         },
                     *         {
                     *           "id": "lantern-11",
                     *           "name": "Lantern 11"
                     *         },
                     *         {
                     *           "id": "lantern-12",
                     *           "name": "Lantern 12"
                     *         },
                     *         {
                     *           "id": "patron-amber",
                     *           "name": "Lantern mber"
                     *         },
                     *         {
                     *           "id": "patron-jade",
                     *           "name": "Lantern ade"
                     *         },
                     *         {
                     *           "id": "patron-ruby",
                     *           "name": "Lantern uby"
                     *         },
                     *         {
                     *           "id": "patron-azure",
                     *           "name": "Lantern zure"
                     *         },
                     *         {
                     *           "id": "charm-1",
                     *           "name": "Charm 1"
                     *         },
                     *         {
                     *           "id": "charm-2",
                     *           "name": "Charm 2"
                     *         },
                     *         {
                     *           "id": "charm-3",
                     *           "name": "Charm 3"
                     *         },
                     *         {
                     *           "id": "charm-4",
                     *           "name": "Charm 4"
                     *         },
                     *         {
                     *           "id": "charm-5",
                     *           "name": "Charm 5"
                     *         },
                     *         {
                     *           "id": "charm-6",
                     *           "name": "Charm 6"
                     *         },
                     *         {
                     *           "id": "charm-7",
                     *           "name": "Charm 7"
                     *         },
                     *         {
                     *           "id": "charm-8",
                     *           "name": "Charm 8"
                     *         },
                     *         {
                     *           "id": "charm-9",
                     *           "name": "Charm 9"
                     *         },
                     *         {
                     *           "id": "charm-10",
                     *           "name": "Charm 10"
                     *         },
                     *         {
                     *           "id": "charm-11",
                     *           "name": "Charm 11"
                     *         },
                     *         {
                     *           "id": "charm-12",
                     *           "name": "Charm 12"
                     *         },
                     *         {
                     *           "id": "charm-13",
                     *           "name": "Charm 13"
                     *         },
                     *         {
                     *           "id": "charm-14",
                     *           "name": "Charm 14"
                     *         },
                     *         {
                     *           "id": "charm-15",
                     *           "name": "Charm 15"
                     *         },
                     *         {
                     *           "id": "charm-16",
                     *           "name": "Charm 16"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PrintedEdition"];
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                title: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules of a title and their chapters, in their order. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "chapters": [
                     *         {
                     *           "id": "LF 1",
                     *           "heading": "Set-up"
                     *         },
                     *         {
                     *           "id": "LF 2",
                     *           "heading": "Charms"
                     *         },
                     *         {
                     *           "id": "LF 3",
                     *           "heading": "Stalls"
                     *         }
                     *       ],
                     *       "rules": [
                     *         {
                     *           "id": "LF 1.1",
                     *           "text": "Two to four seats; everybody begins with the same number of coins."
                     *         },
                     *         {
                     *           "id": "LF 1.2",
                     *           "text": "The lanterns are shuffled face down."
                     *         },
                     *         {
                     *           "id": "LF 1.3",
                     *           "text": "Each seat is dealt a patron, which only it may look at until the end."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Rules"];
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
            /** @description The players found. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "users": [
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *           "name": "Ada",
                     *           "kind": "person",
                     *           "since": "2026-11-18T12:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Profiles"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                /**
                 * @example {
                 *       "name": "Ada",
                 *       "password": "correct horse"
                 *     }
                 */
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description Registered and signed in. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *         "name": "Ada",
                     *         "kind": "person"
                     *       },
                     *       "token": "eyJhbGciOiJIUzI1NiJ9.e30.signature",
                     *       "expiresAt": "2026-11-18T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
            /** @description A player, as everybody may know him. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *       "name": "Ada",
                     *       "kind": "person",
                     *       "since": "2026-11-18T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
            /** @description You, and what you have chosen. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *       "name": "Ada",
                     *       "kind": "person",
                     *       "since": "2026-11-18T12:00:00.000Z",
                     *       "mail": null,
                     *       "mailWanted": null,
                     *       "mailTrouble": null,
                     *       "hasPassword": true,
                     *       "language": null,
                     *       "timeZone": null,
                     *       "notices": {
                     *         "turn": true,
                     *         "invitation": true,
                     *         "chat": true,
                     *         "ended": true
                     *       },
                     *       "telling": {
                     *         "turns": "every",
                     *         "digestHour": 8,
                     *         "aloneWhileOpen": false,
                     *         "replies": "ask"
                     *       },
                     *       "playTimes": {
                     *         "hours": null,
                     *         "weekendsOff": false
                     *       },
                     *       "isAdmin": false
                     *     }
                     */
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                /**
                 * @example {
                 *       "name": "Ada",
                 *       "timeZone": "Europe/Rome",
                 *       "notices": {
                 *         "chat": false
                 *       },
                 *       "telling": {
                 *         "turns": "digest",
                 *         "digestHour": 7,
                 *         "replies": "at-once"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["MyChange"];
            };
        };
        responses: {
            /** @description You, and what you have chosen. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *       "name": "Ada",
                     *       "kind": "person",
                     *       "since": "2026-11-18T12:00:00.000Z",
                     *       "mail": null,
                     *       "mailWanted": null,
                     *       "mailTrouble": null,
                     *       "hasPassword": true,
                     *       "language": null,
                     *       "timeZone": "Europe/Rome",
                     *       "notices": {
                     *         "turn": true,
                     *         "invitation": true,
                     *         "chat": false,
                     *         "ended": true
                     *       },
                     *       "telling": {
                     *         "turns": "digest",
                     *         "digestHour": 7,
                     *         "aloneWhileOpen": false,
                     *         "replies": "at-once"
                     *       },
                     *       "playTimes": {
                     *         "hours": null,
                     *         "weekendsOff": false
                     *       },
                     *       "isAdmin": false
                     *     }
                     */
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
            /** @description Some players. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "users": [
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *           "name": "Ada",
                     *           "kind": "person"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Users"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
            /** @description Some players. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "users": [
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *           "name": "Ada",
                     *           "kind": "bot"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Users"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                /**
                 * @example {
                 *       "name": "Ada"
                 *     }
                 */
                "application/json": components["schemas"]["NewBot"];
            };
        };
        responses: {
            /** @description A player. One who is gone has the name — and an id of zeros. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *       "name": "Ada",
                     *       "kind": "bot"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                /**
                 * @example {
                 *       "name": "My script",
                 *       "scopes": [
                 *         "games:read",
                 *         "games:play"
                 *       ],
                 *       "expiresInDays": 30
                 *     }
                 */
                "application/json": components["schemas"]["TokenWish"];
            };
        };
        responses: {
            /** @description A new token, shown this once. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *       "user": {
                     *         "id": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *         "name": "Ada",
                     *         "kind": "bot"
                     *       },
                     *       "name": "My script",
                     *       "scopes": [
                     *         "games:read",
                     *         "games:play"
                     *       ],
                     *       "createdAt": "2026-11-18T12:00:00.000Z",
                     *       "expiresAt": "2026-11-18T12:00:00.000Z",
                     *       "lastUsedAt": null,
                     *       "token": "stf_rQAar7ID7nzHwMyZCmKJjrfq7zX2n3Jo8DX_2Zi45J0"
                     *     }
                     */
                    "application/json": components["schemas"]["NewPersonalToken"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
            /** @description Everything that is kept of you. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "account": {
                     *         "id": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *         "name": "Ada",
                     *         "kind": "person",
                     *         "since": "2026-11-18T12:00:00.000Z",
                     *         "mail": null,
                     *         "mailWanted": null,
                     *         "mailTrouble": null,
                     *         "hasPassword": true,
                     *         "language": null,
                     *         "timeZone": null,
                     *         "notices": {
                     *           "turn": true,
                     *           "invitation": true,
                     *           "chat": true,
                     *           "ended": true
                     *         },
                     *         "telling": {
                     *           "turns": "every",
                     *           "digestHour": 8,
                     *           "aloneWhileOpen": false,
                     *           "replies": "ask"
                     *         },
                     *         "playTimes": {
                     *           "hours": null,
                     *           "weekendsOff": false
                     *         },
                     *         "isAdmin": false
                     *       },
                     *       "sessions": [
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *           "device": null,
                     *           "createdAt": "2026-11-18T12:00:00.000Z",
                     *           "lastUsedAt": "2026-11-18T12:00:00.000Z",
                     *           "isCurrent": false
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000003",
                     *           "device": null,
                     *           "createdAt": "2026-11-18T12:00:00.000Z",
                     *           "lastUsedAt": "2026-11-18T12:00:00.000Z",
                     *           "isCurrent": false
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000004",
                     *           "device": null,
                     *           "createdAt": "2026-11-18T12:00:00.000Z",
                     *           "lastUsedAt": "2026-11-18T12:00:00.000Z",
                     *           "isCurrent": false
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000005",
                     *           "device": null,
                     *           "createdAt": "2026-11-18T12:00:00.000Z",
                     *           "lastUsedAt": "2026-11-18T12:00:00.000Z",
                     *           "isCurrent": false
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000006",
                     *           "device": null,
                     *           "createdAt": "2026-11-18T12:00:00.000Z",
                     *           "lastUsedAt": "2026-11-18T12:00:00.000Z",
                     *           "isCurrent": false
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000007",
                     *           "device": null,
                     *           "createdAt": "2026-11-18T12:00:00.000Z",
                     *           "lastUsedAt": "2026-11-18T12:00:00.000Z",
                     *           "isCurrent": false
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000008",
                     *           "device": null,
                     *           "createdAt": "2026-11-18T12:00:00.000Z",
                     *           "lastUsedAt": "2026-11-18T12:00:00.000Z",
                     *           "isCurrent": false
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000009",
                     *           "device": null,
                     *           "createdAt": "2026-11-18T12:00:00.000Z",
                     *           "lastUsedAt": "2026-11-18T12:00:00.000Z",
                     *           "isCurrent": false
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000010",
                     *           "device": null,
                     *           "createdAt": "2026-11-18T12:00:00.000Z",
                     *           "lastUsedAt": "2026-11-18T12:00:00.000Z",
                     *           "isCurrent": false
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000011",
                     *           "device": null,
                     *           "createdAt": "2026-11-18T12:00:00.000Z",
                     *           "lastUsedAt": "2026-11-18T12:00:00.000Z",
                     *           "isCurrent": false
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000012",
                     *           "device": null,
                     *           "createdAt": "2026-11-18T12:00:00.000Z",
                     *           "lastUsedAt": "2026-11-18T12:00:00.000Z",
                     *           "isCurrent": false
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000013",
                     *           "device": null,
                     *           "createdAt": "2026-11-18T12:00:00.000Z",
                     *           "lastUsedAt": "2026-11-18T12:00:00.000Z",
                     *           "isCurrent": false
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000014",
                     *           "device": null,
                     *           "createdAt": "2026-11-18T12:00:00.000Z",
                     *           "lastUsedAt": "2026-11-18T12:00:00.000Z",
                     *           "isCurrent": false
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000015",
                     *           "device": null,
                     *           "createdAt": "2026-11-18T12:00:00.000Z",
                     *           "lastUsedAt": "2026-11-18T12:00:00.000Z",
                     *           "isCurrent": false
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000016",
                     *           "device": null,
                     *           "createdAt": "2026-11-18T12:00:00.000Z",
                     *           "lastUsedAt": "2026-11-18T12:00:00.000Z",
                     *           "isCurrent": false
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000017",
                     *           "device": null,
                     *           "createdAt": "2026-11-18T12:00:00.000Z",
                     *           "lastUsedAt": "2026-11-18T12:00:00.000Z",
                     *           "isCurrent": false
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000018",
                     *           "device": null,
                     *           "createdAt": "2026-11-18T12:00:00.000Z",
                     *           "lastUsedAt": "2026-11-18T12:00:00.000Z",
                     *           "isCurrent": false
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000019",
                     *           "device": null,
                     *           "createdAt": "2026-11-18T12:00:00.000Z",
                     *           "lastUsedAt": "2026-11-18T12:00:00.000Z",
                     *           "isCurrent": false
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000020",
                     *           "device": null,
                     *           "createdAt": "2026-11-18T12:00:00.000Z",
                     *           "lastUsedAt": "2026-11-18T12:00:00.000Z",
                     *           "isCurrent": false
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000021",
                     *           "device": null,
                     *           "createdAt": "2026-11-18T12:00:00.000Z",
                     *           "lastUsedAt": "2026-11-18T12:00:00.000Z",
                     *           "isCurrent": false
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000022",
                     *           "device": null,
                     *           "createdAt": "2026-11-18T12:00:00.000Z",
                     *           "lastUsedAt": "2026-11-18T12:00:00.000Z",
                     *           "isCurrent": false
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000023",
                     *           "device": null,
                     *           "createdAt": "2026-11-18T12:00:00.000Z",
                     *           "lastUsedAt": "2026-11-18T12:00:00.000Z",
                     *           "isCurrent": true
                     *         }
                     *       ],
                     *       "tokens": [],
                     *       "bots": [],
                     *       "blocks": [],
                     *       "mails": [],
                     *       "games": {
                     *         "seats": [
                     *           {
                     *             "game": "3f333df6-90a4-4fda-8dd3-000000000024",
                     *             "seat": 0
                     *           },
                     *           {
                     *             "game": "3f333df6-90a4-4fda-8dd3-000000000025",
                     *             "seat": 0
                     *           },
                     *           {
                     *             "game": "3f333df6-90a4-4fda-8dd3-000000000026",
                     *             "seat": 1
                     *           },
                     *           {
                     *             "game": "3f333df6-90a4-4fda-8dd3-000000000027",
                     *             "seat": 0
                     *           },
                     *           {
                     *             "game": "3f333df6-90a4-4fda-8dd3-000000000028",
                     *             "seat": 0
                     *           },
                     *           {
                     *             "game": "3f333df6-90a4-4fda-8dd3-000000000029",
                     *             "seat": 0
                     *           }
                     *         ],
                     *         "formerSeats": [],
                     *         "hosted": [
                     *           {
                     *             "game": "3f333df6-90a4-4fda-8dd3-000000000027",
                     *             "at": "2026-11-18T12:00:00.000Z",
                     *             "seatNames": null
                     *           },
                     *           {
                     *             "game": "3f333df6-90a4-4fda-8dd3-000000000025",
                     *             "at": "2026-11-18T12:00:00.000Z",
                     *             "seatNames": null
                     *           },
                     *           {
                     *             "game": "3f333df6-90a4-4fda-8dd3-000000000029",
                     *             "at": "2026-11-18T12:00:00.000Z",
                     *             "seatNames": null
                     *           },
                     *           {
                     *             "game": "3f333df6-90a4-4fda-8dd3-000000000028",
                     *             "at": "2026-11-18T12:00:00.000Z",
                     *             "seatNames": null
                     *           },
                     *           {
                     *             "game": "3f333df6-90a4-4fda-8dd3-000000000024",
                     *             "at": "2026-11-18T12:00:00.000Z",
                     *             "seatNames": null
                     *           }
                     *         ],
                     *         "admissions": [],
                     *         "requests": [
                     *           {
                     *             "game": "3f333df6-90a4-4fda-8dd3-000000000024",
                     *             "key": "3f333df6-90a4-4fda-8dd3-000000000030",
                     *             "at": "2026-11-18T12:00:00.000Z"
                     *           },
                     *           {
                     *             "game": "3f333df6-90a4-4fda-8dd3-000000000025",
                     *             "key": "3f333df6-90a4-4fda-8dd3-000000000031",
                     *             "at": "2026-11-18T12:00:00.000Z"
                     *           },
                     *           {
                     *             "game": "3f333df6-90a4-4fda-8dd3-000000000027",
                     *             "key": "3f333df6-90a4-4fda-8dd3-000000000032",
                     *             "at": "2026-11-18T12:00:00.000Z"
                     *           },
                     *           {
                     *             "game": "3f333df6-90a4-4fda-8dd3-000000000028",
                     *             "key": "3f333df6-90a4-4fda-8dd3-000000000033",
                     *             "at": "2026-11-18T12:00:00.000Z"
                     *           },
                     *           {
                     *             "game": "3f333df6-90a4-4fda-8dd3-000000000029",
                     *             "key": "3f333df6-90a4-4fda-8dd3-000000000034",
                     *             "at": "2026-11-18T12:00:00.000Z"
                     *           }
                     *         ],
                     *         "notes": [],
                     *         "messages": [],
                     *         "reports": [],
                     *         "mutes": [],
                     *         "chatsRead": [],
                     *         "notices": [],
                     *         "mailMutes": [],
                     *         "vacations": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MyData"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listMailMutes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Games of which you want no mails. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "games": []
                     *     }
                     */
                    "application/json": components["schemas"]["MailMutes"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listMyMails: {
        parameters: {
            query?: {
                /** @description The `next` of a page. */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mails to you, the newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mails": [
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *           "kind": "turn",
                     *           "game": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *           "at": "2026-11-18T12:00:00.000Z",
                     *           "state": "sent",
                     *           "endedAt": "2026-11-18T12:00:00.000Z",
                     *           "withheldFor": null
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["MyMails"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                /**
                 * @example {
                 *       "name": "Ada",
                 *       "password": "correct horse"
                 *     }
                 */
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description Who you are now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *       "name": "Ada",
                     *       "kind": "person"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
            /** @description Your tokens and those of your bots, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "tokens": [
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *           "user": {
                     *             "id": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *             "name": "Ada",
                     *             "kind": "bot"
                     *           },
                     *           "name": "x",
                     *           "scopes": [],
                     *           "createdAt": "2026-11-18T12:00:00.000Z",
                     *           "expiresAt": null,
                     *           "lastUsedAt": null
                     *         },
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000003",
                     *           "user": {
                     *             "id": "3f333df6-90a4-4fda-8dd3-000000000004",
                     *             "name": "Bruno",
                     *             "kind": "person"
                     *           },
                     *           "name": "x",
                     *           "scopes": [],
                     *           "createdAt": "2026-11-18T12:00:00.000Z",
                     *           "expiresAt": null,
                     *           "lastUsedAt": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PersonalTokens"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                /**
                 * @example {
                 *       "name": "My script",
                 *       "scopes": [
                 *         "games:read",
                 *         "games:play"
                 *       ],
                 *       "expiresInDays": 30
                 *     }
                 */
                "application/json": components["schemas"]["TokenWish"];
            };
        };
        responses: {
            /** @description A new token, shown this once. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *       "user": {
                     *         "id": "3f333df6-90a4-4fda-8dd3-000000000002",
                     *         "name": "Ada",
                     *         "kind": "person"
                     *       },
                     *       "name": "My script",
                     *       "scopes": [
                     *         "games:read",
                     *         "games:play"
                     *       ],
                     *       "createdAt": "2026-11-18T12:00:00.000Z",
                     *       "expiresAt": "2026-11-18T12:00:00.000Z",
                     *       "lastUsedAt": null,
                     *       "token": "stf_Bt1IOqDVqK1atsZt7PIFmD4wL7CFJObnRpoU8H5EmoI"
                     *     }
                     */
                    "application/json": components["schemas"]["NewPersonalToken"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listVacations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your vacations, the first before the others. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "daysAYear": 30,
                     *       "daysLeft": 30,
                     *       "vacations": [
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *           "from": "2027-02-01",
                     *           "to": "2027-02-07",
                     *           "fromAt": "2026-11-18T12:00:00.000Z",
                     *           "untilAt": "2026-11-18T12:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Vacations"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    announceVacation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "from": "2027-03-01",
                 *       "to": "2027-03-30"
                 *     }
                 */
                "application/json": components["schemas"]["NewVacation"];
            };
        };
        responses: {
            /** @description Your vacations, the first before the others. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "daysAYear": 30,
                     *       "daysLeft": 30,
                     *       "vacations": [
                     *         {
                     *           "id": "3f333df6-90a4-4fda-8dd3-000000000001",
                     *           "from": "2027-03-01",
                     *           "to": "2027-03-30",
                     *           "fromAt": "2026-11-18T12:00:00.000Z",
                     *           "untilAt": "2026-11-18T12:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Vacations"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is not in a state for this, or the key belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endVacation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                vacation: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your vacations, the first before the others. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "daysAYear": 30,
                     *       "daysLeft": 30,
                     *       "vacations": []
                     *     }
                     */
                    "application/json": components["schemas"]["Vacations"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You are not signed in. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You may see this, but not do that. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing here that you may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
