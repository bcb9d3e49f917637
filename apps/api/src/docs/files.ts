import { parse } from 'yaml';
import { docsPage } from './page.ts';
import { style } from './style.ts';

/** The contract and its reference page as files to be served: written at the build, for writing them takes seconds. */
export const docsFiles = (contract: string): ReadonlyMap<string, string> =>
  new Map([
    ['openapi.yaml', contract],
    ['index.html', docsPage(parse(contract))],
    ['style.css', style],
  ]);
