import { afterEach, expect, it } from 'vitest';
import { summaryOf, wordOf } from './summary.ts';
import { t, speak } from '#shell/texts/page-texts.ts';

afterEach(() => speak({ languageName: 'en', texts: {} }));

it('shows the tracking summary in the language of the texts, including dates', () => {
  speak({
    languageName: 'de',
    texts: {
      'On its way to {place}.': 'Unterwegs nach {place}.',
      'Expected by {day}': 'Bis {day} erwartet',
      'At depot': 'Im Depot',
    },
  });
  const what = {
    connote: 'ACM000000012',
    status: 'InTransit' as const,
    service: null,
    eta: '2026-11-24T09:00:00.000Z',
    bookedAt: null,
    from: { suburb: 'Alexandria', stateCode: 'NSW' },
    to: { suburb: 'Perth', stateCode: 'WA' },
    timezone: 'Australia/Perth',
    checkpoints: [],
  };
  const summary = summaryOf(what, Date.parse('2026-11-20T02:00:00Z'), 'Acme');
  expect([summary.sentence, summary.expectation]).toEqual([
    'Unterwegs nach Perth.',
    'Bis Dienstag, 24. November erwartet',
  ]);
  expect([wordOf('AtDepot'), wordOf('Delivered')]).toEqual(['Im Depot', 'Delivered']);
  expect([t('Track'), document.documentElement.lang]).toEqual(['Track', 'de']);
});
