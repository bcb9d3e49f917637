import type { ByLanguage } from '../../../../core/language.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { Names } from './names.ts';

export const names: ByLanguage<Names> = { en, it, fr, es };
