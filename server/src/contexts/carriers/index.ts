import { daily } from '#platform/background/daily.ts';
import { context, type Heard } from '#platform/context.ts';
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
import type { House } from '#platform/house.ts';
import { forgetCalls } from './calls.ts';
import type { CarrierLine } from './line.ts';
import { mapOwnFleet } from './sql/accounts.ts';

const carryByOwnFleet = async ({ fact, db }: Heard): Promise<void> => {
  await mapOwnFleet(db, Number(fact.payload['id']));
};

export const carriers = (house: CarriersHouse) =>
  context('carriers', {
    endpoints: [
      createOrUpdateCarrierAccount(house),
      deleteCarrierAccount,
      getCarrierAccountCustomerMappings,
      getCarrierAccountForEdit,
      getCarrierAccounts,
      getCarrierAttributes,
      getCarrierCalls,
      getCarrierCodes,
      getCarrierServices,
      mapCarrierAccountsToCustomer,
      testCarrierAccount(house),
    ],
    daily: { 'carriers.forgetCalls': daily('03:40', forgetCalls) },
    hears: { 'customer.created': carryByOwnFleet },
    live: { 'carrierAccount.saved': 'carriers' },
  });

type CarriersHouse = CarrierLine & Pick<House, 'database'>;
