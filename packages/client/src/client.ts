import { accountCalls } from './accounts.ts';
import { actingCalls } from './acting.ts';
import { catalogueCalls } from './catalogue.ts';
import { type ClientSettings, type Link, openLink } from './link.ts';
import { lookingCalls } from './looking.ts';
import { tableCalls } from './tables.ts';
import { writingCalls } from './writing.ts';

type CallsOf<Make extends (...args: never[]) => object> = Readonly<ReturnType<Make>>;

/** The service's calls by name. None throws: what goes wrong is a problem in the result. */
export type Client = CallsOf<typeof accountCalls> &
  CallsOf<typeof catalogueCalls> &
  CallsOf<typeof tableCalls> &
  CallsOf<typeof lookingCalls> &
  CallsOf<typeof actingCalls> &
  CallsOf<typeof writingCalls> &
  Omit<Link, 'api'>;

/** A client of one service, in one language, for whoever's token it is given. */
export function createClient(settings: ClientSettings): Client {
  const { api, request, send } = openLink(settings);
  return {
    ...accountCalls(api),
    ...catalogueCalls(api),
    ...tableCalls(api),
    ...lookingCalls(api),
    ...actingCalls(api),
    ...writingCalls(api),
    request,
    send,
  };
}
