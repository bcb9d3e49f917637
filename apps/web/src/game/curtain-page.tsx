import type { Game } from '@staffetta/client';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../language.ts';
import { Mark } from '../parts/marks.tsx';
import type { Curtain } from './curtain.ts';
import { nameAt } from './player-names.ts';

type CurtainProps = { readonly curtain: Curtain; readonly game: Game; readonly seat: number };

/** All there is until the next player says it is him. */
export function CurtainPage({ curtain, game, seat }: CurtainProps) {
  const say = words.value.seated.curtain;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [seat]);
  return (
    <section class="sheet curtain" aria-labelledby="curtain">
      <Mark of="turn" />
      <h2 id="curtain" ref={heading} tabIndex={-1}>
        {say.heading(nameAt(game, seat) ?? words.value.game.seat(seat + 1))}
      </h2>
      <p>{say.lead(seat + 1)}</p>
      <button type="button" class="button button-main" onClick={curtain.lift}>
        {say.lift}
      </button>
      <button type="button" class="button button-quiet" onClick={() => curtain.want(false)}>
        {say.never}
      </button>
    </section>
  );
}
