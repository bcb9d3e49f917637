import { clocks } from './clocks/en.ts';
import { course } from './course/en.ts';
import { pages } from './pages/en.ts';
import { plan } from './plan/en.ts';
import { seated } from './seated/en.ts';
import { talk } from './talk/en.ts';
import type { Words } from './words.ts';

export const en: Words = {
  tagline: 'Board games at your own pace',
  skip: 'Skip to the content',
  language: 'Language',
  signOut: 'Sign out',
  leaving: {
    heading: 'Sign out now?',
    lost: 'You planned or typed something here and did not send it. It is kept on this device only, and signing out erases it.',
    stay: 'Stay',
    leave: 'Erase it and sign out',
  },
  signedInAs: 'Signed in as',
  footer: 'Take your time: the game waits for you.',

  pages,

  loading: 'One moment…',
  unreachable: 'The service cannot be reached. Nothing is lost.',
  tryAgain: 'Try again',
  list: {
    none: 'Nothing found.',
    more: 'Show more',
    moreCame: (count) => (count === 1 ? 'One more is shown.' : `${count} more are shown.`),
  },
  languageMissing: (name) => `The words of ${name} did not come: the pages stay in English.`,
  nowhere: 'There is nothing at this address.',
  toGames: 'All games',

  account: {
    expected: 'You are expected at a table. Sign in or register, and you will be led there.',
    lead: 'Auctions, hidden hands and long plans, one move at a time. Play when you have a moment; the game waits until the others have theirs.',
    mode: 'Are you new here?',
    known: 'I have an account',
    fresh: 'I am new here',
    name: 'Name',
    nameHint: 'How the others will call you: 2 to 30 characters.',
    nameMissing: 'Write your name.',
    nameNotValid: 'A name has 2 to 30 characters.',
    password: 'Password',
    passwordHint: 'At least 10 characters; a short sentence is a good one.',
    passwordMissing: 'Write your password.',
    passwordNotValid: 'A password has 10 to 200 characters.',
    showPassword: 'Show the password',
    signIn: 'Sign in',
    register: 'Register',
    again: 'Sign in again',
    expired: 'Your sign-in has expired. Sign in again: the page stays as it is.',
    nameOrMailHint: 'Or your confirmed mail address.',
    mail: 'Mail address',
    mailHint: 'If you like: with it you can come back even without your password.',
    mailMissing: 'Write your mail address.',
    mailNotValid: 'A mail address looks like name@example.org.',
    byLink: 'Sign in by a link in a mail',
    forgotten: 'I have forgotten my password',
    guest: 'Try it as a guest',
    guestHint: 'Without an account: you play all the seats of a game, around one screen.',
    guestExpired: 'A guest cannot sign in again. Sign out here, and begin anew.',
    unconfirmed: (mail) => `Confirm your address: open the link we sent to ${mail}.`,
    sendAgain: 'Send it again',
    mailTroubles: {
      bounced: (mail) =>
        `Mails to ${mail} come back, so you get none about your games. Confirm the address again, or change it.`,
      complained: (mail) =>
        `A mail to ${mail} was reported as unwanted, so you get none about your games. Confirm the address again if you want them.`,
    },
    confirmAgain: 'Confirm again',
    linkSentTo: (mail) => `We have sent a link to ${mail}. Open it, and mails come again.`,
    changeMail: 'Change the address',
  },

  links: {
    move: 'Your move',
    toSignIn: 'To the sign-in page',
    send: 'Send the link',
    sent: 'If an account has this address, a link is on its way. Look into your mail.',
    another: (name) =>
      `You are signed in as ${name}. Go on, and you are signed in as whoever this link was sent to.`,
    'sign-in': {
      heading: 'Sign in by a link',
      lead: 'Your link signs you in on this device, once.',
      act: 'Sign in',
      ask: 'We send a link to your confirmed address. It signs you in once, within half an hour.',
    },
    verify: {
      heading: 'Confirm your address',
      lead: 'Your link confirms that you read the mail of this address.',
      act: 'Confirm the address',
      done: 'Your address is confirmed: from now on you can sign in with it, and be sent links.',
      ask: 'We send the link that confirms your address once more.',
    },
    reset: {
      heading: 'A new password',
      lead: 'Choose a new password. You will be signed out everywhere else.',
      act: 'Change the password',
      done: 'Your password is changed. Sign in with it.',
      ask: 'We send a link to your confirmed address, with which you choose a new password within half an hour.',
    },
  },

  guest: {
    keep: 'You are here as a guest. Register, and your games stay yours; when a guest signs out they are lost.',
    register: 'Keep your games: register',
    heading: 'Keep your games',
    none: 'You have no game yet. Open one!',
    plays: 'As a guest you play all the seats of a game, around one screen.',
  },

  games: {
    what: 'What to play',
    join: 'Take a seat',
    free: 'free',
    you: 'you',
    opened: (ago) => `opened ${ago}`,
  },

  turn: {
    yours: 'Your turn',
    waitingFor: (names) => `Waiting for ${names}`,
    seatsFree: (count) => (count === 1 ? 'One seat is free' : `${count} seats are free`),
    over: 'Over',
  },

  game: {
    seats: 'Players',
    seat: (place) => `Seat ${place}`,
    player: (place) => `Player ${place}`,
    free: 'Free seat',
    you: 'you',
    toAct: 'to act',
    winner: 'winner',
    looking: 'You are looking on.',
    readOnly: 'The log of this game is damaged: nothing can be played until it is repaired.',

    live: 'Live',
    connecting: 'Connecting…',
    offline: 'Offline: trying again',

    copy: 'Copy the address',
    copied: 'Copied',

    decide: 'Your turn',
    decideAs: (place) => `Seat ${place}: your turn`,
    mayAlso: 'You have decided, and may still change your mind',
    choose: 'Choose what to do',
    others: 'It is not your turn. You will see here what happens.',
    rule: (id) => `Rule ${id}`,

    position: 'The table',
    past: (version, newest) => `You are looking at the past: moment ${version} of ${newest}.`,
    pastNoPlay: 'To play, come back to now.',
    toNow: 'Back to now',
    course: 'The course of the game',
    moment: 'Moment',
    momentOf: (version, newest) => `${version} of ${newest}`,
    earlier: 'Earlier',
    later: 'Later',

    log: 'What happened',
    since: 'Since you last looked',
    countsNoMore: 'counts no more',
    lookAt: (version) => `Look at moment ${version}`,
    rules: 'Rules',
    scroll: 'All that happened, the newest first',
  },

  plan,
  talk,
  course,
  seated,
  clocks,

  form: {
    tally: (name, total, range) => `${name}: ${total}${range === null ? '' : ` (${range})`}`,
    exactly: (count) => `exactly ${count}`,
    between: (least, most) => `${least} to ${most}`,
    atLeast: (least) => `at least ${least}`,
    atMost: (most) => `at most ${most}`,
    missing: (count) => `${count} more needed`,
    over: (count) => `over by ${count}`,
    tooMuch: 'Too much: choose less',
    tooLittle: 'Not enough yet',
    none: 'none',
    wholeNumber: (least, most) => `Write a whole number from ${least} to ${most}.`,
  },
};
