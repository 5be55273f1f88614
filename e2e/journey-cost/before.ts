import type { TableName } from './measures.ts';

type Rows = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The measurements of the design review of 2026-11-22, before its changes. What it did not measure is absent. */
export const BEFORE: Readonly<Record<TableName, Rows>> = {
  'screens of scrolling at 360 x 740': {
    'bachelor, start': { empty: 2.9, filled: 3.1, errors: 3.3 },
    'bachelor, faculty': { empty: 2, filled: 2.4, errors: 2.6 },
    'bachelor, education': { empty: 3.3, filled: 3.2, errors: 4.3 },
    'bachelor, scholarship': { empty: 1.3, filled: 1.3 },
    'bachelor, upload-document': { empty: 3.8, filled: 4.3, errors: 4.3 },
    'short course, search': { empty: 1.4, filled: 1.9 },
    'short course, course': { empty: 2.6, filled: 3.2, errors: 3.4 },
    'short course, personal-information': { empty: 4.1, filled: 4.5 },
    'scholarship, start': { empty: 3, filled: 3.3 },
    'scholarship, faculty-type': { empty: 1.5 },
    'scholarship, personal-information': { empty: 8.6, filled: 9, errors: 10.7 },
    'scholarship, education-loan': { empty: 1.3 },
    'bachelor, review': { filled: 4.9 },
    'graduate, review': { filled: 4.8 },
    'short course, review': { filled: 4.7 },
    'scholarship, review': { filled: 5.5 },
    'choice of a method': { filled: 1 },
    'running QR': { filled: 2.4 },
    'expired QR': { filled: 1.4 },
    complete: { filled: 3.2 },
    failed: { filled: 2.4 },
    'dashboard, th': { empty: 1, filled: 3.3 },
    'dashboard, en': { filled: 3.7 },
    'home, th': { empty: 4.6 },
    'home, en': { empty: 4.8 },
  },
  'from the first page to paid, minimum path': {
    bachelor: { pages: 7, answers: 25, taps: 52, keys: 77, swipes: 14 },
    graduate: { pages: 7, answers: 25, taps: 52, keys: 77, swipes: 14 },
    'short course': { pages: 6, answers: 16, taps: 34, keys: 91, swipes: 10 },
    scholarship: { pages: 7, answers: 26, taps: 53, keys: 133, swipes: 17 },
  },
  'y of the first question': {
    'bachelor, label': { th: 701 },
    'scholarship, label': { th: 1057 },
  },
  'in the window after one press': {
    'Thai QR': { 'th y': 722 },
    'save button': { 'th y': 1152 },
  },
  'primary button as the page opens': {
    'bachelor, start': { 'th y': 1873 },
    'bachelor, faculty': { 'th y': 1217 },
    'bachelor, education': { 'th y': 2136 },
    'bachelor, scholarship': { 'th y': 698 },
    'bachelor, upload-document': { 'th y': 1966 },
    'bachelor, review': { 'th y': 3480 },
  },
};
