import { SourceMap, type SourceMapPayload } from 'node:module';

/** A place in a script of a build, as stacks name it: `/_astro/core.B1x2.js:1:2345`. Lines and columns count from one. */
const PLACE = /(?:https?:\/\/[^\s/]+)?\/_astro\/([\w.@-]+\.js):(\d+):(\d+)/g;

/** The part of a path below the root of the project, or behind the last `node_modules`. */
const shortPath = (path: string): string => path.replace(/^.*node_modules\//, '').replace(/^(?:\.\.?\/)+/, '');

/**
 * Replaces each place in a script by the file, the line and the column of the source, such as
 * `src/payment/start-payment.ts:42:7`. A place without a map, or outside it, stays.
 * @param stack the text of a report
 * @param mapOf reads the source map of a script, by its file name @throws when there is none
 */
export function traceStack(stack: string, mapOf: (script: string) => string): string {
  const maps = new Map<string, SourceMap | undefined>();
  const read = (script: string): SourceMap | undefined => {
    try {
      return new SourceMap(JSON.parse(mapOf(script)) as SourceMapPayload);
    } catch {
      return undefined;
    }
  };
  return stack.replace(PLACE, (place, script: string, line: string, column: string) => {
    if (!maps.has(script)) maps.set(script, read(script));
    const found = maps.get(script)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!found || !('originalSource' in found) || !found.originalSource) return place;
    const { originalSource, originalLine, originalColumn } = found;
    return `${shortPath(originalSource)}:${originalLine + 1}:${originalColumn + 1}`;
  });
}
