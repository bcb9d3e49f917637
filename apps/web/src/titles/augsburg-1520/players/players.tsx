import './players.css';
import { SeatToken } from '../../../game/seat-mark.tsx';
import { Arms, Emblem } from '../emblems.tsx';
import { Group } from '../group.tsx';
import { barsOf, wantingTo } from '../prestige/bars.ts';
import { isNamed, numeralOf } from '../printed.ts';
import { Rules } from '../rules.tsx';
import { incomeOf, rankOf, valueSaid } from '../said.ts';
import type { Scene } from '../scene.ts';
import { tableWords } from '../table-words/index.ts';
import { colours, type Debtor, nobles, numberOf, type Player, rights } from '../view.ts';

type PlayerProps = { readonly scene: Scene; readonly player: Player };

/** The three levels of a player, with their names and what they bring. */
const Stations = ({ scene, player }: PlayerProps) => (
  <dl class="augsburg-stations">
    {colours.map((colour) => {
      const level = player.levels[colour];
      return (
        <div key={colour} class="augsburg-station">
          <dt>
            <Arms colour={colour} />
            <span class="unseen">{scene.say.colours[colour]}</span>
          </dt>
          <dd>
            <strong>
              <span class="unseen">{scene.say.level(level)}: </span>
              {isNamed(scene, colour, level) && (
                <span aria-hidden="true">{numeralOf(level)} · </span>
              )}
              {rankOf(scene, colour, level)}
            </strong>
            <span>{incomeOf(scene, colour, level)}</span>
          </dd>
        </div>
      );
    })}
  </dl>
);

/** The rights of a player, with what is printed on them. */
function Held({ scene, player }: PlayerProps) {
  const tell = tableWords.value;
  const held = rights.flatMap((right) => {
    const tile = player.rights[right];
    return tile === null ? [] : [{ right, value: valueSaid(scene, right, tile) }];
  });
  if (held.length === 0) return <p class="augsburg-quiet">{tell.noRights}</p>;
  return (
    <ul class="augsburg-held" aria-label={tell.heldRights}>
      {held.map(({ right, value }) => (
        <li key={right}>
          <Emblem of={right} />
          <span>
            {scene.say.rights[right]}
            {value !== null && <small>{value}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}

const debtors = nobles.filter((noble): noble is Debtor => noble !== 'maximilian');

/** Cards as one says them: "Maria 3, 14; 1 joker". */
function seenSaid({ say }: Scene, cards: readonly string[]): string {
  const jokers = cards.filter((card) => card.startsWith('joker')).length;
  const byNoble = debtors.flatMap((noble) => {
    const numbers = cards.filter((card) => card.startsWith(`${noble}-`)).map(numberOf);
    const sorted = [...numbers].sort((one, other) => one - other);
    return sorted.length === 0 ? [] : [`${say.nobles[noble]} ${sorted.join(', ')}`];
  });
  return [
    ...byNoble,
    ...(jokers === 0 ? [] : [`${jokers} ${say.joker[jokers === 1 ? 0 : 1]}`]),
  ].join('; ');
}

/** All that everybody knows of a player; of oneself, one's florins too. */
function PlayerBoard({ scene, player }: PlayerProps) {
  const { view, facts, say, nameOf } = scene;
  const tell = tableWords.value;
  const { seat, florins, prestige, wins, seen, lost } = player;
  const wanting = wantingTo(player);
  const lostAtAll = lost.church + lost.cathedral;
  return (
    <li class={seat === view.me ? 'augsburg-player augsburg-player-mine' : 'augsburg-player'}>
      <div class="augsburg-player-head">
        <SeatToken seat={seat} kind="augsburg-token" />
        <h4>{nameOf(seat)}</h4>
        {view.opener === seat && <span class="augsburg-tag">{tell.opens}</span>}
      </div>
      <p class="augsburg-standing-line">
        <strong>{say.points(prestige)}</strong>
        <span>
          {wanting === null ? tell.endsNowhere : tell.endsAt(barsOf(facts)[wanting], wanting)}
          {lostAtAll > 0 && ` · ${tell.hasLost(lostAtAll)}`}
        </span>
      </p>
      <p class="augsburg-means">
        {florins === null ? (
          <span class="augsburg-quiet">{tell.concealed}</span>
        ) : (
          <strong>{say.florins(florins)}</strong>
        )}
        <span class="augsburg-quiet">{tell.wins(wins)}</span>
      </p>
      <Stations scene={scene} player={player} />
      <Held scene={scene} player={player} />
      <p class="augsburg-seen">
        {seen.length === 0 ? tell.nothingSeen : tell.named(tell.seen, seenSaid(scene, seen))}
      </p>
    </li>
  );
}

/** The boards of all, one's own first and then clockwise. */
export function Players({ scene }: { readonly scene: Scene }) {
  const { view, say } = scene;
  const me = view.me ?? 0;
  const clockwise = [...view.players.slice(me), ...view.players.slice(0, me)];
  return (
    <Group id="players" heading={say.headings.players}>
      <ul class="augsburg-player-list">
        {clockwise.map((player) => (
          <PlayerBoard key={player.seat} scene={scene} player={player} />
        ))}
      </ul>
      <Rules scene={scene} rules={['A 7', 'A 3.10']} />
    </Group>
  );
}
