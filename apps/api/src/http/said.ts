import { z } from 'zod';
import { readable } from './fields.ts';

// What admins must say, in requests and in commands.

const said = (least: number, most: number) =>
  readable(z.string().trim().min(least).max(most), least);

export const saidForms = {
  reason: said(3, 500),
  answer: said(3, 500), // to a report
  label: said(1, 60), // of an edition,
  origin: said(1, 500), // and where its figures are from
} as const;
