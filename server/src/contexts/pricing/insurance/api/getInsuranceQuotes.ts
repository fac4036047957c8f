import { customersProblems } from '@waybill/contract/customers/problems';
import * as contract from '@waybill/contract/pricing/endpoints';
import { found } from '@waybill/contract/problem';
import { customerCard } from '#contexts/customers/public.ts';
import { handle } from '#platform/context.ts';
import { toInsurance } from '../insurance-mapper.ts';

export const getInsuranceQuotes = handle(
  contract.getInsuranceQuotes,
  async ({ input, actor, db }) => {
    const customerId = actor.customerId ?? input.CustomerId;
    found(await customerCard(db, customerId), customersProblems.CustomerNotFound, { customerId });
    return toInsurance(db, input.insuredValue);
  },
);
