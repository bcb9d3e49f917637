import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Problem } from './problems.ts';
import { type Message, openLines, openStream } from './stream.ts';

const message = (id: number): Message => ({ id: String(id), event: 'moved', data: { id } });

/** A stream of a game that moves when it is told to. */
function listenTo(
  next: () => Promise<readonly Message[]>,
  isWelcome: () => Promise<boolean> = async () => true,
) {
  const listeners = new Set<() => void>();
  const troubles: unknown[] = [];
  const stream = openStream({
    next,
    listen: (onMoved) => {
      listeners.add(onMoved);
      return () => listeners.delete(onMoved);
    },
    isWelcome,
    heartbeatEvery: 15_000,
    onTrouble: (error) => troubles.push(error),
  });
  onTestFinished(() => void stream.destroy());
  const move = (): void => {
    for (const listener of listeners) listener();
  };
  return { stream, listeners, troubles, move };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('a stream', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('beats every fifteen seconds, so that nothing between takes it for dead', async () => {
    const { stream } = listenTo(async () => []);
    const all = text(stream);
    await vi.advanceTimersByTimeAsync(45_500);
    stream.destroy(undefined);
    await all.catch(() => undefined);
    const seen: string[] = [];
    const other = listenTo(async () => []);
    other.stream.on('data', (part: Buffer) => seen.push(part.toString()));
    await vi.advanceTimersByTimeAsync(45_500);
    expect(seen.join('')).toBe(`retry: 1000\n\n${': still here\n\n'.repeat(3)}`);
  });

  it('writes a message as its readers expect it', async () => {
    const waiting = [{ ...message(0), id: null }, message(1)];
    const { stream } = listenTo(async () => waiting.splice(0));
    await settle();
    expect(String(stream.read())).toBe(
      'retry: 1000\n\nevent: moved\ndata: {"id":0}\n\nid: 1\nevent: moved\ndata: {"id":1}\n\n',
    );
  });

  it('looks again when the game moves while it looks, and not twice at once', async () => {
    let looking = 0;
    let most = 0;
    let looks = 0;
    const { move } = listenTo(async () => {
      looks += 1;
      looking += 1;
      most = Math.max(most, looking);
      await new Promise((resolve) => setTimeout(resolve, 100));
      looking -= 1;
      return [];
    });
    for (let time = 0; time < 5; time += 1) move();
    await vi.advanceTimersByTimeAsync(1_000);
    expect({ looks, most }).toEqual({ looks: 2, most: 1 });
  });

  it('ends when looking fails, so that its reader comes again', async () => {
    const { stream, troubles, listeners } = listenTo(() => Promise.reject(new Error('lost')));
    const all = text(stream);
    await settle();
    expect(await all).toBe('retry: 1000\n\n');
    expect(troubles).toEqual([new Error('lost')]);
    expect(listeners.size).toBe(0);
  });

  it('ends at the heartbeat at which its reader may listen no longer', async () => {
    const answers = [true, false];
    const { stream, listeners } = listenTo(
      async () => [],
      async () => answers.shift() ?? true,
    );
    const all = text(stream);
    await vi.advanceTimersByTimeAsync(30_500);
    expect(await all).toBe('retry: 1000\n\n: still here\n\n');
    expect(listeners.size).toBe(0);
  });

  it('lets go of everything when it is closed', async () => {
    const { stream, listeners, move } = listenTo(async () => [message(1)]);
    await settle();
    stream.destroy();
    await settle();
    expect(listeners.size).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
    move();
    await settle();
  });
});

describe('the lines that are open', () => {
  const ada = { userId: 'ada', from: '192.0.2.1' };
  const bruno = { userId: 'bruno', from: '::ffff:192.0.2.1' };
  const carla = { userId: 'carla', from: '192.0.2.2' };

  it('are counted for each user and each network, and closed all at once', () => {
    const lines = openLines({ streamsPerUser: 2, streamsPerAddress: 3 });
    const closed: string[] = [];
    const isFull = (holder: typeof ada): string | null => {
      try {
        lines.refuseIfFull(holder);
        return null;
      } catch (error) {
        return error instanceof Problem ? (error.extras.streams?.whose ?? '') : 'broken';
      }
    };
    const release = lines.add(ada, () => closed.push('first'));
    expect(isFull(ada)).toBe(null);
    lines.add(ada, () => closed.push('second'));
    expect([ada, bruno].map(isFull)).toEqual(['user', null]);
    lines.add(bruno, () => closed.push('third'));
    expect([ada, bruno, carla].map(isFull)).toEqual(['user', 'network', null]);
    expect(lines.count()).toBe(3);
    release();
    release(); // once more changes nothing
    expect([ada, bruno].map(isFull)).toEqual([null, null]);
    expect(lines.count()).toBe(2);
    lines.closeAll();
    expect(closed).toEqual(['second', 'third']);
  });
});
