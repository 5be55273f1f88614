import { describe, expect, test } from 'vitest';
import { decodedSegment, linkText, plainLinkText } from '../../src/model/link-text.ts';

describe('a segment of a path', () => {
  test.each([
    ['star', 'star'],
    ['star%20scholars', 'star scholars'],
    ['%E0%B8%97%E0%B8%B8%E0%B8%99', 'ทุน'],
    ['100%25', '100%'],
  ])('%j is decoded to %j', (segment, text) => {
    expect(decodedSegment(segment)).toBe(text);
  });

  test.each([
    ['star%2520scholars', 'star scholars'],
    ['%2525E0%2525B8%252597', 'ท'],
  ])('%j, which a program has escaped again, is decoded to %j', (segment, text) => {
    expect(decodedSegment(segment)).toBe(text);
  });

  test.each([
    ['star%', 'star'],
    ['star%2', 'star'],
    ['star%zz-scholars', 'star'],
    ['%E0%B8%97%E0%B8', 'ท'],
    ['%', ''],
  ])('%j, which was cut, is decoded to %j', (segment, text) => {
    expect(decodedSegment(segment)).toBe(text);
  });
});

describe('the text of a link', () => {
  test.each([
    ['star-scholars', 'star-scholars'],
    ['ทุนดี', 'ทุนดี'],
    ['star scholars', 'star'],
    ['star\nscholars and more', 'star'],
    ['star&fbclid=1', 'star'],
    ['star%20', 'star'],
    ['star”).', 'star'],
    ['star!', 'star'],
    ['\u200Bstar\u200B', 'star'],
    ['a.b', 'a.b'],
    ['star-_~', 'star-_~'],
    ['”)', ''],
  ])('%j is %j', (text, link) => {
    expect(linkText(text)).toBe(link);
  });

  test.each([
    ['abc.DEF_1~|-2', 'abc.DEF_1~|-2'],
    ['abcสมัคร', 'abc'],
    ['abc,def', 'abc'],
    ['abc.', 'abc'],
    ['abc|.', 'abc'],
    ['abc-', 'abc-'],
    ['\u200Babc', 'abc'],
    ['สมัคร', ''],
  ])('%j has only letters of ASCII and some signs in %j', (text, link) => {
    expect(plainLinkText(text)).toBe(link);
  });
});
