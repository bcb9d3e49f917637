import type { FastifyReply, FastifyRequest } from 'fastify';

/** What a list can be sent as. */
export const json = 'application/json';
export const ndjson = 'application/x-ndjson';
export const plain = 'text/plain';

const known = [json, ndjson, plain] as const;
type MediaType = (typeof known)[number];

/** A wish of an `Accept`, with how much it is wanted. */
function wishOf(text: string): { readonly type: string; readonly quality: number } {
  const [type = '', ...parameters] = text.trim().toLowerCase().split(';');
  const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
  return { type: type.trim(), quality: Number(quality?.trim().slice(2) ?? 1) };
}

/** Which of them an `Accept` wants most; JSON where it wants none of them, or any. */
export function preferredType(accept: string | undefined): MediaType {
  const [first] = (accept ?? '')
    .split(',')
    .map(wishOf)
    .filter(({ type, quality }) => quality > 0 && (type === '*/*' || isKnown(type)))
    .sort((one, other) => other.quality - one.quality);
  return first !== undefined && isKnown(first.type) ? first.type : json;
}

function isKnown(type: string): type is MediaType {
  return (known as readonly string[]).includes(type);
}

/** Sends text that was made by a schema's parts: as a whole it would be checked, and written, at one stretch. */
export const sendJson = (reply: FastifyReply, text: string): FastifyReply =>
  reply.type(`${json}; charset=utf-8`).send(text);

/** Lines as they are sent. */
export const inLines = (lines: readonly string[]): string =>
  lines.map((line) => `${line}\n`).join('');

/** Says where a list that is not JSON goes on: with this field of its query at this. */
export function linkNext(
  request: FastifyRequest,
  reply: FastifyReply,
  field: string,
  next: number | null,
): void {
  if (next === null) return;
  const [path = '', query = ''] = request.url.split('?');
  const wanted = new URLSearchParams(query);
  wanted.set(field, String(next));
  reply.header('link', `<${path}?${wanted}>; rel="next"`);
}
