import { useSignal } from '@preact/signals';
import type { Schemas } from '@staffetta/client';
import { useEffect } from 'preact/hooks';
import { locale, words } from '../language.ts';
import { daysOf } from '../language-forms.ts';
import { client } from '../service.ts';
import { Mark } from './marks.tsx';

type Vacation = Schemas['Vacation'];

/** Whether one does not play now. */
export const isOnNow = ({ fromAt, untilAt }: Vacation): boolean =>
  Date.parse(fromAt) <= Date.now() && Date.now() < Date.parse(untilAt);

/** Reminds whoever is on vacation that no clock of his goes, and leads to where it is cut short. */
export function VacationNotice() {
  const say = words.value.pages.mine;
  const now = useSignal<Vacation | null>(null);

  useEffect(() => {
    void client.vacations().then((found) => {
      now.value = found.ok ? (found.data.vacations.find(isOnNow) ?? null) : null;
    });
  }, []);

  if (now.value === null) return null;
  return (
    <p class="away">
      <Mark of="sun" />
      <span>
        {say.away(daysOf(locale.value, now.value.to))} <a href="/settings#vacation">{say.back}</a>
      </span>
    </p>
  );
}
