import openapiTypes, { astToString } from 'openapi-typescript';

const header = '// Written by `npm run generate` from openapi.yaml.\n\n';

/** The types of every route and schema in an OpenAPI description; openapi-fetch knows no readonly arrays. */
export async function clientTypes(openApiYaml: string): Promise<string> {
  const types = await openapiTypes(openApiYaml, { alphabetize: true });
  return header + astToString(types);
}
