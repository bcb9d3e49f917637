import type { Api, Player } from './api.ts';

/** Lets a test say who has blocked whom and who is a guest, in a service that knows of neither. */
export function peopleOf({ service }: Pick<Api, 'service'>) {
  const blocks = new Set<string>();
  const guests = new Set<string>();
  Object.assign(service.services.games, {
    people: {
      hasBlocked: async (one: string, other: string) => blocks.has(`${one} ${other}`),
      isGuest: async (userId: string) => guests.has(userId),
    },
  });
  return {
    block: (one: Player, other: Player): unknown => blocks.add(`${one.id} ${other.id}`),
    makeGuest: ({ id }: Player): unknown => guests.add(id),
  };
}
