import * as contract from '@waybill/contract/messaging/endpoints';
import { templateProblems } from '@waybill/contract/messaging/templates/shapes';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { resourcesOf } from '../sql/template-resources.ts';
import { urlOfImage } from '../resources.ts';
import { template } from '../sql/templates.ts';

export const getTemplateResources = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.getTemplateResources, async ({ input: { templateId }, db }) => {
    found(await template(db, templateId), templateProblems.TemplateNotFound, { templateId });
    const resources = await resourcesOf(db, templateId);
    const items = await Promise.all(
      resources.map(async (resource) => {
        const bytes = await files.get(`${db.scope.tenantId}/${resource.id}`);
        return {
          id: resource.id,
          resourcetype: resource.type,
          filenames: [resource.file_name],
          base64string: bytes?.toString('base64') ?? '',
          url: resource.type === 'Image' ? urlOfImage(resource) : null,
        };
      }),
    );
    return { items };
  });
