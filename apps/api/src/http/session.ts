import type { FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '../accounts/accounts.ts';
import type { Session } from '../accounts/sessions.ts';
import type { App, RouteServices } from './app-types.ts';

const tokenMinutes = 15;

export const refreshCookie = 'staffetta_session';

/** Sent to where sessions are made and ended, and nowhere else. */
const place = { path: '/v1/sessions', httpOnly: true, sameSite: 'strict' } as const;

const cookieDays = 30;

type Holder = Pick<RouteServices, 'accounts' | 'isSecure'>;

/** The proof that somebody is signed in, and in a cookie what renews it. */
export const handOver =
  (app: App, { isSecure }: Holder) =>
  (reply: FastifyReply, user: User, { claims, isAdmin, refreshToken }: Session) => {
    reply.header('cache-control', 'no-store');
    reply.setCookie(refreshCookie, refreshToken, {
      ...place,
      secure: isSecure,
      maxAge: cookieDays * 86_400,
    });
    return {
      user,
      isAdmin,
      token: app.jwt.sign(claims, { expiresIn: `${tokenMinutes}m` }),
      expiresAt: new Date(Date.now() + tokenMinutes * 60_000).toISOString(),
    };
  };

/** Signs a user in, from wherever he asks. */
export const beginSession =
  (app: App, holder: Holder) =>
  async (request: FastifyRequest, reply: FastifyReply, user: User) => {
    const session = await holder.accounts.sessions.begin(user.id, request.headers['user-agent']);
    return handOver(app, holder)(reply, user, session);
  };

export const takeCookie = (reply: FastifyReply, { isSecure }: Pick<Holder, 'isSecure'>): void => {
  reply.clearCookie(refreshCookie, { ...place, secure: isSecure });
};
