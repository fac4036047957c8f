import { describe, expect, it } from 'vitest';
import {
  amountText,
  dateText,
  dayOf,
  numberText,
  plainDateText,
  relativeText,
  timezoneText,
} from './formats.ts';
import {
  dateHintOf,
  dateOrderOf,
  hourText,
  firstDayOfWeek,
  separatorsOf,
  spanText,
} from './field-formats.ts';
import { localeOf } from './locale.ts';

const languages = ['en', 'en-AU', 'en-NZ', 'de'];
const march = '2026-03-01T03:05:09Z';
const inSydney = (language: string) => ({ language, timezone: 'Australia/Sydney' });

describe('the locale of a language', () => {
  it('is the American one for plain English and for what is no known language', () => {
    expect(['en', 'en-AU', 'de', 'de-AT', 'xx-private', '<b>'].map(localeOf)).toEqual([
      'en-US',
      'en-AU',
      'de',
      'de-AT',
      'en-US',
      'en-US',
    ]);
  });
});

describe('dates and times', () => {
  it('are in the order, with the signs and the hours of each language', () => {
    const written = (language: string) => [
      dateText(march, 'dateTime', inSydney(language)),
      plainDateText('2026-03-01', 'day', language),
      dateOrderOf(language),
      firstDayOfWeek(language),
    ];
    expect(languages.map(written)).toEqual([
      ['03/01/2026, 2:05 PM', 'Mar 1, 2026', 'MM/dd/yyyy', 0],
      ['01/03/2026, 2:05 pm', '1 Mar 2026', 'dd/MM/yyyy', 1],
      ['01/03/2026, 2:05 pm', '1 Mar 2026', 'dd/MM/yyyy', 1],
      ['01.03.2026, 14:05', '1. März 2026', 'dd.MM.yyyy', 1],
    ]);
  });

  it('have hours of the day by the clock of each language', () => {
    const hours = (language: string) => [5, 12, 13, 24].map((hour) => hourText(hour, language));
    expect(hours('en-AU')).toEqual(['5', '12', '1', '12']);
    expect(hours('de')).toEqual(['5', '12', '13', '0']);
  });

  it('are hinted at in the letters of the language', () => {
    expect(languages.map(dateHintOf)).toEqual([
      'mm/dd/yyyy',
      'dd/mm/yyyy',
      'dd/mm/yyyy',
      'tt.mm.jjjj',
    ]);
  });

  it('say the zone where it matters', () => {
    expect(dateText(march, 'momentWithZone', inSydney('en-AU'))).toBe('1 Mar 2026, 2:05 pm AEDT');
    expect(timezoneText(march, inSydney('en-AU'))).toBe('Australian Eastern Daylight Time');
  });

  it('are a dash for what is no moment', () => {
    expect([dateText('soon', 'date', inSydney('en')), plainDateText('', 'day', 'en')]).toEqual([
      '—',
      '—',
    ]);
    expect([dayOf('soon', 'UTC'), relativeText('soon', march, 'en')]).toEqual(['—', '—']);
  });

  it('fall on the day of their zone', () => {
    expect([dayOf('2026-03-01T13:30:00Z', 'Australia/Sydney'), dayOf(march, 'UTC')]).toEqual([
      '2026-03-02',
      '2026-03-01',
    ]);
  });
});

describe('numbers', () => {
  it('have the separators and decimals of each language', () => {
    const written = (language: string) => [
      numberText(1234.5678, language),
      numberText(0.5, language, { least: 3 }),
      numberText(2.25, language, { most: 1 }),
    ];
    expect([written('en-AU'), written('de')]).toEqual([
      ['1,234.568', '0.500', '2.3'],
      ['1.234,568', '0,500', '2,3'],
    ]);
    expect(separatorsOf('de')).toEqual({ group: '.', decimal: ',' });
  });

  it('stand beside the sign of the currency, or its code where it has none', () => {
    expect([
      amountText(1234.5, 'AUD', 'en'),
      amountText(1234.5, 'AUD', 'en-AU'),
      amountText(-5, 'CHF', 'en-NZ'),
      amountText(1234.5, 'EUR', 'de'),
    ]).toEqual(['$1,234.50', '$1,234.50', '-CHF\u00A05.00', '1.234,50\u00A0€']);
  });

  it('count days in words', () => {
    expect([spanText(6, 'day', 'en'), spanText(5, 'hour', 'de')]).toEqual(['6 days', '5 Stunden']);
  });
});
