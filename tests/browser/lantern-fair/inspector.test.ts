import { test } from 'vitest';
import { inspectorWorks } from '../admin/inspector.ts';
import { useSite } from '../site.ts';

// What an admin sees of the games of this title.

const site = useSite();

const title = 'lantern-fair';

test('an admin looks into a running game', async () => {
  await inspectorWorks(site, 'lantern-fair-running', {
    title,
    names: ['Fausta', 'Gino', 'Irma'],
    acts: 8,
    parts: 2,
  });
});

test('an admin looks into a finished game', async () => {
  await inspectorWorks(site, 'lantern-fair-finished', {
    title,
    names: ['Livia', 'Mario'],
    parts: 2,
  });
});
