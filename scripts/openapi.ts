import type { GeneratedFile } from './lib/generated.ts';

/** The description of the API, asked of its routes. Loaded late: it imports the titles' registry. */
export async function openApiFile(): Promise<GeneratedFile & { readonly content: string }> {
  const { openApiYaml } = await import('../apps/api/src/openapi.ts');
  return { path: 'openapi.yaml', content: await openApiYaml() };
}
