import type { FieldDefinition } from '../../application/field-definition.ts';
import { joinParts } from '../../lib/join-parts.ts';
import type { Campaign, Semester } from '../../model/lookup.ts';

/** Asked for when the chosen campaign needs it (docs/spec.md, section 5). */
export const referralCode: FieldDefinition = {
  kind: 'text',
  name: 'referral_code',
  rule: 'referral-code',
  autocomplete: 'off',
  visibleWhen: (_values, { campaign_id }) =>
    (campaign_id as { readonly need_referral_code?: boolean } | undefined)?.need_referral_code ?? false,
};

/** `ภาคเรียนที่ 1 · ปีการศึกษา 2570 · เริ่ม …`: readable parts as the server gives them (docs/spec-decisions.md, 4.7). */
export const semesterOption = (semester: Semester) => ({
  value: semester.id,
  label: joinParts(
    semester.period,
    semester.year_readable ?? semester.year,
    semester.start_at_readable ?? semester.regis_start_at_readable,
  ),
});

export const roundOption = ({ id, name, open }: Pick<Campaign, 'id' | 'name' | 'open'>) => ({
  value: id,
  label: name,
  disabled: !open,
});
