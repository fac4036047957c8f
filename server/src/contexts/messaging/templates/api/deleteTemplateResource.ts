import * as contract from '@waybill/contract/messaging/endpoints';
import { templateProblems } from '@waybill/contract/messaging/templates/shapes';
import { Problem } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { removeResource } from '../sql/template-resources.ts';

export const deleteTemplateResource = handle(
  contract.deleteTemplateResource,
  async ({ input: { id }, db }) => {
    if ((await removeResource(db, id)) === 0) throw new Problem(templateProblems.ResourceNotFound);
    publish(db, 'template.changed', { id: null, customerId: null });
    return null;
  },
);
