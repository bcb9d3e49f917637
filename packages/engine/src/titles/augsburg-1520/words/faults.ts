import type { ByLanguage } from '../../../core/language.ts';
import type { TitleWords } from '../../../core/title.ts';
import type { Augsburg } from '../types.ts';

/** What printed facts cannot say. */
export const faults: ByLanguage<TitleWords<Augsburg>['faults']> = {
  en: {
    'nobles-not-in-order': ({ order }) => `The nobles are visited in the order ${order}.`,
    'noble-twice': ({ noble }) => `${noble} stands there twice.`,
    'band-not-rising': ({ upTo }) => `The band up to ${upTo} does not rise.`,
    'bands-end-elsewhere': ({ end, needed }) => `The bands end at ${end}, not at ${needed}.`,
    'too-few-tiles': ({ tiles, players }) =>
      `${tiles} level 2 tiles are too few for ${players} players.`,
    'bars-not-in-order': () => 'The bar without a cathedral is above the one without a church.',
    'too-few-cards': ({ cards, needed }) =>
      `${cards} IOUs and jokers are too few: the fullest table is dealt ${needed} at the start.`,
  },
  it: {
    'nobles-not-in-order': ({ order }) => `I nobili si visitano nell’ordine ${order}.`,
    'noble-twice': ({ noble }) => `${noble} c’è due volte.`,
    'band-not-rising': ({ upTo }) => `La fascia fino a ${upTo} non sale.`,
    'bands-end-elsewhere': ({ end, needed }) => `Le fasce finiscono a ${end}, non a ${needed}.`,
    'too-few-tiles': ({ tiles, players }) =>
      `${tiles} tessere di livello 2 sono troppo poche per ${players} giocatori.`,
    'bars-not-in-order': () => 'La barriera senza cattedrale sta sopra quella senza chiesa.',
    'too-few-cards': ({ cards, needed }) =>
      `${cards} tra pagherò e jolly sono troppo pochi: al tavolo più pieno se ne danno ${needed} all’inizio.`,
  },
  fr: {
    'nobles-not-in-order': ({ order }) => `Les nobles se visitent dans l’ordre ${order}.`,
    'noble-twice': ({ noble }) => `${noble} y est deux fois.`,
    'band-not-rising': ({ upTo }) => `La tranche jusqu’à ${upTo} ne monte pas.`,
    'bands-end-elsewhere': ({ end, needed }) =>
      `Les tranches finissent à ${end}, et non à ${needed}.`,
    'too-few-tiles': ({ tiles, players }) =>
      `${tiles} tuiles de niveau 2 sont trop peu pour ${players} joueurs.`,
    'bars-not-in-order': () => 'La barrière sans cathédrale est au-dessus de celle sans église.',
    'too-few-cards': ({ cards, needed }) =>
      `${cards} créances et jokers sont trop peu : à la table la plus pleine, on en donne ${needed} au départ.`,
  },
  es: {
    'nobles-not-in-order': ({ order }) => `Los nobles se visitan en el orden ${order}.`,
    'noble-twice': ({ noble }) => `${noble} está dos veces.`,
    'band-not-rising': ({ upTo }) => `El tramo hasta ${upTo} no sube.`,
    'bands-end-elsewhere': ({ end, needed }) => `Los tramos terminan en ${end}, no en ${needed}.`,
    'too-few-tiles': ({ tiles, players }) =>
      `${tiles} fichas de nivel 2 son pocas para ${players} jugadores.`,
    'bars-not-in-order': () => 'La barrera sin catedral está por encima de la de sin iglesia.',
    'too-few-cards': ({ cards, needed }) =>
      `${cards} pagarés y comodines son pocos: en la mesa más llena se reparten ${needed} al empezar.`,
  },
};
