import * as contract from '@waybill/contract/messaging/endpoints';
import { handle } from '#platform/context.ts';
import { fieldsOf } from '../templates/fields.ts';
import { addTemplate } from '../templates/sql.ts';
import { keepVersion } from '../sql/template-versions.ts';
import { tell } from '../told.ts';

export const createTemplate = handle(
  contract.createTemplate,
  async ({ input: { template }, actor, db, now }) => {
    const saved = await addTemplate(db, await fieldsOf(db, template), now);
    await keepVersion(db, saved.id, { savedBy: actor.name, now });
    tell(db, 'template.changed', { id: saved.id, customerId: null });
    return saved;
  },
);
