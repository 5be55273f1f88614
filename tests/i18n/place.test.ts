// An address in Thailand is written as in each language.
import { expect, test } from 'vitest';
import { placeLine, type Place } from '../../src/i18n/place.ts';

const CHANUMAN = { subDistrict: 'ชานุมาน', district: 'ชานุมาน', province: 'อำนาจเจริญ', postcode: '37210' };

test.each<[Place, string]>([
  [CHANUMAN, 'ตำบลชานุมาน อำเภอชานุมาน จังหวัดอำนาจเจริญ 37210'],
  [
    { subDistrict: 'จันทรเกษม', district: 'จตุจักร', province: 'กรุงเทพมหานคร', postcode: '10900' },
    'แขวงจันทรเกษม เขตจตุจักร กรุงเทพมหานคร 10900',
  ],
  [{ district: 'เมืองนนทบุรี', province: 'นนทบุรี' }, 'อำเภอเมืองนนทบุรี จังหวัดนนทบุรี'],
  // The server may name the level itself.
  [
    { subDistrict: 'ตำบลชานุมาน', district: 'อำเภอชานุมาน', province: 'จังหวัดอำนาจเจริญ' },
    'ตำบลชานุมาน อำเภอชานุมาน จังหวัดอำนาจเจริญ',
  ],
  [{ subDistrict: 'แขวงจันทรเกษม', district: 'เขตจตุจักร', province: 'กรุงเทพฯ' }, 'แขวงจันทรเกษม เขตจตุจักร กรุงเทพฯ'],
  [{ subDistrict: 'ต.ในเมือง', district: 'อ.เมือง', province: 'จ.ขอนแก่น' }, 'ต.ในเมือง อ.เมือง จ.ขอนแก่น'],
  [{ subDistrict: 'จ.ป.ร.', district: 'กระบุรี', province: 'ระนอง' }, 'ตำบลจ.ป.ร. อำเภอกระบุรี จังหวัดระนอง'],
  // A name in another script takes no Thai word.
  [{ district: 'Chanuman', province: 'Amnat Charoen' }, 'Chanuman Amnat Charoen'],
  [{ district: 'Chanuman (ชานุมาน)', province: 'Amnat Charoen' }, 'Chanuman (ชานุมาน) Amnat Charoen'],
  // Bangkok has other words, so a place without a province has none.
  [{ district: 'จตุจักร', postcode: '10900' }, 'จตุจักร 10900'],
  [{ postcode: '10900' }, '10900'],
  [{}, ''],
])('in Thai: %o', (place, expected) => {
  expect(placeLine(place, 'th')).toBe(expected);
});

test.each<[Place, string]>([
  [
    { subDistrict: 'Chanuman', district: 'Chanuman', province: 'Amnat Charoen', postcode: '37210' },
    'Chanuman, Chanuman, Amnat Charoen 37210',
  ],
  [{ district: 'Ko Lanta', province: 'Krabi' }, 'Ko Lanta, Krabi'],
  [{ postcode: '81150' }, '81150'],
])('in English: %o', (place, expected) => {
  expect(placeLine(place, 'en')).toBe(expected);
});
