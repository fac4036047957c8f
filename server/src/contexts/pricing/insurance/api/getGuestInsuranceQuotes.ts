import * as contract from '@waybill/contract/pricing/endpoints';
import { handle } from '#platform/context.ts';
import { toInsurance } from '../insurance-mapper.ts';

export const getGuestInsuranceQuotes = handle(contract.getGuestInsuranceQuotes, ({ input, db }) =>
  toInsurance(db, input.insuredValue),
);
