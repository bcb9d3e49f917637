import { test } from 'vitest';
import { inspectorWorks } from '../admin/inspector.ts';
import { useSite } from '../site.ts';

// What an admin sees of the games of this title.

const site = useSite();

const title = 'augsburg-1520';

test('an admin looks into a running game', async () => {
  await inspectorWorks(site, 'augsburg-1520-running', {
    title,
    names: ['Ada', 'Bruno', 'Carla'],
    acts: 30,
  });
});

test('an admin looks into a finished game', async () => {
  await inspectorWorks(site, 'augsburg-1520-finished', { title, names: ['Dario', 'Elena'] });
});
