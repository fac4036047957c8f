import { guardedCalls } from '@waybill/adapters/guarded-calls';
import { noNames } from '@waybill/adapters/testing/no-names';
import type { CarrierClient } from '#contexts/carriers/public.ts';

/** A carrier client for code that calls no carrier's server. */
export const noLine: CarrierClient = {
  secret: 'nothing is sealed with it',
  callOut: guardedCalls({ resolve: noNames }),
  simulatedDelays: false,
};
