import type { Page } from 'playwright-core';
import { expect } from 'vitest';

type Mailbox = { readonly mails: readonly { readonly to: string; readonly text: string }[] };

async function linksTo(page: Page, address: string): Promise<readonly string[]> {
  const answer = await page.request.get('/v1/mailbox');
  const { mails } = (await answer.json()) as Mailbox;
  return mails
    .filter(({ to }) => to === address)
    .flatMap(({ text }) => text.match(/\S+\/[\w-]+#[\w-]{43}$/m) ?? []);
}

/** The newest link somebody was sent, once so many have been; as a path, as the browser has it. */
export async function mailedLink(page: Page, address: string, count = 1): Promise<string> {
  await expect.poll(async () => (await linksTo(page, address)).length).toBe(count);
  const { pathname, hash } = new URL((await linksTo(page, address))[0] ?? '');
  return pathname + hash;
}
