import * as contract from '@waybill/contract/customers/endpoints';
import { productList } from '@waybill/contract/customers/imports';
import { importFile } from '#contexts/records/public.ts';
import { handle } from '#platform/context.ts';
import type { House } from '#platform/house.ts';
import { listImport, openList } from '#platform/tables/open-list.ts';
import { gatherProducts } from '../imports/product-rows.ts';
import { lockAsked } from '../owner.ts';
import * as products from '../sql/products.ts';
import { tell } from '../told.ts';

export const importProducts = ({ files }: Pick<House, 'files'>) =>
  handle(contract.importProducts, async ({ input, actor, db, now }) => {
    const customerId = await lockAsked(db, { actor, input });
    const { bytes } = await importFile({ db, files }, input.fileId);
    const list = await openList(bytes, input, productList);
    const kept = await products.allProductsOf(db, customerId);
    const gathered = gatherProducts(list.rows, kept);
    if (!input.dryRun) {
      await products.saveProducts(db, gathered.changed);
      await products.addProducts(db, customerId, gathered.added, now);
      tell(db, 'customer.bookChanged', customerId);
    }
    return listImport(list, gathered);
  });
