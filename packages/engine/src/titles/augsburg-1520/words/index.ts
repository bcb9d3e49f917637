import type { ByLanguage } from '../../../core/language.ts';
import type { TitleWords } from '../../../core/title.ts';
import type { Augsburg } from '../types.ts';
import { chapters } from './chapters.ts';
import { faults } from './faults.ts';
import { printed } from './printed.ts';
import { en as rulesEn } from './rules/en.ts';
import { es as rulesEs } from './rules/es.ts';
import { fr as rulesFr } from './rules/fr.ts';
import { it as rulesIt } from './rules/it.ts';
import { en } from './sentences/en.ts';
import { es } from './sentences/es.ts';
import { fr } from './sentences/fr.ts';
import { it } from './sentences/it.ts';

/** All that is said of the title: sentences, and the rules page. */
export const words: ByLanguage<TitleWords<Augsburg>> = {
  en: { ...en, chapters: chapters.en, faults: faults.en, printed: printed.en, rules: rulesEn },
  it: { ...it, chapters: chapters.it, faults: faults.it, printed: printed.it, rules: rulesIt },
  fr: { ...fr, chapters: chapters.fr, faults: faults.fr, printed: printed.fr, rules: rulesFr },
  es: { ...es, chapters: chapters.es, faults: faults.es, printed: printed.es, rules: rulesEs },
};
