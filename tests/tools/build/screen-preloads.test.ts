import { expect, test } from 'vitest';
import { withScreenPreloads, type ChunkGraph } from '../../../src/tools/build/screen-preloads.ts';

const GRAPH: ChunkGraph = new Map([
  ['_astro/BachelorScreen.js', { modules: ['/src/islands/BachelorScreen.tsx'], imports: ['_astro/core.js'] }],
  ['_astro/core.js', { modules: ['/src/api/client.ts'], imports: [] }],
  [
    '_astro/ResumeScreen.js',
    { modules: ['/src/application/ui/ResumeScreen.tsx'], imports: ['_astro/core.js', '_astro/link.js'] },
  ],
  ['_astro/link.js', { modules: ['/src/application/resume.ts'], imports: ['_astro/ResumeScreen.js'] }],
]);
const page = (screen: string): string =>
  `<head><link rel="modulepreload" data-screen="${screen}"></head><astro-island component-url="/_astro/BachelorScreen.js">`;

test('a page preloads the chunks of its lazy screen, but for those its island imports itself', () => {
  const html = withScreenPreloads(page('ResumeScreen'), GRAPH);
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/_astro/ResumeScreen.js',
    '/_astro/link.js',
  ]);
});

test('a screen that no chunk holds stops the build and is named', () => {
  expect(() => withScreenPreloads(page('NoScreen'), GRAPH)).toThrow('NoScreen');
});

test('a page without a lazy screen stays as it is', () => {
  const html = '<head></head><astro-island component-url="/_astro/BachelorScreen.js">';
  expect(withScreenPreloads(html, GRAPH)).toBe(html);
});
