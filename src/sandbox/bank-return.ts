import { Hono } from 'hono';
import * as v from 'valibot';
import type { ChargeRow } from './database/tables.ts';
import { outcomeOf } from './payment/card-tokens.ts';
import { moveCharge } from './payment/charge-states.ts';
import type { Services } from './shared/services.ts';

/**
 * What the bank posts through the browser after 3-D Secure. The bank is configured with the URL; the contract has no
 * such call.
 */
const Return = v.object({ objectId: v.string(), token: v.string(), status: v.picklist(['true', 'false']) });

/**
 * `status=true` means that 3-D Secure was completed, not that the card was charged. The outcome of the card decides.
 */
const decided = (charge: ChargeRow, finished: boolean): 'successful' | 'failed' =>
  finished && outcomeOf(charge.card_token ?? '') === '3ds' ? 'successful' : 'failed';

/** Settles the charge and redirects the browser to the page with GET, because a static page cannot read a POST. */
export function bankReturn(services: Services): Hono {
  const app = new Hono();
  app.post('/api/payment/return/kbank', async (c) => {
    const form = v.safeParse(Return, await c.req.parseBody());
    if (!form.success) return c.json({ message: 'The bank sent an incomplete form.', errors: {} }, 422);
    const { objectId, token, status } = form.output;
    const charge = await services.database.transaction().execute(async (database) => {
      const found = await database.selectFrom('charges').selectAll().where('id', '=', objectId).executeTakeFirst();
      if (found?.card_token !== token) return undefined;
      if (found.status !== 'pending') return found;
      // The bank's post carries no cookie of the site, so the clock of the client who applied is used.
      const byId = database.selectFrom('applications').select('client').where('id', '=', found.application_id);
      const { client } = await byId.executeTakeFirstOrThrow();
      await moveCharge(database, found, decided(found, status === 'true'), services.clients.now(client));
      return found;
    });
    if (!charge?.return_page) return c.json({ message: 'The bank sent an unknown charge.', errors: {} }, 422);
    return c.redirect(`${charge.return_page}?${new URLSearchParams({ objectId, status }).toString()}`, 303);
  });
  return app;
}
