import type { JourneyProps } from '../../contract.ts';

/** Everybody's journey through Italy. */
export const Journey = (_props: JourneyProps) => null;
