// Server-rendered markup holds nothing that the content security policy would refuse, and no value that Astro would write.
import { describe, expect, test } from 'vitest';
import { filesIn, read } from './sources.ts';

const REFUSED = [
  { pattern: /\sstyle=/, instead: 'use a class: a style attribute is refused and stays missing' },
  { pattern: /\bis:inline\b/, instead: 'use a processed <script>: an inline one is not hashed' },
  { pattern: /\bdefine:vars\b/, instead: 'hand values over in data- attributes' },
  { pattern: /\sset:html=/, instead: 'render text, or go through ui/SafeHtml' },
  { pattern: /\|\|\s*\(?\s*</, instead: 'use &&: of `true || …` Astro writes "true"' },
  { pattern: /\son[a-z]+="/, instead: 'add the listener in a processed <script>' },
];

const files = filesIn('src', /\.astro$/);

describe('markup', () => {
  test.each(REFUSED)('no .astro file holds $pattern ($instead)', ({ pattern }) => {
    expect(files.filter((file) => pattern.test(read(file)))).toEqual([]);
  });

  test('no item of a list has a role, which would take it out of the list', () => {
    const components = filesIn('src', /\.(?:astro|tsx)$/);
    expect(components.filter((file) => /<li\b[^>]*\srole=/.test(read(file)))).toEqual([]);
  });
});
