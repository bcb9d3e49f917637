import { z } from 'zod';
import { isStorable } from './fields.ts';

// What admins must say, in requests and in commands.

const said = (least: number, most: number) =>
  z.string().trim().min(least).max(most).refine(isStorable, 'text that can be kept');

export const saidForms = {
  reason: said(3, 500),
  answer: said(3, 500), // to a report
  label: said(1, 60), // of an edition,
  origin: said(1, 500), // and where its figures are from
} as const;
