import { uploadedPicture } from '#platform/files/assets.ts';
import { handle } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import * as contract from '@waybill/contract/tenancy/endpoints';
import { initialsLogo } from '../../tenants/domain.ts';
import { logo } from '../../tenants/sql.ts';

export const getLogo = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.getLogo, async ({ db }) => {
    const { name, asset_id: assetId } = await logo(db);
    const picture = assetId === null ? null : await uploadedPicture({ db, files }, assetId);
    if (picture !== null) return { ...picture, inline: true };
    const bytes = Buffer.from(initialsLogo(name));
    return { bytes, fileType: 'image/svg+xml', fileName: 'logo.svg', inline: true };
  });
