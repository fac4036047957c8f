import { describe, expect, it } from 'vitest';
import { readTime, writeTime } from './plain-time.ts';

describe('an entered time', () => {
  it.each([
    ['', ''],
    ['2:05 pm', '14:05'],
    ['2:05 PM', '14:05'],
    ['2pm', '14:00'],
    ['12 a.m.', '00:00'],
    ['12:30pm', '12:30'],
    ['14:05', '14:05'],
    ['14.05', '14:05'],
    ['14 Uhr', '14:00'],
    ['1405', '14:05'],
    ['905', '09:05'],
    ['9', '09:00'],
    ['24:00', undefined],
    ['14 pm', undefined],
    ['9:60', undefined],
    ['soon', undefined],
  ])('%j is %s', (text, time) => {
    expect(readTime(text)).toBe(time);
  });

  it('is written with twelve or twenty-four hours, as its language does', () => {
    expect(['en', 'en-AU', 'de'].map((language) => writeTime('14:05', language))).toEqual([
      '2:05 PM',
      '2:05 pm',
      '14:05',
    ]);
  });

  it('is read back as it was written, in every language', () => {
    const times = ['00:00', '09:05', '12:00', '12:59', '23:59'];
    for (const language of ['en', 'en-AU', 'en-NZ', 'de']) {
      expect(times.map((time) => readTime(writeTime(time, language)))).toEqual(times);
    }
  });
});
