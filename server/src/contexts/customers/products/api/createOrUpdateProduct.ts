import * as contract from '@waybill/contract/customers/endpoints';
import { customersProblems } from '@waybill/contract/customers/problems';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { productFields } from '../../address-book/domain/book.ts';
import { lockOwner } from '../../customers/owner.ts';
import * as products from '../sql.ts';
import { refuseDuplicate } from '../../customers/unique-violation.ts';

export const createOrUpdateProduct = handle(
  contract.createOrUpdateProduct,
  async ({ input, actor, db, now }) => {
    const { id } = input.product;
    const customerId = await lockOwner(db, {
      actor,
      input,
      id,
      find: (known) => products.product(db, known),
      missing: customersProblems.ProductNotFound,
    });
    const fields = productFields(input.product);
    const saved = await refuseDuplicate(
      typeof id === 'number'
        ? products.saveProduct(db, id, fields)
        : products.addProduct(db, { ...fields, customer_id: customerId }, now),
      { product_by_code: [customersProblems.ProductCodeTaken, 'product.productCode'] },
    );
    publish(db, 'customer.bookChanged', { id: customerId, customerId });
    return saved;
  },
);
