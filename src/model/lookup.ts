import * as v from 'valibot';

/** Ids travel as numbers or texts; inside they are texts, so that a form value and an id compare. */
export const Id = v.pipe(
  v.union([v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.minLength(1))]),
  v.transform(String),
);

/** An amount of money, which may travel as a text. */
export const Baht = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty())]),
  v.transform(Number),
  v.number(),
  v.minValue(0),
);

const Text = v.string();
const MaybeText = v.nullish(v.string());
const Named = { id: Id, name: Text };

/** Lookup shapes of the spec, section 3. Fields the spec names are here; unknown ones are ignored. */
export const Faculty = v.object({
  ...Named,
  slug: MaybeText,
  logo: v.nullish(v.object({ circle: MaybeText })),
});
export const Course = v.object({ ...Named, slug: MaybeText });
export const CourseType = v.object(Named);

export const FILE_KINDS = ['id_card', 'transcript', 'tcas', 'house_registration', 'cover_letter', 'portfolio'] as const;
export const FileKind = v.picklist(FILE_KINDS);
export type FileKind = v.InferOutput<typeof FileKind>;

/** A document a campaign asks for. Not given by the specification; chosen. */
export const WantedFile = v.object({ type: FileKind, required: v.optional(v.boolean(), true) });
export type WantedFile = v.InferOutput<typeof WantedFile>;

/**
 * What one application in a campaign costs, with all who take part in it: what `payment/available-method` will ask for; 0 for
 * nothing. A price that is none is told nothing of: it must not close the list. Not given by the specification; chosen.
 */
export const Fee = v.fallback(v.nullish(Baht), undefined);

export const Campaign = v.object({
  ...Named,
  files: v.optional(v.array(WantedFile), []),
  info_box: MaybeText,
  best_offer: MaybeText,
  need_referral_code: v.optional(v.boolean(), false),
  amount: Fee,
});
export const ShortCourseCampaign = v.object({
  ...Named,
  highlight_text: MaybeText,
  highlight_box: MaybeText,
  need_referral_code: v.optional(v.boolean(), false),
  amount: Fee,
  /** Not given by the specification for short courses; chosen as in other campaigns. */
  files: v.optional(v.array(WantedFile), []),
});
export const Semester = v.object({
  id: Id,
  period: v.nullish(v.union([v.string(), v.number()])),
  year: v.nullish(v.union([v.string(), v.number()])),
  year_readable: MaybeText,
  start_at_readable: MaybeText,
  regis_start_at_readable: MaybeText,
  /** The specification names it and says nothing of it: read, so that the contract is whole, and shown nowhere. */
  available_type: MaybeText,
});
export const Province = v.object(Named);
export const District = v.object({ ...Named, province_id: v.nullish(Id) });
export const SubDistrict = v.object({
  ...Named,
  district_id: v.nullish(Id),
  postal_code: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
});
/** One row of the postcode lookup: a postcode may span several districts. */
export const PostcodeDistrict = v.object({
  ...Named,
  province: v.object(Named),
  sub_districts: v.optional(v.array(v.object(Named)), []),
});
export const School = v.object({ ...Named, district: MaybeText, province: MaybeText });
export const Banner = v.object({ desktop: MaybeText, tablet: MaybeText, mobile: MaybeText, alt: MaybeText });

export type Campaign = v.InferOutput<typeof Campaign>;
export type ShortCourseCampaign = v.InferOutput<typeof ShortCourseCampaign>;
export type Semester = v.InferOutput<typeof Semester>;
export type Banner = v.InferOutput<typeof Banner>;

/** Which schools are listed. Not given by the specification; chosen. */
export const SCHOOL_LEVELS = ['school', 'university'] as const;
export type SchoolLevel = (typeof SCHOOL_LEVELS)[number];

/** Stands for a school that is in no list: `school_name` holds it. Not given by the specification; chosen. */
export const OTHER_SCHOOL = 'other';
