import type { Title } from '@staffetta/client';

type Named = { readonly name: string; readonly label: string; readonly hint: string | null };

/** A thing to choose when a table is opened, as the schema of a title describes it and its words call it. */
export type OptionField = Named &
  (
    | { readonly kind: 'yesNo'; readonly usual: boolean }
    | { readonly kind: 'number'; readonly usual: number; readonly range: Range }
    | { readonly kind: 'choice'; readonly usual: string; readonly choices: readonly string[] }
  );

/** Whole numbers; null: without an end. */
export type Range = { readonly least: number | null; readonly most: number | null };

type Property = {
  readonly type?: unknown;
  readonly enum?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
};

const numberOr = <Other>(value: unknown, other: Other): number | Other =>
  typeof value === 'number' ? value : other;

const isText = (value: unknown): value is string => typeof value === 'string';

const rangeOf = ({ minimum, maximum }: Property): Range => ({
  least: numberOr(minimum, null),
  most: numberOr(maximum, null),
});

function fieldOf(named: Named, property: Property, usual: unknown): OptionField | null {
  if (Array.isArray(property.enum)) {
    const choices = property.enum.filter(isText);
    return { kind: 'choice', ...named, choices, usual: isText(usual) ? usual : (choices[0] ?? '') };
  }
  if (property.type === 'boolean') return { kind: 'yesNo', ...named, usual: usual === true };
  if (property.type !== 'integer') return null;
  return { kind: 'number', ...named, usual: numberOr(usual, 0), range: rangeOf(property) };
}

/** What can be chosen, as far as a form can ask for it; the rest stays as usual. */
export function optionFields({
  schema,
  defaults,
  words,
}: Title['options']): readonly OptionField[] {
  const properties = Object.entries({
    ...(schema.properties as Readonly<Record<string, Property>>),
  });
  const usual: Readonly<Record<string, unknown>> = { ...defaults };
  return properties
    .map(([name, property]) => {
      const { label = name, hint = null } = words[name] ?? {};
      return fieldOf({ name, label, hint }, property, usual[name]);
    })
    .filter((field) => field !== null);
}

export const isInRange = (value: number, { least, most }: Range): boolean =>
  Number.isInteger(value) && (least === null || value >= least) && (most === null || value <= most);
