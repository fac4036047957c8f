import { daily } from '#platform/background/daily.ts';
import { context, type EventCall } from '#platform/context.ts';
import { createOrUpdateCarrierAccount } from './api/createOrUpdateCarrierAccount.ts';
import { deleteCarrierAccount } from './api/deleteCarrierAccount.ts';
import { getCarrierAccountCustomerMappings } from './api/getCarrierAccountCustomerMappings.ts';
import { getCarrierAccountForEdit } from './api/getCarrierAccountForEdit.ts';
import { getCarrierAccounts } from './api/getCarrierAccounts.ts';
import { getCarrierAttributes } from './api/getCarrierAttributes.ts';
import { getCarrierCalls } from './api/getCarrierCalls.ts';
import { getCarrierCodes } from './api/getCarrierCodes.ts';
import { getCarrierServices } from './api/getCarrierServices.ts';
import { mapCarrierAccountsToCustomer } from './api/mapCarrierAccountsToCustomer.ts';
import { testCarrierAccount } from './api/testCarrierAccount.ts';
import type { Services } from '#platform/services.ts';
import { forgetCalls } from './calls.ts';
import type { CarrierClient } from './carrier-client.ts';
import { mapOwnFleet } from './sql/accounts.ts';

const carryByOwnFleet = async ({ event, db }: EventCall): Promise<void> => {
  await mapOwnFleet(db, Number(event.payload['id']));
};

export const carriers = (services: CarriersServices) =>
  context('carriers', {
    endpoints: [
      createOrUpdateCarrierAccount(services),
      deleteCarrierAccount,
      getCarrierAccountCustomerMappings,
      getCarrierAccountForEdit,
      getCarrierAccounts,
      getCarrierAttributes,
      getCarrierCalls,
      getCarrierCodes,
      getCarrierServices,
      mapCarrierAccountsToCustomer,
      testCarrierAccount(services),
    ],
    daily: { 'carriers.forgetCalls': daily('03:40', forgetCalls) },
    on: { 'customer.created': carryByOwnFleet },
    live: { 'carrierAccount.saved': 'carriers' },
  });

type CarriersServices = CarrierClient & Pick<Services, 'database'>;
