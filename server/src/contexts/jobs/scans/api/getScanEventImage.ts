import * as contract from '@waybill/contract/jobs/endpoints';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { driverOf } from '../../jobs/visibility.ts';
import { pictureFile } from '../picture-file.ts';
import * as rows from '../sql.ts';

export const getScanEventImage = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.getScanEventImage, async ({ input, actor, db }) => {
    const scan = found(
      await rows.scan(db, input.id, driverOf(actor)),
      jobsProblems.PictureNotFound,
    );
    return pictureFile({ files, tenantId: actor.tenantId }, scan.pictures, input.image);
  });
