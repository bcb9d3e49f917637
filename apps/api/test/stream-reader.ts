import type { z } from 'zod';
import { movedSchema } from '../src/http/answers/streams.ts';
import type { Api, Headers, Player } from './api.ts';

type Moved = z.infer<typeof movedSchema> & { readonly id: string };

/** A stream, as a client reads it. */
export type StreamReader = {
  readonly response: Response;
  /** The next message; fails when none has come after a while. */
  readonly next: () => Promise<Moved>;
  /** All that has come so far, as it came. */
  readonly text: () => string;
  /** When the service has ended it. */
  readonly ended: Promise<void>;
  readonly close: () => void;
};

const patience = 30_000;

function messageOf(block: string): Moved | null {
  const fields = new Map(
    block.split('\n').map((line) => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon), line.slice(colon + 2)] as const;
    }),
  );
  const data = fields.get('data');
  if (data === undefined) return null;
  return { ...movedSchema.parse(JSON.parse(data)), id: fields.get('id') ?? '' };
}

export const streamOf = (game: string): string => `/v1/games/${game}/stream`;

export async function openStream(
  { url }: Pick<Api, 'url'>,
  path: string,
  as: Player,
  headers: Headers = {},
): Promise<StreamReader> {
  const abort = new AbortController();
  const response = await fetch(`${url}${path}`, {
    headers: { authorization: `Bearer ${as.token}`, ...headers },
    signal: abort.signal,
  });
  let text = '';
  let seen = 0; // blocks already given
  let wake: () => void = () => undefined;

  async function readAll(): Promise<void> {
    if (response.body === null) return;
    const decoder = new TextDecoder();
    for await (const part of response.body) {
      text += decoder.decode(part, { stream: true });
      wake();
    }
  }
  const ended = readAll().catch(() => undefined);

  async function next(): Promise<Moved> {
    const giveUp = Date.now() + patience;
    for (;;) {
      const blocks = text.split('\n\n').slice(0, -1);
      while (seen < blocks.length) {
        seen += 1;
        const message = messageOf(blocks[seen - 1] ?? '');
        if (message !== null) return message;
      }
      const left = giveUp - Date.now();
      if (left <= 0) throw new Error(`No message came. So far: ${text}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }
  return { response, next, text: () => text, ended, close: () => abort.abort() };
}
