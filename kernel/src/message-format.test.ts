import fc from 'fast-check';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { formatMessage, messagePlaces } from './message-format.ts';

const texts = [
  '{count, plural, =0 {No rows} one {# row} other {# rows}}',
  '{missing} of {count, plural, one {# article} other {# articles}} ' +
    '{missing, plural, one {is} other {are}} not scanned.',
  'That would be {count, number} {name}; this takes {missing, number}.',
  "It''s {name}’s, not '{name}' but ''{name}''; don't",
  '{name, select, OnHold {on hold} other {{name} is closed}} and may not book.',
  '{count, plural, one {{name} has # job} other {{name} has # jobs}} ',
];

/** Formats a message with the reference implementation. */
const reference = (
  text: string,
  values: Readonly<Record<string, string | number>>,
  locale: string,
): unknown => new IntlMessageFormat(text, locale, undefined, { ignoreTag: true }).format(values);

describe('formatMessage', () => {
  it('formats as intl-messageformat does, in languages with other plurals and numbers', () => {
    const number = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 9_999_999 }));
    const locale = fc.constantFrom('en-AU', 'de', 'pl', 'ar', 'ja');
    const name = fc.constantFrom('OnHold', 'Kim Lee', "O'Neil", '{count}', '');
    const values = fc.record({ count: number, missing: number, name });
    fc.assert(
      fc.property(fc.constantFrom(...texts), values, locale, (text, given, language) => {
        expect(formatMessage(text, given, language)).toBe(reference(text, given, language));
      }),
    );
  });

  it('formats local dates by the locale', () => {
    const values = { day: '2026-11-03' };
    expect(formatMessage('Starts on {day, date}.', values, 'en-AU')).toBe('Starts on 3 Nov 2026.');
    expect(formatMessage('Ab {day, date, long}.', values, 'de')).toBe('Ab 3. November 2026.');
  });

  it('formats what a clock shows by the locale', () => {
    const at = '2026-11-03T14:05Z';
    const text = 'On {at, date}, {at, time, short}.';
    const written = (locale: string) => formatMessage(text, { at }, locale);
    expect(['en', 'en-AU', 'de'].map(written)).toEqual([
      'On Nov 3, 2026, 2:05 PM.',
      'On 3 Nov 2026, 2:05 pm.',
      'On 03.11.2026, 14:05.',
    ]);
  });

  it('leaves a place without a value, and a malformed message, as written', () => {
    expect(formatMessage('Acting as {name}', {}, 'en-AU')).toBe('Acting as {name}');
    expect(formatMessage('Acting as {name', { name: 'Kim' }, 'en-AU')).toBe('Acting as {name');
    expect(formatMessage('One } too many {name}', { name: 'Kim' }, 'en-AU')).toBe(
      'One } too many {name}',
    );
  });
});

describe('messagePlaces', () => {
  it('names each place once, those inside of branches included', () => {
    expect(messagePlaces('{b} {count, plural, one {# of {a}} other {# of {b}}}')).toEqual([
      'a',
      'b',
      'count',
    ]);
  });

  it.each(['{name', 'a } b', '{count, plural, one {#}}', '{two words}'])('refuses %s', (text) => {
    expect(() => messagePlaces(text)).toThrow(SyntaxError);
  });
});

it('formats as English where the language is no language tag', () => {
  const text = '{count, plural, one {# job} other {# jobs}}';
  expect(formatMessage(text, { count: 2000 }, 'en <b>')).toBe('2,000 jobs');
});
