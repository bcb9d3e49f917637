import { isObject, type Json, type JsonObject } from '../openapi-tidy.ts';
import examples from './examples.json' with { type: 'json' };

// What the routes do not say of themselves: headers of answers, and examples that really happened.

type Header = { readonly name: string; readonly description: string; readonly type: string };

const headers = {
  RetryAfter: {
    name: 'Retry-After',
    description: 'How many seconds to wait before asking again.',
    type: 'integer',
  },
  RateLimitLimit: {
    name: 'X-RateLimit-Limit',
    description: 'How many requests you have in a minute.',
    type: 'integer',
  },
  RateLimitRemaining: {
    name: 'X-RateLimit-Remaining',
    description: 'How many of them are left.',
    type: 'integer',
  },
  RateLimitReset: {
    name: 'X-RateLimit-Reset',
    description: 'In how many seconds you have all of them again.',
    type: 'integer',
  },
  RequestId: {
    name: 'X-Request-Id',
    description: 'What the operator finds this request by.',
    type: 'string',
  },
  ETag: { name: 'ETag', description: 'Send it back as `If-None-Match`.', type: 'string' },
  Location: { name: 'Location', description: 'Where what was made is.', type: 'string' },
  Authenticate: { name: 'WWW-Authenticate', description: '`Bearer`.', type: 'string' },
} as const satisfies Readonly<Record<string, Header>>;

type HeaderId = keyof typeof headers;

const limits = ['RateLimitLimit', 'RateLimitRemaining', 'RateLimitReset'] as const;

/** The headers of an answer by its status; a 200 that one can ask for again has a tag. */
function headersOf(status: string, isRevalidated: boolean): readonly HeaderId[] {
  const byStatus: Readonly<Record<string, readonly HeaderId[]>> = {
    200: isRevalidated ? ['ETag'] : [],
    201: ['Location'],
    304: ['ETag'],
    401: ['Authenticate'],
    429: ['RetryAfter', ...limits],
    503: ['RetryAfter'],
  };
  return ['RequestId', ...(byStatus[status] ?? [])];
}

const objectAt = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

const withHeaders = (answer: JsonObject, ids: readonly HeaderId[]): JsonObject => ({
  ...answer,
  headers: Object.fromEntries(
    ids.map((id) => [headers[id].name, { $ref: `#/components/headers/${id}` }]),
  ),
});

type Example = { readonly body?: Json; readonly answer?: Json };

/** An example in the JSON of a body or an answer. */
function withExample(holder: JsonObject, example: Json | undefined): JsonObject {
  const content = objectAt(holder.content);
  const media = content['application/json'];
  if (example === undefined || !isObject(media)) return holder;
  return { ...holder, content: { ...content, 'application/json': { ...media, example } } };
}

/** An answer says of itself what its schema says, where the generator found nothing to say. */
function described(answer: JsonObject, schemas: JsonObject): JsonObject {
  if (answer.description !== 'Default Response') return answer;
  const [media] = Object.values(objectAt(answer.content));
  const { $ref } = objectAt(objectAt(media).schema);
  const { description } = objectAt(schemas[String($ref).split('/').at(-1) ?? '']);
  return description === undefined ? answer : { ...answer, description };
}

function enrichedOperation(operation: JsonObject, schemas: JsonObject): JsonObject {
  const all: Readonly<Record<string, Example>> = examples as Readonly<Record<string, Example>>;
  const example = all[String(operation.operationId)];
  const answers = objectAt(operation.responses);
  const isRevalidated = '304' in answers;
  const isMade = String(operation.operationId).startsWith('create');
  const responses = Object.entries(answers).map(([status, answer]) => {
    const ids = headersOf(status, isRevalidated).filter((id) => id !== 'Location' || isMade);
    const isMain = status.startsWith('2');
    const said = described(objectAt(answer), schemas);
    return [status, withHeaders(isMain ? withExample(said, example?.answer) : said, ids)];
  });
  const { requestBody } = operation;
  return {
    ...operation,
    ...(isObject(requestBody) ? { requestBody: withExample(requestBody, example?.body) } : {}),
    responses: Object.fromEntries(responses),
  };
}

/** The contract with all that. */
export function enriched(contract: Json): Json {
  if (!isObject(contract)) return contract;
  const schemas = objectAt(objectAt(contract.components).schemas);
  const paths = Object.entries(objectAt(contract.paths)).map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(objectAt(item)).map(([method, operation]) => [
        method,
        enrichedOperation(objectAt(operation), schemas),
      ]),
    ),
  ]);
  const named = Object.entries(headers).map(([id, { description, type }]) => [
    id,
    { description, schema: { type } },
  ]);
  const components = { ...objectAt(contract.components), headers: Object.fromEntries(named) };
  return { ...contract, components, paths: Object.fromEntries(paths) };
}
