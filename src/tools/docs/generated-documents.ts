import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL_VARIABLES, VARIABLES, type Variable } from '../../config/variables.ts';
import { ROOT } from '../setup/paths.mjs';

interface PackageFile {
  readonly scripts: Readonly<Record<string, string>>;
  /** Describes each script in one sentence. npm ignores this part. */
  readonly 'scripts-info': Readonly<Record<string, string>>;
}

const packageFile = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as PackageFile;

const table = (head: readonly [string, string], rows: readonly (readonly [string, string])[]): string =>
  [head, ['---', '---'] as const, ...rows].map(([left, right]) => `| ${left} | ${right} |`).join('\n');

/** npm runs these two as `npm start` and `npm test`. */
const SHORT_COMMANDS = ['start', 'test'];
const commandOf = (name: string): string => `\`npm ${SHORT_COMMANDS.includes(name) ? '' : 'run '}${name}\``;

/** `prepare` runs by itself after an installation. */
export const describedScripts = Object.keys(packageFile.scripts).filter((name) => name !== 'prepare');

const commands = `# Commands

\`npm run docs\` writes this page from \`scripts-info\` in \`package.json\`. Put arguments after \`--\`, for example
\`npm run unit -- phone\` or \`npm run e2e -- consent --project phone\`.

${table(
  ['Command', 'What it does'],
  describedScripts.map((name) => [commandOf(name), packageFile['scripts-info'][name] ?? '']),
)}
`;

const REQUIRED = { always: '**Required.** ', visitors: '**Required in a build for visitors.** ' } as const;
const purposeOf = ({ purpose, required }: Variable): string => (required ? REQUIRED[required] : '') + purpose;

const configuration = `# Configuration

\`npm run docs\` writes this page from \`src/config/variables.ts\`. Values are read from the environment or, if they are not set there, from
\`.env\`. Without that file, local commands read \`.env.example\`, whose addresses work only on this machine. If a variable is missing or
wrong, the build names it and fails.

A build is a **build for visitors** if \`PUBLIC_SITE_URL\` is not \`http://localhost…\`. None of its addresses may then be \`http:\`, localhost
or the sandbox's, and you must set \`API_URL\` or \`PUBLIC_API_ORIGIN\`.

\`PUBLIC_*\` values are written into pages, so they must not be secrets.

${table(
  ['Variable of the site', 'Meaning'],
  Object.entries(VARIABLES).map(([name, variable]) => [`\`${name}\``, purposeOf(variable)]),
)}

Local servers and tests also read:

${table(
  ['Variable', 'Meaning'],
  Object.entries(LOCAL_VARIABLES).map(([name, purpose]) => [`\`${name}\``, purpose]),
)}
`;

const DECISIONS = 'docs/decisions';

/** A list item from the heading of a record, with its status if that is another one than accepted. */
function decisionOf(file: string): string {
  const [heading = '', dated = ''] = readFileSync(join(ROOT, DECISIONS, file), 'utf8').split('\n\n', 2);
  const [, number, title] = /^# (\d{4}) (.+)$/.exec(heading) ?? [];
  const [, status] = /^Date: .*?Status: (.+)$/s.exec(dated) ?? [];
  if (!number || !title || !status)
    throw new Error(
      `${DECISIONS}/${file} begins with no "# <number> <decision>", or has no "Date: …. Status: …." below it`,
    );
  const note = status === 'accepted.' ? '' : `: ${status.replaceAll('\n', ' ')}`;
  return `- [${number}](${file}) ${title}${note}`;
}

const decisions = `# Decisions

\`npm run docs\` writes this page from the decision records. A record says what applies today, why, and at what cost. It mentions
alternatives that were tried or rejected in a line each. If a record already covers the subject, revise it; Git keeps the old text.
Otherwise add a record with the next number and the line "Date: …. Status: accepted." below its title. A missing number was not
used, or its record was merged into another one.

${readdirSync(join(ROOT, DECISIONS))
  .filter((file) => /^\d{4}-/.test(file))
  .sort()
  .map(decisionOf)
  .join('\n')}
`;

/** Path from the project's root → text, before it is formatted. */
export const generatedDocuments: Readonly<Record<string, string>> = {
  'docs/commands.md': commands,
  'docs/configuration.md': configuration,
  'docs/decisions/README.md': decisions,
};
