import * as contract from '@waybill/contract/messaging/endpoints';
import { templateProblems } from '@waybill/contract/messaging/templates';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import type { House } from '#platform/house.ts';
import { imagesOf } from '../sql/template-images.ts';
import { urlOfImage } from '../templates/images.ts';
import { template } from '../templates/sql.ts';

export const getTemplateResources = ({ files }: Pick<House, 'files'>) =>
  handle(contract.getTemplateResources, async ({ input: { templateId }, db }) => {
    found(await template(db, templateId), templateProblems.TemplateNotFound, { templateId });
    const images = await imagesOf(db, templateId);
    const items = await Promise.all(
      images.map(async (image) => {
        const bytes = await files.get(`${db.scope.tenantId}/${image.id}`);
        return {
          id: image.id,
          resourcetype: 'Image',
          filenames: [image.file_name],
          base64string: bytes?.toString('base64') ?? '',
          url: urlOfImage(image),
        };
      }),
    );
    return { items };
  });
