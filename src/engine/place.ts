import { isCallError } from '../api/errors.ts';
import type { FlowContext } from './context.ts';
import type { Place } from './flow.ts';

/** The slug of the address names nothing the server knows: the page does not exist. */
export class UnknownPlace extends Error {
  constructor() {
    super('The address names no campaign');
  }
}

const asked = new WeakMap<FlowContext, Promise<Place>>();

/**
 * What the page's address names, before anything that needs it; asked of the server once, and again after a failure.
 * @throws {CallError} when it cannot be asked, UnknownPlace when there is none
 */
export async function findPlace(context: FlowContext): Promise<Place> {
  const { flow, locale, place } = context;
  if (!flow.findPlace || place.slug === undefined || place.campaignId !== undefined) return place;
  const finding = asked.get(context) ?? flow.findPlace(place.slug, { locale });
  asked.set(context, finding);
  try {
    context.place = await finding;
    return context.place;
  } catch (error) {
    asked.delete(context);
    throw isCallError(error) && error.status === 404 ? new UnknownPlace() : error;
  }
}
