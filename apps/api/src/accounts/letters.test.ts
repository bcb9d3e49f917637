import { expect, it } from 'vitest';
import { letter } from './letters.ts';

it('quotes what somebody wrote with the marks of its reader’s language', () => {
  const { en, it: italian, fr, es } = letter('suspended', 'https://play.example', 'Too loud.');
  expect(en.text).toContain('\n“Too loud.”\n');
  expect(italian.text).toContain('\n«Too loud.»\n');
  expect(fr.text).toContain('\n«\u202fToo loud.\u202f»\n');
  expect(es.text).toContain('\n«Too loud.»\n');
  expect(fr.html).toContain('«\u202fToo loud.\u202f»');
});
