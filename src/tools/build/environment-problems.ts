import type { AstroIntegration } from 'astro';
import { isSlug } from '../../config/flow-registry.ts';
import { FLOW_SITES, VARIABLES, type Variable } from '../../config/variables.ts';
import { isLoopback } from '../../lib/loopback.ts';
import { forwardProblem } from './forward-problem.ts';
import { listOfSamples, samplesLeft, type Environment } from './samples.ts';

/** Addresses that servers listen on; each leads to this machine. */
const UNSPECIFIED = ['0.0.0.0', '[::]'];
const SANDBOX = /sandbox/i;
/** The URL parser also accepts an address without slashes, which is always a mistake. */
const WEB_ADDRESS = /^https?:\/\/[^/\\]/i;

const parsed = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);
const isHere = (url: URL | undefined): boolean =>
  url !== undefined && (isLoopback(url.hostname) || UNSPECIFIED.includes(url.hostname));

/** Whether the build is for this machine only: its own address is `http://localhost:…`. */
const isLocalBuild = (environment: Environment): boolean => {
  const site = parsed(environment['PUBLIC_SITE_URL'] ?? '');
  return site?.protocol === 'http:' && isHere(site);
};

interface Judged extends Omit<Variable, 'purpose'> {
  readonly local: boolean;
}

/** The fault of one address, as the end of a sentence. */
function addressProblem(text: string, { kind, local, onServer }: Judged): string | undefined {
  const url = parsed(text);
  if (!url || !WEB_ADDRESS.test(text)) return 'is no address that begins with https://';
  if (url.password || (url.username && kind !== 'reports')) return 'holds a user name or a password';
  if (kind.startsWith('origin') && url.pathname + url.search + url.hash !== '/') return 'has a path';
  // The web server calls the API, which may be on the same machine.
  if (onServer) return forwardProblem(url, text);
  if (local) return url.protocol === 'http:' && kind === 'origins' && !isHere(url) ? 'is not https' : undefined;
  if (isHere(url)) return 'is on this machine, which visitors cannot reach';
  return url.protocol === 'https:' ? undefined : 'is not https';
}

function problem(text: string, variable: Judged): string | undefined {
  const { kind, local, required } = variable;
  if (text === '') return required === 'always' || (required && !local) ? 'is missing' : undefined;
  if (kind === 'text') return SANDBOX.test(text) && !local ? 'is a value of the sandbox' : undefined;
  if (kind === 'switch') return ['true', 'false'].includes(text) ? undefined : 'is neither true nor false';
  const parts = ['slugs', 'origins'].includes(kind) ? text.split(/\s+/) : [text];
  if (kind === 'slugs') return parts.every(isSlug) ? undefined : 'is no list of slugs';
  return parts.map((part) => addressProblem(part, variable)).find((found) => found !== undefined);
}

const example = (name: string): string => `${name}=${VARIABLES[name]?.example ?? ''}`;
const valueOf = (environment: Environment, name: string): string => (environment[name] ?? '').trim();

function ownProblem(environment: Environment, name: string, variable: Judged): string[] {
  const found = problem(valueOf(environment, name), variable);
  return found === undefined ? [] : [`${name} ${found}. For example: ${example(name)}`];
}

/** Why local servers cannot forward to an API, as a sentence. */
export const apiUrlProblem = (apiUrl: string): string | undefined =>
  ownProblem({ API_URL: apiUrl }, 'API_URL', { kind: 'address', example: '', onServer: true, local: true })[0];

/** A build for this machine sends its calls to a sandbox. */
function missingApi(environment: Environment): string[] {
  const names = ['API_URL', 'PUBLIC_API_ORIGIN'] as const;
  if (isLocalBuild(environment) || names.some((name) => valueOf(environment, name))) return [];
  const [forwarded, called] = names;
  return [
    `${names.join(', ')}: both are empty, so no call would reach an API. Set one: ${example(forwarded)} if the web server ` +
      `forwards /api there, ${example(called)} if browsers call it themselves.`,
  ];
}

/** If only some flows have their own sites, visitors who move between flows lose the application. */
function halfSetSites(environment: Environment): string[] {
  const missing = FLOW_SITES.filter((name) => !environment[name]);
  if (missing.length === 0 || missing.length === FLOW_SITES.length) return [];
  const [name = ''] = missing;
  return [
    `${missing.join(', ')}: set for other flows, but not here. Set all four or none, for example ${example(name)}.`,
  ];
}

function missingLogin(environment: Environment): string[] {
  if (!valueOf(environment, 'PUBLIC_EDIT_REPOSITORY') || valueOf(environment, 'EDIT_LOGIN')) return [];
  return [`EDIT_LOGIN is missing: editors could not log in at /admin. For example: ${example('EDIT_LOGIN')}`];
}

/** One sentence for each invalid variable. Secrets are not repeated. */
export function environmentProblems(environment: Environment): string[] {
  const local = isLocalBuild(environment);
  const single = Object.entries(VARIABLES).flatMap(([name, variable]) =>
    ownProblem(environment, name, { ...variable, local }),
  );
  return [...single, ...missingApi(environment), ...missingLogin(environment), ...halfSetSites(environment)];
}

/** Whether a build may hold what is left of the sample: on this machine, or for people who know that it is one. */
const mayHoldSamples = (environment: Environment): boolean =>
  isLocalBuild(environment) || valueOf(environment, 'PUBLIC_SAMPLE') === 'true';

/** Stops a build with an invalid variable, or one for visitors with samples, before it writes anything. */
export const checkBuild = (environment: Environment, samples = samplesLeft): AstroIntegration => ({
  name: 'check-build',
  hooks: {
    'astro:config:setup': ({ command, logger }) => {
      if (command !== 'build') return;
      const left = mayHoldSamples(environment) ? [] : samples(environment);
      const list = left.length > 0 ? listOfSamples(left) : [];
      const isStaging = valueOf(environment, 'PUBLIC_EDIT_REPOSITORY') !== '';
      if (isStaging) list.forEach((line) => logger.warn(line));
      const problems = [...environmentProblems(environment), ...(isStaging ? [] : list)];
      if (problems.length > 0) throw new Error(['The site cannot be built:', ...problems].join('\n'));
    },
  },
});
