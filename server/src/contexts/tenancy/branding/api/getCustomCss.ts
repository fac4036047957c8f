import * as contract from '@waybill/contract/tenancy/endpoints';
import { handle } from '#platform/context.ts';
import { customCss } from '../../settings/sql.ts';

export const getCustomCss = handle(contract.getCustomCss, async ({ db }) => {
  const { css } = await customCss(db);
  return { bytes: Buffer.from(css), fileType: 'text/css', fileName: 'tenant.css', inline: true };
});
