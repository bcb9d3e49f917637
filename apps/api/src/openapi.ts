import swagger from '@fastify/swagger';
import Fastify from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { stringify } from 'yaml';
import { registerRoutes } from './app.ts';
import { enriched } from './docs/enrich.ts';
import { introduction, tags } from './docs/introduction.ts';
import type { App, RouteServices } from './http/app-types.ts';
import { scopeOf } from './http/caller.ts';
import { tidied } from './openapi-tidy.ts';
import { nameTwins } from './openapi-twins.ts';

/** Routes are only described here, never called, so they need nothing to stand on. */
const noServices = {} as RouteServices;

type Transform = typeof jsonSchemaTransform;

/** Which scope an operation asks a token for, beside all the rest its schema says. */
const withScope: Transform = (described) => {
  const { schema, url } = jsonSchemaTransform(described);
  const scope = scopeOf(described.route.preParsing);
  return { schema: scope === null ? schema : { ...schema, security: [{ token: [scope] }] }, url };
};

/** The contract, as the routes say it: OpenAPI 3.1 in YAML. */
export async function openApiYaml(): Promise<string> {
  const app: App = Fastify();
  app.decorate('jwt', {} as App['jwt']);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Staffetta',
        version: '1',
        description: introduction,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'The instance this is read from' }],
      tags: [...tags],
      components: {
        securitySchemes: {
          token: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'The token of a sign-in, as `Authorization: Bearer …`.',
          },
        },
      },
    },
    transform: withScope,
    transformObject: jsonSchemaTransformObject,
  });
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  registerRoutes(app, noServices);
  await app.ready();
  const contract = enriched(nameTwins(tidied(JSON.parse(JSON.stringify(app.swagger())))));
  await app.close();
  return stringify(contract, { lineWidth: 0, aliasDuplicateObjects: false });
}
