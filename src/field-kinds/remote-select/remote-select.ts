import type { Values } from '../../model/rules.ts';
import { always, nameOfChoice, none, noValues, ownName, type FieldBase, type FieldKind } from '../field-kind.ts';
import type { DescriptionOf, Lookup, LookupCampaign, PriceOf } from '../lookup.ts';

/** A choice from a list of the server that may depend on earlier answers. */
export interface RemoteSelectDefinition extends FieldBase {
  readonly kind: 'remote-select';
  readonly lookup: Lookup;
  /** The value of an additional option, "not in this list". Its label is `fields.options[name][other]`. */
  readonly other?: string;
  /** Preselects the first option, which nearly everyone chooses. @chosen The server lists the next one first. */
  readonly choosesFirst?: true;
  readonly description?: DescriptionOf;
  /**
   * The value is usually chosen on the page before, so only its name is shown until the applicant wants to change it.
   */
  readonly chosenBefore?: true;
  readonly price?: PriceOf;
  /** The list may be empty; the review then has no row for it. */
  readonly emptyListAllowed?: true;
  /** The message that is shown for an empty list. */
  readonly none?: 'noDistrict';
  /** The options are rounds of admission: a few are shown as cards, and without an open one nobody can apply. */
  readonly listsRounds?: true;
  /** Returns HTML from the server that describes an offer. */
  readonly offer?: (item: never) => string | null | undefined;
  /** Returns the address of a picture of an item, which only decorates its name. */
  readonly picture?: (item: never) => string | null | undefined;
  /** Returns the server's word for what kind of item it is. Ours are `fields.options.available_type`. */
  readonly availableType?: (item: never) => string | null | undefined;
  readonly filterOption?: (item: never, values: Values) => boolean;
}

const ANY_CAMPAIGN: LookupCampaign = { slug: '-', campaignId: '-' };

export const remoteSelect: FieldKind<RemoteSelectDefinition> = {
  valueNames: ownName,
  searchNames: none,
  initialValues: noValues,
  lists: ({ lookup }) => [lookup],
  isWaiting: ({ lookup }, values) => !lookup.query(values, ANY_CAMPAIGN),
  isValidatedByList: true,
  needsCountries: false,
  // Until the list is loaded, the choice may no longer fit the answers before it.
  fieldsToValidate: ({ name, other }, { required, value, item }) => [
    { name, required, notInOptions: value !== '' && value !== other && item === undefined },
  ],
  accepts: always,
  isTyped: false,
  reviewText: nameOfChoice,
};
