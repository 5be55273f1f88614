// A page of one flow carries no other flow's code and no other flow's messages.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import thaiPages from '../../locales/th/pages.json' with { type: 'json' };
import { FLOW_IDS, FLOWS, type FlowId } from '../../src/config/flow-registry.ts';
import { scriptsOf } from '../../src/tools/check/module-graph.ts';
import { SITE, pages, textOf } from './site.ts';

/**
 * Texts that stand in a flow's own data and nowhere else. Routes and contracts cannot serve: the route table is one, and a call's
 * path may be shared. Each is looked for on pages of its own flow as well, so that a renamed one fails here.
 */
const MARKERS: Readonly<Record<FlowId, readonly RegExp[]>> = {
  bachelor: [/["'`]four_year["'`]/, /\(["'`]bachelor["'`]\)/],
  graduate: [/["'`]doctoral["'`]/, /\(["'`]graduate["'`]\)/],
  'short-course': [/short-course-application\/search-course/, /["'`]receipt_issued_to["'`]/],
  scholarship: [/["'`]futsal["'`]/, /scholarship-application\/(?:\{id\}\/)?start-confirm/, /["'`]sport_type["'`]/],
};

const isPageOf = (flow: FlowId, file: string): boolean =>
  [FLOWS[flow].prefix, join('en', FLOWS[flow].prefix)].some((folder) => file.startsWith(`${folder}/`));
const stepsOf = (flow: FlowId): string[] =>
  pages.filter((file) => isPageOf(flow, file) && textOf(file).includes('data-step-form'));

/** All code that a page needs for hydration, and the page itself, which carries messages. */
const everythingOf = (file: string): string => [textOf(file), ...scriptsOf(textOf(file), SITE).map(textOf)].join('\n');

describe.each(FLOW_IDS)('pages of %s', (flow) => {
  const own = pages.filter((file) => isPageOf(flow, file));

  test('are found', () => {
    expect(own.length).toBeGreaterThanOrEqual(20);
    expect(stepsOf(flow)).not.toEqual([]);
  });

  test('its markers stand in its own code', () => {
    const text = stepsOf(flow).map(everythingOf).join('\n');
    expect(MARKERS[flow].filter((marker) => !marker.test(text))).toEqual([]);
  });

  test.each(FLOW_IDS.filter((other) => other !== flow))('carry nothing of %s', (other) => {
    const found = own.flatMap((file) => {
      const text = everythingOf(file);
      return MARKERS[other].filter((marker) => marker.test(text)).map((marker) => `${file}: ${marker.source}`);
    });
    expect(found).toEqual([]);
  });
});

test.each(FLOW_IDS)('the Thai pages of %s ask when the result comes; a short course is confirmed instead', (flow) => {
  const text = pages
    .filter((file) => file.startsWith(`${FLOWS[flow].prefix}/`))
    .map(textOf)
    .join('\n');
  const isAsked = (question: string): boolean => text.includes(`<dt>${question}</dt>`);
  const { result, courseResult } = thaiPages.landing.questions;
  expect([isAsked(result), isAsked(courseResult)]).toEqual(flow === 'short-course' ? [false, true] : [true, false]);
});
