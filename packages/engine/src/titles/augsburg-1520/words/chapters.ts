import type { ByLanguage } from '../../../core/language.ts';
import type { TitleWords } from '../../../core/title.ts';
import type { Augsburg } from '../types.ts';

/** What the chapters of the rules page are about. */
export const chapters: ByLanguage<TitleWords<Augsburg>['chapters']> = {
  en: {
    'A 1': 'Set-up',
    'A 2': 'The auctions',
    'A 3': 'Privileges',
    'A 4': 'Prestige',
    'A 5': 'The end of a round',
    'A 6': 'The end',
    'A 7': 'Secrets',
    'A 8': 'Standing orders',
  },
  it: {
    'A 1': 'Preparazione',
    'A 2': 'Le aste',
    'A 3': 'Privilegi',
    'A 4': 'Prestigio',
    'A 5': 'La fine di un turno',
    'A 6': 'La fine',
    'A 7': 'Segreti',
    'A 8': 'Ordini permanenti',
  },
  fr: {
    'A 1': 'Mise en place',
    'A 2': 'Les enchères',
    'A 3': 'Privilèges',
    'A 4': 'Prestige',
    'A 5': 'La fin d’une manche',
    'A 6': 'La fin',
    'A 7': 'Secrets',
    'A 8': 'Ordres permanents',
  },
  es: {
    'A 1': 'Preparación',
    'A 2': 'Las subastas',
    'A 3': 'Privilegios',
    'A 4': 'Prestigio',
    'A 5': 'El final de una ronda',
    'A 6': 'El final',
    'A 7': 'Secretos',
    'A 8': 'Órdenes permanentes',
  },
};
