/** A message of a stream of server-sent events. */
export type Message = {
  readonly event: string;
  readonly data: string;
  readonly id: string | null;
};

export type Read = {
  readonly messages: readonly Message[];
  readonly retry: number | null; // how long to wait before coming back, if the stream said so
  readonly rest: string; // the beginning of what is not complete yet
};

const blankLine = /\r\n\r\n|\n\n|\r\r/;
const lineEnd = /\r\n|\n|\r/;

type Field = { readonly name: string; readonly value: string };

function fieldOf(line: string): Field {
  const colon = line.indexOf(':');
  if (colon === -1) return { name: line, value: '' };
  return { name: line.slice(0, colon), value: line.slice(colon + 1).replace(/^ /, '') };
}

const valuesOf = (fields: readonly Field[], name: string): readonly string[] =>
  fields.filter((field) => field.name === name).map(({ value }) => value);

/** The whole messages at the beginning of a text, comments left out, and what is left of it. */
export function readEventStream(text: string): Read {
  const parts = text.split(blankLine);
  const rest = parts.pop() ?? '';
  const blocks = parts.map((part) => part.split(lineEnd).map(fieldOf));
  const messages = blocks.flatMap((fields): Message[] => {
    const data = valuesOf(fields, 'data');
    if (data.length === 0) return [];
    return [
      {
        event: valuesOf(fields, 'event').at(-1) ?? 'message',
        data: data.join('\n'),
        id: valuesOf(fields, 'id').at(-1) ?? null,
      },
    ];
  });
  const retry = blocks.flatMap((fields) => valuesOf(fields, 'retry')).at(-1);
  return { messages, retry: retry === undefined ? null : Number(retry), rest };
}
