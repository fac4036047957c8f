import * as contract from '@waybill/contract/lookups/endpoints';
import { handle } from '#platform/context.ts';

/** The types of insurance (decisions B-32, C-11). */
const insuranceTypes = [
  ['Standard', 'Loss and damage in transit', 'Standard'],
  ['Premium', 'Loss and damage in transit, fragile and high-value goods included', 'Premium'],
  [
    'ATI Standard',
    'Every booking of a customer that opted in, at its insured value',
    'ATIStandard',
  ],
  ['ATI Premium', 'As ATI Standard, with the cover of Premium', 'ATIPremium'],
] as const;

export const getInsuranceTypes = handle(contract.getInsuranceTypes, async () => ({
  items: insuranceTypes.map(([name, description, type]) => ({ name, description, type })),
}));
