import * as contract from '@waybill/contract/messaging/endpoints';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { fieldsOf } from '../fields.ts';
import { addTemplate } from '../sql/templates.ts';
import { saveVersion } from '../sql/template-versions.ts';

export const createTemplate = handle(
  contract.createTemplate,
  async ({ input: { template }, actor, db, now }) => {
    const saved = await addTemplate(db, await fieldsOf(db, template), now);
    await saveVersion(db, saved.id, { savedBy: actor.name, now });
    publish(db, 'template.changed', { id: saved.id, customerId: null });
    return saved;
  },
);
