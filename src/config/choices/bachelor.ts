/** The codes of the choices that only the bachelor flow offers, by the name of their field. */
export const BACHELOR_CHOICES = { programme_type: ['four_year', 'transfer'] } as const;
