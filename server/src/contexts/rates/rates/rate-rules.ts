import type { Complaint } from '@waybill/contract/problem';
import { sentence } from '@waybill/contract/sentence';
import type { z } from 'zod';
import { bandFault } from './domain/band-faults.ts';
import type { RateBand } from './domain/bands.ts';
import { normalised } from '../zones/domain.ts';
import type { RateToSave } from './sql.ts';
import type { RateInput } from '@waybill/contract/rates/rates/shapes';

export type RateFault = Complaint;
type RateInputValues = z.output<typeof RateInput>;

/** Returns why a rate cannot price on a card with these zones; empty if it can. */
export function rateFaults(
  rate: RateInputValues,
  zones: ReadonlySet<string>,
): readonly RateFault[] {
  const faults: RateFault[] = [];
  for (const member of ['fromZone', 'toZone'] as const) {
    if (zones.has(normalised(rate[member]))) continue;
    faults.push({
      message: sentence('The rate card has no zone {zone}.', { zone: rate[member] }),
      members: [member],
    });
  }
  faults.push(...dateFaults(rate));
  const fault = bandFault(bandsOf(rate));
  if (fault !== undefined) faults.push({ message: fault, members: ['rateDetails'] });
  return faults;
}

/** Returns why a dated row can never be in force; empty if it can. */
export function dateFaults({
  effectiveDate,
  expireDate,
}: Pick<RateInputValues, 'effectiveDate' | 'expireDate'>): readonly RateFault[] {
  if (typeof expireDate !== 'string' || expireDate > effectiveDate) return [];
  return [
    { message: 'The expiry date must be after the effective date.', members: ['expireDate'] },
  ];
}

/** Returns a rate to store: zone codes in upper case, absent texts empty. */
export const rateToSave = (rate: RateInputValues): RateToSave => ({
  rateServiceId: rate.rateServiceId,
  fromZone: normalised(rate.fromZone),
  toZone: normalised(rate.toZone),
  calculationMethod: rate.calculationMethod,
  reciprocal: rate.reciprocal,
  accumulative: rate.accumulative,
  minimum: rate.minimum,
  cutOffTime: rate.cutOffTime ?? '',
  transitTime: String(rate.transitTime ?? ''),
  cubicAllowance: rate.cubicAllowance ?? null,
  effectiveDate: rate.effectiveDate,
  expireDate: rate.expireDate ?? null,
  bands: bandsOf(rate),
});

const bandsOf = ({ rateDetails }: RateInputValues): readonly RateBand[] =>
  rateDetails.map(({ child, ...band }) =>
    child == null || child.length === 0 ? band : { ...band, child },
  );
