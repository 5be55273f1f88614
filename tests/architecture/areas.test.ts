// Imports go one way between areas. Inside an area, the files outside `ui/` know neither React nor the browser.
import { describe, expect, test } from 'vitest';
import { kinds } from '../../src/field-kinds/kinds.ts';
import { USE_CASE_AREAS } from '../../src/tools/check/use-case-areas.mjs';
import { areaOf, CODE, filesIn, importsOf, packagesOf, read } from './sources.ts';

/** From the top down. Areas that share a row do not import each other. */
const ORDER = [
  ['pages'],
  ['layouts'],
  ['islands'],
  ['checkout'],
  ['result'],
  ['review'],
  ['payment', 'dashboard', 'documents'],
  ['steps'],
  ['controls'],
  ['application'],
  ['flows', 'home'],
  ['field-kinds'],
  ['platform'],
  ['ui'],
  ['api'],
  ['model', 'i18n'],
  ['brand'],
  ['lib'],
  ['config', 'styles', 'content'],
];
/** Programs beside the site: they may import it, it never imports them. `tools` starts the sandbox. */
const PROGRAMS: Readonly<Record<string, readonly string[]>> = { sandbox: [], tools: ['sandbox'] };
const REACT =
  /^(?:react|react-dom|react-hook-form|@nanostores\/react|@hookform\/.*|downshift|input-otp|react-call)(?:\/|$)/;

/** The React of the field kinds is a layer of its own: it uses the session, which the definitions of the kinds do not know. */
const isControl = (file: string): boolean => file.startsWith('src/field-kinds/ui/');
const layerOf = (file: string): string | undefined => (isControl(file) ? 'controls' : areaOf(file));

const rankOf = (area: string): number => ORDER.findIndex((row) => row.includes(area));

function isAllowed(from: string, to: string): boolean {
  if (from === to) return true;
  if (to in PROGRAMS) return PROGRAMS[from]?.includes(to) ?? false;
  if (from in PROGRAMS) return true;
  return rankOf(to) > rankOf(from) && !(from === 'ui' && to === 'api');
}

const isUseCase = (file: string): boolean =>
  USE_CASE_AREAS.includes(areaOf(file) ?? '') && !file.includes('/ui/') && !file.endsWith('.astro');
const isComponent = (file: string): boolean => file.endsWith('.tsx') || file.includes('/ui/');

const files = filesIn('src', CODE);
const useCases = files.filter(isUseCase);
const arrows = (edges: readonly (readonly [file: string, imported: string])[]): string[] =>
  edges.map(([file, imported]) => `${file} → ${imported}`);

describe('areas', () => {
  test('every folder of src is an area or a program', () => {
    const areas = new Set(files.flatMap((file) => areaOf(file) ?? []));
    expect([...areas].filter((area) => rankOf(area) < 0 && !(area in PROGRAMS))).toEqual([]);
  });

  test('no file imports from an area above its own or beside it, or from a program', () => {
    const wrong = files.flatMap(importsOf).filter(([file, imported]) => {
      const [from, to] = [layerOf(file), layerOf(imported)];
      return from !== undefined && to !== undefined && !isAllowed(from, to);
    });
    expect(arrows(wrong)).toEqual([]);
  });
});

describe('use cases', () => {
  test('there are some in every area that has them', () => {
    expect(USE_CASE_AREAS.filter((area) => !useCases.some((file) => areaOf(file) === area))).toEqual([]);
  });

  test('every area with a folder `ui` has them', () => {
    const areas = new Set(files.flatMap((file) => /^src\/([^/]+)\/ui\//.exec(file)?.[1] ?? []));
    expect([...areas].filter((area) => !USE_CASE_AREAS.includes(area))).toEqual([]);
  });

  test('import no React', () => {
    expect(arrows(useCases.flatMap(packagesOf).filter(([, name]) => REACT.test(name)))).toEqual([]);
  });

  test('import no component and nothing of the browser', () => {
    const wrong = useCases
      .flatMap(importsOf)
      .filter(
        ([, imported]) =>
          imported !== 'src/ui/summary-row.ts' && (isComponent(imported) || areaOf(imported) === 'platform'),
      );
    expect(arrows(wrong)).toEqual([]);
  });
});

test('a component calls the API through a use case only', () => {
  const callers = files.flatMap(importsOf).filter(([, imported]) => imported === 'src/api/client.ts');
  expect(callers.length).toBeGreaterThan(5);
  const views = callers.filter(
    ([file]) => isComponent(file) || ['islands', 'layouts', 'pages'].includes(areaOf(file) ?? ''),
  );
  expect(arrows(views)).toEqual([]);
});

test('nothing outside `field-kinds` asks whether a field is of that kind', () => {
  const question = new RegExp(`(?:\\bkind [=!]==|\\bcase) '(?:${Object.keys(kinds).join('|')})'`);
  // Questions of a campaign have kinds of their own.
  const areas = [
    'layouts',
    'islands',
    ...USE_CASE_AREAS.filter((area) => !['documents', 'field-kinds'].includes(area)),
  ];
  const readers = files.filter((file) => areas.includes(areaOf(file) ?? ''));
  expect("if (field.kind === 'phone')").toMatch(question);
  expect(readers.filter((file) => question.test(read(file)))).toEqual([]);
});
