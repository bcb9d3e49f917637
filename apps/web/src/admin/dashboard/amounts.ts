import type { Schemas } from '@staffetta/client';
import { amountOf, figure } from '../../language-forms.ts';

// What is read of the service, as people say it.

type Unit = Schemas['DashboardReading']['unit'];

const sizes = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
const thousand = 1_000;

/** A size in the largest unit of which there is at least one. */
function sizeOf(locale: string, bytes: number): string {
  const steps = Math.floor(Math.log10(Math.max(1, Math.abs(bytes))) / 3);
  const step = Math.min(steps, sizes.length - 1);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: sizes[step] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: step === 0 ? 0 : 1,
  })
    .format(bytes / thousand ** step)
    .replace('-', '−');
}

const inMinutesFrom = 120;

const durationOf = (locale: string, seconds: number): string =>
  seconds < inMinutesFrom
    ? new Intl.NumberFormat(locale, {
        style: 'unit',
        unit: 'second',
        unitDisplay: 'long',
        maximumFractionDigits: 0,
      }).format(seconds)
    : amountOf(locale, seconds * thousand);

const shareOf = (locale: string, share: number): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share);

const told: Readonly<Record<Unit, (locale: string, value: number) => string>> = {
  count: figure,
  seconds: durationOf,
  bytes: sizeOf,
  share: shareOf,
};

/** A value in its unit. */
export const amountIn = (locale: string, unit: Unit, value: number): string =>
  told[unit](locale, value);
