import * as contract from '@waybill/contract/rates/endpoints';
import { handle } from '#platform/context.ts';
import { toChange, compared, narrowed } from '../comparing.ts';
import { writeComparison } from '../comparison-export.ts';

export const exportComparison = handle(contract.exportComparison, async ({ input, db }) => {
  const comparison = await compared(db, input);
  return writeComparison(narrowed(comparison, input).map((change) => toChange(comparison, change)));
});
