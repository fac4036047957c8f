import { karrioKey, type KarrioServer } from '@waybill/adapters/testing/karrio/karrio-server';
import {
  createOrUpdateCarrierAccount,
  mapCarrierAccountsToCustomer,
} from '@waybill/contract/carriers/endpoints';
import type { TestTenant } from '../../../testing/test-app.ts';
import { type Desk, deskFor } from './desk.ts';

const parcelPost = 'australiapost_parcel_post';
const expressPost = 'australiapost_express_post';

/** Creates an account on a Karrio server that carries a customer's freight, and a desk for it. */
export async function karrioDesk(
  tenant: TestTenant,
  { url }: KarrioServer,
  company: string,
): Promise<Desk> {
  const ada = await tenant.as('ada');
  const { id } = await ada.call(createOrUpdateCarrierAccount, {
    carrierAccount: {
      name: 'Post by Karrio',
      code: 'KARRIO1',
      carrierCode: 'KARRIO',
      attributes: [
        { key: 'address', value: url },
        { key: 'apiKey', value: karrioKey },
      ],
    },
    services: [
      { code: parcelPost, name: 'Parcel post' },
      {
        code: expressPost,
        name: 'Express post',
        exceptions: ['damaged', 'held'],
        exceptionKeywords: ['not damaged'],
      },
    ],
  });
  const { customerId } = await deskFor(tenant, company);
  await ada.call(mapCarrierAccountsToCustomer, { customerId, carrierAccountIds: [id] });
  return { customerId, carrierAccountId: id, carrierServiceCode: expressPost };
}
