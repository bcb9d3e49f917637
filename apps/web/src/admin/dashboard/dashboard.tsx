import '../../styles/dashboard.css';
import { useSignal } from '@preact/signals';
import type { Problem, Schemas } from '@staffetta/client';
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../../announcer.ts';
import { language } from '../../language.ts';
import { Loading, Trouble } from '../../parts/trouble.tsx';
import { sayings as adminSayings } from '../../words/admin.ts';
import { sayings } from '../../words/dashboard.ts';
import { Moment } from '../parts/moment.tsx';
import { admin, entry } from '../service.ts';
import { Groups, Judged, ToDo } from './readings.tsx';
import { GamesTable, ProcessesTable, RequestsTable, SizesTable, Versions } from './tables.tsx';

type Dashboard = Schemas['Dashboard'];

const lookEvery = 30_000;

/** Nobody who merely leaves the page open is asked to sign in afresh. */
const mayAsk = (): boolean => Date.parse(entry.peek()?.until ?? '') > Date.now();

/** How the service is, looked at again while the page is in view. */
function useDashboard() {
  const dashboard = useSignal<Dashboard | null>(null);
  const problem = useSignal<Problem | null>(null);
  const isLooking = useSignal(false);
  const lookedAt = useRef(0);

  async function look(): Promise<void> {
    if (isLooking.peek()) return;
    isLooking.value = true;
    lookedAt.current = Date.now();
    const found = await admin.dashboard();
    isLooking.value = false;
    problem.value = found.ok ? null : found.problem;
    if (!found.ok) return;
    const before = dashboard.peek()?.judgement ?? found.data.judgement;
    dashboard.value = found.data;
    if (before !== found.data.judgement) announce(sayings.peek().all[found.data.judgement]);
  }

  useEffect(() => {
    function lookAgain(): void {
      const isDue = Date.now() - lookedAt.current >= lookEvery;
      if (!document.hidden && isDue && mayAsk()) void look();
    }
    const timer = setInterval(lookAgain, lookEvery);
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, []);
  useEffect(() => void look(), [language.value]); // its sentences are in one

  return { dashboard, problem, isLooking, look };
}

type ShownProps = { readonly of: Dashboard };

const Shown = ({ of }: ShownProps) => (
  <>
    <ToDo readings={of.readings} />
    <Groups readings={of.readings} />
    <GamesTable games={of.games} />
    <RequestsTable requests={of.requests} />
    <ProcessesTable processes={of.processes} asOf={of.at} />
    <SizesTable tables={of.tables} grownSince={of.grownSince} />
    <Versions versions={of.versions} />
  </>
);

/** How the service is: first what is to be done, then all there is to read. */
export function DashboardPage() {
  const say = sayings.value;
  const { dashboard, problem, isLooking, look } = useDashboard();
  const shown = dashboard.value;
  return (
    <div class="admin-part">
      <h1 tabIndex={-1}>{adminSayings.value.sections.dashboard}</h1>
      {problem.value !== null && <Trouble problem={problem.value} again={() => void look()} />}
      {shown === null && problem.value === null && <Loading />}
      {shown !== null && (
        <>
          <div class="dashboard-head">
            <p class="dashboard-whole">
              <Judged of={shown.judgement} />
              <strong>{say.all[shown.judgement]}</strong>
            </p>
            <p class="soft">
              {say.asOf} <Moment at={shown.at} />
            </p>
            <button
              type="button"
              class="button button-small"
              aria-busy={isLooking.value}
              onClick={() => void look()}
            >
              {say.look}
            </button>
          </div>
          <Shown of={shown} />
        </>
      )}
    </div>
  );
}
