// Imports go one way between areas. Inside an area, the files outside `ui/` know neither React nor the browser.
import { describe, expect, test } from 'vitest';
import { areaOf, CODE, filesIn, importsOf, packagesOf } from './sources.ts';

/** From the top down. Areas that share a row do not import each other. */
const ORDER = [
  ['pages'],
  ['layouts'],
  ['islands'],
  ['review'],
  ['payment', 'dashboard', 'documents'],
  ['steps'],
  ['application'],
  ['flows', 'home'],
  ['platform'],
  ['ui'],
  ['api'],
  ['model', 'i18n'],
  ['lib', 'brand'],
  ['config', 'styles', 'content'],
];
/** Programs beside the site: they may import it, it never imports them. `tools` starts the sandbox. */
const PROGRAMS: Readonly<Record<string, readonly string[]>> = { sandbox: [], tools: ['sandbox'] };
/** Areas whose use cases run in tests with plain objects. Their React stands in `ui/`. */
const WITH_USE_CASES = ['review', 'payment', 'dashboard', 'documents', 'steps', 'application', 'flows', 'home'];
const REACT =
  /^(?:react|react-dom|react-hook-form|@nanostores\/react|@hookform\/.*|downshift|input-otp|react-call)(?:\/|$)/;

const rankOf = (area: string): number => ORDER.findIndex((row) => row.includes(area));

function isAllowed(from: string, to: string): boolean {
  if (from === to) return true;
  if (to in PROGRAMS) return PROGRAMS[from]?.includes(to) ?? false;
  if (from in PROGRAMS) return true;
  return rankOf(to) > rankOf(from) && !(from === 'ui' && to === 'api');
}

const isUseCase = (file: string): boolean =>
  WITH_USE_CASES.includes(areaOf(file) ?? '') && !file.includes('/ui/') && !file.endsWith('.astro');
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
      const [from, to] = [areaOf(file), areaOf(imported)];
      return from !== undefined && to !== undefined && !isAllowed(from, to);
    });
    expect(arrows(wrong)).toEqual([]);
  });
});

describe('use cases', () => {
  test('there are some in every area that has them', () => {
    expect(WITH_USE_CASES.filter((area) => !useCases.some((file) => areaOf(file) === area))).toEqual([]);
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
