/** What one must know before the first request. In the little of Markdown that the page reads. */
export const introduction = `
Play board games at your own pace. Answers hold what you may know, and nothing else; bodies are JSON,
and every sentence is in the language of your \`Accept-Language\` (English, Italian, French, Spanish).

## Signing in

Send your token with every request, as \`Authorization: Bearer …\`: never in an address. A person signs in
and gets one for 15 minutes, which a cookie renews. A program takes a **personal token**, made once by
\`createToken\` with the scopes it needs: \`games:read\`, \`games:play\`, \`account:read\`. A program that plays
in its own name is a **bot**. Each operation says which scope it asks for; \`session\` is what only somebody
signed in may do. A token that has expired, or was revoked, is answered with \`401\`, one that may not do
this with \`403\`.

## Acting

Fetch the **view** (what you may know) and the **offers** (all you may do), take one up, and send the
action of the offer as it stands; a form is an action with lists to fill in. Say what you decided upon:
\`If-Match\` with your version of the game, such as \`"12"\`, or, for what is \`sealed\`, the \`decision\`
the offers name. If something has happened meanwhile, \`412\` tells what you missed.

## Versions

A version is how many events of a game you have been told of. Others have others: it says nothing of
what is hidden from you. Views, logs and streams all count in it.

## Asking twice

Give what changes something an \`Idempotency-Key\` of your own. Sent again with the same key and body, it
has no second effect and gives the same answer, so after any failure you may simply try again. Any
request may be answered \`503\` with \`Retry-After\` while the database is away; even then it may have been
done, so repeat a change with its key.
Answers with an \`ETag\` are not sent again to whoever has them: ask with \`If-None-Match\`.

## Problems

What goes wrong is a problem (RFC 9457), as \`application/problem+json\`. Rely on its \`type\`, which
stays; \`detail\` is for people, in their language. A refusal by the rules has the \`rule\` and a \`code\`.
What you may not know to exist is \`404\`; \`403\` is for what you may see but not do. An address that
takes another method answers \`405\` with \`Allow\`. Tell the operator the \`X-Request-Id\` if you need help.

## Limits

\`X-RateLimit-Limit\`, \`-Remaining\` and \`-Reset\` say how many requests you have left and for how many
seconds; above that it is \`429\`, and \`Retry-After\` says when to come back. They are counted for your token, and
for your address where you send none. A body may have 64 KiB, and
twenty streams and waiting requests may be open for each user, unless this service says otherwise. A busy service answers
any request \`503\` with \`Retry-After\`.

## Streams

Server-sent events say that something is new, never what: fetch the view. Read them with \`fetch\`,
since an \`EventSource\` cannot send a token. There is a comment every fifteen seconds; if nothing comes
for longer the line is dead. Ignore events whose name you do not know. Or ask for a view with
\`waitForVersion\`.

## What may change

Within \`/v1\` things are added, never taken away or given another meaning: ignore members, events and
values you do not know. What is to go says so for six months, by the headers \`Deprecation\` and
\`Sunset\`. The whole policy is \`docs/api-policy.md\` in the sources; the contract is
[openapi.yaml](/openapi.yaml).
`.trim();

/** What operations are about, in reading order. */
export const tags = [
  { name: 'accounts', description: 'Who plays.' },
  { name: 'titles', description: 'What one can play: rules, options and printed facts.' },
  { name: 'games', description: 'Opening tables, playing and looking on.' },
  { name: 'orders', description: 'What you leave to be done for you, sealed.' },
  { name: 'chat', description: 'What people write at a game.' },
  { name: 'streams', description: 'Hearing at once that there is something new.' },
  {
    name: 'administration',
    description: 'For whoever runs the service; to others it is not there.',
  },
  { name: 'health', description: 'For whatever watches the service.' },
] as const;
