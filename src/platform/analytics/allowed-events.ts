import { UTM_LIMIT } from '../../config/constants.ts';
import { FLOW_IDS } from '../../config/flow-registry.ts';
import { hasOwn } from '../../lib/has-own.ts';

const ALLOWED_FIELDS: Readonly<Record<string, RegExp>> = {
  event: /^(?:page_view|application_complete)$/,
  flow: new RegExp(`^(?:${FLOW_IDS.join('|')})$`),
  route_id: /^[a-z][a-z.-]{0,60}$/,
  locale: /^(?:th|en)$/,
  utm_source: /^/,
  utm_medium: /^/,
  utm_campaign: /^/,
  utm_content: /^/,
  utm_term: /^/,
};
/** An e-mail address, or the digits of a phone or ID number. */
const PERSONAL = /@|(?:[\d๐-๙][\s()+.-]*){7,}/;

const isAllowed = (key: string, value: string): boolean =>
  (hasOwn(ALLOWED_FIELDS, key) && ALLOWED_FIELDS[key]?.test(value) && value.length <= UTM_LIMIT) === true;

/** The object is frozen, so that no other script can replace `push`. @throws TypeError for a field or value that is not allowed */
export const allowedEvent = (queue: unknown[]): Readonly<{ push: (event: Readonly<Record<string, string>>) => void }> =>
  Object.freeze({
    push: (event: Readonly<Record<string, string>>) => {
      const refused = Object.entries(event).find(([key, value]) => !isAllowed(key, value));
      if (refused) throw new TypeError(`"${refused[0]}" is not allowed in an analytics event.`);
      queue.push(
        Object.fromEntries(
          Object.entries(event).filter(([key, value]) => !key.startsWith('utm_') || !PERSONAL.test(value)),
        ),
      );
    },
  });
