import * as contract from '@waybill/contract/messaging/endpoints';
import { templateProblems } from '@waybill/contract/messaging/templates/shapes';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { fieldsOf } from '../fields.ts';
import { saveTemplate, template as templateOf } from '../sql/templates.ts';
import { saveVersion } from '../sql/template-versions.ts';

export const updateTemplate = handle(
  contract.updateTemplate,
  async ({ input: { template }, actor, db, now }) => {
    const { id } = template;
    found(await templateOf(db, id), templateProblems.TemplateNotFound, { id });
    const fields = await fieldsOf(db, template);
    const saved = found(await saveTemplate(db, id, fields), templateProblems.TemplateNotFound);
    await saveVersion(db, saved.id, { savedBy: actor.name, now });
    publish(db, 'template.changed', { id: saved.id, customerId: null });
    return saved;
  },
);
