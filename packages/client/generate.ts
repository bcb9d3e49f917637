import openapiTypes, { astToString } from 'openapi-typescript';

const header = '// Written by `npm run generate` from openapi.yaml.\n\n';

/** The types of every route and schema in an OpenAPI description. */
export async function clientTypes(openApiYaml: string): Promise<string> {
  const types = await openapiTypes(openApiYaml, { immutable: true, alphabetize: true });
  return header + astToString(types);
}
