import { numberText } from '@waybill/contract/tenancy/settings/shapes';
import { updateAllSettings } from '@waybill/contract/tenancy/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atOnce, dice, testTimeout, sized } from '#testing/sized.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { type StoredSeries, seriesChanged, seriesFaults } from '../settings/domain.ts';
import { numbersOf } from '../tenants/domain.ts';
import { nextNumber } from '../public.ts';

describe('a generated number', () => {
  it('is never longer than the series allows, whatever is configured (4.2)', () => {
    const roll = dice(42);
    for (let at = 0; at < sized(10_000); at += 1) {
      let series: StoredSeries = {
        kind: 'invoice',
        prefix: 'I',
        postfix: '',
        digits: 1 + roll(12),
        next_no: 1,
        end_no: 9,
        is_manual: false,
      };
      for (let change = 0; change < 4; change += 1) {
        const digits = 1 + roll(12);
        const changed = seriesChanged(series, {
          prefix: 'X'.repeat(roll(6)),
          ...(roll(2) === 0 ? { maxLength: digits } : {}),
          ...(roll(2) === 0 ? { start: 1 + roll(10 ** Math.min(digits, 9)) } : {}),
          ...(roll(2) === 0 ? { end: 1 + roll(10 ** Math.min(digits, 9)) } : {}),
        });
        if (seriesFaults('invoiceNumber', changed).length > 0) continue;
        expect(changed.next_no).toBeGreaterThanOrEqual(series.next_no);
        series = changed;
        const { prefix, postfix, digits: maxLength } = series;
        for (const number of [series.next_no, series.end_no]) {
          const text = numberText({ prefix, postfix, maxLength }, number);
          expect(text).toHaveLength(prefix.length + maxLength);
        }
      }
    }
  });

  it('gets a tenth digit when the series is extended', () => {
    const series = { prefix: 'I', postfix: '', digits: 10, first_no: 999_999_999 };
    expect(numbersOf(series, 2)).toEqual(['I0999999999', 'I1000000000']);
  });
});

describe('a series', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await openTestApp();
  });
  afterAll(() => testApp.close());
  const take = () => testApp.acme.inTransaction((db) => nextNumber(db, 'customer'));

  it(
    'issues each number once during changes, and none after its end (4.2)',
    testTimeout,
    async () => {
      const range = sized(1000);
      const ada = await testApp.acme.as('ada');
      const [{ next_no } = { next_no: 1 }] = await testApp.acme.rows(
        sql<{
          next_no: number;
        }>`select next_no from platform.number_series where kind = 'customer'`,
      );
      const end = next_no + range - 1;
      await ada.call(updateAllSettings, { customerCode: { end } });
      const changing = atOnce({ count: sized(50), workers: 1 }, (at) =>
        ada.call(updateAllSettings, { customerCode: { prefix: `C${at % 3}-` } }),
      );
      const ended = await atOnce({ count: range * 5, workers: 50 }, take);
      // An exhausted series must be extended first.
      const faults = (await changing).flatMap((one) =>
        one.status === 'rejected' ? [one.reason] : [],
      );
      expect(faults.map(({ status }) => status).filter((status) => status !== 400)).toEqual([]);
      const input = ended.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      const digits = input.map((number) => Number(number.replace(/^.*?(\d+)$/, '$1')));
      expect(digits.toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: range }, (_, at) => next_no + at),
      );
      const refused = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
      expect(new Set(refused.map(({ name }) => name))).toEqual(new Set(['NumberSeriesExhausted']));
    },
  );
});
