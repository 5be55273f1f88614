import type { Values } from '../model/rules.ts';
import { always, nameOfChoice, none, noValues, type FieldBase, type FieldKind } from './field-kind.ts';
import {
  callForItem,
  type DescriptionOf,
  type Lookup,
  type LookupCampaign,
  type LookupOption,
  type PriceOf,
} from './lookup.ts';

/** A choice from a server list that may depend on earlier answers. */
export interface RemoteSelectDefinition extends FieldBase {
  readonly kind: 'remote-select';
  readonly lookup: Lookup;
  /** The value of an additional option, "not in this list". Its label is `fields.options[name][other]`. */
  readonly other?: string;
  /** Preselects the first option, which nearly everyone chooses. @chosen The server lists the next one first. */
  readonly choosesFirst?: true;
  readonly description?: DescriptionOf;
  /** The value is usually chosen on the previous page, so only its name is shown until the applicant changes it. */
  readonly chosenBefore?: true;
  readonly price?: PriceOf;
  /** If the list is empty, neither the form nor the review shows the field. */
  readonly emptyListAllowed?: true;
  /** The message for an empty list. */
  readonly none?: 'noDistrict';
  /** A few options are shown as tiles. */
  readonly asTiles?: true;
  /** The options are rounds: a few are shown as cards, and without an open one nobody can apply. */
  readonly listsRounds?: true;
  /** Returns the server's HTML that describes an offer. */
  readonly offer?: (item: never) => string | null | undefined;
  /** Returns the URL of an item's picture, which only decorates its name. */
  readonly picture?: (item: never) => string | null | undefined;
  /** Returns the server's word for an item's kind. Its messages are `fields.options.available_type`. */
  readonly availableType?: (item: never) => string | null | undefined;
  readonly filterOption?: (item: never, values: Values) => boolean;
  /**
   * An answer that follows from the chosen item and is sent with it, such as a district's province. If an incomplete
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
  // Before the list is loaded, the choice may not fit the earlier answers.
  fieldsToValidate: ({ name, other, derives }, { required, value, item }) => [
    { name, required, notInOptions: value !== '' && value !== other && item === undefined },
    ...(derives
      ? [
          {
            name: derives.name,
            required: false,
            derived: callForItem(derives.from, item)?.value,
          },
        ]
      : []),
  ],
  accepts: always,
  isTyped: false,
  reviewText: nameOfChoice,
};
