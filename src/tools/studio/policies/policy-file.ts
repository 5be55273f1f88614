import { parseFrontmatter } from '@astrojs/markdown-remark';
import type { Locale } from '../../../config/locales.ts';
import { formatted } from '../files/formatted.ts';

/** An editor's input for a policy in one language. */
export interface PolicyText {
  readonly title: string;
  readonly summary: string;
  readonly body: string;
}
export interface PolicyHead {
  readonly version: string;
  readonly effective: string;
}
export interface PolicyForm extends PolicyHead {
  readonly texts: Readonly<Record<Locale, PolicyText>>;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export function readPolicy(file: string): PolicyText & PolicyHead {
  const { frontmatter, content } = parseFrontmatter(file);
  const { title, summary, version, effective } = frontmatter as Record<string, unknown>;
  return {
    title: textOf(title),
    summary: textOf(summary),
    version: textOf(version),
    effective: textOf(effective),
    body: content.trim(),
  };
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const PLAIN = /^\p{L}[^:#'"\n]*$/u;
const WORDS_OF_YAML = /^(?:true|false|null|yes|no|on|off|y|n)$/i;
const plainOrQuoted = (text: string): string => (PLAIN.test(text) && !WORDS_OF_YAML.test(text) ? text : quoted(text));

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** The file with new values; lines with unchanged values stay as written. */
export async function writePolicy(path: string, file: string, next: PolicyText & PolicyHead): Promise<string> {
  const now = readPolicy(file);
  const lines = {
    title: plainOrQuoted(oneLine(next.title)),
    summary: plainOrQuoted(oneLine(next.summary)),
    version: quoted(next.version),
    effective: quoted(next.effective),
  };
  const { rawFrontmatter } = parseFrontmatter(file);
  const head = Object.entries(lines).reduce((text, [name, value]) => {
    if (now[name as keyof typeof lines] === next[name as keyof typeof lines]) return text;
    return text.replace(new RegExp(`^${name}:.*$`, 'm'), () => `${name}: ${value}`);
  }, rawFrontmatter.trim());
  const body = next.body.replaceAll('\r\n', '\n').trim();
  if (head === rawFrontmatter.trim() && body === now.body) return file;
  return formatted(path, `---\n${head}\n---\n\n${body}\n`);
}
