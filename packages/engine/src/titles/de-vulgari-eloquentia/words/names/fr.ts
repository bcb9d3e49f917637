import { counted, listedIn } from '../../../../core/language.ts';
import type { Names } from './names.ts';

export const fr: Names = {
  cubes: {
    red: ['Politicien', 'Politiciens'],
    black: ['Noble', 'Nobles'],
    yellow: ['Prêtre', 'Prêtres'],
    green: ['Copiste', 'Copistes'],
  },
  dialects: {
    oil: 'langue d’oïl',
    oc: 'langue d’oc',
    fiorentino: 'florentin',
    latino: 'latin',
    siciliana: 'sicilien',
  },
  tracks: {
    riddle: 'Devinette de Vérone',
    messenger: 'Messager de Bologne',
    orient: 'Orient',
    canticle: 'Cantique de Frère Soleil',
    library: 'Bibliothèque du Vatican',
    rest: 'Repos',
  },
  statuses: {
    nothing: 'rien',
    banker: 'Banquier',
    monk: 'Moine bénédictin',
    camerlengo: 'Chambellan',
    pope: 'Pape',
  },
  merchant: 'Marchand',
  friar: (name) => `Frère ${name}`,
  cardinal: (name) => `Cardinal ${name}`,
  manuscript: (level, dialects) => `manuscrit de niveau ${level} (${dialects.join('/')})`,
  linguaVolgare: 'Lingua Volgare',
  event: (name) => `événement ${name}`,
  papalTile: { red: 'tuile papale rouge', white: 'tuile papale blanche' },
  canticleTile: (turn) => `tuile du Cantique du tour ${turn}`,
  libraryTile: (value) => `tuile Bibliothèque ${value}`,
  counted: counted('fr'),
  listed: listedIn('fr'),
  nothing: 'rien',
};
