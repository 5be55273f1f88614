import { describe, expect, it } from 'vitest';
import {
  districts,
  districtsOf,
  provinces,
  subDistricts,
  subDistrictsByPostcode,
  subDistrictsOf,
} from '../../src/sandbox/seed/address-book.ts';
import { SCHOOL_LEVELS } from '../../src/config/words.ts';
import { schoolsAt } from '../../src/sandbox/seed/schools.ts';

describe('the address book', () => {
  it('has every province, district and sub-district in both languages, with postcodes', () => {
    expect([provinces.size, districts.size, subDistricts.size]).toEqual([77, 928, 7440]);
    const places = [...provinces.values(), ...districts.values(), ...subDistricts.values()];
    expect(places.filter(({ th }) => !/^[ก-๛.-]+$/.test(th)).map(({ th }) => th)).toEqual([]);
    expect(places.filter(({ en }) => !/^[A-Z][A-Za-z .'()-]+$/.test(en)).map(({ en }) => en)).toEqual([]);
    expect([...subDistricts.values()].filter(({ postcode }) => !/^[1-9]\d{4}$/.test(postcode))).toEqual([]);
  });

  it('leaves no level empty', () => {
    expect([...provinces.keys()].filter((id) => !districtsOf.get(id)?.length)).toEqual([]);
    expect([...districts.keys()].filter((id) => !subDistrictsOf.get(id)?.length)).toEqual([]);
    for (const level of SCHOOL_LEVELS)
      expect([...districts.keys()].filter((district) => schoolsAt(level, { district }).length === 0)).toEqual([]);
  });

  it.each([
    ['10900', ['จตุจักร']],
    ['10400', ['พญาไท', 'ดินแดง', 'ราชเทวี']],
    ['50200', ['เมืองเชียงใหม่']],
    ['58130', ['กัลยาณิวัฒนา', 'ปาย']],
    ['90110', ['หาดใหญ่']],
  ])('knows what %s covers', (postcode, names) => {
    const covered = new Set(
      (subDistrictsByPostcode.get(postcode) ?? []).map(({ id }) => districts.get(id.slice(0, 4))?.th),
    );
    for (const name of names) expect([...covered]).toContain(name);
  });
});
