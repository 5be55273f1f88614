// A mock that is made of the OpenAPI document alone, as `src/tools/conformance/mock.ts` asks one of another maker.
import { expect, test } from 'vitest';
import { contract } from '../../../src/api/contract/all.ts';
import { openApi } from '../../../src/tools/openapi/openapi.ts';
import { optionsFrom } from '../../../src/tools/conformance/options.ts';
import { runConformance } from '../../../src/tools/conformance/run.ts';
import { lineOf } from '../../../src/tools/conformance/walk.ts';
import { listen } from '../../../src/tools/serve/listen.ts';

interface Operation {
  readonly security?: readonly unknown[];
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly responses: Readonly<
    Record<string, { readonly content: Readonly<Record<string, { readonly example: unknown }>> }>
  >;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Pick<Operation, 'responses'>;
}
const { paths, components } = openApi() as unknown as Document;
const exampleIn = (responses: Operation['responses'], name: string): unknown =>
  responses[name]?.content['application/json']?.example;

const findOperation = (pathname: string): Operation | undefined => {
  const fits = (path: string): boolean => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname);
  const found = Object.keys(paths).filter(fits);
  const path = found.find((one) => one === pathname) ?? found[0];
  return path === undefined ? undefined : paths[path]?.['get'];
};

const respond = (request: Request, change: (example: unknown, pathname: string) => unknown): Response => {
  const { pathname, searchParams } = new URL(request.url);
  const refuse = (status: number): Response =>
    Response.json(exampleIn(components.responses, 'Refusal'), { status, headers: { 'Cache-Control': 'no-store' } });
  const operation = findOperation(pathname);
  if (!operation) return refuse(404);
  if (operation.security && !request.headers.has('X-Application-Token')) return refuse(401);
  const required = operation.parameters.filter((one) => one.in === 'query' && one.required);
  if (required.some(({ name }) => !searchParams.get(name))) return refuse(422);
  return Response.json(change(exampleIn(operation.responses, '200'), pathname), {
    headers: { 'Cache-Control': 'no-store' },
  });
};

const reportOf = async (change: (example: unknown, pathname: string) => unknown) => {
  const mock = await listen((request) => respond(request, change), 0);
  const options = optionsFrom([`http://127.0.0.1:${mock.port}`, '--mock', '--slug', 'star-scholars']);
  try {
    return await runConformance(options);
  } finally {
    await mock.close();
  }
};

test('every call that reads is made and accepted, and none that changes something', async () => {
  const report = await reportOf((example) => example);
  expect([report.failures, report.remarks]).toEqual([[], []]);
  const reading = contract.filter(({ endpoint }) => endpoint.method === 'GET').map(({ endpoint }) => lineOf(endpoint));
  const holding = report.lines.filter(({ result }) => result === 'holds').map(({ line }) => line);
  expect(holding.sort()).toEqual([...reading, 'a call that does not exist'].sort());
});

test('an example that the site cannot read is named, in a call of an applicant too', async () => {
  const wrong = ['/api/payment/check', '/api/general/school'];
  const report = await reportOf((example, pathname) => (wrong.includes(pathname) ? 'nothing' : example));
  expect(report.failures.map(({ line, check }) => `${line}: ${check}`).sort()).toEqual([
    'GET general/school: shape',
    'GET payment/check: shape',
  ]);
});

test('a mock keeps nothing', () => {
  expect(() => optionsFrom(['http://127.0.0.1:1', '--mock', '--write'])).toThrow('--mock and --write');
});
