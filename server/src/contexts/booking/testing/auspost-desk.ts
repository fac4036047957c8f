import {
  ausPostAccount,
  type AusPostServer,
} from '@waybill/adapters/testing/auspost/auspost-server';
import {
  createOrUpdateCarrierAccount,
  mapCarrierAccountsToCustomer,
} from '@waybill/contract/carriers/endpoints';
import { sql } from 'kysely';
import type { TestTenant } from '../../../testing/test-app.ts';
import { type Desk, deskFor } from './desk.ts';

const carriers = {
  AUSPOST: { name: 'eParcel', services: ['T28S', 'E34S'] },
  STARTRACK: { name: 'StarTrack', services: ['EXP'] },
} as const;

/**
 * Connects an account of Australia Post or StarTrack that carries a customer's freight, beside what
 * carries it already, and returns a desk for its first service.
 */
export async function ausPostDesk(
  tenant: TestTenant,
  { url }: AusPostServer,
  { company, carrierCode = 'AUSPOST' }: { company: string; carrierCode?: keyof typeof carriers },
): Promise<Desk> {
  const ada = await tenant.as('ada');
  const { name, services } = carriers[carrierCode];
  const { id } = await ada.call(createOrUpdateCarrierAccount, {
    carrierAccount: {
      name,
      code: carrierCode,
      carrierCode,
      attributes: [
        { key: 'accountNumber', value: ausPostAccount.number },
        { key: 'apiKey', value: ausPostAccount.apiKey },
        { key: 'password', value: ausPostAccount.password },
        { key: 'address', value: url },
      ],
    },
    services: services.map((code) => ({ code, name: code })),
  });
  const { customerId } = await deskFor(tenant, company);
  const mapped = await tenant.rows(sql<{ id: number }>`
    select account_id as id from carriers.account_customer where customer_id = ${customerId}
  `);
  const carrierAccountIds = [id, ...mapped.map((each) => each.id)];
  await ada.call(mapCarrierAccountsToCustomer, { customerId, carrierAccountIds });
  return { customerId, carrierAccountId: id, carrierServiceCode: services[0] };
}
