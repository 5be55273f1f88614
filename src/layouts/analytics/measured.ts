import { UTM_LIMIT } from '../../config/constants.ts';

/** What may be told of a page, and how each value must look. Everything else is refused: no address, no person. */
const SHAPES: Readonly<Record<string, RegExp>> = {
  event: /^page_view$/,
  route_id: /^[a-z][a-z.-]{0,60}$/,
  locale: /^(?:th|en)$/,
  utm_source: /^/,
  utm_medium: /^/,
  utm_campaign: /^/,
  utm_content: /^/,
  utm_term: /^/,
};
/** A mail program that fills in its reader: an e-mail address, or digits enough for a phone or an ID number. */
const PERSONAL = /@|(?:[\d๐-๙][\s()+.-]*){7,}/;

const isShaped = (key: string, value: string): boolean =>
  (Object.hasOwn(SHAPES, key) && SHAPES[key]?.test(value) && value.length <= UTM_LIMIT) === true;

/**
 * The one way into a tool's list of events. It cannot be changed from outside.
 * An unknown key or a value of another form throws: that is a mistake of ours. A campaign parameter that looks like a person is left out.
 */
export const measured = (layer: unknown[]): Readonly<{ push: (event: Readonly<Record<string, string>>) => void }> =>
  Object.freeze({
    push: (event: Readonly<Record<string, string>>) => {
      const refused = Object.entries(event).find(([key, value]) => !isShaped(key, value));
      if (refused) throw new TypeError(`"${refused[0]}" is nothing that may be measured.`);
      layer.push(
        Object.fromEntries(
          Object.entries(event).filter(([key, value]) => !key.startsWith('utm_') || !PERSONAL.test(value)),
        ),
      );
    },
  });
