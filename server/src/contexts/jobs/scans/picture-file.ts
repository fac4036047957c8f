import { jobsProblems } from '@waybill/contract/jobs/problems';
import { found } from '@waybill/contract/problem';
import type { FileStore } from '@waybill/adapters/file-store';
import type { ScanPicture } from './sql.ts';

type Stored = { readonly files: FileStore; readonly tenantId: number };

/**
 * Returns the file of one picture of a scan.
 * @throws {Problem} PictureNotFound
 */
export async function pictureFile(
  { files, tenantId }: Stored,
  pictures: readonly ScanPicture[],
  wanted: string,
) {
  const { PictureNotFound } = jobsProblems;
  const picture = found(
    pictures.find(({ id }) => id === wanted),
    PictureNotFound,
  );
  const bytes = found(await files.get(`${tenantId}/${picture.id}`), PictureNotFound);
  const fileName = `${picture.kind}.${picture.type.slice('image/'.length)}`;
  return { bytes, fileName, fileType: picture.type, inline: true };
}
