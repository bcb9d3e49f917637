import { signal, useSignal } from '@preact/signals';
import type { Result } from '@staffetta/client';
import { useEffect, useRef } from 'preact/hooks';
import { locale, words } from '../../language.ts';
import { ago, lasting, timeOf } from '../../language-forms.ts';
import { SendForm, useForm } from '../../parts/form.tsx';
import { Saved, useSaving } from '../../parts/saving.tsx';
import { Sure } from '../../parts/sure.tsx';
import { client } from '../../service.ts';
import { sayings } from '../../words/settings.ts';
import { type Me, TextField } from './account.tsx';

type DataOf<Call extends (...of: never[]) => Promise<Result<unknown>>> = Extract<
  Awaited<ReturnType<Call>>,
  { ok: true }
>['data'];
type Token = DataOf<typeof client.tokens>[number];
type NewToken = DataOf<typeof client.createToken>;
type Bot = DataOf<typeof client.bots>[number];
type Scope = Token['scopes'][number];

/** Tokens of mine and of my bots: both lists show them, and both make them. */
const tokens = signal<readonly Token[]>([]);

async function fetchTokens(): Promise<void> {
  const found = await client.tokens();
  if (found.ok) tokens.value = found.data;
}

const scopes = ['games:read', 'games:play', 'account:read'] as const;
const lives = [30, 90, 365] as const;
const hoursOfDay = 24;

/** A token that was made a moment ago: it is shown this once. */
function Fresh({ token }: { readonly token: NewToken }) {
  const say = sayings.value.tokens;
  const place = useRef<HTMLInputElement>(null);
  useEffect(() => place.current?.focus(), [token]);
  return (
    <div class="notice fresh-token" role="alert">
      <div class="field">
        <label for="fresh-token">{say.fresh}</label>
        <input
          ref={place}
          id="fresh-token"
          type="text"
          readOnly={true}
          value={token.token}
          aria-describedby="fresh-token-note"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <p id="fresh-token-note" class="hint">
          {say.freshHint}
        </p>
      </div>
    </div>
  );
}

type TokenFormProps = {
  readonly id: string;
  readonly isAdmin: boolean;
  readonly make: (wish: Parameters<typeof client.createToken>[0]) => Promise<Result<NewToken>>;
};

/** Makes a token: for what, what it may do, and how long. */
function TokenForm({ id, isAdmin, make }: TokenFormProps) {
  const say = sayings.value.tokens;
  const form = useForm();
  const name = useSignal('');
  const chosen = useSignal<readonly Scope[]>(['games:read']);
  const days = useSignal('');
  const fresh = useSignal<NewToken | null>(null);
  const offered: readonly Scope[] = isAdmin ? [...scopes, 'admin'] : scopes;
  const field = `${id}-token`;

  function send(): void {
    void form.send({
      lacking: {
        ...(name.peek().trim() === '' ? { [field]: say.nameMissing } : {}),
        ...(chosen.peek().length === 0 ? { [`${field}-scopes`]: say.scopeMissing } : {}),
      },
      call: () =>
        make({
          name: name.peek().trim(),
          scopes: [...chosen.peek()],
          ...(days.peek() === '' ? {} : { expiresInDays: Number(days.peek()) }),
        }),
      blame: () => ({}),
      done: (made) => {
        fresh.value = made;
        name.value = '';
        void fetchTokens();
      },
    });
  }

  const scopeError = form.errors.value[`${field}-scopes`];
  return (
    <>
      {fresh.value !== null && <Fresh token={fresh.value} />}
      <SendForm form={form} button={say.create} onSend={send}>
        <TextField
          id={field}
          label={say.name}
          value={name}
          errors={form.errors.value}
          hint={say.nameHint}
        />
        <fieldset class="ticks">
          <legend>{say.scopes}</legend>
          {offered.map((scope) => (
            <label key={scope} class="check">
              <input
                type="checkbox"
                name={`${field}-scopes`}
                checked={chosen.value.includes(scope)}
                onChange={({ currentTarget: { checked } }) => {
                  const others = chosen.peek().filter((one) => one !== scope);
                  chosen.value = checked ? [...others, scope] : others;
                }}
              />
              {say.scopeNames[scope]}
            </label>
          ))}
          {scopeError !== undefined && <p class="error">{scopeError}</p>}
        </fieldset>
        <div class="field">
          <label for={`${field}-days`}>{say.lasts}</label>
          <select
            id={`${field}-days`}
            value={days.value}
            onChange={({ currentTarget }) => {
              days.value = currentTarget.value;
            }}
          >
            <option value="">{say.forever}</option>
            {lives.map((life) => (
              <option key={life} value={life}>
                {lasting(locale.value, life * hoursOfDay)}
              </option>
            ))}
          </select>
        </div>
      </SendForm>
    </>
  );
}

function TokenList({ shown }: { readonly shown: readonly Token[] }) {
  const say = sayings.value.tokens;
  const saving = useSaving();
  const now = Date.now();

  async function revoke(id: string): Promise<void> {
    await saving.ask(() => client.revokeToken(id), say.revoked);
    await fetchTokens();
  }

  return (
    <>
      <ul class="entries">
        {shown.map(({ id, name, scopes: may, lastUsedAt, expiresAt }) => (
          <li key={id} class="entry">
            <span>
              <strong>{name}</strong>
              <span class="entry-more">
                {may.map((scope) => say.scopeNames[scope]).join(' · ')}
                {' · '}
                {lastUsedAt === null ? say.unused : say.used(ago(locale.value, lastUsedAt, now))}
                {expiresAt !== null && ` · ${say.until(timeOf(locale.value, expiresAt, now))}`}
              </span>
            </span>
            <button
              type="button"
              class="button button-small"
              aria-label={say.revokeNamed(name)}
              onClick={() => void revoke(id)}
            >
              {say.revoke}
            </button>
          </li>
        ))}
      </ul>
      <Saved saving={saving} />
    </>
  );
}

/** Tokens with which programs act in one's name. */
export function TokensPart({ me }: { readonly me: Me }) {
  const say = sayings.value.tokens;
  useEffect(() => void fetchTokens(), []);
  const mine = tokens.value.filter(({ user }) => user.id === me.id);
  return (
    <div class="form">
      <p>{say.lead}</p>
      {mine.length === 0 && <p class="empty">{say.none}</p>}
      <TokenList shown={mine} />
      <TokenForm id="my" isAdmin={me.isAdmin} make={client.createToken} />
    </div>
  );
}

type BotProps = { readonly bot: Bot; readonly onGone: () => void };

/** A bot: its tokens, and its end, which is asked twice. */
function BotEntry({ bot, onGone }: BotProps) {
  const say = sayings.value;
  const isOpen = useSignal(false);
  const isAsked = useSignal(false);
  const saving = useSaving();

  async function remove(): Promise<void> {
    await saving.ask(async () => {
      const gone = await client.deleteBot(bot.id);
      if (gone.ok) onGone();
      return gone;
    });
  }

  return (
    <li class="bot">
      <div class="entry">
        <strong>{bot.name}</strong>
        <span class="entry-ways">
          <button
            type="button"
            class="button button-small"
            aria-label={say.bots.tokenNamed(bot.name)}
            aria-expanded={isOpen.value}
            onClick={() => {
              isOpen.value = !isOpen.peek();
            }}
          >
            {say.bots.token}
          </button>
          <button
            type="button"
            class="button button-small"
            aria-label={say.bots.deleteNamed(bot.name)}
            onClick={() => {
              isAsked.value = true;
            }}
          >
            {say.bots.delete}
          </button>
        </span>
      </div>
      {isAsked.value && (
        <Sure
          question={say.bots.deleteSure(bot.name)}
          act={say.bots.delete}
          keep={say.end.keep}
          onAct={() => void remove()}
          onKeep={() => {
            isAsked.value = false;
          }}
        />
      )}
      {isOpen.value && (
        <div class="bot-tokens">
          <TokenList shown={tokens.value.filter(({ user }) => user.id === bot.id)} />
          <TokenForm
            id={`bot-${bot.id}`}
            isAdmin={false}
            make={(wish) => client.createBotToken(bot.id, wish)}
          />
        </div>
      )}
      <Saved saving={saving} />
    </li>
  );
}

/** Players that are programs of one's own. */
export function BotsPart() {
  const say = sayings.value.bots;
  const form = useForm();
  const name = useSignal('');
  const bots = useSignal<readonly Bot[]>([]);
  const created = useSignal<string | null>(null);

  async function fetchBots(): Promise<void> {
    const found = await client.bots();
    if (found.ok) bots.value = found.data;
  }
  useEffect(() => void fetchBots(), []);

  function create(): void {
    const account = words.peek().account;
    created.value = null;
    void form.send({
      lacking: name.peek().trim() === '' ? { 'bot-name': account.nameMissing } : {},
      call: () => client.createBot(name.peek().trim()),
      blame: ({ type, detail, fields }) => {
        if (type.endsWith(':name-taken')) return { 'bot-name': detail };
        return fields === undefined ? {} : { 'bot-name': account.nameNotValid };
      },
      done: (bot) => {
        created.value = bot.name;
        name.value = '';
        void fetchBots();
      },
    });
  }

  return (
    <div class="form">
      <p>{say.lead}</p>
      {bots.value.length === 0 && <p class="empty">{say.none}</p>}
      <ul class="bots">
        {bots.value.map((bot) => (
          <BotEntry key={bot.id} bot={bot} onGone={() => void fetchBots()} />
        ))}
      </ul>
      <SendForm form={form} button={say.create} onSend={create}>
        <TextField id="bot-name" label={say.name} value={name} errors={form.errors.value} />
        <p role="status" class="saved">
          {created.value !== null && say.created(created.value)}
        </p>
      </SendForm>
    </div>
  );
}
