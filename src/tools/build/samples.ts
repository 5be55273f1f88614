import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFrontmatter } from '@astrojs/markdown-remark';
import { slugsIn } from '../../config/flow-registry.ts';
import { LOCALES } from '../../config/locales.ts';
import { POLICIES, policyFile } from '../../config/policies.ts';
import { VARIABLES } from '../../config/variables.ts';
import { SANDBOX_CAMPAIGNS } from '../setup/environment.mjs';
import { ROOT } from '../setup/paths.mjs';

/** Something of the invented university that a real one has to replace. */
export interface Sample {
  /** `src/config/site.ts:12`, or the name of a variable. */
  readonly place: string;
  readonly what: string;
}

type Read = (path: string) => string;
type ReadPicture = (path: string) => Buffer;
export type Environment = Readonly<Record<string, string | undefined>>;

const readFile: Read = (path) => readFileSync(join(ROOT, path), 'utf8');
const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort();

const MARK = /SAMPLE: (.+?)(?: -->.*)?$/;
const CAMPAIGNS = 'PUBLIC_SCHOLARSHIP_CAMPAIGNS';
/** The gaps in a policy, in both languages. */
const GAP = /\[(?:Sample|ตัวอย่าง):/;
/** The names of the sample. A host below `.example` cannot exist (RFC 2606). */
export const INVENTED = /tharndao|ธารดาว|[\w-]\.example\b/i;

/** The hashes of the sample's pictures, as `sha256sum` prints them. `og-images.ts` writes it with them. */
export const PICTURES_OF_SAMPLE = 'src/tools/build/sample-pictures.sha256';

const linesWith = (read: Read, path: string, pattern: RegExp, what: (match: RegExpExecArray) => string): Sample[] =>
  read(path)
    .split('\n')
    .flatMap((line, index) => {
      const match = pattern.exec(line);
      return match ? [{ place: `${path}:${index + 1}`, what: what(match) }] : [];
    });

/** The marked values, else the names that remained where a mark was deleted too early. */
function markedIn(read: Read, path: string): Sample[] {
  const marked = linesWith(read, path, MARK, ([, what = '']) => what);
  if (marked.length > 0) return marked;
  return linesWith(read, path, INVENTED, ([name]) => `the invented name “${name}”`);
}

function policySamples(read: Read): Sample[] {
  return POLICIES.flatMap((policy) =>
    LOCALES.flatMap((locale) => {
      const path = policyFile(locale, policy);
      const { reviewedBy, reviewedOn } = parseFrontmatter(read(path)).frontmatter as Readonly<Record<string, unknown>>;
      const isReviewed = Boolean(reviewedBy && reviewedOn);
      return [
        ...(isReviewed
          ? []
          : [{ place: path, what: 'policy without review: its periods, providers and countries are invented' }]),
        ...linesWith(read, path, GAP, () => 'a gap in square brackets, which only the university can fill'),
        ...linesWith(read, path, INVENTED, ([name]) => `the invented name “${name}”`),
      ];
    }),
  );
}

/** Pictures hold the name and the logo, where no mark can be. */
function pictureSamples(read: Read, readPicture: ReadPicture): Sample[] {
  const known = read(PICTURES_OF_SAMPLE);
  return ['.png', '.ico']
    .flatMap((ending) => filesIn('public', ending))
    .filter((path) => known.includes(createHash('sha256').update(readPicture(path)).digest('hex')))
    .map((place) => ({ place, what: 'a picture of the invented university' }));
}

const sorted = (slugs: string | undefined): string => [...slugsIn(slugs)].sort().join(' ');

const variableSamples = (environment: Environment): Sample[] => [
  ...Object.keys(VARIABLES)
    .filter((name) => INVENTED.test(environment[name] ?? ''))
    .map((name) => ({ place: name, what: 'an address below .example, which cannot exist' })),
  ...(sorted(environment[CAMPAIGNS]) === sorted(SANDBOX_CAMPAIGNS)
    ? [{ place: CAMPAIGNS, what: 'the campaigns of the sandbox' }]
    : []),
];

/**
 * What is left of the invented university, with its place.
 * @param read the text of a file, by its path from the project's root
 */
export const samplesLeft = (
  environment: Environment,
  read: Read = readFile,
  readPicture: ReadPicture = (path) => readFileSync(join(ROOT, path)),
): Sample[] => [
  ...['src/config/site.ts', 'src/config/constants.ts', ...filesIn('public', '.svg')].flatMap((path) =>
    markedIn(read, path),
  ),
  ...pictureSamples(read, readPicture),
  ...filesIn('locales', '.json').flatMap((path) =>
    linesWith(read, path, INVENTED, ([name]) => `the invented name “${name}”`),
  ),
  ...policySamples(read),
  ...variableSamples(environment),
];

/** The list that a build prints, which docs/recipes/go-live.md explains. */
export const listOfSamples = (samples: readonly Sample[]): string[] => [
  `What is left of the invented university (${samples.length}; docs/recipes/go-live.md says what to do; PUBLIC_SAMPLE=true is for a demonstration):`,
  ...samples.map(({ place, what }) => `  ${place} ${what}`),
];
