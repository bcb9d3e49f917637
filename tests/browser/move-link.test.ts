import { expect, test } from 'vitest';
import { exampleEntry } from '../../apps/api/test/players.ts';
import { inspect } from './inspect.ts';
import { memberOf, tableOf } from './people.ts';
import { shows } from './player.ts';
import { useSite } from './site.ts';

const site = useSite();

const languages = [
  { locale: 'en-GB', heading: 'Your move', play: 'Play it' },
  { locale: 'it-IT', heading: 'La tua mossa', play: 'Giocalo' },
  { locale: 'fr-FR', heading: 'Votre coup', play: 'Jouer' },
  { locale: 'es-ES', heading: 'Tu jugada', play: 'Jugarlo' },
] as const;

test('whoever has the link of a mail sees what it does, and plays it once, signed out', async () => {
  const host = await memberOf(site.url(), 'Ada');
  const guest = await memberOf(site.url(), 'Bruno');
  const game = await tableOf([host, guest], exampleEntry().title.id);
  await site.playFirst(game, 2);
  const link = await site.moveLink(game, 0);

  for (const { locale, heading, play } of languages) {
    const { page } = await site.open({ locale, width: 360 });
    await page.goto(link);
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    await page.getByRole('button', { name: play, exact: true }).waitFor();
    await inspect(page, `move-${locale}-360`);
    await expect.poll(() => page.evaluate('location.href')).toBe(`${site.url()}/move`);
  }

  const { page, expectTrouble } = await site.open();
  expectTrouble(/409/); // the link, when it is followed again
  await page.goto(link);
  await page.getByRole('button', { name: 'Play it', exact: true }).focus();
  await page.keyboard.press('Enter');
  await shows(page, 'It is played.');
  await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('H1');
  await inspect(page, 'moved-1440');
  const address = await page.getByRole('link', { name: 'Open the game' }).getAttribute('href');
  expect(address).toBe(`/games/${game}`);

  await page.goto('/about');
  await page.goto(link);
  await shows(page, /was done by it already/);
  await inspect(page, 'move-used-1440');

  await page.goto('/about');
  await page.goto('/move');
  await shows(page, /This address is not whole/);
});
