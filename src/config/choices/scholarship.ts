/** The codes of the choices that only the scholarship flow offers, by the name of their field. */
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
