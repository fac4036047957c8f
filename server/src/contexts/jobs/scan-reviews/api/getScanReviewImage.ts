import * as contract from '@waybill/contract/jobs/endpoints';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { pictureFile } from '../../scans/picture-file.ts';
import { review } from '../sql.ts';

export const getScanReviewImage = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.getScanReviewImage, async ({ input, actor, db }) => {
    const known = found(await review(db, input.id), jobsProblems.PictureNotFound);
    return pictureFile({ files, tenantId: actor.tenantId }, known.pictures, input.image);
  });
