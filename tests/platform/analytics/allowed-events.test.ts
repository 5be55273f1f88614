import { describe, expect, test } from 'vitest';
import { FLOW_IDS } from '../../../src/config/flow-registry.ts';
import { allowedEvent } from '../../../src/platform/analytics/allowed-events.ts';

const VIEW = { event: 'page_view', route_id: 'bachelor.faculty', locale: 'th' };

describe('what may be measured', () => {
  test('a page view by route, language and campaign', () => {
    const layer: unknown[] = [];
    allowedEvent(layer).push({ ...VIEW, utm_source: 'โรงเรียน', utm_campaign: 'open-house-2569' });
    expect(layer).toEqual([{ ...VIEW, utm_source: 'โรงเรียน', utm_campaign: 'open-house-2569' }]);
  });

  test('that an application of a flow is complete', () => {
    const layer: unknown[] = [];
    const events = FLOW_IDS.map((flow) => ({ event: 'application_complete', flow }));
    events.forEach(allowedEvent(layer).push);
    expect(layer).toEqual(events);
    expect(() => allowedEvent(layer).push({ event: 'application_complete', flow: '7' })).toThrow(TypeError);
  });

  test.each<{ readonly more: Readonly<Record<string, string>> }>([
    { more: { email: 'a@example.com' } },
    { more: { page_location: 'https://site.test/x' } },
    { more: { event: 'purchase' } },
    { more: { route_id: '/regisbachelor/continue/7/abc' } },
    { more: { locale: 'de' } },
    { more: { utm_source: 'a'.repeat(101) } },
    { more: { constructor: 'x' } },
  ])('nothing else: $more', ({ more }) => {
    const layer: unknown[] = [];
    const push = () => allowedEvent(layer).push({ ...VIEW, ...more });
    expect(push).toThrow(TypeError);
    expect(layer).toEqual([]);
  });

  test.each(['somebody@example.com', '0812345678', '081-234-5678', '๐๘๑๒๓๔๕๖๗๘', '1-2345-67890-12-1'])(
    'a campaign parameter that names a person is left out: %s',
    (personal) => {
      const layer: unknown[] = [];
      allowedEvent(layer).push({ ...VIEW, utm_content: personal });
      expect(layer).toEqual([VIEW]);
    },
  );

  test('cannot be replaced', () => {
    expect(Object.isFrozen(allowedEvent([]))).toBe(true);
  });
});
