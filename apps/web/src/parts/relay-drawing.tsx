/** A house by the road; its place is that of its door. */
const House = ({
  x,
  y,
  tall = 1,
}: {
  readonly x: number;
  readonly y: number;
  readonly tall?: number;
}) => (
  <g transform={`translate(${x} ${y})`}>
    <path class="drawn-wall" d={`M-13 0v-${14 + 6 * tall}h26v${14 + 6 * tall}z`} />
    <path class="drawn-roof" d={`M-17 -${14 + 6 * tall}l17 -13 17 13z`} />
    <path class="drawn-door" d="M-3.5 0v-9a3.5 3.5 0 0 1 7 0v9z" />
  </g>
);

const Tower = ({
  x,
  y,
  high,
}: {
  readonly x: number;
  readonly y: number;
  readonly high: number;
}) => (
  <g transform={`translate(${x} ${y})`}>
    <path class="drawn-wall" d={`M-9 0v-${high}h18v${high}z`} />
    <path class="drawn-roof" d={`M-12 -${high}v-9h5v4h4.5v-4h5v4h4.5v-4h5v9z`} />
    <path class="drawn-door" d={`M-2 -${high - 14}v-7h4v7z`} />
  </g>
);

const Tree = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path class="drawn-trunk" d="M0 0v-10" />
    <path class="drawn-tree" d="M0 -52c9 11 10 26 8 36c-2 8 -14 8 -16 0c-2 -10 -1 -25 8 -36z" />
  </g>
);

type RunnerProps = {
  readonly x: number;
  readonly y: number;
  readonly coat: string;
  readonly faces: 1 | -1;
  readonly arm: string;
};

/** Somebody on the road, as a wooden piece would be. */
const Runner = ({ x, y, coat, faces, arm }: RunnerProps) => (
  <g transform={`translate(${x} ${y}) scale(${faces} 1)`}>
    <ellipse class="drawn-shade" cx="2" cy="1" rx="21" ry="4.5" />
    <path class="drawn-leg" d="M-4 -26L-15 -2h-6M4 -26L13 -13 12 -1h7" />
    <path class={coat} d="M-3 -62c11 -2 17 6 16 17l-3 22c-7 5 -18 5 -24 0c-2 -14 -1 -34 11 -39z" />
    <path class="drawn-arm" d={arm} />
    <circle class="drawn-face" cx="6" cy="-73" r="10" />
    <path class={coat} d="M-5 -75c0 -15 21 -17 22 -2c-7 -4 -14 -3 -22 2z" />
  </g>
);

/** A baton handed on, on a road that leads over a map. */
export const RelayDrawing = () => (
  <svg class="relay" viewBox="0 0 560 400" aria-hidden="true" focusable="false">
    <path
      class="drawn-sheet"
      d="M22 46L150 22 282 46 412 22 538 46V354L412 378 282 354 150 378 22 354z"
    />
    <path class="drawn-sea" d="M22 250c42 -10 60 16 88 36c34 24 40 52 92 83L150 378 22 354z" />
    <path
      class="drawn-sea"
      d="M538 46V178c-34 8 -52 -10 -74 -36c-22 -28 -58 -40 -72 -116L412 22z"
    />
    <path
      class="drawn-wave"
      d="M44 300q8 -7 16 0t16 0M60 326q8 -7 16 0t16 0M100 344q8 -7 16 0t16 0M474 66q8 -7 16 0t16 0M462 96q8 -7 16 0t16 0M490 124q8 -7 16 0t16 0"
    />
    <path class="drawn-hill" d="M172 132q30 -44 62 0q20 -28 44 0M96 176q22 -32 46 0" />
    <path class="drawn-fold" d="M150 22V378M282 46V354M412 22V378" />
    <path class="drawn-road" d="M70 128C120 96 168 152 214 176S300 158 344 214S430 300 504 300" />
    <path class="drawn-way" d="M70 128C120 96 168 152 214 176S300 158 344 214S430 300 504 300" />
    <House x={70} y={118} tall={1} />
    <Tower x={98} y={112} high={38} />
    <House x={474} y={292} tall={2} />
    <House x={506} y={290} tall={0} />
    <Tower x={447} y={296} high={52} />
    <Tree x={166} y={244} />
    <Tree x={186} y={254} />
    <Tree x={386} y={178} />
    <Tree x={404} y={192} />
    <Tree x={360} y={322} />
    <Tree x={240} y={308} />
    <Runner x={236} y={222} coat="drawn-coat-one" faces={1} arm="M2 -50C14 -46 24 -48 37 -55" />
    <Runner x={318} y={238} coat="drawn-coat-two" faces={-1} arm="M2 -50C14 -50 24 -58 36 -69" />
    <path class="drawn-baton" d="M262 162L293 173" />
    <path class="drawn-baton-band" d="M272 165.5l4 1.5M281 168.7l4 1.5" />
  </svg>
);
