import { encode } from 'uqr';

const quiet = 4; // as many empty modules as a camera needs around it

/** The dark modules as one path, a bar for each run in a row. */
const pathOf = (modules: readonly (readonly boolean[])[]): string =>
  modules
    .flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? '#' : '.'))
          .join('')
          .matchAll(/#+/g),
      ].map(({ 0: run, index: x }) => `M${x} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('');

type QrCodeProps = { readonly text: string; readonly label: string };

/** A text for the camera of another device; dark on light at night too, since many read no other. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const side = size + 2 * quiet;
  return (
    <svg
      class="qr-code"
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      role="img"
      aria-label={label}
    >
      <rect x={-quiet} y={-quiet} width={side} height={side} />
      <path d={pathOf(data)} />
    </svg>
  );
}
