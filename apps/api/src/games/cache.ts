import {
  catchUp,
  keepSnapshotIfDue,
  type Library,
  type LoadedGame,
  loadGame,
} from './loaded-game.ts';

/** The games this process holds in memory. None is ever shown before it has caught up with its log. */
export type Cache = ReturnType<typeof openCache>;

export function openCache(library: Library, capacity: number) {
  const held = new Map<string, LoadedGame>(); // least recently used first
  const loading = new Map<string, Promise<LoadedGame | null>>();

  function keep(loaded: LoadedGame): LoadedGame {
    const { gameId } = loaded.row;
    held.delete(gameId);
    held.set(gameId, loaded);
    const [oldest] = held.keys();
    if (held.size > capacity && oldest !== undefined) held.delete(oldest);
    return loaded;
  }

  async function read(gameId: string): Promise<LoadedGame | null> {
    const known = held.get(gameId);
    const loaded =
      known === undefined ? await loadGame(library, gameId) : await catchUp(library, known);
    return loaded === null ? null : keep(keepSnapshotIfDue(library, loaded));
  }

  return {
    keep,
    count: (): number => held.size,

    /** As this process last saw it: good enough to try a write, whose append checks the number. */
    async lastSeen(gameId: string): Promise<LoadedGame | null> {
      return held.get(gameId) ?? (await this.current(gameId));
    },

    /** As it is now. Several who ask at once for a game nobody holds wait for one load. */
    async current(gameId: string): Promise<LoadedGame | null> {
      if (held.has(gameId)) return read(gameId);
      const pending = loading.get(gameId);
      if (pending !== undefined) return (await pending) === null ? null : read(gameId);
      const load = read(gameId).finally(() => loading.delete(gameId));
      loading.set(gameId, load);
      return load;
    },
  };
}
