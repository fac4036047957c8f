import * as contract from '@waybill/contract/customers/endpoints';
import { productList } from '@waybill/contract/customers/imports';
import { handle } from '#platform/context.ts';
import type { House } from '#platform/house.ts';
import { gatherProducts } from '../imports/product-rows.ts';
import { openList } from '../imports/open-list.ts';
import { lockAsked } from '../owner.ts';
import * as products from '../sql/products.ts';
import { tell } from '../told.ts';

export const importProducts = ({ files }: Pick<House, 'files'>) =>
  handle(contract.importProducts, async ({ input, actor, db, now }) => {
    const customerId = await lockAsked(db, { actor, input });
    const { rows, total, read } = await openList({ db, files }, input, productList);
    const kept = await products.allProductsOf(db, customerId);
    const { added, changed, errors } = gatherProducts(rows, kept);
    if (!input.dryRun) {
      await products.saveProducts(db, changed);
      await products.addProducts(db, customerId, added, now);
      await tell(db, 'customer.bookChanged', customerId);
    }
    const [inserted, updated] = [added.length, changed.length];
    return { total, inserted, updated, errors: [...errors], ...read };
  });
