import type { CarrierCall } from '@waybill/contract/carriers/shapes';
import type { z } from 'zod';
import { visibleAttributes } from './domain.ts';
import { carrierOf } from './registry.ts';
import type { ListedAccount } from './lists.ts';
import type { CallRow } from '../calls/sql.ts';
import type { ServiceRow } from './sql.ts';
import type { CarrierAccount, CarrierService } from '@waybill/contract/carriers/accounts/shapes';

/** Screens show initials for carriers without a logo. */
export const noLogos = { small: '', large: '' };

/** Maps an account; attributes only for users who may see them (decisions A-01, T-09). */
export function toAccount(
  row: ListedAccount,
  withAttributes: boolean,
): z.input<typeof CarrierAccount> {
  const carrier = carrierOf(row.carrier_code);
  return {
    id: row.id,
    name: row.name,
    code: row.code,
    carrierCode: row.carrier_code,
    customerId: row.customer_id,
    isActive: row.is_active,
    customerCount: withAttributes ? row.customer_count : 0,
    logos: noLogos,
    useManualRates: row.use_manual_rates,
    availableForGuest: row.available_for_guest,
    availableForPayg: row.available_for_payg,
    lastCall: withAttributes ? toLastCall(row.last_call) : null,
    attributes: withAttributes ? visibleAttributes(carrier, row.attributes) : [],
  };
}

const toLastCall = (call: ListedAccount['last_call']) =>
  call && {
    purpose: call.purpose,
    isOk: call.isOk,
    answer: call.answer,
    time: new Date(call.at).toISOString(),
  };

export const toCall = (row: CallRow): z.input<typeof CarrierCall> => ({
  id: row.id,
  purpose: row.purpose,
  bookingId: row.booking_id,
  isOk: row.is_ok,
  answer: row.answer,
  request: row.request,
  response: row.response,
  duration: row.took_ms,
  time: row.at.toISOString(),
});

export const toService = (row: ServiceRow): z.input<typeof CarrierService> => ({
  id: row.id,
  code: row.code,
  name: row.name,
  isAssigned: row.is_assigned,
  isActive: row.is_active,
  carrierId: row.carrier_code,
  isAdditional: row.is_additional,
  exceptions: [...row.exceptions],
  exceptionKeywords: [...row.exception_keywords],
});
