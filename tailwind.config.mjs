import { skyOf } from './src/brand/scene.ts';
import { HOME_HOUR } from './src/brand/scenes.ts';
import {
  ALERT_MAX_WIDTH,
  BREAKPOINTS,
  OTP_CELL,
  DIALOG_MAX_WIDTH,
  DIALOG_MIN_HEIGHT,
  HEADER_HEIGHT,
  THAI_QR_COLOUR,
} from './src/config/constants.ts';
import { FLOW_COLOURS } from './src/config/flow-registry.ts';
import { BRAND_COLOUR } from './src/config/site.ts';

const px = (value) => `${value}px`;

/** A phone whose reader has set letters a quarter larger or more: it is 22.5rem wide with the usual ones. */
const LARGE_LETTERS = '@media (max-width: 19.99rem)';

const UNUSED = [
  'preflight', // src/styles/base.css has a reset of its own.
  ...['backgroundOpacity', 'borderOpacity', 'divideOpacity', 'placeholderOpacity', 'ringOpacity', 'textOpacity'],
  ...[
    'blur',
    'brightness',
    'contrast',
    'dropShadow',
    'filter',
    'grayscale',
    'hueRotate',
    'invert',
    'saturate',
    'sepia',
  ],
  ...['backdropBlur', 'backdropBrightness', 'backdropContrast', 'backdropFilter', 'backdropGrayscale'],
  ...['backdropHueRotate', 'backdropInvert', 'backdropOpacity', 'backdropSaturate', 'backdropSepia'],
  ...['borderSpacing', 'contain', 'gradientColorStops', 'scrollSnapType', 'touchAction'],
  ...['boxShadow', 'boxShadowColor', 'ringColor', 'ringOffsetColor', 'ringOffsetWidth', 'ringWidth'],
  ...['rotate', 'scale', 'skew', 'transform', 'translate', 'fontVariantNumeric'],
];

/** The same classes as Tailwind's own, without the variables that let several of a kind stand on one element. */
const plainUtilities = ({ addUtilities, matchUtilities, theme }) => {
  matchUtilities({ shadow: (value) => ({ 'box-shadow': value }) }, { values: theme('boxShadow') });
  addUtilities({ '.tabular-nums': { 'font-variant-numeric': 'tabular-nums' } });
};

/** Rules of `[data-flow]`; a flow without one has the brand's colours of src/styles/base.css. */
const flowColours = Object.fromEntries(
  Object.entries(FLOW_COLOURS).flatMap(([flow, colours]) =>
    colours === 'brand' ? [] : [[`[data-flow='${flow}']`, { '--flow': colours.strong, '--flow-soft': colours.soft }]],
  ),
);

/**
 * The look of the site, written down once; `/dashboard/form-example` shows it.
 * Contrast: every `-700` and darker carries white text at 4.5:1 or more and stands on white as text; `edge` bounds controls at 3:1.
 * @type {import('tailwindcss').Config}
 */
export default {
  content: ['./src/{pages,layouts,islands,platform,ui}/**/*.{astro,ts,tsx}', './src/*/ui/**/*.{ts,tsx}'],
  plugins: [
    ({ addBase, addVariant }) => {
      addBase(flowColours);
      addVariant('large-letters', LARGE_LETTERS);
    },
    plainUtilities,
  ],
  /** What the site does without: each of these would put variables into every page's styles. */
  corePlugins: Object.fromEntries(UNUSED.map((name) => [name, false])),
  /** Words of code and of comments that Tailwind would take for classes. */
  blocklist: [
    'container',
    'transform',
    'resize',
    'visible',
    'invisible',
    'table',
    'ring',
    'italic',
    'transition',
    'truncate',
    '!fixed',
    '!link',
    '!field',
    '!container',
    '!step',
    '!hidden',
  ],
  theme: {
    screens: Object.fromEntries(Object.entries(BREAKPOINTS).map(([name, width]) => [name, px(width)])),
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      white: '#ffffff',
      /** Page ground: white with a breath of the brand's purple. */
      paper: '#faf8fd',
      /** Text: strong, secondary, and the lightest that may carry words. */
      ink: { DEFAULT: '#20172f', soft: '#4b415e', faint: '#6a607d' },
      /** Lines: decoration, and the borders of controls. */
      line: '#e3dcee',
      edge: '#857b98',
      purple: {
        50: '#f6f2fc',
        100: '#ebe2f8',
        200: '#d7c6f0',
        300: '#b99be2',
        500: '#7747bd',
        600: '#6035a6',
        700: BRAND_COLOUR,
        800: '#391b6b',
        900: '#27124c',
        950: '#190a33',
      },
      /** Accent: the star of the logo. Never text on white. */
      star: { 100: '#fff0cb', 300: '#ffd774', 400: '#f9bf3b' },
      /** The sky behind the words of the home page. */
      sky: skyOf(HOME_HOUR),
      success: { 50: '#e9f6ee', 300: '#8fcca6', 700: '#17663a' },
      warning: { 50: '#fff4d9', 300: '#e8c268', 700: '#7a4a00' },
      error: { 50: '#fdeeec', 300: '#eda49d', 700: '#b0241c', 800: '#8d1812' },
      info: { 50: '#e9f1fc', 300: '#99bdea', 700: '#1d5699' },
      'thai-qr': THAI_QR_COLOUR,
      /** The colour of the flow a page belongs to: see `FLOW_COLOURS` in src/config/flow-registry.ts. */
      flow: { DEFAULT: 'var(--flow)', soft: 'var(--flow-soft)' },
    },
    fontFamily: {
      sans: ['"Noto Sans Thai Looped"', '"Noto Sans Thai Looped Fallback"', 'system-ui', 'sans-serif'],
      /** For headings only: a face without loops, in one weight. */
      display: ['Anuphan', '"Noto Sans Thai Looped"', '"Noto Sans Thai Looped Fallback"', 'system-ui', 'sans-serif'],
    },
    /** Thai vowels and tone marks stack above and below the line: nothing that can wrap goes under 1.4, running text not under 1.6. */
    fontSize: {
      xs: ['0.8125rem', '1.6'],
      sm: ['0.9375rem', '1.65'],
      base: ['1.0625rem', '1.7'],
      lg: ['1.1875rem', '1.65'],
      xl: ['1.375rem', '1.5'],
      '2xl': ['1.5rem', '1.4'],
      '3xl': ['2rem', '1.4'],
      '4xl': ['2.625rem', '1.35'],
      /** Headings of Anuphan, whose marks need less room: pages and groups, on a phone and from 768 px. */
      page: ['1.75rem', '1.29'],
      'page-wide': ['2.5rem', '1.2'],
      group: ['1.25rem', '1.4'],
      'group-wide': ['1.5rem', '1.34'],
    },
    fontWeight: { normal: '400', semibold: '600', bold: '700' },
    borderRadius: { none: '0', sm: '0.375rem', DEFAULT: '0.625rem', lg: '1rem', xl: '1.5rem', full: '9999px' },
    boxShadow: {
      none: 'none',
      card: '0 1px 2px rgb(39 18 76 / 0.05), 0 8px 28px -12px rgb(39 18 76 / 0.16)',
      lift: '0 2px 4px rgb(39 18 76 / 0.06), 0 18px 40px -14px rgb(39 18 76 / 0.28)',
      overlay: '0 24px 64px -16px rgb(25 10 51 / 0.45)',
    },
    extend: {
      spacing: {
        header: px(HEADER_HEIGHT),
        touch: '2.75rem',
        field: '3.25rem',
        cell: px(OTP_CELL.base),
        'cell-wide': px(OTP_CELL.wide),
      },
      maxWidth: { reading: '42rem', page: '72rem', dialog: px(DIALOG_MAX_WIDTH), alert: px(ALERT_MAX_WIDTH) },
      minHeight: { dialog: px(DIALOG_MIN_HEIGHT) },
      keyframes: {
        pulse: {
          '0%, 100%': { opacity: '1', transform: 'scale(1)' },
          '50%': { opacity: '0.55', transform: 'scale(0.94)' },
        },
        fade: { '50%': { opacity: '0.4' } },
        rise: { from: { opacity: '0', transform: 'translateY(0.5rem)' } },
        turn: { to: { transform: 'rotate(360deg)' } },
        draw: { from: { strokeDashoffset: '1' } },
      },
      animation: {
        pulse: 'pulse 1.6s ease-in-out infinite',
        fade: 'fade 1.4s ease-in-out infinite',
        rise: 'rise 180ms ease-out',
        turn: 'turn 900ms linear infinite',
        draw: 'draw 400ms ease-out',
        constellation: 'draw 900ms ease-out',
      },
    },
  },
};
