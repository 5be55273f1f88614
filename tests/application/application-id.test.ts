import { expect, test } from 'vitest';
import { applicationIdParam } from '../../src/application/current-application.ts';
import { resumeLink } from '../../src/application/resume.ts';

const inPath = (id: string) => applicationIdParam(`/en/regisbachelor/upload-document/${encodeURIComponent(id)}`);
const inLink = (id: string) => resumeLink({ resume: { id, token: 'token' } });

test.each(['7', '0190c2f4-8a1e-7c3d-9f00-3f2a5b6c7d8e', 'AD66_1.x~y', '9'.repeat(64)])('%j is an id', (id) => {
  expect(inPath(id)).toEqual({ kind: 'id', id });
  expect(inLink(id)).toEqual({ id, token: 'token' });
});

test.each(['7)', '7.', '7”', '7\u200B', '7 สมัคร'])('text after the id in the link %j is not part of it', (id) => {
  expect(inPath(id)).toEqual({ kind: 'id', id: '7' });
});

test.each(['/nowhere', '/en', '/en/regisbachelor/upload-document'])('the address %s names no id', (path) => {
  expect(applicationIdParam(path)).toEqual({ kind: 'none' });
});

test.each(['a,b', 'a=b', 'a/b', '..', 'ก', 'a'.repeat(65)])('%j is not an id', (id) => {
  expect(inPath(id)).not.toHaveProperty('id');
  expect(inLink(id)).toBe('wrong');
});
