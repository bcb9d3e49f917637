import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Member } from './people.ts';

type Mailbox = { readonly mails: readonly { readonly to: string; readonly text: string }[] };

/** The newest link somebody was sent, once so many have been; as a path, as the browser has it. */
async function linkIn(
  read: () => Promise<Mailbox>,
  address: string,
  count: number,
): Promise<string> {
  const links = async (): Promise<readonly string[]> =>
    (await read()).mails
      .filter(({ to }) => to === address)
      .flatMap(({ text }) => text.match(/\S+\/[\w-]+#[\w-]{43}$/m) ?? []);
  await expect.poll(async () => (await links()).length).toBe(count);
  const { pathname, hash } = new URL((await links())[0] ?? '');
  return pathname + hash;
}

/** The newest link somebody was sent, as a page reads it. */
export const mailedLink = (page: Page, address: string, count = 1): Promise<string> =>
  linkIn(async () => (await page.request.get('/v1/mailbox')).json(), address, count);

/** The link somebody was sent, without a page. */
export const mailedLinkTo = ({ ask }: Pick<Member, 'ask'>, address: string): Promise<string> =>
  linkIn(async () => (await ask('get', '/v1/mailbox')).json(), address, 1);
