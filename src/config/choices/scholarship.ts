/** The codes of choices that only the scholarship flow offers, by field name. */
export const SCHOLARSHIP_CHOICES = {
  sport_type: [
    'football',
    'futsal',
    'volleyball',
    'basketball',
    'badminton',
    'takraw',
    'athletics',
    'swimming',
    'esports',
    'other',
  ],
  class_time: ['weekday', 'evening', 'weekend'],
} as const;
