import type { contract } from '../../api/contract/all.ts';
import { withTrailingSlash } from '../../api/endpoint-path.ts';
import { openApi } from '../openapi/openapi.ts';
import { lineOf, type Walk } from './walk.ts';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly example: unknown;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly parameters: readonly Parameter[] }>>>>;
}

const TOKEN = 'token-of-an-example';

/** Makes every remaining GET with the examples of the OpenAPI document, because a mock knows no applicants. */
export async function walkExamples(walk: Walk, calls: typeof contract): Promise<void> {
  const { paths } = openApi() as unknown as Document;
  const made = new Set(walk.exchanges.map(({ line }) => line));
  const reading = calls.filter(({ endpoint }) => endpoint.method === 'GET' && !made.has(lineOf(endpoint)));
  for (const { name, endpoint } of reading) {
    const parameters = paths[`/api/${withTrailingSlash(endpoint.path)}`]?.['get']?.parameters ?? [];
    const examplesIn = (place: Parameter['in']): Record<string, string> =>
      Object.fromEntries(parameters.filter((one) => one.in === place).map((one) => [one.name, String(one.example)]));
    const token = endpoint.token === 'none' ? undefined : TOKEN;
    await walk.call(name as Parameters<Walk['call']>[0], {
      parameters: examplesIn('path'),
      query: examplesIn('query'),
      token,
    });
  }
}

/** Its responses do not depend on earlier calls. */
export const withoutMemory = (walk: Walk): Walk => ({ ...walk, call: (name, asked) => walk.call(name, asked) });
