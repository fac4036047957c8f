import * as contract from '@waybill/contract/customers/endpoints';
import { productList } from '@waybill/contract/customers/customers/imports';
import { importFile } from '#contexts/records/public.ts';
import { handle } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { listImport, openList } from '#platform/tables/open-list.ts';
import { publish } from '#platform/events.ts';
import { gatherProducts } from '../product-rows.ts';
import { lockRequested } from '../../customers/owner.ts';
import * as products from '../sql.ts';

export const importProducts = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.importProducts, async ({ input, actor, db, now }) => {
    const customerId = await lockRequested(db, { actor, input });
    const { bytes } = await importFile({ db, files }, input.fileId);
    const list = await openList(bytes, input, productList);
    const saved = await products.allProductsOf(db, customerId);
    const gathered = gatherProducts(list.rows, saved);
    if (!input.dryRun) {
      await products.saveProducts(db, gathered.changed);
      const added = gathered.added.map((row) => ({ ...row, customer_id: customerId }));
      await products.addProducts(db, added, now);
      publish(db, 'customer.bookChanged', { id: customerId, customerId });
    }
    return listImport(list, gathered);
  });
