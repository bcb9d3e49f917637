import type { FastifyReply, FastifyRequest } from 'fastify';
import { isBehindDoor } from './admin-door.ts';
import type { App } from './app-types.ts';
import { Problem } from './problems.ts';

/** The methods of every address, by its pattern. */
export type Methods = { readonly at: (url: string) => readonly string[] };

/** Any value in the place of a parameter. */
const patternOf = (route: string): RegExp =>
  new RegExp(`^${route.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/:\w+/g, '[^/]+')}$`);

/** Notes what is registered from now on, and is there for everybody. */
export function noteMethods(app: App): Methods {
  const routes = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    if (isBehindDoor(url)) return;
    const route = routes.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const one of [method].flat()) route.methods.add(one);
    routes.set(url, route);
  });
  return {
    at(url) {
      const path = url.split('?')[0] ?? '';
      const found = [...routes.values()].filter(({ pattern }) => pattern.test(path));
      return [...new Set(found.flatMap(({ methods }) => [...methods]))].sort();
    },
  };
}

/** Whether there is an address, and how it can be asked; refuses to be asked otherwise. */
export function isThere({ at }: Methods, request: FastifyRequest, reply: FastifyReply): boolean {
  const methods = at(request.url);
  if (methods.length === 0) return false;
  reply.header('allow', ['OPTIONS', ...methods].join(', '));
  if (request.method !== 'OPTIONS') throw new Problem('method-not-allowed');
  return true;
}
