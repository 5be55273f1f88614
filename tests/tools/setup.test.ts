import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { fingerprint, isFresh } from '../../src/tools/setup/build.mjs';
import { buildVariables, localEnvironment, localValues } from '../../src/tools/setup/environment.mjs';
import { differs } from '../../src/tools/setup/install.mjs';
import { nodeProblem } from '../../src/tools/setup/node-version.mjs';

const folder = mkdtempSync(join(tmpdir(), 'setup-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['18.20.4', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['22.12.0', true],
  ['24.1.0', true],
])('Node %s fits: %s', (version, fits) => {
  expect(nodeProblem(version) === undefined).toBe(fits);
});

describe('packages', () => {
  const wanted = { packages: { '': {}, a: { version: '1.0.0' }, b: { version: '2.0.0', optional: true } } };
  test('nothing installed differs', () => expect(differs(wanted, {})).toBe(true));
  test('another version differs', () => expect(differs(wanted, { packages: { a: { version: '1.0.1' } } })).toBe(true));
  test('an optional package may be absent', () =>
    expect(differs(wanted, { packages: { a: { version: '1.0.0' } } })).toBe(false));
});

describe('a build is stale', () => {
  const file = join(folder, 'page.astro');
  const print = (text: string, variables: string[] = []) => {
    writeFileSync(file, text);
    return fingerprint([file], variables);
  };

  test('when a source or a variable changes', () => {
    expect(print('one')).toBe(print('one'));
    expect(print('one')).not.toBe(print('two'));
    expect(print('one', ['A=1'])).not.toBe(print('one', ['A=2']));
  });

  test('when there is none, or somebody else built since', () => {
    expect(isFresh(undefined, 'x', 1)).toBe(false);
    expect(isFresh({ inputs: 'x', builtAt: 1 }, 'x', undefined)).toBe(false);
    expect(isFresh({ inputs: 'x', builtAt: 1 }, 'x', 2)).toBe(false);
    expect(isFresh({ inputs: 'x', builtAt: 1 }, 'x', 1)).toBe(true);
  });

  test('never because of what only the running servers read', () => {
    expect(buildVariables({ PORT: '1', API_URL: 'http://a', PUBLIC_B: '', PUBLIC_A: '1' })).toEqual(['PUBLIC_A=1']);
  });
});

describe('configuration', () => {
  test('the bank stands beside the site unless something says where', () => {
    expect(localValues({}).BANK_PORT).toBe('4322');
    expect(localValues({ PORT: '5001' })).toMatchObject({
      BANK_PORT: '5002',
      PUBLIC_SITE_URL: 'http://localhost:5001',
      PUBLIC_CARD_SCRIPT_HOST: 'http://localhost:5002',
    });
    expect(localValues({ PUBLIC_CARD_SCRIPT_HOST: 'http://localhost:9000' }).BANK_PORT).toBe('9000');
    expect(localValues({ PUBLIC_CARD_SCRIPT_HOST: 'https://cards.example' }).BANK_PORT).toBe('4322');
  });

  test("the process' own variables win, an empty one counts as none", () => {
    const chosen = localEnvironment({ PORT: '5001', PUBLIC_CARD_SCRIPT_HOST: '', PUBLIC_HEAT_MAP_ID: 'own' });
    expect(chosen).toMatchObject({ PORT: '5001', PUBLIC_HEAT_MAP_ID: 'own' });
    expect(chosen.PUBLIC_CARD_SCRIPT_HOST).not.toBe('');
  });
});
