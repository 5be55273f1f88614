import * as v from 'valibot';

/** What is absent, null or of another kind is `value` (docs/decisions/0018-what-an-answer-may-lack.md). */
export const orElse = <S extends v.GenericSchema, D extends v.InferInput<S> | undefined = undefined>(
  schema: S,
  value?: D,
) =>
  v.fallback(v.nullish(schema, value as never), value as never) as unknown as v.NullishSchema<
    S,
    D extends undefined ? undefined : v.InferInput<S>
  >;

/** A number or a text on the wire; always text here. */
export const Id = v.pipe(
  v.union([v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.minLength(1))]),
  v.transform(String),
);

export const Text = v.pipe(v.union([v.number(), v.string()]), v.transform(String));
export const Baht = v.pipe(Text, v.regex(/\d/), v.transform(Number), v.number(), v.minValue(0));

export const MaybeText = orElse(Text);
const Named = { id: Id, name: Text };

export const Faculty = v.object({
  ...Named,
  slug: MaybeText,
  logo: orElse(v.object({ circle: MaybeText })),
});
export const Course = v.object({ ...Named, slug: MaybeText });
export const CourseType = v.object(Named);

export const FILE_KINDS = ['id_card', 'transcript', 'tcas', 'house_registration', 'cover_letter', 'portfolio'] as const;
export const FileKind = v.picklist(FILE_KINDS);
export type FileKind = v.InferOutput<typeof FileKind>;

/** @chosen */
export const DocumentRequirement = v.object({ type: FileKind, required: orElse(v.boolean(), true) });
export type DocumentRequirement = v.InferOutput<typeof DocumentRequirement>;

/** @chosen */
export const Fee = orElse(Baht);

export const Campaign = v.object({
  ...Named,
  files: v.nullish(v.array(DocumentRequirement), []),
  info_box: MaybeText,
  best_offer: MaybeText,
  need_referral_code: orElse(v.boolean(), false),
  amount: Fee,
  /** @chosen */
  open: orElse(v.boolean(), true),
});
export const ShortCourseCampaign = v.object({
  ...Named,
  highlight_text: MaybeText,
  highlight_box: MaybeText,
  need_referral_code: orElse(v.boolean(), false),
  amount: Fee,
  /** @chosen */
  files: v.nullish(v.array(DocumentRequirement), []),
  /** @chosen */
  open: orElse(v.boolean(), true),
});
export const Semester = v.object({
  id: Id,
  period: MaybeText,
  year: MaybeText,
  year_readable: MaybeText,
  start_at_readable: MaybeText,
  regis_start_at_readable: MaybeText,
  available_type: MaybeText,
});
export const Province = v.object(Named);
export const District = v.object({ ...Named, province_id: orElse(Id) });
export const SubDistrict = v.object({
  ...Named,
  district_id: orElse(Id),
  postal_code: Text,
});
export const PostcodeDistrict = v.object({
  ...Named,
  province: v.object(Named),
  sub_districts: v.nullish(v.array(v.object(Named)), []),
});
export const School = v.object({ ...Named, district: MaybeText, province: MaybeText });
export const Banner = v.object({ desktop: MaybeText, tablet: MaybeText, mobile: MaybeText, alt: MaybeText });

export type Campaign = v.InferOutput<typeof Campaign>;
export type ShortCourseCampaign = v.InferOutput<typeof ShortCourseCampaign>;
export type Semester = v.InferOutput<typeof Semester>;
export type Banner = v.InferOutput<typeof Banner>;

/** @chosen */
export const SCHOOL_LEVELS = ['school', 'university'] as const;
export type SchoolLevel = (typeof SCHOOL_LEVELS)[number];

/** For a school in no list; `school_name` has its name. @chosen */
export const OTHER_SCHOOL = 'other';
