import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/tenancy/endpoints';
import { settingsOf } from '../../public.ts';

export const getConfiguration = handle(contract.getConfiguration, async ({ db }) => {
  const settings = await settingsOf(db);
  return {
    tenantBillingAddress: {
      legalName: settings.legalName,
      address: settings.billingAddress,
      taxVatNo: settings.taxNumber,
    },
    baseCurrency: settings.currency,
    timezone: settings.timezone,
    allowSelfRegistration: settings.allowSelfRegistration,
    customCssId: settings.customCssId,
  };
});
