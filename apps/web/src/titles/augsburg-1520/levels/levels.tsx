import './levels.css';
import { SeatToken } from '../../../game/seat-mark.tsx';
import { Act } from '../act.tsx';
import { Arms } from '../emblems.tsx';
import { Group } from '../group.tsx';
import { numeralOf, standing, tilesLeft, topLevel } from '../printed.ts';
import { Rules } from '../rules.tsx';
import { incomeOf, rankOf } from '../said.ts';
import { listed, type Scene } from '../scene.ts';
import { tableWords } from '../table-words/index.ts';
import { type Colour, colours, myselfIn } from '../view.ts';
import { WhyNot } from '../why-not.tsx';

type RungProps = { readonly scene: Scene; readonly colour: Colour; readonly level: number };

const leftSaid = ({ scene, colour, level }: RungProps): string => {
  const left = tilesLeft(scene, colour, level);
  return left === 0 ? tableWords.value.noTileLeft : tableWords.value.tilesLeft(left);
};

/** The ways up to a level: from the supply, or from whoever stands there. */
function Steps({ scene, colour, level }: RungProps) {
  const { view, nameOf } = scene;
  const tell = tableWords.value;
  const me = myselfIn(view);
  if (me === null || view.question !== 'privilege' || me.levels[colour] !== level - 1) return null;
  const from = standing(scene, colour, level);
  const supplied = { type: 'step', colour, from: null };
  const isLeft = tilesLeft(scene, colour, level) > 0;
  return (
    <div class="augsburg-steps">
      <Act scene={scene} action={supplied} label={tell.step} />
      {from.map((seat) => (
        <Act
          key={seat}
          scene={scene}
          action={{ type: 'step', colour, from: seat }}
          label={tell.stepFrom(nameOf(seat))}
        />
      ))}
      {(isLeft || from.length === 0) && (
        <WhyNot scene={scene} action={supplied} about={rankOf(scene, colour, level)} />
      )}
    </div>
  );
}

/** A level: its name, what it brings, who stands there, and how many tiles of it are left. */
function Rung(props: RungProps) {
  const { scene, colour, level } = props;
  const tell = tableWords.value;
  const { before, view } = scene;
  const seats = standing(scene, colour, level);
  const hasCome = (seat: number): boolean =>
    before !== null && before.players[seat]?.levels[colour] !== level;
  const isMine = view.me !== null && seats.includes(view.me);
  return (
    <li class={isMine ? 'augsburg-rung augsburg-rung-mine' : 'augsburg-rung'}>
      <span class="augsburg-numeral" aria-hidden="true">
        {numeralOf(level)}
      </span>
      <span class="augsburg-rank">
        <span class="unseen">{scene.say.level(level)}: </span>
        <strong>{rankOf(scene, colour, level)}</strong>
        <span>{incomeOf(scene, colour, level)}</span>
      </span>
      <span class="augsburg-standing">
        {seats.map((seat) => (
          <SeatToken
            key={seat}
            seat={seat}
            kind={hasCome(seat) ? 'augsburg-token augsburg-new' : 'augsburg-token'}
          />
        ))}
        <span class="unseen">
          {seats.length === 0
            ? tell.nobodyHere
            : tell.standHere(listed(seats.map((seat) => scene.nameOf(seat))))}
        </span>
      </span>
      {level > 1 && <span class="augsburg-left">{leftSaid(props)}</span>}
      <Steps {...props} />
    </li>
  );
}

const downwards = Array.from({ length: topLevel }, (_, place) => topLevel - place);

/** The three ladders, the top level first. */
export function Levels({ scene }: { readonly scene: Scene }) {
  const tell = tableWords.value;
  return (
    <Group id="levels" heading={scene.say.headings.levels}>
      <div class="augsburg-ladders">
        {colours.map((colour) => (
          <section key={colour} class={`augsburg-ladder augsburg-ladder-${colour}`}>
            <h4 class="augsburg-ladder-name">
              <Arms colour={colour} />
              <span>{scene.say.colours[colour]}</span>
            </h4>
            <p class="augsburg-quiet">{tell.eachRound[colour]}</p>
            <ol class="augsburg-rungs">
              {downwards.map((level) => (
                <Rung key={level} scene={scene} colour={colour} level={level} />
              ))}
            </ol>
          </section>
        ))}
      </div>
      <Rules
        scene={scene}
        rules={['A 3.5', 'A 3.6', 'A 3.7', 'A 3.8', 'A 5.1', 'A 5.2', 'A 5.3']}
      />
    </Group>
  );
}
