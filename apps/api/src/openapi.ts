import swagger from '@fastify/swagger';
import Fastify from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { stringify } from 'yaml';
import { registerRoutes } from './app.ts';
import type { App, RouteServices } from './http/app-types.ts';
import { tidied } from './openapi-tidy.ts';

/** Routes are only described here, never called, so they need nothing to stand on. */
const noServices = {} as RouteServices;

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
        description:
          'Play board games at your own pace. Answers hold what you may know, and nothing else.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'The instance this is read from' }],
      tags: [
        { name: 'accounts', description: 'Who plays.' },
        { name: 'titles', description: 'What one can play.' },
        { name: 'games', description: 'Playing and looking on.' },
        { name: 'orders', description: 'What you leave to be done for you, sealed.' },
        { name: 'chat', description: 'What people write at a game.' },
        { name: 'health', description: 'For whatever watches the service.' },
      ],
      components: {
        securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  registerRoutes(app, noServices);
  await app.ready();
  const contract = tidied(JSON.parse(JSON.stringify(app.swagger())));
  await app.close();
  return stringify(contract, { lineWidth: 0, aliasDuplicateObjects: false });
}
