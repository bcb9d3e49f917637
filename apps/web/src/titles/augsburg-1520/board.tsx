import '../../styles/seats.css';
import './board.css';
import type { BoardProps } from '../contract.ts';
import { Nobles } from './auction/nobles.tsx';
import { Hand } from './hand/hand.tsx';
import { Jumps } from './jumps.tsx';
import { Levels } from './levels/levels.tsx';
import { Now } from './now.tsx';
import { Players } from './players/players.tsx';
import { Prestige } from './prestige/prestige.tsx';
import { Choices } from './privileges/choices.tsx';
import { Privileges } from './privileges/privileges.tsx';
import { Rights } from './rights/rights.tsx';
import { sceneOf } from './scene.ts';

/** The whole table: the auction and one's hand, and all that lies around them. */
export function Board(props: BoardProps) {
  const scene = sceneOf(props);
  const isWon = scene.view.winning !== null; // then the cards are what one looks at
  return (
    <div class="augsburg">
      <Jumps scene={scene} />
      <div class="augsburg-board">
        <Now scene={scene} />
        <Choices scene={scene} />
        {isWon && <Privileges scene={scene} />}
        <Nobles scene={scene} />
        <Hand scene={scene} />
        {!isWon && <Privileges scene={scene} />}
        <Prestige scene={scene} />
        <Levels scene={scene} />
        <Rights scene={scene} />
        <Players scene={scene} />
      </div>
    </div>
  );
}
