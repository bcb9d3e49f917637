import { clocks } from './clocks/fr.ts';
import { course } from './course/fr.ts';
import { pages } from './pages/fr.ts';
import { plan } from './plan/fr.ts';
import { seated } from './seated/fr.ts';
import { talk } from './talk/fr.ts';
import type { Words } from './words.ts';

export const fr: Words = {
  tagline: 'Des jeux de société à votre rythme',
  skip: 'Aller au contenu',
  language: 'Langue',
  signOut: 'Se déconnecter',
  leaving: {
    heading: 'Se déconnecter maintenant ?',
    lost: 'Vous avez préparé ou écrit ici quelque chose que vous n’avez pas envoyé. Cela n’existe que sur cet appareil et sera effacé à la déconnexion.',
    stay: 'Rester',
    leave: 'Effacer et se déconnecter',
  },
  signedInAs: 'Connecté sous le nom de',
  footer: 'Prenez votre temps : la partie vous attend.',

  pages,

  loading: 'Un instant…',
  unreachable: 'Le service est injoignable. Rien n’est perdu.',
  tryAgain: 'Réessayer',
  list: {
    none: 'Rien n’a été trouvé.',
    more: 'En afficher plus',
    moreCame: (count) => (count === 1 ? 'Il y en a un de plus.' : `Il y en a ${count} de plus.`),
  },
  languageMissing: (name) =>
    `Les mots de « ${name} » ne sont pas arrivés : les pages restent en français.`,
  nowhere: 'Il n’y a rien à cette adresse.',
  toGames: 'Toutes les parties',

  account: {
    expected:
      'On vous attend à une table. Connectez-vous ou inscrivez-vous, et vous y serez aussitôt.',
    lead: 'Enchères, mains cachées et longs projets, un coup après l’autre. Jouez quand vous avez un moment ; la partie attend que les autres trouvent le leur.',
    mode: 'Êtes-vous nouveau ici ?',
    known: 'J’ai un compte',
    fresh: 'Je suis nouveau',
    name: 'Nom',
    nameHint: 'Comment les autres vous appelleront : 2 à 30 caractères.',
    nameMissing: 'Écrivez votre nom.',
    nameNotValid: 'Un nom a de 2 à 30 caractères.',
    password: 'Mot de passe',
    passwordHint: 'Au moins 10 caractères ; une courte phrase convient.',
    passwordMissing: 'Écrivez votre mot de passe.',
    passwordNotValid: 'Un mot de passe a de 10 à 200 caractères.',
    showPassword: 'Montrer le mot de passe',
    signIn: 'Se connecter',
    register: 'S’inscrire',
    again: 'Se reconnecter',
    expired: 'La connexion a expiré. Reconnectez-vous : la page reste telle quelle.',
    nameOrMailHint: 'Ou votre adresse électronique confirmée.',
    mail: 'Adresse électronique',
    mailHint: 'Si vous voulez : avec elle vous pouvez revenir même sans mot de passe.',
    mailMissing: 'Écrivez votre adresse électronique.',
    mailNotValid: 'Une adresse électronique ressemble à nom@example.org.',
    byLink: 'Se connecter par un lien reçu par courriel',
    forgotten: 'J’ai oublié mon mot de passe',
    guest: 'Essayer comme invité',
    guestHint: 'Sans compte : vous jouez toutes les places d’une partie, autour d’un écran.',
    guestExpired: 'Un invité ne peut pas se reconnecter. Déconnectez-vous, et recommencez.',
    unconfirmed: (mail) =>
      `Confirmez votre adresse : ouvrez le lien que nous avons envoyé à ${mail}.`,
    sendAgain: 'L’envoyer de nouveau',
    mailTroubles: {
      bounced: (mail) =>
        `Les messages à ${mail} nous reviennent : vous n’en recevez plus sur vos parties. Confirmez de nouveau l’adresse, ou changez-la.`,
      complained: (mail) =>
        `Un message à ${mail} a été signalé comme indésirable : vous n’en recevez plus sur vos parties. Confirmez de nouveau l’adresse si vous en voulez.`,
    },
    confirmAgain: 'Confirmer de nouveau',
    linkSentTo: (mail) =>
      `Nous avons envoyé un lien à ${mail}. Ouvrez-le, et les messages reprennent.`,
    changeMail: 'Changer l’adresse',
  },

  links: {
    move: 'Votre coup',
    toSignIn: 'À la page de connexion',
    send: 'Envoyer le lien',
    sent: 'Si un compte a cette adresse, un lien est en route. Regardez votre courrier.',
    another: (name) =>
      `Vous êtes connecté sous le nom de ${name}. En continuant, vous vous connectez comme la personne qui a reçu ce lien.`,
    'sign-in': {
      heading: 'Se connecter par un lien',
      lead: 'Votre lien vous connecte sur cet appareil, une fois.',
      act: 'Se connecter',
      ask: 'Nous envoyons un lien à votre adresse confirmée. Il vous connecte une fois, dans la demi-heure.',
    },
    verify: {
      heading: 'Confirmer votre adresse',
      lead: 'Votre lien confirme que vous lisez le courrier de cette adresse.',
      act: 'Confirmer l’adresse',
      done: 'Votre adresse est confirmée : vous pouvez désormais vous connecter avec elle et recevoir des liens.',
      ask: 'Nous envoyons encore une fois le lien qui confirme votre adresse.',
    },
    reset: {
      heading: 'Un nouveau mot de passe',
      lead: 'Choisissez un nouveau mot de passe. Vous serez déconnecté partout ailleurs.',
      act: 'Changer le mot de passe',
      done: 'Votre mot de passe est changé. Connectez-vous avec lui.',
      ask: 'Nous envoyons un lien à votre adresse confirmée, avec lequel vous choisissez un nouveau mot de passe dans la demi-heure.',
    },
  },

  guest: {
    keep: 'Vous êtes ici comme invité. Inscrivez-vous, et vos parties restent les vôtres ; quand un invité se déconnecte, elles sont perdues.',
    register: 'Gardez vos parties : inscrivez-vous',
    heading: 'Gardez vos parties',
    none: 'Vous n’avez pas encore de partie. Ouvrez-en une !',
    plays: 'Comme invité, vous jouez toutes les places d’une partie, autour d’un écran.',
  },

  games: {
    what: 'À quoi jouer',
    join: 'Prendre place',
    free: 'libre',
    you: 'vous',
    opened: (ago) => `ouverte ${ago}`,
  },

  turn: {
    yours: 'À vous',
    waitingFor: (names) => `On attend ${names}`,
    seatsFree: (count) => (count === 1 ? 'Une place est libre' : `${count} places sont libres`),
    over: 'Finie',
  },

  game: {
    seats: 'Joueurs',
    seat: (place) => `Place ${place}`,
    player: (place) => `Joueur ${place}`,
    free: 'Place libre',
    you: 'vous',
    toAct: 'doit jouer',
    winner: 'gagne',
    looking: 'Vous regardez.',
    readOnly:
      'Le journal de cette partie est endommagé : on ne peut pas y jouer avant sa réparation.',

    live: 'En direct',
    connecting: 'Connexion…',
    offline: 'Hors ligne : nouvel essai',

    copy: 'Copier l’adresse',
    copied: 'Copiée',

    decide: 'À vous',
    decideAs: (place) => `Place ${place} : à vous`,
    mayAlso: 'Vous avez décidé, et pouvez encore changer d’avis',
    choose: 'Choisissez que faire',
    others: 'Ce n’est pas à vous. Vous verrez ici ce qui se passe.',
    rule: (id) => `Règle ${id}`,

    position: 'La table',
    past: (version, newest) => `Vous regardez le passé : moment ${version} sur ${newest}.`,
    pastNoPlay: 'Pour jouer, revenez à maintenant.',
    toNow: 'Revenir à maintenant',
    course: 'Le cours de la partie',
    moment: 'Moment',
    momentOf: (version, newest) => `${version} sur ${newest}`,
    earlier: 'Avant',
    later: 'Après',

    log: 'Ce qui s’est passé',
    since: 'Depuis votre dernier regard',
    countsNoMore: 'ne compte plus',
    lookAt: (version) => `Voir le moment ${version}`,
    rules: 'Règles',
    scroll: 'Tout ce qui s’est passé, le plus récent d’abord',
  },

  plan,
  talk,
  course,
  seated,
  clocks,

  form: {
    tally: (name, total, range) => `${name} : ${total}${range === null ? '' : ` (${range})`}`,
    exactly: (count) => `exactement ${count}`,
    between: (least, most) => `de ${least} à ${most}`,
    atLeast: (least) => `au moins ${least}`,
    atMost: (most) => `au plus ${most}`,
    missing: (count) => `il en manque ${count}`,
    over: (count) => `${count} de trop`,
    tooMuch: 'C’est trop : choisissez-en moins',
    tooLittle: 'Pas encore assez',
    none: 'rien',
    wholeNumber: (least, most) => `Écrivez un nombre entier de ${least} à ${most}.`,
  },
};
