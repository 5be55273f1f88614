import { expect, test } from 'vitest';
import { sharedDomain } from '../../../src/platform/language/shared-domain.ts';

const https = (...hosts: readonly string[]): string[] => hosts.map((host) => `https://${host}`);

test.each([
  [https('regisbachelor.uni.ac.th', 'dashboard.uni.ac.th', 'apply.uni.ac.th'), 'apply.uni.ac.th', 'uni.ac.th'],
  [https('regisbachelor.uni.ac.th', 'uni.ac.th'), 'regisbachelor.uni.ac.th', 'uni.ac.th'],
  [https('a.admissions.uni.edu', 'b.admissions.uni.edu:8443'), 'b.admissions.uni.edu', 'admissions.uni.edu'],
  [https('regisbachelor-dev.uni.edu', 'apply.uni.edu'), 'preview.uni.edu', 'uni.edu'],
])('the hosts %j have in common, at %s: %s', (origins, hostname, domain) => {
  expect(sharedDomain(origins, hostname)).toBe(domain);
});

test.each([
  ['one host', https('apply.uni.ac.th'), 'apply.uni.ac.th'],
  ['one host on two ports', https('apply.uni.ac.th', 'apply.uni.ac.th:8443'), 'apply.uni.ac.th'],
  ['no host', [], 'apply.uni.ac.th'],
  ['hosts of two sites', https('apply.uni.ac.th', 'regis.uni.com'), 'apply.uni.ac.th'],
  ['hosts that only end alike', https('apply.uni.ac.th', 'applyuni.ac.thx'), 'apply.uni.ac.th'],
  ['a top-level domain', https('uni.example', 'regis.example'), 'uni.example'],
  ['this machine', ['http://localhost:4321', 'http://dashboard.localhost:4321'], 'localhost'],
  ['addresses without names', ['http://10.0.0.1', 'http://10.1.0.1'], '10.0.0.1'],
  ['a page outside of them', https('apply.uni.ac.th', 'regis.uni.ac.th'), 'uni-apply.example'],
])('nothing is shared: %s', (_why, origins, hostname) => {
  expect(sharedDomain(origins, hostname)).toBeUndefined();
});
