import * as contract from '@waybill/contract/pricing/endpoints';
import { handle } from '#platform/context.ts';
import { insuranceShown } from '../insurance-shown.ts';

export const getGuestInsuranceQuotes = handle(contract.getGuestInsuranceQuotes, ({ input, db }) =>
  insuranceShown(db, input.insuredValue),
);
