import type { ClocksWords } from './clocks/words.ts';
import type { CourseWords } from './course/words.ts';
import type { PagesWords } from './pages/words.ts';
import type { PlanWords } from './plan/words.ts';
import type { SeatedWords } from './seated/words.ts';
import type { TalkWords } from './talk/words.ts';

/** For whoever has a link, and for whoever asks for one. */
type LinkWords = {
  readonly heading: string;
  readonly lead: string;
  readonly act: string;
  readonly ask: string;
};

/** Every word of the pages themselves; what happens in a game is worded by the service. */
export type Words = {
  readonly tagline: string;
  readonly skip: string;
  readonly language: string;
  readonly signOut: string;
  /** Before one signs out with something unsent. */
  readonly leaving: Readonly<Record<'heading' | 'lost' | 'stay' | 'leave', string>>;
  readonly signedInAs: string;
  readonly footer: string;

  readonly pages: PagesWords;

  readonly loading: string;
  readonly unreachable: string;
  readonly tryAgain: string;
  /** Lists that come stretch by stretch. */
  readonly list: {
    readonly none: string;
    readonly more: string;
    readonly moreCame: (count: number) => string;
  };
  readonly languageMissing: (name: string) => string;
  readonly nowhere: string;
  readonly toGames: string;

  readonly account: {
    readonly expected: string;
    readonly lead: string;
    readonly mode: string;
    readonly known: string;
    readonly fresh: string;
    readonly name: string;
    readonly nameHint: string;
    readonly nameMissing: string;
    readonly nameNotValid: string;
    readonly password: string;
    readonly passwordHint: string;
    readonly passwordMissing: string;
    readonly passwordNotValid: string;
    readonly showPassword: string;
    readonly signIn: string;
    readonly register: string;
    readonly again: string;
    readonly expired: string;
    readonly nameOrMailHint: string;
    readonly mail: string;
    readonly mailHint: string;
    readonly mailMissing: string;
    readonly mailNotValid: string;
    readonly byLink: string;
    readonly forgotten: string;
    readonly guest: string;
    readonly guestHint: string;
    readonly guestExpired: string;
    readonly unconfirmed: (mail: string) => string;
    readonly sendAgain: string;
    readonly mailTroubles: Readonly<Record<'bounced' | 'complained', (mail: string) => string>>;
    readonly confirmAgain: string;
    readonly linkSentTo: (mail: string) => string;
    readonly changeMail: string;
  };

  /** What mails hold links for. */
  readonly links: {
    readonly move: string; // the heading of what a turn's mail links to
    readonly toSignIn: string;
    readonly send: string;
    readonly sent: string;
    readonly another: (name: string) => string;
    readonly 'sign-in': LinkWords;
    readonly verify: LinkWords & { readonly done: string };
    readonly reset: LinkWords & { readonly done: string };
  };

  readonly guest: {
    readonly keep: string;
    readonly register: string;
    readonly heading: string;
    readonly none: string;
    readonly plays: string;
  };

  readonly games: {
    readonly what: string;
    readonly join: string;
    readonly free: string;
    readonly you: string;
    readonly opened: (ago: string) => string;
  };

  readonly turn: {
    readonly yours: string;
    readonly waitingFor: (names: string) => string;
    readonly seatsFree: (count: number) => string;
    readonly over: string;
  };

  readonly game: {
    readonly seats: string;
    readonly seat: (place: number) => string;
    readonly player: (place: number) => string; // around one screen, whom nobody named
    readonly free: string;
    readonly you: string;
    readonly toAct: string;
    readonly winner: string;
    readonly looking: string;
    readonly readOnly: string;

    readonly live: string;
    readonly connecting: string;
    readonly offline: string;

    readonly copy: string;
    readonly copied: string;

    readonly decide: string;
    readonly decideAs: (place: number) => string;
    readonly mayAlso: string;
    readonly choose: string;
    readonly others: string;
    readonly rule: (id: string) => string;

    readonly position: string;
    readonly past: (version: number, newest: number) => string;
    readonly pastNoPlay: string;
    readonly toNow: string;
    readonly course: string;
    readonly moment: string;
    readonly momentOf: (version: number, newest: number) => string;
    readonly earlier: string;
    readonly later: string;

    readonly log: string;
    readonly since: string;
    readonly countsNoMore: string; // what was taken back
    readonly lookAt: (version: number) => string;
    readonly rules: string;
    readonly scroll: string;
  };

  readonly plan: PlanWords;
  readonly talk: TalkWords;
  readonly course: CourseWords;
  readonly seated: SeatedWords;
  readonly clocks: ClocksWords;

  /** An action with lists of pieces to fill in. */
  readonly form: {
    readonly tally: (name: string, total: number, range: string | null) => string;
    readonly exactly: (count: number) => string;
    readonly between: (least: number, most: number) => string;
    readonly atLeast: (least: number) => string;
    readonly atMost: (most: number) => string;
    readonly missing: (count: number) => string;
    readonly over: (count: number) => string;
    readonly tooMuch: string;
    readonly tooLittle: string;
    readonly none: string; // no piece at all
    readonly wholeNumber: (least: number, most: number) => string; // in place of anything else
  };
};
