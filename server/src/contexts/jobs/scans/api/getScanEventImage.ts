import * as contract from '@waybill/contract/jobs/endpoints';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { driverOf } from '../../jobs/visibility.ts';
import * as rows from '../sql.ts';

export const getScanEventImage = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.getScanEventImage, async ({ input, actor, db }) => {
    const { PictureNotFound } = jobsProblems;
    const scan = found(await rows.scan(db, input.id, driverOf(actor)), PictureNotFound);
    const picture = found(
      scan.pictures.find(({ id }) => id === input.image),
      PictureNotFound,
    );
    const bytes = found(await files.get(`${actor.tenantId}/${picture.id}`), PictureNotFound);
    const fileName = `${picture.kind}.${picture.type.slice('image/'.length)}`;
    return { bytes, fileName, fileType: picture.type, inline: true };
  });
