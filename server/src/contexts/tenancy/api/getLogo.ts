import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/tenancy/endpoints';
import { initialsLogo } from '../domain/tenant.ts';
import { logo } from '../sql.ts';

export const getLogo = handle(contract.getLogo, async ({ db }) => {
  const stored = await logo(db);
  if (stored.logo !== null && stored.logo_type !== null) {
    return { bytes: stored.logo, fileType: stored.logo_type, fileName: 'logo', inline: true };
  }
  const bytes = Buffer.from(initialsLogo(stored.name));
  return { bytes, fileType: 'image/svg+xml', fileName: 'logo.svg', inline: true };
});
