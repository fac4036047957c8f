import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/warehouse/endpoints';
import { warehouseProblems } from '@waybill/contract/warehouse/problems';
import { handle } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { scan } from '../sql.ts';

export const getItemScanImage = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.getItemScanImage, async ({ input, actor, db }) => {
    const { WarehousePictureNotFound } = warehouseProblems;
    const row = found(await scan(db, input.id), WarehousePictureNotFound);
    const picture = found(
      row.pictures.find(({ id }) => id === input.image),
      WarehousePictureNotFound,
    );
    const bytes = found(
      await files.get(`${actor.tenantId}/${picture.id}`),
      WarehousePictureNotFound,
    );
    const fileName = `${picture.kind}.${picture.type.slice('image/'.length)}`;
    return { bytes, fileName, fileType: picture.type, inline: true };
  });
