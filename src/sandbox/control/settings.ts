import { Hono } from 'hono';
import * as v from 'valibot';
import { APPLICATION_TYPES, ApplicationType } from '../../model/application.ts';
import { clientOf } from '../shared/client-of.ts';
import { InjectedFailure } from '../shared/injected-failures.ts';
import type { Services } from '../shared/services.ts';
import { controlResponse, controlBody, controlRefusal } from './request.ts';

const Clock = v.union([
  v.strictObject({ offset_ms: v.number() }),
  /** An instant in ISO 8601, or in milliseconds since 1970. */
  v.strictObject({ set: v.union([v.number(), v.string()]) }),
]);
const Intake = v.strictObject({ type: ApplicationType, open: v.boolean() });
const Banners = v.strictObject({ shown: v.boolean() });
const OtpRule = v.strictObject({ required: v.boolean() });

/**
 * Settings that one client may change for itself: injected failures, clock, intake, banners, and whether one-time codes
 * are required.
 */
export function settingsRoutes({ clients }: Services): Hono {
  const app = new Hono();

  app.get('/sandbox/faults', (c) => c.json(clients.of(clientOf(c)).faults));
  app.post('/sandbox/faults', async (c) => {
    const failure = await controlBody(c, InjectedFailure);
    if (!failure)
      return controlRefusal(c, 'This is not an injected failure: see src/sandbox/shared/injected-failures.ts.');
    const client = clientOf(c);
    const { faults } = await clients.change(client, { faults: [...clients.of(client).faults, failure] });
    return controlResponse(c, { client, faults });
  });
  const removeFailures = async (client: string) => {
    await clients.change(client, { faults: [] });
    return { client, faults: [] };
  };
  app.delete('/sandbox/faults', async (c) => c.json(await removeFailures(clientOf(c))));
  // A form cannot send DELETE.
  app.post('/sandbox/faults/remove', async (c) => controlResponse(c, await removeFailures(clientOf(c))));

  const time = (client: string) => ({
    client,
    now: new Date(clients.now(client)).toISOString(),
    offset_ms: clients.of(client).clock_offset_ms,
  });
  app.get('/sandbox/clock', (c) => c.json(time(clientOf(c))));
  app.post('/sandbox/clock', async (c) => {
    const clock = await controlBody(c, Clock);
    const offset = clock && ('set' in clock ? new Date(clock.set).getTime() - Date.now() : clock.offset_ms);
    if (offset === undefined || !Number.isFinite(offset))
      return controlRefusal(c, 'Send {offset_ms} or {set}, an instant.');
    await clients.change(clientOf(c), { clock_offset_ms: offset });
    return controlResponse(c, time(clientOf(c)));
  });

  app.post('/sandbox/intake', async (c) => {
    const intake = await controlBody(c, Intake);
    if (!intake) return controlRefusal(c, `Send {type, open}; types: ${APPLICATION_TYPES.join(', ')}.`);
    const client = clientOf(c);
    const others = clients.of(client).closed_types.filter((type) => type !== intake.type);
    const closed_types = intake.open ? others : [...others, intake.type];
    await clients.change(client, { closed_types });
    return controlResponse(c, { client, closed_types });
  });

  app.post('/sandbox/banners', async (c) => {
    const wanted = await controlBody(c, Banners);
    if (!wanted) return controlRefusal(c, 'Send {shown}: whether first pages have a banner.');
    const client = clientOf(c);
    await clients.change(client, { banners: wanted.shown });
    return controlResponse(c, { client, banners: wanted.shown });
  });

  app.post('/sandbox/code', async (c) => {
    const rule = await controlBody(c, OtpRule);
    if (!rule)
      return controlRefusal(c, 'Send {required}: whether a new application must be verified by a one-time code.');
    await clients.change(clientOf(c), { code_required: rule.required });
    return controlResponse(c, { client: clientOf(c), code_required: rule.required });
  });
  return app;
}
