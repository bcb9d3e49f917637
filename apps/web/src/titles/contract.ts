import type { Game, Position, PrintedEdition, Result, SpokenEvent, Title } from '@staffetta/client';
import type { ComponentType } from 'preact';
import type { Draft } from '../game/draft.ts';

/** What a board draws, and what one plays with on it. */
export type BoardProps = {
  readonly game: Game;
  /** Where the draft leads, or a moment of the past; its view is that of the title. */
  readonly position: Position;
  /** What was drawn a moment ago, to move from; null: nothing moves. */
  readonly before: Position | null;
  readonly title: Title;
  readonly printed: PrintedEdition;
  /** Null for whoever looks on, and at the past. */
  readonly draft: Draft | null;
  readonly nameOf: (seat: number) => string;
};

/** The journey of everybody, once the game is over. */
export type JourneyProps = {
  readonly game: Game;
  readonly position: Position;
  readonly printed: PrintedEdition;
  readonly events: readonly SpokenEvent[];
  readonly nameOf: (seat: number) => string;
};

/** The standing orders of a title: how one writes them. */
export type OrderFormProps = {
  readonly position: Position;
  readonly printed: PrintedEdition | null; // null until it has come
  readonly nameOf: (seat: number) => string;
  /** Leaves an order; what came of it is told by the form it was written in. */
  readonly place: (order: unknown) => Promise<Result<unknown>>;
};

/** What a title brings beyond the generic board; a folder of `titles` exports it as `parts`. */
export type TitleParts = {
  /** Draws the position in place of the generic board, which stays as its equal in text. */
  readonly Board: ComponentType<BoardProps>;
  readonly Journey?: ComponentType<JourneyProps>;
  readonly OrderForm?: ComponentType<OrderFormProps>;
  /** How the chart of the race names moments, such as turns: those at which one begins. */
  readonly turnsIn?: (events: readonly SpokenEvent[]) => readonly Turn[];
  /** Its words in the language chosen have come. */
  readonly ready: () => Promise<void>;
};

/** A turn of the game, and the version at which it begins. */
export type Turn = { readonly turn: number; readonly version: number };
