import { daily } from '#platform/background/daily.ts';
import { context, type EventCall } from '#platform/context.ts';
import { createOrUpdateCarrierAccount } from './accounts/api/createOrUpdateCarrierAccount.ts';
import { deleteCarrierAccount } from './accounts/api/deleteCarrierAccount.ts';
import { getCustomerMappings } from './customers/api/getCarrierAccountCustomerMappings.ts';
import { getCarrierAccountForEdit } from './accounts/api/getCarrierAccountForEdit.ts';
import { getCarrierAccounts } from './accounts/api/getCarrierAccounts.ts';
import { getCarrierAttributes } from './accounts/api/getCarrierAttributes.ts';
import { getCarrierCalls } from './calls/api/getCarrierCalls.ts';
import { getCarrierCodes } from './accounts/api/getCarrierCodes.ts';
import { getCarrierServices } from './accounts/api/getCarrierServices.ts';
import { mapAccountToAllCustomers } from './customers/api/mapCarrierAccountToAllCustomers.ts';
import { mapCarrierAccountsToCustomer } from './customers/api/mapCarrierAccountsToCustomer.ts';
import { testCarrierAccount } from './accounts/api/testCarrierAccount.ts';
import type { Services } from '#platform/services.ts';
import { forgetCalls } from './calls/calls.ts';
import type { CarrierClient } from './accounts/carrier-client.ts';
import { mapOwnFleet } from './accounts/sql.ts';

const carryByOwnFleet = async ({ event, db }: EventCall<'customer.created'>): Promise<void> => {
  await mapOwnFleet(db, event.payload.id);
};

export const carriers = (services: CarriersServices) =>
  context('carriers', {
    endpoints: [
      createOrUpdateCarrierAccount(services),
      deleteCarrierAccount,
      getCustomerMappings,
      getCarrierAccountForEdit,
      getCarrierAccounts,
      getCarrierAttributes,
      getCarrierCalls,
      getCarrierCodes,
      getCarrierServices,
      mapCarrierAccountsToCustomer,
      mapAccountToAllCustomers,
      testCarrierAccount(services),
    ],
    daily: { 'carriers.forgetCalls': daily('03:40', forgetCalls) },
    on: { 'customer.created': carryByOwnFleet },
  });

type CarriersServices = CarrierClient & Pick<Services, 'database'>;
