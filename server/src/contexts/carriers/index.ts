import { context, type Heard } from '#platform/context.ts';
import { createOrUpdateCarrierAccount } from './api/createOrUpdateCarrierAccount.ts';
import { deleteCarrierAccount } from './api/deleteCarrierAccount.ts';
import { getCarrierAccountCustomerMappings } from './api/getCarrierAccountCustomerMappings.ts';
import { getCarrierAccountForEdit } from './api/getCarrierAccountForEdit.ts';
import { getCarrierAccounts } from './api/getCarrierAccounts.ts';
import { getCarrierAttributes } from './api/getCarrierAttributes.ts';
import { getCarrierCodes } from './api/getCarrierCodes.ts';
import { getCarrierServices } from './api/getCarrierServices.ts';
import { mapCarrierAccountsToCustomer } from './api/mapCarrierAccountsToCustomer.ts';
import { mapOwnFleet } from './sql.ts';

const carryByOwnFleet = async ({ fact, db }: Heard): Promise<void> => {
  await mapOwnFleet(db, Number(fact.payload['id']));
};

export const carriers = context('carriers', {
  endpoints: [
    createOrUpdateCarrierAccount,
    deleteCarrierAccount,
    getCarrierAccountCustomerMappings,
    getCarrierAccountForEdit,
    getCarrierAccounts,
    getCarrierAttributes,
    getCarrierCodes,
    getCarrierServices,
    mapCarrierAccountsToCustomer,
  ],
  hears: { 'customer.created': carryByOwnFleet },
  live: { 'carrierAccount.saved': 'carriers' },
});
