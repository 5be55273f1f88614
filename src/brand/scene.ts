import { pseudoRandom } from './pseudo-random.ts';
import { fourPointStar, path, round } from './star.ts';

/** The same landscape at five hours: a river that comes from the hills, a campus, and the stream of stars above it. */
export type Hour = 'dawn' | 'noon' | 'dusk' | 'evening' | 'night';

interface Palette {
  /** Colours from the zenith to the horizon. */
  readonly sky: readonly [string, string, string];
  /** Colours from the farthest to the nearest hill. */
  readonly hills: readonly [string, string, string];
  /** Between the sky and the light of the horizon, in a large picture. */
  readonly blush: string;
  readonly campus: string;
  readonly window: string;
  readonly water: readonly [string, string];
  readonly glow: string;
  readonly star: string;
}

const PALETTES: Readonly<Record<Hour, Palette>> = {
  dawn: {
    sky: ['#27124c', '#6a3ba8', '#f3a56e'],
    hills: ['#6d4399', '#43217c', '#27124c'],
    blush: '#c4609a',
    campus: '#351a66',
    window: '#ffd774',
    water: ['#f6bd8c', '#7a4fb0'],
    glow: '#ffe0a8',
    star: '#f9bf3b',
  },
  noon: {
    sky: ['#0c6f7c', '#3aa3a6', '#d6efe0'],
    hills: ['#4f9f96', '#1f7a75', '#0b5458'],
    blush: '#86cbbf',
    campus: '#0f5c60',
    window: '#fff0cb',
    water: ['#e9f7ee', '#62b9b4'],
    glow: '#fff6d8',
    star: '#ffd774',
  },
  dusk: {
    sky: ['#3c0d3f', '#a3195b', '#f78f6c'],
    hills: ['#8a2a63', '#5c1450', '#340a35'],
    blush: '#dd4f62',
    campus: '#470f43',
    window: '#ffd774',
    water: ['#f9a888', '#8f2c66'],
    glow: '#ffc9a0',
    star: '#ffd774',
  },
  evening: {
    sky: ['#1d0b3a', '#6b1a63', '#e0647a'],
    hills: ['#5f2463', '#3f1350', '#230a35'],
    blush: '#a93a72',
    campus: '#2c0d40',
    window: '#ffe9b8',
    water: ['#e79ba6', '#6d2a6b'],
    glow: '#fff3d0',
    star: '#ffd774',
  },
  night: {
    sky: ['#060a24', '#18225f', '#4c5fb4'],
    hills: ['#34428c', '#1d2763', '#0c1238'],
    blush: '#303f8f',
    campus: '#131a4a',
    window: '#ffd774',
    water: ['#a9b7ee', '#2b3880'],
    glow: '#dfe5ff',
    star: '#f9bf3b',
  },
};

/** A hall with two tiers of curved roofs and a spire; `size` is half its width. */
const hall = (x: number, base: number, size: number): string => {
  const eave = (half: number, y: number, rise: number): string =>
    path`M${x - half} ${y}q${half * 0.5} ${-rise * 0.12} ${half} ${-rise}q${half * 0.5} ${rise * 0.88} ${half} ${rise}l${half * 0.06} ${-rise * 0.16}q${-half * 0.02} ${rise * 0.3} ${-half * 0.16} ${rise * 0.3}h${-half * 1.8}q${-half * 0.14} 0 ${-half * 0.16} ${-rise * 0.3}z`;
  return (
    path`M${x - size * 0.82} ${base}v${-size * 0.42}h${size * 1.64}v${size * 0.42}z` +
    eave(size, base - size * 0.4, size * 0.5) +
    eave(size * 0.68, base - size * 0.66, size * 0.56) +
    path`M${x - size * 0.05} ${base - size * 1.15}l${size * 0.05} ${-size * 0.5}l${size * 0.05} ${size * 0.5}z`
  );
};

/** An observatory: a drum, a ledge and a dome with a slit. */
const observatory = (x: number, base: number, size: number): string =>
  path`M${x - size * 0.86} ${base}v${-size * 0.8}h${size * 1.72}v${size * 0.8}z` +
  path`M${x - size} ${base - size * 0.76}h${size * 2}v${-size * 0.14}h${-size * 0.1}a${size * 0.9} ${size * 0.9} 0 0 0 ${-size * 0.7} ${-size * 0.88}l${-size * 0.12} ${size * 0.5}l${-size * 0.14} ${-size * 0.52}a${size * 0.9} ${size * 0.9} 0 0 0 ${-size * 0.84} ${size * 0.9}h${-size * 0.1}z`;

/** A low hall of glass under one wide roof. */
const pavilion = (x: number, base: number, size: number): string =>
  path`M${x - size} ${base - size * 0.46}q${size} ${-size * 0.5} ${size * 2} 0v${size * 0.1}h${-size * 0.16}v${size * 0.36}h${-size * 0.1}v${-size * 0.36}h${-size * 0.5}v${size * 0.36}h${-size * 0.1}v${-size * 0.36}h${-size * 0.5}v${size * 0.36}h${-size * 0.1}v${-size * 0.36}h${-size * 0.54}z`;

/** A bell-shaped chedi with its rings. */
const chedi = (x: number, base: number, size: number): string =>
  path`M${x - size} ${base}h${size * 2}l${-size * 0.18} ${-size * 0.34}h${-size * 0.16}c${-size * 0.06} ${-size * 0.8} ${-size * 0.42} ${-size * 0.86} ${-size * 0.52} ${-size * 1.3}l${-size * 0.14} ${-size * 1.1}l${-size * 0.14} ${size * 1.1}c${-size * 0.1} ${size * 0.44} ${-size * 0.46} ${size * 0.5} ${-size * 0.52} ${size * 1.3}h${-size * 0.16}z`;

/** Where the masts of the stadium stand, from its middle, as shares of `size`. */
const MASTS = [-1.75, 1.75];
/** A stadium: two raked stands under a bowed roof, between masts with floodlights. */
const stadium = (x: number, base: number, size: number): string =>
  path`M${x - size * 1.5} ${base}l${size * 0.22} ${-size * 0.42}h${size * 2.56}l${size * 0.22} ${size * 0.42}z` +
  path`M${x - size * 1.5} ${base - size * 0.5}q${size * 1.5} ${-size * 0.66} ${size * 3} 0l${-size * 0.1} ${size * 0.12}q${-size * 1.4} ${-size * 0.56} ${-size * 2.8} 0z` +
  MASTS.map(
    (at) =>
      path`M${x + size * (at - 0.03)} ${base}v${-size * 1.5}h${size * 0.06}v${size * 1.5}z` +
      path`M${x + size * (at - 0.2)} ${base - size * 1.72}h${size * 0.4}v${size * 0.24}h${-size * 0.4}z`,
  ).join('');

/** Somebody who looks at the sky, with an arm that points to it if `points`; `size` is the height. */
const person = (x: number, base: number, size: number, points: boolean): string => {
  const head = size * 0.12;
  return (
    path`M${x - head} ${base - size * 0.87}a${head} ${head} 0 1 0 ${head * 2} 0a${head} ${head} 0 1 0 ${-head * 2} 0` +
    path`M${x - size * 0.15} ${base - size * 0.68}q${size * 0.15} ${-size * 0.08} ${size * 0.3} 0l${-size * 0.03} ${size * 0.34}l${size * 0.03} ${size * 0.34}h${-size * 0.12}l${-size * 0.03} ${-size * 0.28}l${-size * 0.03} ${size * 0.28}h${-size * 0.12}l${size * 0.03} ${-size * 0.34}z` +
    (points
      ? path`M${x + size * 0.06} ${base - size * 0.66}l${size * 0.3} ${-size * 0.24}l${size * 0.06} ${size * 0.07}l${-size * 0.28} ${size * 0.28}z`
      : '')
  );
};

/** Draws the hour's building on the far bank. */
function campus(hour: Hour, x: number, base: number, size: number): string {
  switch (hour) {
    case 'dawn':
      return hall(x, base, size) + hall(x - size * 1.7, base, size * 0.5) + hall(x + size * 1.7, base, size * 0.5);
    case 'noon':
      return (
        hall(x, base, size * 0.76) +
        hall(x - size * 1.35, base, size * 0.46) +
        pavilion(x + size * 1.5, base, size * 0.7)
      );
    case 'dusk':
      return (
        chedi(x, base, size * 0.62) + hall(x + size * 1.5, base, size * 0.6) + chedi(x - size * 1.2, base, size * 0.34)
      );
    case 'evening':
      return stadium(x, base, size * 0.8) + hall(x - size * 2.5, base, size * 0.4);
    case 'night':
      return (
        observatory(x, base, size * 0.55) +
        hall(x - size * 1.5, base, size * 0.6) +
        hall(x + size * 1.3, base, size * 0.42)
      );
  }
}

export interface Frame {
  readonly width: number;
  readonly height: number;
  /**
   * `low`: the sky goes on above the picture, where its colour is `skyOf(hour).low`. `behindText`: the light of the
   * horizon keeps to the right, so that text can be read in front of the rest.
   */
  readonly sky?: 'low' | 'behindText';
  /** Where the campus stands, as a share of the width. */
  readonly campusAt?: number;
  /** Half the width of the campus's main building, as a share of the height. */
  readonly campusSize?: number;
  /** Where two people look at the sky from the hill, as a share of the width, and their height as one of the height. */
  readonly people?: { readonly at: number; readonly size: number };
  /** Where the stream of stars begins and ends, as shares of the width. Text may be placed to its left. */
  readonly streamFrom?: number;
  readonly streamTo?: number;
  /** Where the land begins, as a share of the height. */
  readonly horizon?: number;
  /** The height of the stream's first star, as a share of the picture's height; 0 omits the stream. */
  readonly streamAt?: number;
}

/** The light in the sky: a rising sun, a spark at noon, a comet at dusk, a full moon in the evening, a crescent at night. */
function light(hour: Hour, { glow, star }: Palette, { width, height }: Frame, horizon: number): string {
  const size = height * 0.1;
  switch (hour) {
    case 'dawn':
      return `<circle cx="${round(width * 0.9)}" cy="${round(horizon - height * 0.02)}" r="${round(Math.min(height * 0.13, width * 0.12))}" fill="${glow}" opacity=".9"/>`;
    case 'noon':
      return `<path d="${fourPointStar(width * 0.9, height * 0.27, size)}" fill="${glow}"/>`;
    case 'dusk': {
      const [x, y] = [width * 0.88, height * 0.3];
      return (
        `<path d="${path`M${x} ${y}L${x - width * 0.2} ${y - height * 0.26}L${x - size * 0.2} ${y - size * 0.5}Z`}" fill="${glow}" opacity=".45"/>` +
        `<path d="${fourPointStar(x, y, size)}" fill="${star}"/>`
      );
    }
    case 'evening':
      return `<circle cx="${round(width * 0.93)}" cy="${round(height * 0.3)}" r="${round(size * 0.8)}" fill="${glow}" opacity=".9"/>`;
    case 'night':
      return `<path d="${path`M${width * 0.87} ${height * 0.14}a${size} ${size} 0 1 0 ${size * 1.1} ${size * 1.45}a${size * 0.82} ${size * 0.82} 0 1 1 ${-size * 1.1} ${-size * 1.45}z`}" fill="${glow}"/>`;
  }
}

/** The stream: stars on a calm line that rises to the right. */
function stream(
  { star }: Palette,
  { width, height, streamFrom = 0.05, streamTo = 0.8, streamAt = 0.36 }: Frame,
): string {
  const COUNT = 6;
  const points = Array.from({ length: COUNT }, (_, index) => {
    const share = index / (COUNT - 1);
    return {
      x: width * (streamFrom + (streamTo - streamFrom) * share),
      y: height * streamAt * (1 - 0.55 * share + 0.25 * Math.sin(share * 7 + 1)),
    };
  });
  const line = points.map(({ x, y }, index) => path`${x} ${y}` + (index === 0 ? 'L' : ' ')).join('');
  const unit = Math.min(height * 0.055, 16);
  const stars = points
    .map(({ x, y }, index) => fourPointStar(x, y, unit * (index === 0 ? 1 : 0.62 + 0.1 * (index % 2))))
    .join('');
  return `<path d="M${line}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1" stroke-dasharray="2 4"/><path d="${stars}" fill="${star}"/>`;
}

function smallStars(hour: Hour, { width, height, sky, streamFrom = 0 }: Frame): string {
  const random = pseudoRandom(hour.length * 7919);
  const COUNTS: Readonly<Record<Hour, number>> = { dawn: 34, noon: 0, dusk: 30, evening: 40, night: 70 };
  let dots = '';
  for (let index = 0; index < COUNTS[hour]; index++) {
    const [x, y] = [width * random(), height * 0.5 * random() ** 1.4];
    const isBehindText = sky === 'behindText' && x < width * streamFrom;
    const radius = 0.5 + random() * 0.7;
    if (!isBehindText)
      dots += path`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`;
  }
  return dots && `<path d="${dots}" fill="#fff" opacity=".75"/>`;
}

/** The colours of an hour's sky from the zenith to where the light of the horizon begins. */
export const skyOf = (hour: Hour): { readonly top: string; readonly low: string } => {
  const [top, low] = PALETTES[hour].sky;
  return { top, low };
};

const stops = (...list: readonly (readonly [offset: number, colour: string, opacity?: number])[]): string =>
  list
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

/** @returns the gradients of the sky, and what is painted over it */
function skyIn(
  { sky: [top, low, horizon], blush }: Palette,
  { sky, width, height }: Frame,
  begin: number,
): readonly [gradients: string, shine: string] {
  const end = Math.round((begin + 0.06) * 100) / 100;
  const linear = (colours: string): string =>
    `<linearGradient id="s" x1="0" y1="0" x2="0" y2="${end}">${colours}</linearGradient>`;
  if (sky === 'low') return [linear(stops([0, low], [0.6, blush], [1, horizon])), ''];
  if (sky !== 'behindText') return [linear(stops([0, top], [0.55, low], [1, horizon])), ''];
  const place = `translate(${round(width * 0.88)} ${round(height * begin)}) scale(${round(width * 0.42)} ${round(height * 0.62)})`;
  const light = stops([0, horizon], [0.25, horizon, 0.9], [0.55, blush, 0.55], [0.8, blush, 0.16], [1, blush, 0]);
  return [
    `${linear(stops([0, top], [1, low]))}<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="${place}">${light}</radialGradient>`,
    `<path d="M0 0h${width}v${height}H0z" fill="url(#g)"/>`,
  ];
}

/** @returns a picture without a name, for `<img alt="">` */
export function scene(hour: Hour, frame: Frame): string {
  const palette = PALETTES[hour];
  const { hills, water, campus: wall, window: lamp } = palette;
  const { width: w, height: h } = frame;
  /** The land is drawn for a horizon at 0.66. */
  const { horizon: begin = 0.66, campusAt = 0.72, campusSize } = frame;
  const y = (share: number): number => h * (begin + ((share - 0.66) / 0.34) * (1 - begin));
  const horizon = y(0.66);
  const size = campusSize === undefined ? Math.min(h * 0.2, w * 0.1) : h * campusSize;
  const [x, base] = [w * campusAt, y(0.672)];
  const [sky, shine] = skyIn(palette, frame, begin);
  const far = path`M0 ${y(0.66)}C${w * 0.14} ${y(0.54)} ${w * 0.24} ${y(0.66)} ${w * 0.36} ${y(0.61)}S${w * 0.56} ${y(0.68)} ${w * 0.66} ${y(0.645)}S${w * 0.9} ${y(0.56)} ${w} ${y(0.63)}V${h}H0Z`;
  const middle = path`M0 ${y(0.72)}C${w * 0.16} ${y(0.66)} ${w * 0.3} ${y(0.75)} ${w * 0.48} ${y(0.685)}S${w * 0.84} ${y(0.7)} ${w} ${y(0.68)}V${h}H0Z`;
  const near = path`M0 ${y(0.86)}C${w * 0.1} ${y(0.8)} ${w * 0.2} ${y(0.84)} ${w * 0.34} ${h}H0ZM${w} ${y(0.8)}C${w * 0.9} ${y(0.8)} ${w * 0.8} ${y(0.9)} ${w * 0.72} ${h}H${w}Z`;
  const river = path`M${w * 0.6} ${y(0.698)}C${w * 0.5} ${y(0.71)} ${w * 0.46} ${y(0.735)} ${w * 0.55} ${y(0.76)}S${w * 0.56} ${y(0.83)} ${w * 0.42} ${y(0.87)}S${w * 0.28} ${y(0.93)} ${w * 0.28} ${h}H${w * 0.74}C${w * 0.7} ${y(0.93)} ${w * 0.78} ${y(0.88)} ${w * 0.77} ${y(0.83)}S${w * 0.65} ${y(0.765)} ${w * 0.58} ${y(0.745)}S${w * 0.54} ${y(0.712)} ${w * 0.6} ${y(0.698)}Z`;
  const ripples = [
    [0.62, 0.785, 0.05],
    [0.66, 0.82, 0.07],
    [0.52, 0.845, 0.05],
    [0.6, 0.88, 0.1],
    [0.42, 0.905, 0.07],
    [0.52, 0.945, 0.13],
    [0.36, 0.965, 0.06],
  ]
    .map(([left = 0, top = 0, length = 0]) => path`M${w * left} ${y(top)}h${w * length}`)
    .join('');
  const { at = 0, size: share = 0 } = frame.people ?? {};
  const onlookers = frame.people
    ? person(w * at, y(0.602), h * share, true) + person(w * at + h * share * 0.85, y(0.602), h * share * 0.92, false)
    : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">` +
    `<defs>${sky}` +
    `<linearGradient id="w" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${water[0]}"/><stop offset="1" stop-color="${water[1]}"/></linearGradient></defs>` +
    `<path d="M0 0h${w}v${h}H0z" fill="url(#s)"/>${shine}` +
    smallStars(hour, frame) +
    light(hour, palette, frame, horizon) +
    (frame.streamAt === 0 ? '' : stream(palette, frame)) +
    `<path d="${far}" fill="${hills[0]}"/><path d="${campus(hour, x, base, size)}${onlookers}" fill="${wall}"/>` +
    `<path d="${path`M${x - size * 0.36} ${base}v${-size * 0.2}h${size * 0.14}v${size * 0.2}zM${x - size * 0.07} ${base}v${-size * 0.26}h${size * 0.14}v${size * 0.26}zM${x + size * 0.22} ${base}v${-size * 0.2}h${size * 0.14}v${size * 0.2}z`}" fill="${lamp}" opacity=".9"/>` +
    `<path d="${middle}" fill="${hills[1]}"/><path d="${river}" fill="url(#w)"/>` +
    `<path d="${ripples}" stroke="#fff" stroke-opacity=".4" stroke-width="${round(h * 0.006)}" stroke-linecap="round" fill="none"/>` +
    `<path d="${near}" fill="${hills[2]}"/></svg>`
  );
}
