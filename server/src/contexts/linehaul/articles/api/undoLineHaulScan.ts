import * as contract from '@waybill/contract/linehaul/endpoints';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { heldLineHaul, permitLineHaul } from '../../line-hauls/held.ts';
import { undoLoading, undoUnloading } from '../undo-scan.ts';

export const undoLineHaulScan = handle(
  contract.undoLineHaulScan,
  async ({ input: { linehaulid, articlenumber }, db, now }) => {
    const held = await heldLineHaul(db, linehaulid);
    const isUnloading = held.status === 'Unloading';
    permitLineHaul(isUnloading ? 'unload' : 'load', held);
    const undo = isUnloading ? undoUnloading : undoLoading;
    await undo({ db, now }, held, articlenumber.toUpperCase());
    publish(db, 'lineHaul.changed', { id: held.id, customerId: null });
    const { articles, loaded, unloaded } = await heldLineHaul(db, linehaulid);
    return { articles, loaded, unloaded };
  },
);
