import { found, Problem } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/warehouse/endpoints';
import { warehouseProblems } from '@waybill/contract/warehouse/problems';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import type { Services } from '#platform/services.ts';
import { applyFindings } from '../close.ts';
import { lockStocktake, markClosed } from '../sql.ts';

export const closeStocktake = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.closeStocktake, async ({ input: { id, note }, actor, db, now }) => {
    const held = found(await lockStocktake(db, id, 'close'), warehouseProblems.StocktakeNotFound);
    if (held.status === 'Closed') throw new Problem(warehouseProblems.StocktakeClosed);
    const applied = await applyFindings({ db, files, actor, now }, id);
    await markClosed(db, { id, note: note || null, now });
    publish(db, 'warehouse.floorChanged', { id, customerId: null });
    return applied;
  });
