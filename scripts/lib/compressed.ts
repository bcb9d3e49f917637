import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** What gets smaller: text. Fonts and pictures are compressed in themselves. */
const isText = (path: string): boolean =>
  /\.(css|html|js|json|map|svg|txt|webmanifest|yaml)$/.test(path);

const brotli = (content: Uint8Array): Uint8Array =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

const gzip = (content: Uint8Array): Uint8Array => gzipSync(content, { level: 9 });

/** Files, each text followed by itself as browsers may take it: compressed once, at the build. */
export const withCompressed = (
  files: ReadonlyMap<string, Uint8Array>,
): ReadonlyMap<string, Uint8Array> =>
  new Map(
    [...files].flatMap(([path, content]): (readonly [string, Uint8Array])[] =>
      isText(path)
        ? [
            [path, content],
            [`${path}.br`, brotli(content)],
            [`${path}.gz`, gzip(content)],
          ]
        : [[path, content]],
    ),
  );
