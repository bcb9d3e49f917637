import type { EndingWords } from './words.ts';

export const ending: EndingWords = {
  youWin: 'Vous avez gagné !',
  wins: (names) => `${names} l’emporte`,
  share: (names) => `${names} se partagent la victoire`,
  nobody: 'La partie est terminée',
  ahead: (points, lead, names) => `avec ${points}, soit ${lead} de plus que ${names}`,
  tied: (points, names) => `avec ${points}, autant que ${names} : la règle des égalités a tranché`,
  level: (points) => `avec ${points} chacun`,
  other: {
    resigned: 'La partie s’est terminée plus tôt : des joueurs ont quitté leur place.',
    abandoned: 'Les joueurs ont décidé ensemble d’en rester là.',
    cancelled: 'La table a été fermée avant le début de la partie.',
    stopped: 'Un administrateur a mis fin à la partie ; son journal dit pourquoi.',
  },

  score: 'Le score',
  scoreHint: 'Chaque ligne indique la règle selon laquelle elle est comptée.',
  line: 'Pour quoi',
  total: 'Total',
  points: (points, count) => (Math.abs(count) < 2 ? `${points} point` : `${points} points`),

  race: 'La course',
  raceHint:
    'Points comptés avec tout ce qui était caché alors ; ce que seule la fin décide compte au dernier moment.',
  raceKeys: 'Les flèches parcourent les moments, Entrée montre le moment sur le plateau.',
  raceTable: 'La course en tableau',
  turn: (turn) => `Tour ${turn}`,
  turns: 'Tours',
  moment: (version) => `Moment ${version}`,
  moments: 'Moments',
  lookAt: (when) => `Montrer sur le plateau : ${when}`,
  noRace: 'Personne n’a marqué de point.',

  journeys: 'Le voyage de chacun',
  replay: 'Tout revoir depuis le début',

  fair: 'La partie a-t-elle été loyale ?',
  fairHint:
    'Votre navigateur vérifie lui-même tout le journal : rien n’a été changé, et chaque tirage vient du secret promis avant que quiconque ne s’assoie.',
  check: 'Vérifier maintenant',
  fetching: 'Chargement de la partie…',
  checking: (events) => `Vérification de ${events} événements…`,
  allFair: (events, draws) =>
    `Tout est loyal : ${events} événements et ${draws} tirages sont comme ils doivent être.`,
  notFair: (event) =>
    event === 0
      ? 'Quelque chose ne va pas dans cette partie.'
      : `Quelque chose ne va pas à l’événement ${event}.`,
  withheld: (events) =>
    events === 1
      ? 'Un événement est un ordre scellé d’un autre joueur : son sceau a été vérifié, pas son contenu.'
      : `${events} événements sont des ordres scellés d’autres joueurs : leurs sceaux ont été vérifiés, pas leur contenu.`,
  download: 'Télécharger le fichier de la partie',
  checks: {
    promise: 'Le secret est celui qui fut promis à l’ouverture de la table',
    log: 'Aucun événement du journal n’a été changé, ajouté ni omis',
    course: 'Places, début, fin et coups repris sont en ordre',
    mine: 'Ce que cet appareil a noté – la promesse et votre part de hasard – a compté',
    draws: 'Chaque tirage découle du secret et des parts des joueurs',
  },
  mineUnnoted: 'Rien n’est noté sur cet appareil pour comparer',
  found: { right: 'en ordre', wrong: 'en défaut', open: 'non atteint' },
  wrong: {
    'not-an-export': 'Le fichier n’est pas une partie terminée.',
    'too-much': 'Le fichier contient plus qu’aucune partie.',
    commitment: 'Le secret ne correspond pas à sa promesse.',
    'noted-commitment': 'La promesse n’est pas celle que cet appareil a notée.',
    'noted-contribution': 'Votre part de hasard n’est pas dans la partie.',
    chain: 'La chaîne du journal est rompue.',
    parts: 'Il manque une partie à un événement.',
    header: 'L’en-tête du fichier ne correspond pas au journal.',
    version: 'Un passage à une autre version des règles ne part pas de la précédente.',
    seating: 'Les places ne sont pas telles qu’elles furent prises.',
    start: 'Le début n’est pas en ordre.',
    end: 'La fin n’est pas en ordre.',
    draw: 'Un tirage a un autre résultat que celui qu’il doit avoir.',
    ordinal: 'Il manque un tirage, ou il y en a un de trop.',
    undo: 'Un coup a été repris qui ne pouvait pas l’être.',
    repair: 'Toute la partie a été ramenée là où elle ne peut l’être.',
  },

  again: 'Rejouer',
  againHint: 'Les mêmes joueurs, le même jeu. Le premier venu ouvre la table.',
  opening: 'Ouverture de la table…',
};
