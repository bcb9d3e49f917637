import type { Answer } from './link.ts';
import { type Result, succeeded } from './problem.ts';

// What is longer than one may ask for at once.

/** A part of something long, and where the next begins; null at its end. */
type Page<Part> = { readonly part: Part; readonly next: number | null };

/** All parts from a place on, a page at a time. */
export async function readOn<Part>(
  since: number,
  pageFrom: (since: number) => Promise<Result<Page<Part>>>,
): Promise<Result<readonly Part[]>> {
  const parts: Part[] = [];
  for (let from: number | null = since; from !== null; ) {
    const page: Result<Page<Part>> = await pageFrom(from);
    if (!page.ok) return page;
    parts.push(page.data.part);
    from = page.data.next;
  }
  return succeeded(parts);
}

/** Where a list of lines goes on, as its answer's header says. */
function nextIn({ headers }: Response, place: string): number | null {
  const next = new RegExp(`<[^>]*[?&]${place}=(\\d+)[^>]*>; rel="next"`);
  const found = next.exec(headers.get('link') ?? '')?.[1];
  return found === undefined ? null : Number(found);
}

/** A page of lines, which go on at a place that a query names so. */
export const pageOfLines =
  (place: string) =>
  ({ data, error, response }: Answer<string>): Answer<Page<string>> => ({
    ...(data === undefined ? { error } : { data: { part: data, next: nextIn(response, place) } }),
    response,
  });

export const largestPage = 500;
