import { type Api, settle, settleNothing, settleOnly } from './link.ts';
import type { Done, QueryOf, Schemas, Told } from './shapes.ts';

/** Signing in and out, and what mails are for. */
const sessionCalls = ({ GET, POST, DELETE }: Api) => ({
  register: (wish: Schemas['Registration']): Told<'SignedIn'> =>
    settle(POST('/v1/users', { body: wish })),
  /** Somebody who tries the service out at a table of his own. */
  createGuest: (): Told<'SignedIn'> => settle(POST('/v1/guests')),
  /** Makes the guest one is a user, who keeps his games. */
  registerGuest: (wish: Schemas['Registration']): Told<'User'> =>
    settle(POST('/v1/users/me/registration', { body: wish })),
  /** By name and password, or by the link of a mail. */
  signIn: (credentials: Schemas['Credentials']): Told<'SignedIn'> =>
    settle(POST('/v1/sessions', { body: credentials })),
  /** Renews the token by the cookie that came with it. */
  renew: (): Told<'SignedIn'> => settle(POST('/v1/sessions/refresh')),
  signOut: (): Done => settleNothing(DELETE('/v1/sessions/current')),
  signOutEverywhere: (): Done => settleNothing(DELETE('/v1/sessions')),
  sessions: () => settleOnly(GET('/v1/sessions'), 'sessions'),
  /** Asks for a mail with a link; the answer does not say whether anybody has the address. */
  sendMailLink: (wish: Schemas['MailLinkWish']): Done =>
    settleNothing(POST('/v1/mail-links', { body: wish })),
  verifyMail: (link: string): Done =>
    settleNothing(POST('/v1/mail-verifications', { body: { link } })),
  resetPassword: (link: string, password: string): Done =>
    settleNothing(POST('/v1/password-resets', { body: { link, password } })),
  /** Mails that nobody sends, on the machine of the service. */
  mailbox: () => settleOnly(GET('/v1/mailbox'), 'mails'),
  /** Answers one of them in its reader's name, as by a mail of his. */
  answerMail: (mail: string, text: string): Done =>
    settleNothing(
      POST('/v1/mailbox/{mail}/answers', { params: { path: { mail } }, body: { text } }),
    ),
});

/** One's own account. */
const ownAccountCalls = ({ GET, POST, PATCH, PUT, DELETE }: Api) => ({
  me: (): Told<'Me'> => settle(GET('/v1/users/me')),
  updateMe: (change: Schemas['MyChange']): Told<'Me'> =>
    settle(PATCH('/v1/users/me', { body: change })),
  setPassword: (change: Schemas['PasswordChange']): Done =>
    settleNothing(PUT('/v1/users/me/password', { body: change })),
  setMail: (change: Schemas['MailChange']): Done =>
    settleNothing(PUT('/v1/users/me/mail', { body: change })),
  /** The mails to one, and how each ended. */
  myMails: (from: QueryOf<'listMyMails'> = {}): Told<'MyMails'> =>
    settle(GET('/v1/users/me/mails', { params: { query: from } })),
  /** The games of which one wants no mails. */
  mailMutes: () => settleOnly(GET('/v1/users/me/mail-mutes'), 'games'),
  muteMails: (game: string): Done =>
    settleNothing(PUT('/v1/games/{game}/mail-mute', { params: { path: { game } } })),
  unmuteMails: (game: string): Done =>
    settleNothing(DELETE('/v1/games/{game}/mail-mute', { params: { path: { game } } })),
  /** Days on which none of one's clocks goes, and how many are left. */
  vacations: (): Told<'Vacations'> => settle(GET('/v1/users/me/vacations')),
  announceVacation: (days: Schemas['NewVacation']): Told<'Vacations'> =>
    settle(POST('/v1/users/me/vacations', { body: days })),
  endVacation: (vacation: string): Told<'Vacations'> =>
    settle(DELETE('/v1/users/me/vacations/{vacation}', { params: { path: { vacation } } })),
  /** All that is kept of one. */
  myData: (): Told<'MyData'> => settle(GET('/v1/users/me/data')),
  /** For good; with the password, if one has one. */
  deleteMe: (proof: NonNullable<Schemas['Deletion']> = {}): Done =>
    settleNothing(DELETE('/v1/users/me', { body: proof })),
});

/** Programs that act for somebody, or in their own name. */
const programCalls = ({ GET, POST, DELETE }: Api) => ({
  tokens: () => settleOnly(GET('/v1/users/me/tokens'), 'tokens'),
  /** A personal token, shown this once. */
  createToken: (wish: Schemas['TokenWish']): Told<'NewPersonalToken'> =>
    settle(POST('/v1/users/me/tokens', { body: wish })),
  revokeToken: (token: string): Done =>
    settleNothing(DELETE('/v1/users/me/tokens/{token}', { params: { path: { token } } })),
  bots: () => settleOnly(GET('/v1/users/me/bots'), 'users'),
  createBot: (name: string): Told<'User'> => settle(POST('/v1/users/me/bots', { body: { name } })),
  createBotToken: (bot: string, wish: Schemas['TokenWish']): Told<'NewPersonalToken'> =>
    settle(POST('/v1/users/me/bots/{bot}/tokens', { params: { path: { bot } }, body: wish })),
  deleteBot: (bot: string): Done =>
    settleNothing(DELETE('/v1/users/me/bots/{bot}', { params: { path: { bot } } })),
});

/** The others. */
const userCalls = ({ GET, PUT, DELETE }: Api) => ({
  user: (user: string): Told<'Profile'> =>
    settle(GET('/v1/users/{user}', { params: { path: { user } } })),
  findUsers: (name: string) =>
    settleOnly(GET('/v1/users', { params: { query: { name } } }), 'users'),
  blocks: () => settleOnly(GET('/v1/users/me/blocks'), 'users'),
  blockUser: (user: string): Done =>
    settleNothing(PUT('/v1/users/me/blocks/{user}', { params: { path: { user } } })),
  unblockUser: (user: string): Done =>
    settleNothing(DELETE('/v1/users/me/blocks/{user}', { params: { path: { user } } })),
});

export const accountCalls = (api: Api) => ({
  ...sessionCalls(api),
  ...ownAccountCalls(api),
  ...programCalls(api),
  ...userCalls(api),
});
