import { test } from 'vitest';
import { inspectorWorks } from '../admin/inspector.ts';
import { useSite } from '../site.ts';

// What an admin sees of the games of this title.

const site = useSite();

const title = 'de-vulgari-eloquentia';

test('an admin looks into a running game', async () => {
  await inspectorWorks(site, 'de-vulgari-eloquentia-running', {
    title,
    names: ['Ada', 'Bruno', 'Carla'],
    acts: 30,
  });
});

test('an admin looks into a finished game', async () => {
  await inspectorWorks(site, 'de-vulgari-eloquentia-finished', {
    title,
    names: ['Dario', 'Elena'],
  });
});
