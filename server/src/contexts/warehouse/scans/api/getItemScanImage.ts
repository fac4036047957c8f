import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/warehouse/endpoints';
import { warehouseProblems } from '@waybill/contract/warehouse/problems';
import { handle } from '#platform/context.ts';
import { thumbnailOf, thumbnailType } from '#platform/files/pictures.ts';
import type { Services } from '#platform/services.ts';
import { type ItemPicture, scan } from '../sql.ts';

type Files = Pick<Services, 'files'>;

export const getItemScanImage = (services: Files) =>
  handle(contract.getItemScanImage, async ({ input, actor, db }) => {
    const { WarehousePictureNotFound } = warehouseProblems;
    const row = found(await scan(db, input.id), WarehousePictureNotFound);
    const picture = found(
      row.pictures.find(({ id }) => id === input.image),
      WarehousePictureNotFound,
    );
    const read = input.size === 'full' ? full : thumbnail;
    const file = found(await read(services, actor.tenantId, picture), WarehousePictureNotFound);
    return { ...file, inline: true };
  });

type PictureFile = { readonly bytes: Buffer; readonly fileName: string; readonly fileType: string };

async function full(
  { files }: Files,
  tenantId: number,
  { id, kind, type }: ItemPicture,
): Promise<PictureFile | null> {
  const bytes = await files.get(`${tenantId}/${id}`);
  const fileName = `${kind}.${type.slice('image/'.length)}`;
  return bytes && { bytes, fileName, fileType: type };
}

/** Returns the stored small version; older photos have none, so theirs is made here. */
async function thumbnail(
  { files }: Files,
  tenantId: number,
  picture: ItemPicture,
): Promise<PictureFile | null> {
  const original = await files.get(`${tenantId}/${picture.thumbnail ?? picture.id}`);
  const bytes = picture.thumbnail ? original : original && (await thumbnailOf(original));
  return bytes && { bytes, fileName: 'thumbnail.webp', fileType: thumbnailType };
}
