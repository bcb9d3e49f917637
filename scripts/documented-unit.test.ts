import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const guide = new URL('../docs/operating.md', import.meta.url);

/** Settings of the unit for systemd that the guide shows, by section. */
async function documentedUnit(): Promise<Readonly<Record<string, string>>> {
  const [, unit = ''] = /```ini\n([^`]*)```/.exec(await readFile(guide, 'utf8')) ?? [];
  let section = '';
  const settings: Record<string, string> = {};
  for (const line of unit.split('\n').filter((one) => one !== '' && !one.startsWith('#'))) {
    const [name = '', ...value] = line.split('=');
    if (value.length === 0) section = line;
    else settings[`${section}${name}`] = value.join('=');
  }
  return settings;
}

it('the unit for systemd starts at boot, after PostgreSQL, and again as often as it ends', async () => {
  const unit = await documentedUnit();
  expect(unit).toMatchObject({
    '[Unit]After': 'network-online.target postgresql.service',
    '[Unit]StartLimitIntervalSec': '0',
    '[Service]Restart': 'on-failure',
    '[Service]RestartSec': '5',
    '[Install]WantedBy': 'multi-user.target',
  });
  const [program = '', script = ''] = unit['[Service]ExecStart']?.split(' ') ?? [];
  expect(program).toBe('/usr/bin/node');
  await readFile(new URL(`../${script}`, import.meta.url)); // it is there
});
