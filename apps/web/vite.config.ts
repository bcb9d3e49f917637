import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';

/** Where `npm start` serves the API while the pages are worked on. */
const api = process.env.API_URL ?? 'http://127.0.0.1:3000';

/** Libraries, our client, and what lies beside the pages; not what is fetched for one click, or by few. */
const common =
  /node_modules\/(?:preact|@preact|openapi-fetch)\/|packages\/client\/src\/(?!fairness|admin)|apps\/web\/src\/(?:parts\/)?[\w-]+\.tsx?$/;

export default defineConfig(({ command }) => {
  // A build is for people, also when tests ask for it: else it would hold names of this machine.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    plugins: [preact({ devToolsEnabled: false, reactAliasesEnabled: false })],
    build: {
      target: 'es2022',
      assetsInlineLimit: 0, // the content security policy wants files
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // What every page has comes in one file: many small ones cost a slow line more than they spare.
          codeSplitting: { groups: [{ name: 'common', test: common }] },
        },
      },
    },
    server: { proxy: { '/v1': api, '/health': api } },
  };
});
