import type { Locale } from '../config/locales.ts';

/** The parts of a Thai address below its first line, in written order. */
export type PlaceLevel = 'subDistrict' | 'district' | 'province' | 'postcode';

/** The server's names of a place, and its postcode. */
export type Place = Readonly<Partial<Record<PlaceLevel, string>>>;

const BANGKOK = { subDistrict: 'แขวง', district: 'เขต' };
const ELSEWHERE = { subDistrict: 'ตำบล', district: 'อำเภอ' };
/** `อ.เมือง` already contains its level; `จ.ป.ร.` is a complete name. */
const ABBREVIATED_LEVEL = /^[จอต]\.(?!\p{L}\.)/u;

/** Writes the level before a Thai name, unless the server's name includes it. */
const withLevel = (level: string, name: string | undefined): string | undefined =>
  name === undefined || !/^\p{Script=Thai}/u.test(name) || name.startsWith(level) || ABBREVIATED_LEVEL.test(name)
    ? name
    : `${level}${name}`;

/** Without the province, names have no level, because Bangkok uses other words. */
function withLevels({ subDistrict, district, province }: Place): (string | undefined)[] {
  if (province === undefined) return [subDistrict, district];
  const isBangkok = province.startsWith('กรุงเทพ');
  const levels = isBangkok ? BANGKOK : ELSEWHERE;
  return [
    withLevel(levels.subDistrict, subDistrict),
    withLevel(levels.district, district),
    isBangkok ? province : withLevel('จังหวัด', province),
  ];
}

/**
 * Writes a place as one line of an address: `ตำบลชานุมาน อำเภอชานุมาน จังหวัดอำนาจเจริญ 37210`, or `Chanuman, Chanuman,
 * Amnat Charoen 37210`. Parts with the same name are all written.
 */
export function placeLine(place: Place, locale: Locale): string {
  const { subDistrict, district, province, postcode } = place;
  const names =
    locale === 'th'
      ? withLevels(place).filter(Boolean).join(' ')
      : [subDistrict, district, province].filter(Boolean).join(', ');
  return [names, postcode].filter(Boolean).join(' ');
}
