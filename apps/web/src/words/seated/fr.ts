import type { SeatedWords } from './words.ts';

export const seated: SeatedWords = {
  view: 'Comment montrer le plateau',
  drawn: 'Dessiné',
  text: 'En texte',
  tabs: 'À côté du plateau',
  since: (when) => `depuis ${when}`,
  until: (when) => `jusqu’à ${when}`,
  vacant: 'vacante',
  curtain: {
    heading: (name) => `Passez l’écran à ${name}`,
    lead: (place) => `La suite n’est que pour la place ${place}. Les autres regardent ailleurs.`,
    lift: 'C’est moi',
    never: 'Pas de rideau dans cette partie, sur cet appareil',
    again: 'Tirer un rideau entre les places',
  },
  menu: 'Plus',
  resign: 'Abandonner ma place',
  resignAsk: 'Abandonner votre place ?',
  resignSure:
    'Vous quittez votre place pour de bon, avec tout ce qu’elle sait. La partie continue sans vous, ou avec qui reprend la place.',
  stay: 'Rester',
  vote: 'Voter pour arrêter la partie',
  withdraw: 'Retirer mon vote',
  votes: (votes, players) =>
    `${votes} sur ${players} veulent arrêter la partie. Quand tous le veulent, elle finit et personne ne gagne.`,
  takeOver: (name) => `Reprendre la place : ${name}`,
  help: 'Touches',
  keys: {
    send: 'Envoyer mon tour',
    undo: 'Annuler la dernière action prévue',
    redo: 'La rétablir',
    earlier: 'Regarder le moment d’avant',
    later: 'Regarder le moment d’après',
    turn: 'Aller à mon tour',
    help: 'Cette liste',
    close: 'Fermer ce qui est ouvert',
  },
  toTurn: 'Aller à mon tour',
  noGame: 'Cette partie n’existe pas, ou vous ne pouvez pas la voir.',
  toMine: 'Vers mes parties',
  closeHelp: 'Fermer',
};
