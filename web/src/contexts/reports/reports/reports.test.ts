import { describe, expect, it } from 'vitest';
import { formatsOf } from '#shell/formats.ts';
import { axisText, cellText } from '../links/cell-text.ts';
import { inputOf, searchOf, valuesOf } from './parameter-values.ts';
import { cadenceWords, parameterTexts, readersWords } from './labels.ts';
import { inEnglish } from '#shell/testing/in-english.ts';

const parameter = { description: '', component: 'select', required: false, label: '', options: [] };
const report = {
  parameters: [
    { ...parameter, name: 'Period', component: 'daterange' as const, usual: 'Last30Days' },
    { ...parameter, name: 'By', component: 'select' as const, usual: 'Day' },
    { ...parameter, name: 'Customer', component: 'customer' as const, usual: '' },
  ],
};
const schedule = {
  id: 1,
  reportId: '5e9027a1-0000-4000-8000-000000000003',
  title: 'Revenue by customer',
  parameters: {},
  every: 'Week' as const,
  weekday: 3,
  isActive: true,
  readers: [],
  format: 'Csv' as const,
  recipients: [],
  ownerName: null,
};

describe('report parameters', () => {
  it('come from the address, otherwise the defaults, without unknown ones', () => {
    const search = { By: 'Week', Driver: 'somebody', Customer: '' };
    expect(inputOf(report, search)).toEqual({ Period: 'Last30Days', By: 'Week' });
  });

  it.each([
    { Period: 'LastMonth', By: 'Week', Customer: '7' },
    { Period: '2026-11-01/2026-11-20' },
    { AsOf: '2026-11-20', OverdueOnly: 'true', Number: 'ACM00000012' },
  ])('survive a round trip through the form: %j', (input) => {
    const back = Object.entries(searchOf(valuesOf(input))).filter(([, value]) => value);
    expect(Object.fromEntries(back)).toEqual(input);
  });

  it('are summarized in one line', () => {
    const input = { Period: 'Last7Days', By: 'Carrier', OverdueOnly: 'true', Customer: '7' };
    expect(parameterTexts(input, inEnglish)).toBe(
      'Last 7 days, by Carrier, overdue only, customer 7',
    );
    expect(parameterTexts({ Period: '2026-11-01/2026-11-20' }, inEnglish)).toBe(
      '2026-11-01/2026-11-20',
    );
  });
});

describe('a report cell', () => {
  const formats = formatsOf('Australia/Sydney', 'AUD');
  it.each([
    [1234.5, 'money', '$1,234.50'],
    [-1, 'money', '−$1.00'],
    [83.25, 'percent', '83.3%'],
    [12345, 'count', '12,345'],
    ['2026-11-16', 'day', '11/16/2026'],
    ['2026-11-16 23:05:09', 'moment', '11/16/2026, 11:05 PM'],
    ['2026-11-16', 'text', '2026-11-16'],
    ['', 'text', '—'],
    [null, 'money', '—'],
  ])('is formatted for the reader: %s as %s', (value, kind, text) => {
    expect(cellText(value, kind, formats)).toBe(text);
  });

  it('is short on a chart axis', () => {
    expect([80, 83.25].map((value) => axisText(value, 'percent', formats))).toEqual([
      '80%',
      '83.3%',
    ]);
  });
});

describe('a report schedule', () => {
  it('shows when it is sent, and to whom', () => {
    expect(cadenceWords(schedule, inEnglish)).toBe('Every Wednesday');
    expect(cadenceWords({ ...schedule, every: 'Month' }, inEnglish)).toBe(
      'On the first of every month',
    );
    const ada = { userId: 2, name: 'Ada Moore' };
    expect(readersWords({ ...schedule, readers: [ada] }, inEnglish)).toBe('You, Ada Moore');
    const recipients = [
      { email: 'kim@partner.example', isEnded: false },
      { email: 'ben@partner.example', isEnded: true },
    ];
    expect(readersWords({ ...schedule, recipients }, inEnglish)).toBe(
      'You, kim@partner.example, ben@partner.example (unsubscribed)',
    );
    expect(readersWords({ ...schedule, ownerName: 'Lena Fox' }, inEnglish)).toBe(
      'You, from Lena Fox',
    );
  });
});
