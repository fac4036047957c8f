import { carriersProblems } from '@waybill/contract/carriers/problems';
import { customersProblems } from '@waybill/contract/customers/problems';
import * as contract from '@waybill/contract/dangerousGoods/endpoints';
import { found } from '@waybill/contract/problem';
import { customerCard } from '#contexts/customers/public.ts';
import { handle } from '#platform/context.ts';
import { acceptances, dropAcceptedOf, saveAccepted, saveAcceptedOf } from '../sql.ts';

export const saveDangerousGoodsCarrier = handle(
  contract.saveDangerousGoodsCarrier,
  async ({ input: { carrierAccountId, customerId, classes }, db }) => {
    const accounts = await acceptances(db, null);
    const account = accounts.find((each) => each.carrier_account_id === carrierAccountId);
    found(account, carriersProblems.CarrierAccountNotFound, { carrierAccountId });
    const sorted = [...new Set(classes)].toSorted();
    if (customerId === undefined) {
      await saveAccepted(db, carrierAccountId, sorted);
      return null;
    }
    found(await customerCard(db, customerId), customersProblems.CustomerNotFound, { customerId });
    const of = { carrierAccountId, customerId };
    await (classes === null ? dropAcceptedOf(db, of) : saveAcceptedOf(db, of, sorted));
    return null;
  },
);
