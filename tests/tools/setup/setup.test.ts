import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { changedVariables, fingerprint, isFresh } from '../../../src/tools/setup/build-if-stale.mjs';
import { nodeVersionProblem } from '../../../src/tools/setup/cli.mjs';
import { packagesDiffer } from '../../../src/tools/setup/ensure-packages.mjs';
import { buildVariables, localEnvironment, localValues } from '../../../src/tools/setup/environment.mjs';

const folder = mkdtempSync(join(tmpdir(), 'setup-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['18.20.4', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['22.12.0', true],
  ['24.1.0', true],
])('Node %s is new enough: %s', (version, isNewEnough) => {
  expect(nodeVersionProblem(version) === undefined).toBe(isNewEnough);
});

describe('packages are installed again', () => {
  const wanted = { packages: { '': {}, a: { version: '1.0.0' }, b: { version: '2.0.0', optional: true } } };
  test('when none is there', () => expect(packagesDiffer(wanted, {})).toBe(true));
  test('when one has another version', () =>
    expect(packagesDiffer(wanted, { packages: { a: { version: '1.0.1' } } })).toBe(true));
  test('not for an optional one, which may be absent', () =>
    expect(packagesDiffer(wanted, { packages: { a: { version: '1.0.0' } } })).toBe(false));
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

  test('when there is none, or another build was made since', () => {
    expect(isFresh(undefined, 'x', 1)).toBe(false);
    expect(isFresh({ inputs: 'x', builtAt: 1 }, 'x', undefined)).toBe(false);
    expect(isFresh({ inputs: 'x', builtAt: 1 }, 'x', 2)).toBe(false);
    expect(isFresh({ inputs: 'x', builtAt: 1 }, 'x', 1)).toBe(true);
  });

  test('and says by which variables', () => {
    const before = ['PUBLIC_A=1', 'PUBLIC_SITE_URL=http://localhost:4321'];
    expect(changedVariables(before, ['PUBLIC_A=1', 'PUBLIC_SITE_URL=http://localhost:4572', 'PUBLIC_B=x'])).toEqual([
      'PUBLIC_SITE_URL',
      'PUBLIC_B',
    ]);
    expect(changedVariables(before, before)).toEqual([]);
  });

  test('but not when a variable changes that only running servers read', () => {
    expect(buildVariables({ PORT: '1', API_URL: 'http://a', PUBLIC_B: '', PUBLIC_A: '1' })).toEqual(['PUBLIC_A=1']);
  });
});

describe('configuration', () => {
  test('the bank stand-in takes the port after the site unless the card script has one', () => {
    expect(localValues({}).BANK_PORT).toBe('4322');
    expect(localValues({ PORT: '5001' })).toMatchObject({
      BANK_PORT: '5002',
      PUBLIC_SITE_URL: 'http://localhost:5001',
      PUBLIC_CARD_SCRIPT_HOST: 'http://localhost:5002',
    });
    expect(localValues({ PUBLIC_CARD_SCRIPT_HOST: 'http://localhost:9000' }).BANK_PORT).toBe('9000');
    expect(localValues({ PUBLIC_CARD_SCRIPT_HOST: 'https://cards.example' }).BANK_PORT).toBe('4322');
  });

  test("the process's own variables win, an empty one leaves a local default", () => {
    const environment = localEnvironment({ PORT: '5001', PUBLIC_CARD_SCRIPT_HOST: '', PUBLIC_HEAT_MAP_ID: 'own' });
    expect(environment).toMatchObject({ PORT: '5001', PUBLIC_HEAT_MAP_ID: 'own' });
    expect(environment.PUBLIC_CARD_SCRIPT_HOST).not.toBe('');
  });

  test.each(['.env', '.env.example'])('an empty variable of the process hides the value in %s', (name) => {
    const own = mkdtempSync(join(folder, 'own-'));
    writeFileSync(join(own, name), 'API_URL=https://api.example\nPUBLIC_HEAT_MAP_ID=file\n');
    expect(localEnvironment({}, own)).toMatchObject({ API_URL: 'https://api.example', PUBLIC_HEAT_MAP_ID: 'file' });
    expect(localEnvironment({ API_URL: '' }, own)).toMatchObject({ API_URL: '', PUBLIC_HEAT_MAP_ID: 'file' });
  });
});
