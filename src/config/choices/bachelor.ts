/** The codes of choices that only the bachelor flow offers, by field name. */
export const BACHELOR_CHOICES = { programme_type: ['four_year', 'transfer'] } as const;
