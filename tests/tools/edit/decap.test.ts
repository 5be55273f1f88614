import { expect, test } from 'vitest';
import { headerCsp, metaCsp } from '../../../src/tools/deploy/headers.ts';
import { adminFiles, decapConfiguration, forgeBackend, LABELS } from '../../../src/tools/edit/decap.ts';
import { forgeOf } from '../../../src/tools/edit/forge.ts';

const GITLAB = forgeOf('https://gitlab.university.test/a/front');

test('a page calls the forge and nothing else, and its header lets Decap write markup', () => {
  const files = adminFiles(forgeBackend(GITLAB, 'id'), [GITLAB.origin]);
  expect(Object.keys(files)).toEqual([
    '/admin/index.html',
    '/admin/config.yml',
    '/admin/en/index.html',
    '/admin/en/config.yml',
  ]);
  const csp = headerCsp(metaCsp(files['/admin/index.html'] ?? ''));
  expect(csp.match(/https?:[^ ;]+/g)).toEqual([GITLAB.origin, GITLAB.origin]);
  expect(csp).not.toContain('require-trusted-types-for');
  expect(JSON.parse(files['/admin/en/config.yml'] ?? '')).toEqual(decapConfiguration('en', forgeBackend(GITLAB, 'id')));
});

test.each([
  ['https://gitlab.university.test/a/front', 'id', { name: 'gitlab', app_id: 'id', base_url: GITLAB.origin }],
  ['https://github.com/a/front', 'https://login.test/x', { name: 'github', base_url: 'https://login.test' }],
])('editors log in to %s', (address, login, backend) => {
  expect(forgeBackend(forgeOf(address), login)).toMatchObject({ ...backend, repo: 'a/front', branch: 'main' });
});

test('nobody publishes a draft from the page, and a hint shows the signs of Markdown', () => {
  const [policies] = decapConfiguration('th', forgeBackend(GITLAB, 'id')).collections;
  expect(policies?.publish).toBe(false);
  for (const { bodyHint } of Object.values(LABELS)) {
    expect(bodyHint).toContain(String.raw`\#\#`);
    expect(bodyHint.replaceAll(/\\[#*]/g, '')).not.toMatch(/[#*_`]/);
  }
});
