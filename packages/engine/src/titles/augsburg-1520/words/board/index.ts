import type { ByLanguage } from '../../../../core/language.ts';
import type { Board } from './board.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

export const boards: ByLanguage<Board> = { en, it, fr, es };
