import { type Refusal, refusal } from './refusal.ts';

/** Why the service itself says no, whatever the title, and by which of its own rules. */
const serviceRefusals = {
  'not-your-turn': 'S1',
  'game-ended': 'S2',
  'game-not-started': 'S3',
  'game-started': 'S4',
  'seat-not-free': 'S5',
  'nothing-to-take-back': 'S6',
  'no-such-order': 'S7',
  'no-orders': 'S8',
  'rest-apart': 'S9',
  'game-under-way': 'S10',
  'seat-not-taken': 'S11',
  'no-such-invitation': 'S12',
  'seat-vacant': 'S13',
  'vote-stands': 'S14',
  'no-vote': 'S14',
  'not-waited-for': 'S15',
  'time-is-over': 'S15',
  'game-paused': 'S15',
  'time-not-over': 'S16',
  'too-seldom-late': 'S17',
  'own-seat': 'S17',
  'removal-vote-stands': 'S17',
  'no-removal-vote': 'S17',
  'no-such-pause': 'S18',
  'not-paused': 'S18',
  'pause-vote-stands': 'S18',
  'no-pause-vote': 'S18',
  'no-such-act': 'S19',
  'no-late-order': 'S19',
  'no-such-moment': 'S20',
  'no-such-time': 'S21',
  'nobody-else-plays': 'S22',
  'too-many-standing': 'S23',
  'too-many-orders': 'S23',
  'too-many-undone': 'S23',
  'too-many-events': 'S23',
  'too-many-invitations': 'S23',
} as const;

export type ServiceRefusalCode = keyof typeof serviceRefusals;
export type ServiceRule = (typeof serviceRefusals)[ServiceRefusalCode];

export const serviceRefusal = (code: ServiceRefusalCode): Refusal =>
  refusal(code, serviceRefusals[code]);
