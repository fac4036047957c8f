import { defaultInsurance } from '@waybill/contract/tenancy/settings/shapes';
import { minor } from '@waybill/kernel/money';
import { percent } from '@waybill/kernel/ratio';
import { describe, expect, it } from 'vitest';
import { defaultInsuranceSettings, insuranceSettingsOf, quoteInsurance } from './domain.ts';

const quote = (cents: number, offered = defaultInsuranceSettings) =>
  quoteInsurance(minor(cents), offered, percent(10));

describe('insurance', () => {
  it('costs the minimum or the share of the value, whichever is higher, plus tax', () => {
    expect(
      [quote(10_000), quote(123_456)].map((each) => each.quotes?.map(({ amount }) => amount)),
    ).toEqual([
      [550, 1100, 275, 550],
      [1359, 2716, 679, 1359],
    ]);
  });

  it('is quoted with and without tax for each type on offer', () => {
    const { Standard } = defaultInsuranceSettings.types;
    const offered = { ...defaultInsuranceSettings, types: { ...(Standard && { Standard }) } };
    expect(quote(123_456, offered)).toEqual({
      quotes: [
        {
          insuranceType: 'Standard',
          insuredValue: 123_456,
          taxExclusive: 1235,
          tax: 124,
          amount: 1359,
        },
      ],
    });
  });

  it('uses the tenant’s settings for each type', () => {
    const set = { ...defaultInsurance, premiumMinimumValueLimit: 500, standardMultiplier: 0.1 };
    const { quotes } = quote(20_000, insuranceSettingsOf(set));
    expect(quotes?.map(({ insuranceType, taxExclusive }) => [insuranceType, taxExclusive])).toEqual(
      [
        ['Standard', 2000],
        ['ATIStandard', 250],
        ['ATIPremium', 500],
      ],
    );
  });

  it('is not quoted below the minimum insured value', () => {
    expect(quote(9999)).toEqual({ leastInsuredValue: 10_000 });
  });
});
