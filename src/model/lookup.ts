import * as v from 'valibot';
import type { SCHOOL_LEVELS } from '../config/words.ts';
import { Fee, Flag, Id, MaybeName, MaybePicture, MaybeText, orElse, Text } from './response-values.ts';
import { FileKind } from './file-kind.ts';

const Named = { id: Id, name: Text };

export const Faculty = v.object({
  ...Named,
  slug: MaybeText,
  logo: orElse(v.object({ circle: MaybePicture })),
});
export const Course = v.object({ ...Named, slug: MaybeText });
export const CourseType = v.object(Named);

/** @chosen */
export const DocumentRequirement = v.object({ type: FileKind, required: orElse(Flag, true) });
export type DocumentRequirement = v.InferOutput<typeof DocumentRequirement>;

/** An invalid value counts as closed, so that a closed round is never sold. */
const Open = v.fallback(v.nullish(Flag, true), false);

/** @chosen amount, open, closes_at and, for a short course, files. */
const APPLIED_IN = {
  ...Named,
  files: v.nullish(v.array(DocumentRequirement), []),
  need_referral_code: orElse(Flag, false),
  amount: Fee,
  open: Open,
  /** An instant in ISO 8601. */
  closes_at: MaybeText,
};
export const Campaign = v.object({ ...APPLIED_IN, info_box: MaybeText, best_offer: MaybeText });
export const ShortCourseCampaign = v.object({ ...APPLIED_IN, highlight_text: MaybeText, highlight_box: MaybeText });
export const Semester = v.object({
  id: Id,
  period: MaybeText,
  year: MaybeText,
  year_readable: MaybeText,
  start_at_readable: MaybeText,
  regis_start_at_readable: MaybeText,
  /** One of `AVAILABLE_TYPES`, or a word of the server. */
  available_type: MaybeText,
});
export const Province = v.object(Named);
/** @chosen province_id */
export const District = v.object({ ...Named, province_id: orElse(Id) });
/** @chosen district_id */
export const SubDistrict = v.object({
  ...Named,
  district_id: orElse(Id),
  postal_code: Text,
});
/** @chosen province, sub_districts */
export const PostcodeDistrict = v.object({
  ...Named,
  province: v.object(Named),
  sub_districts: v.nullish(v.array(v.object(Named)), []),
});
/** @chosen district, province */
export const School = v.object({ ...Named, district: MaybeName, province: MaybeName });
/** @chosen alt */
export const Banner = v.object({
  desktop: MaybePicture,
  tablet: MaybePicture,
  mobile: MaybePicture,
  alt: MaybeText,
});

export type Faculty = v.InferOutput<typeof Faculty>;
export type Course = v.InferOutput<typeof Course>;
export type Campaign = v.InferOutput<typeof Campaign>;
export type ShortCourseCampaign = v.InferOutput<typeof ShortCourseCampaign>;
export type Semester = v.InferOutput<typeof Semester>;
export type School = v.InferOutput<typeof School>;
export type Banner = v.InferOutput<typeof Banner>;

export type SchoolLevel = (typeof SCHOOL_LEVELS)[number];

/** The id of "not in this list"; `school_name` then holds the school's name. @chosen */
export const OTHER_SCHOOL = 'other';
