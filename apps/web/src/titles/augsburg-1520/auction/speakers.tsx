import { SeatToken } from '../../../game/seat-mark.tsx';
import type { Scene } from '../scene.ts';
import type { View } from '../view.ts';

type Auction = NonNullable<View['auction']>;

/** Seats in the order they speak in: clockwise from the opener. */
const inOrderFrom = (opener: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, place) => (opener + place) % count);

/** What somebody has said in the auction, each part in words. */
function said({ say }: Scene, auction: Auction, seat: number): readonly string[] {
  const bid = auction.bids[seat] ?? null;
  const hasPassed = auction.passed.includes(seat);
  const parts: readonly (readonly [isSo: boolean, text: string])[] = [
    [bid !== null, say.bidOf(bid ?? 0)],
    [hasPassed, say.passed],
    [bid === null && !hasPassed, say.silent],
    [auction.leader === seat, say.leads],
    [auction.opener === seat, say.opens],
  ];
  return parts.filter(([isSo]) => isSo).map(([, text]) => text);
}

/** Who opens, who has bid, called or passed, and who is to speak. */
export function Speakers({ scene }: { readonly scene: Scene }) {
  const { view, say, nameOf } = scene;
  const { auction, players } = view;
  if (auction === null) return null;
  const { leader, highest, opener, speaker, passed } = auction;
  return (
    <div class="augsburg-speakers">
      <p class="augsburg-line">
        {leader === null ? say.noBid : say.highest(highest, nameOf(leader))}
      </p>
      <h4>{say.speakers}</h4>
      <ol>
        {inOrderFrom(opener, players.length).map((seat) => (
          <li
            key={seat}
            class={passed.includes(seat) ? 'augsburg-speaker augsburg-out' : 'augsburg-speaker'}
            aria-current={seat === speaker ? 'true' : undefined}
          >
            <SeatToken seat={seat} kind="augsburg-token" />
            <span class="augsburg-speaker-name">{nameOf(seat)}</span>
            <span class="augsburg-said">
              {said(scene, auction, seat).join(' · ')}
              {seat === speaker && <strong> {say.speaks}</strong>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
