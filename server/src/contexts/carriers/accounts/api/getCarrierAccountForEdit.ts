import * as contract from '@waybill/contract/carriers/endpoints';
import { carriersProblems } from '@waybill/contract/carriers/problems';
import { found, generalProblems } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { requirePermission } from '#platform/http/actor.ts';
import { servicesPage } from '../lists.ts';
import { toAccount, noLogos, toService } from '../mappers.ts';
import { account } from '../sql.ts';

const blank = {
  id: null,
  name: '',
  code: '',
  carrierCode: '',
  customerId: null,
  isActive: true,
  customerCount: 0,
  logos: noLogos,
  useManualRates: false,
  availableForGuest: false,
  availableForPayg: false,
  lastCall: null,
  attributes: [],
};

/** Guests may read the list but not this, which contains customers and connections. */
export const getCarrierAccountForEdit = handle(
  contract.getCarrierAccountForEdit,
  async ({ input, actor, db }) => {
    requirePermission(actor, 'Carrier.View');
    found(actor.kind === 'guest' ? null : actor, generalProblems.NotFound);
    if (input.id === undefined) return { carrierAccount: blank, services: [] };
    const row = found(await account(db, input.id), carriersProblems.CarrierAccountNotFound);
    const query = { carrierAccountId: row.id, skipCount: 0, maxResultCount: 1000 };
    const services = await servicesPage(db, query);
    return {
      carrierAccount: toAccount(row, true),
      services: services.rows.map(toService),
    };
  },
);
