import { announce } from '../../announcer.ts';
import { locale } from '../../language.ts';
import { paceInWords } from '../../parts/table-words.ts';
import { adminAddress, gameAddress } from '../../route.ts';
import { nameOfTitle } from '../../titles.ts';
import { sayings } from '../../words/inspecting.ts';
import { Deed } from '../parts/deed.tsx';
import { minuteOf, momentOf } from '../parts/moment.tsx';
import { admin } from '../service.ts';
import { type Inspected, isInspected, type ToldGame } from './inspected.ts';
import { Seats, State } from './seats.tsx';

type HeadProps = { readonly inspected: Inspected; readonly game: ToldGame };

/** Enough of a hash to know it again. */
const shortly = (hash: string): string => hash.slice(0, 12);

function factsOf(game: ToldGame): readonly string[] {
  const say = sayings.value;
  const tell = (at: string) => momentOf(locale.value, at);
  const { titleVersion, edition, createdAt, host, visibility, pace } = game;
  return [
    say.head.version(titleVersion),
    say.head.edition(shortly(edition)),
    say.head.openedBy(tell(createdAt), host.name ?? say.seats.gone),
    say.head.visibility[visibility],
    paceInWords(pace),
    ...(isInspected(game)
      ? [say.found.events(game.number), say.found.moved(minuteOf(locale.value, game.movedAt))]
      : []),
    ...(game.pausedUntil === null ? [] : [say.head.paused(tell(game.pausedUntil))]),
  ];
}

/** Whether one sees what is secret, and the way to it. */
function Look({ inspected, game: { plays, lookUntil } }: HeadProps) {
  const say = sayings.value.look;
  if (plays) return <p class="inspect-look">{say.plays}</p>;
  if (inspected.isReferee.value && lookUntil !== null) {
    return (
      <p class="inspect-look inspect-look-on" role="status">
        {say.until(momentOf(locale.value, lookUntil))}
      </p>
    );
  }
  return (
    <div class="inspect-look">
      <p>{say.hidden}</p>
      <Deed
        act={say.act}
        means={say.means}
        told={say.begun}
        call={(reason) => admin.lookAsReferee(inspected.id, reason)}
        look={inspected.refresh}
      />
    </div>
  );
}

/** What one must know of a game before one reads on. */
export function Head({ inspected, game }: HeadProps) {
  const say = sayings.value.head;
  const { id } = inspected;
  return (
    <section class="inspect-head" aria-labelledby="inspected">
      <h1 id="inspected" tabIndex={-1}>
        {nameOfTitle(game.title)}
      </h1>
      <State game={game} />
      <ul class="inspect-facts">
        {factsOf(game).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <Seats seats={game.seats} />
      <div class="inspect-ways">
        <a href={gameAddress(id)}>{say.toGame}</a>
        <a href={adminAddress('audit', { game: id })}>{say.toAudit}</a>
        <button
          type="button"
          class="button button-small"
          onClick={() => void inspected.refresh().then(() => announce(say.refreshed))}
        >
          {say.refresh}
        </button>
      </div>
      <Look inspected={inspected} game={game} />
    </section>
  );
}
