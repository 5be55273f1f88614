import type { Values } from '../../model/rules.ts';
import { always, nameOfChoice, none, noValues, type FieldBase, type FieldKind } from '../field-kind.ts';
import {
  ofItem,
  type DescriptionOf,
  type Lookup,
  type LookupCampaign,
  type LookupOption,
  type PriceOf,
} from '../lookup.ts';

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
  /** The list may be empty; then it is not shown, and the review has no row for it. */
  readonly emptyListAllowed?: true;
  /** The message that is shown for an empty list. */
  readonly none?: 'noDistrict';
  /** The options are rounds of admission: a few are shown as cards, and without an open one nobody can apply. */
  readonly listsRounds?: true;
  /** Returns HTML from the server that describes an offer. */
  readonly offer?: (item: never) => string | null | undefined;
  /** Returns the address of a picture of an item, which only decorates its name. */
  readonly picture?: (item: never) => string | null | undefined;
  /**
   * Returns the server's word for the kind of an item. The messages for these words are `fields.options.available_type`.
   */
  readonly availableType?: (item: never) => string | null | undefined;
  readonly filterOption?: (item: never, values: Values) => boolean;
  /**
   * An answer that follows from the chosen item and is sent with it, such as the province of a district. If an incomplete
   * list lacks the choice, only its id and name are known, and the saved answer stays.
   */
  readonly derives?: {
    readonly name: string;
    readonly from: (item: never) => LookupOption | undefined;
  };
}

const ANY_CAMPAIGN: LookupCampaign = { slug: '-', campaignId: '-' };

export const remoteSelect: FieldKind<RemoteSelectDefinition> = {
  valueNames: ({ name, derives }) => [name, ...(derives ? [derives.name] : [])],
  searchNames: none,
  initialValues: noValues,
  lists: ({ lookup }) => [lookup],
  isWaiting: ({ lookup }, values) => !lookup.query(values, ANY_CAMPAIGN),
  isValidatedByList: true,
  // Until the list is loaded, the choice may no longer fit the answers before it.
  fieldsToValidate: ({ name, other, derives }, { required, value, item }) => [
    { name, required, notInOptions: value !== '' && value !== other && item === undefined },
    ...(derives
      ? [
          {
            name: derives.name,
            required: false,
            derived: ofItem(derives.from, item)?.value,
          },
        ]
      : []),
  ],
  accepts: always,
  isTyped: false,
  reviewText: nameOfChoice,
};
