import * as contract from '@waybill/contract/messaging/endpoints';
import { templateProblems } from '@waybill/contract/messaging/templates/shapes';
import { Problem } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { removeTemplates } from '../sql/templates.ts';

export const deleteTemplates = handle(
  contract.deleteTemplates,
  async ({ input: { templateIds }, db }) => {
    const ids = [...new Set(templateIds)];
    // The exception rolls the deletion back.
    if ((await removeTemplates(db, ids)) < ids.length) {
      throw new Problem(templateProblems.TemplateNotFound);
    }
    for (const id of ids) publish(db, 'template.changed', { id, customerId: null });
    return null;
  },
);
