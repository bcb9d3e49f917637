import type { InspectingWords } from './words.ts';

export const inspecting: InspectingWords = {
  parts: {
    log: 'Journal',
    positions: 'Positions',
    timeline: 'Chronologie',
    check: 'Vérification',
    help: 'Aide',
  },
  contents: 'De cette partie',
  statuses: { open: 'se remplit', running: 'en cours', ended: 'terminée' },
  kinds: {
    play: 'coup',
    order: 'ordre',
    table: 'table',
    clock: 'pendule',
    undo: 'retour',
    repair: 'réparation',
  },

  found: {
    title: 'Titre',
    version: 'Version du titre',
    versionWrong: 'Écrivez la version en nombre entier, ou laissez-la vide.',
    status: 'État',
    trouble: 'Problème',
    troubles: { stuck: 'Bloquée', slow: 'Lente' },
    createdBefore: 'Ouverte avant le',
    movedBefore: 'Immobile depuis le',
    archived: 'Archives',
    archives: { true: 'Archivées seulement', false: 'Non archivées seulement' },
    player: 'Qui joue, ou a joué',
    waitingFor: 'Attend',
    personHint: 'Un nom, ou son début.',
    nobody: (name) => `Aucun nom ne commence par « ${name} ».`,
    which: (name) => `Plusieurs noms commencent par « ${name} ». Lequel voulez-vous ?`,
    forget: (name) => `Ne plus chercher ${name}`,
    one: 'Numéro ou lien d’une partie',
    oneHint: 'Collez-le comme un joueur l’a envoyé.',
    oneWrong:
      'Il n’y a pas de numéro de partie ici. Il ressemble à 0b9c1d2e-3f40-4a5b-8c6d-7e8f9a0b1c2d.',
    open: 'Ouvrir',
    list: 'Parties, les plus récentes d’abord',
    events: (count) => (count === 1 ? '1 événement' : `${count} événements`),
    opened: (when) => `ouverte le ${when}`,
    moved: (when) => `dernier événement le ${when}`,
    plays: 'vous y jouez, ou y avez joué',
  },

  seats: {
    heading: 'Places',
    free: 'Place libre',
    gone: 'quelqu’un qui n’est plus là',
    waited: (since) => `attendue depuis le ${since}`,
    until: (due) => `jusqu’au ${due}`,
    wasDue: (due) => `échue le ${due}`,
    endless: 'sans fin',
    failing: (tries) =>
      tries === 1 ? 'sa pendule a échoué une fois' : `sa pendule a échoué ${tries} fois`,
  },

  broken: (number) => `Lecture seule : le journal est rompu à l’événement ${number}`,

  head: {
    version: (version) => `version ${version}`,
    edition: (hash) => `édition ${hash}`,
    openedBy: (when, name) => `ouverte le ${when} par ${name}`,
    paused: (until) => `en pause jusqu’au ${until}`,
    visibility: { public: 'publique', link: 'par lien', invited: 'sur invitation' },
    toGame: 'Vers la page de la partie',
    toAudit: 'Ce que les administrateurs y ont fait',
    refresh: 'Actualiser',
    refreshed: 'C’est l’état présent.',
  },

  look: {
    hidden: 'Vous voyez ce que tous peuvent savoir. Ce qui est secret est caché.',
    plays:
      'Vous jouez ou avez joué dans cette partie, ou l’un de vos bots : c’est à un autre administrateur de l’examiner et de l’aider.',
    act: 'Regarder en arbitre',
    means:
      'Vous verrez tout ce qui est secret dans cette partie, pendant une heure, dans ce navigateur. Ni vous ni vos bots ne pourrez plus jamais y jouer.',
    begun: 'Vous regardez maintenant en arbitre.',
    until: (until) => `Vous regardez en arbitre jusqu’au ${until} : ce que vous voyez est secret.`,
    needed: 'Ces yeux voient ce qui est secret : regardez d’abord en arbitre.',
  },

  log: {
    jump: 'Événement',
    go: 'Y aller',
    noEvent: (newest) => `Cette partie a les événements 1 à ${newest}.`,
    kinds: 'Genres d’événements',
    count: (shown, all) =>
      shown === all ? `${all} événements` : `${shown} événements sur ${all} sont de ces genres`,
    none: 'Aucun événement n’est de ces genres.',
    earlier: 'Montrer les précédents',
    later: 'Montrer les suivants',
    number: (number) => `Événement ${number}`,
    hidden: 'Caché : il est secret tout entier.',
    automatic: 'par ordre permanent',
    notation: 'En notation',
    facts: (count) => (count === 1 ? '1 fait' : `${count} faits`),
    asData: 'En données',
    behind: (number) => `Position après l’événement ${number}`,
    told: 'Dit à',
    everybody: 'tous',
    nobody: 'personne',
    draws: 'Nombres aléatoires',
    hash: 'Hachage',
  },

  positions: {
    panes: { left: 'Première position', right: 'Seconde position' },
    short: { left: 'Première', right: 'Seconde' },
    shown: 'Ce qui est montré',
    event: 'Après l’événement',
    of: (newest) => `sur ${newest}`,
    earlier: 'Un événement plus tôt',
    later: 'Un événement plus tard',
    eyes: 'Avec les yeux de',
    spectator: 'un spectateur',
    referee: 'l’arbitre',
    seat: (place, name) => `place ${place}, ${name}`,
    keys: 'Les touches [ et ] déplacent les deux positions d’un événement.',
    both: 'Déplacer les deux',
    waitsFor: (names) => `La partie attend ${names}.`,
    asks: 'Elle demande :',
    notBegun: 'Après cet événement, la partie n’a pas encore commencé.',
    data: 'Ce que voient ces yeux, en données',
    onlyDiffering: 'Seulement ce qui diffère',
  },

  difference: {
    heading: 'Ce qui a changé',
    act: 'Montrer ce qui a changé entre les deux',
    sameEyes: 'Ce qui a changé se dit avec les mêmes yeux : choisissez-les pareils des deux côtés.',
    lead: (from, to) => `D’après l’événement ${from} à après l’événement ${to} :`,
    none: 'Rien de ce que voient ces yeux n’est différent.',
    what: 'Quoi',
    before: 'Avant',
    after: 'Après',
    events: (count) =>
      count === 1 ? 'Il y a 1 événement entre eux' : `Il y a ${count} événements entre eux`,
    isCut: 'Il y a plus que ce qui est montré ici : choisissez des événements plus proches.',
    view: (count) =>
      count === 1 ? 'En données : 1 changement' : `En données : ${count} changements`,
    nothing: '–',
  },

  timeline: {
    lead: 'Tout ce qui s’est passé dans cette partie et autour d’elle. Ce que disent les courriels n’est pas conservé. Des événements on garde la minute ; ce qu’un administrateur a fait par l’un d’eux se trouve avec lui.',
    shown: 'Ce qui est montré',
    kinds: {
      event: 'événements',
      mail: 'courriels',
      clock: 'pendules',
      invitation: 'invitations',
      deed: 'actes des administrateurs',
      reading: 'lectures des administrateurs',
    },
    again: 'L’envoyer à nouveau',
    againMeans:
      'Le même courriel est réécrit, si ce qu’il dit est encore vrai, et envoyé aussitôt.',
    sentAgain: 'Le courriel est de nouveau en route.',
    agains: (times) => (times === 1 ? 'renvoyé une fois' : `renvoyé ${times} fois`),
    order: 'Ordre',
    orders: { newest: 'les plus récents d’abord', oldest: 'les plus anciens d’abord' },
    list: 'Chronologie',
    ahead: 'à venir',
    waits: (names) => `Une attente commence pour ${names}.`,
    mail: (kind, name) => `${kind}, à ${name}`,
    mailKinds: {
      turn: 'Courriel d’un tour',
      correction: 'Courriel : finalement pas son tour',
      reminder: 'Rappel',
      invitation: 'Courriel d’une invitation',
      chat: 'Courriel de messages',
      ended: 'Courriel de la fin',
      digest: 'Courriel quotidien',
      answer: 'Réponse à un courriel',
      'seat-freed': 'Courriel d’une place libérée',
      'report-answered': 'Réponse à un signalement',
    },
    mailHidden:
      'Un courriel. Pour qui il est révèle ce qui est secret : regardez en arbitre pour le voir.',
    states: {
      waiting: 'attend d’être écrit',
      written: 'à envoyer',
      sent: 'envoyé',
      retracted: 'retiré : ce n’était plus vrai',
      unwanted: 'non voulu : par ses réglages, ou la partie est en sourdine',
      withheld: 'retenu',
      'given-up': 'abandonné : aucun serveur de courrier n’en a voulu, ou il est revenu',
    },
    withheldFor: {
      bounced: 'retenu : les courriels à cette adresse reviennent',
      complained: 'retenu : un courriel y fut signalé comme indésirable',
    },
    due: (when) => `prévu le ${when}`,
    ended: (when) => `depuis le ${when}`,
    tries: (tries) => (tries === 1 ? 'essayé une fois' : `essayé ${tries} fois`),
    turn: (turn) => `tour ${turn}`,
    clock: {
      waits: (name) => `La partie attend ${name}.`,
      due: (name) => `Le temps de ${name} s’achève.`,
    },
    until: (when) => `jusqu’au ${when}`,
    endless: 'sans fin, ou elle est arrêtée',
    nextLook: (when) => `prochain regard le ${when}`,
    reminded: (times) => (times === 1 ? 'un rappel' : `${times} rappels`),
    inGrace: 'en délai de grâce',
    invited: (name) => `${name} a une invitation et n’a pas répondu.`,
    byCommand: 'par une commande sur la machine',
    unanswered: 'jamais répondu, ou en cours',
    status: (status) => (status < 400 ? 'fait' : `refusé (${status})`),
  },

  files: {
    text: 'Garder le journal en texte',
    file: 'Garder la partie en fichier',
    open: 'Comme tous peuvent la connaître ; le fichier existe quand la partie est finie.',
    whole: 'Avec tout ce qui est secret : un autre service peut importer ce fichier.',
  },

  importing: {
    heading: 'Importer une partie',
    lead: 'Une partie exportée entière, par un administrateur qui regardait en arbitre. Elle est d’abord vérifiée et décidée à nouveau, jusqu’au dernier fait. Ses places sont vides, et qui l’importe n’y joue jamais.',
    file: 'Fichier de la partie',
    fileHint: 'Tel qu’une exportation l’a donné, un .json.',
    fileMissing: 'Choisissez le fichier.',
    noData: 'Ce n’est pas le fichier d’une partie : il ne contient pas de données lisibles.',
    act: 'Importer la partie',
    done: (events) => `La partie est importée, avec ${events} événements.`,
    toGame: 'Vers la partie qui est là',
    toGames: 'Vers les parties',
    way: 'Importer une partie',
  },

  check: {
    lead: 'Chaque événement contient un hachage du précédent : aucun ne peut être changé sans qu’on le voie ; et les règles peuvent décider chacun à nouveau. On regarde maintenant l’un et l’autre. Une partie dont la chaîne est rompue passe en lecture seule.',
    act: 'Vérifier le journal',
    whole: (events) =>
      `Les ${events} événements sont ce qui fut écrit, et les règles les décident tous de même.`,
    broken: (number) => `L’événement ${number} n’est pas ce qui fut écrit, ou il manque.`,
    brokenMeans: 'À partir de là, rien n’est sûr. La partie est en lecture seule.',
    differs: {
      refused: (number) => `Les règles refuseraient ce qui fut fait à l’événement ${number}.`,
      event: (number) =>
        `Selon les règles, un autre événement serait à la place de l’événement ${number}.`,
      facts: (number) => `Selon les règles, autre chose suivrait à l’événement ${number}.`,
      draws: (number) =>
        `L’événement ${number} a pris d’autres nombres aléatoires que ceux des règles.`,
      failed: (number) =>
        `Les règles s’interrompent à l’événement ${number} et ne peuvent pas en décider.`,
    },
    failedMeans:
      'La chaîne est entière : c’est ce qui fut écrit alors. L’erreur est dans les règles : dites-le à qui gère le service.',
    differsMeans:
      'La chaîne est entière : c’est ce qui fut écrit alors. Seules les règles décident autrement aujourd’hui.',
    toEvent: (number) => `Vers l’événement ${number}`,
  },

  help: {
    lead: 'Rien ici ne se fait en silence. Ce qui change une partie est un événement de son journal : qui peut la voir y lit qu’un administrateur l’a fait, et pourquoi, dans vos mots. Pour une discussion fermée ou rouverte, on le lit dans la discussion ; pour une partie archivée ou remise dans les listes, sur sa page.',
    notRunning: 'On ne peut aider qu’une partie en cours.',
    isOver:
      'La partie est maintenant terminée, et ce n’est plus possible. Ce que vous avez écrit reste ici jusqu’à ce que vous le quittiez.',
    reason: 'Motif, pour les joueurs aussi',
    reasonHints: {
      all: 'Qui peut voir la partie le lit dans le journal, mot pour mot. Il reste aussi au registre des administrateurs.',
      chat: 'Tous le lisent dans la discussion, mot pour mot. Il reste aussi au registre des administrateurs.',
      page: 'Qui peut voir la partie le lit sur sa page, mot pour mot. Il reste aussi au registre des administrateurs.',
    },
    time: {
      heading: 'Plus de temps',
      lead: 'Qui a plus de temps, et combien. Pendant le délai de grâce, c’est lui qui s’allonge.',
      none: 'Aucun temps ne court dans cette partie.',
      whose: 'Pour qui',
      all: 'tous ceux qu’on attend',
      hours: 'Heures',
      act: 'Donner plus de temps',
      means: 'Leurs pendules s’arrêtent d’autant plus tard. Tous le lisent, avec le motif.',
      told: 'Le temps est donné.',
    },
    pause: {
      heading: 'Pause',
      lead: 'Le temps ne passe pas, mais qui veut joue.',
      days: 'Jours',
      act: 'Mettre la partie en pause',
      means: 'Le temps ne passe pas pendant tant de jours. Tous le lisent, avec le motif.',
      told: 'La partie est en pause.',
      end: 'Finir la pause',
      endMeans: 'Le temps passe de nouveau aussitôt. Tous le lisent, avec le motif.',
      ended: 'Le temps passe de nouveau.',
    },
    seat: {
      heading: 'Places',
      lead: 'Personne n’est assis contre son gré : une place se libère, et la reprend qui veut, ou qui est invité.',
      whose: 'Place',
      act: 'Libérer la place',
      means:
        'La personne qui y joue ne peut pas revenir, et reçoit le motif par courriel. Quiconque peut voir la partie peut reprendre la place. Tous le lisent, avec le motif.',
      told: 'La place est libre.',
      who: 'Qui inviter',
      invite: 'Inviter à la place',
      inviteMeans:
        'La place se libère si elle ne l’est pas, et la personne y est invitée : elle la reprend si elle veut. Tous le lisent, avec le motif.',
      invited: 'L’invitation est faite.',
    },
    back: {
      heading: 'Ramener la partie en arrière',
      lead: 'La partie reprend là où elle en était après un événement antérieur. Rien n’est effacé : c’est un événement de plus au journal.',
      choose: 'Choisissez l’événement dans le journal : près de chacun, un chemin mène ici.',
      toLog: 'Vers le journal',
      to: (number) => `Ramener à après l’événement ${number}`,
      stands: (number) => `La partie reprend après l’événement ${number} :`,
      lost: (count) =>
        count === 1
          ? 'Ce qui ne compte plus : 1 événement'
          : `Ce qui ne compte plus : ${count} événements`,
      notTold:
        'Tous ne connaissent pas cet événement : personne ne pourrait suivre. Choisissez-en un autre.',
      beyond: (newest) =>
        `Il doit y avoir quelque chose après : choisissez-en un avant l’événement ${newest}.`,
      compare: 'Voir ce qui changerait',
      another: 'Choisir un autre événement',
      act: 'Ramener la partie en arrière',
      means:
        'Ceux qui jouent restent. Ordres et votes prennent fin, et pour qui est attendu un nouveau tour commence. Tous le lisent, avec le motif, et l’apprennent par courriel.',
      told: 'La partie est ramenée en arrière.',
    },
    end: {
      heading: 'Fin',
      lead: 'La partie est finie aussitôt, et personne ne gagne.',
      act: 'Mettre fin à la partie',
      means:
        'Personne ne gagne, et ce qui était secret est publié comme à toute fin. On ne peut pas revenir en arrière. Tous le lisent, avec le motif.',
      told: 'La partie est finie.',
    },
    chat: {
      heading: 'Discussion',
      lead: 'Ceux qui jouent ne peuvent plus s’écrire, ou le peuvent à nouveau. Ce qui est écrit reste.',
      act: 'Fermer la discussion',
      means: 'Plus personne ne peut écrire. Tous le lisent dans la discussion, avec le motif.',
      told: 'La discussion est fermée.',
      since: (when) => `Elle est fermée depuis le ${when}.`,
      open: 'Rouvrir la discussion',
      openMeans:
        'Tous peuvent de nouveau écrire. Tous le lisent dans la discussion, avec le motif.',
      opened: 'La discussion est ouverte.',
    },
    archive: {
      heading: 'Archives',
      lead: 'Une partie finie est rangée : seules les listes des archivées la montrent. Sa page reste.',
      act: 'Archiver la partie',
      means:
        'Ceux qui l’ont jouée ne la trouvent plus dans leurs listes, à moins de demander les archivées. Qui peut la voir le lit sur sa page, avec le motif.',
      told: 'La partie est archivée.',
      since: (when) => `archivée depuis le ${when}`,
      back: 'La remettre dans les listes',
      backMeans:
        'Toutes les listes la montrent à nouveau. Qui peut la voir le lit sur sa page, avec le motif.',
      isBack: 'La partie est à nouveau dans toutes les listes.',
    },
  },
};
