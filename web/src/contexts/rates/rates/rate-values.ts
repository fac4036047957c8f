import type { createRate } from '@waybill/contract/rates/endpoints';
import type { Rate as RateShape } from '@waybill/contract/rates/shapes';
import type { ArgsOf } from '@waybill/contract/endpoint';
import type { z } from 'zod';

export type RateData = z.output<typeof RateShape>;
export type BandValues = RateData['rateDetails'][number];

const firstBand: BandValues = { rateType: 'PerUnit', break: 0, basic: 0, value: 0 };

/** Returns a further band: of the last one's type, with its numbers to be entered. */
export const nextBand = (last: BandValues | undefined): BandValues => ({
  rateType: last?.rateType ?? 'PerUnit',
  basic: 0,
  // The fields are required, but null while they are empty.
  break: null as unknown as number,
  value: null as unknown as number,
});

type Begun = {
  readonly rateServiceId: string | null;
  readonly fromZone?: string;
  readonly toZone?: string;
};

/** Returns a rate's form values; a new one has the start values and is in force from `today`. */
export const rateValues = (rate: RateData | null, today: string, begun: Begun) => ({
  rate: {
    rateServiceId: rate?.rateServiceId ?? begun.rateServiceId,
    fromZone: rate?.fromZone ?? begun.fromZone ?? null,
    toZone: rate?.toZone ?? begun.toZone ?? null,
    calculationMethod: rate?.calculationMethod ?? ('PerKg' as const),
    reciprocal: rate?.reciprocal ?? false,
    accumulative: rate?.accumulative ?? false,
    minimum: rate?.minimum ?? 0,
    cutOffTime: rate?.cutOffTime ?? '',
    transitTime: String(rate?.transitTime ?? ''),
    cubicAllowance: rate?.cubicAllowance ?? null,
    effectiveDate: (rate?.effectiveDate ?? today) as string | null,
    expireDate: (rate?.expireDate ?? null) as string | null,
    rateDetails: rate?.rateDetails ?? [firstBand],
  },
});

export type RateValues = ReturnType<typeof rateValues>;

/** Converts form values to the request; empty times are omitted, required fields are valid. */
export const rateArgs = ({ rate }: RateValues): ArgsOf<typeof createRate> => ({
  rate: {
    ...rate,
    rateServiceId: rate.rateServiceId ?? '',
    fromZone: rate.fromZone ?? '',
    toZone: rate.toZone ?? '',
    effectiveDate: rate.effectiveDate ?? '',
    cutOffTime: rate.cutOffTime === '' ? null : rate.cutOffTime,
    transitTime: rate.transitTime === '' ? null : rate.transitTime,
  },
});
