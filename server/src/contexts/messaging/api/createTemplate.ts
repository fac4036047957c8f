import * as contract from '@waybill/contract/messaging/endpoints';
import { handle } from '#platform/context.ts';
import { fieldsOf } from '../templates/fields.ts';
import { addTemplate } from '../templates/sql.ts';
import { tell } from '../told.ts';

export const createTemplate = handle(
  contract.createTemplate,
  async ({ input: { template }, db, now }) => {
    const saved = await addTemplate(db, await fieldsOf(db, template), now);
    await tell(db, 'template.changed', { ...saved, customerId: null });
    return saved;
  },
);
