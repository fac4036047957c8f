import { type Sentence } from '@waybill/contract/sentence';
import type { z } from 'zod';
import type { OperationLog } from '@waybill/contract/booking/operation-logs/shapes';

type Logged = {
  readonly id: number;
  readonly booking_id: number;
  readonly operation: string;
  readonly status: string;
  readonly value: string | null;
  readonly value_sentence: Sentence | null;
  readonly request: string | null;
  readonly response: string | null;
  readonly attempt: number | null;
  readonly took_ms: number | null;
  readonly created_at: Date;
};

/** Carrier requests and responses are for staff, because they may reveal what we pay. */
export const toLogEntry = (
  log: Logged,
  { customerId }: { readonly customerId: number | null },
): z.output<typeof OperationLog> => ({
  id: log.id,
  operation: log.operation,
  status: log.status,
  value: valueFor(log, customerId === null),
  valueSentence: sentenceFor(log, customerId === null),
  request: customerId === null ? log.request : null,
  response: customerId === null ? log.response : null,
  attempt: log.attempt,
  duration: log.took_ms,
  creationTime: log.created_at.toISOString(),
  bookingId: log.booking_id,
});

/** Hides from customers why a carrier call failed, because it may reveal our servers and terms. */
export const valueFor = (
  { value, status, attempt }: Pick<Logged, 'value' | 'status' | 'attempt'>,
  isStaff: boolean,
): string | null => (!isStaff && attempt !== null && status === 'Failed' ? null : value);

/** Returns the structured sentence of the value, for callers who may see the value. */
export const sentenceFor = (
  log: Pick<Logged, 'value' | 'value_sentence' | 'status' | 'attempt'>,
  isStaff: boolean,
): Sentence | undefined =>
  valueFor(log, isStaff) === null ? undefined : (log.value_sentence ?? undefined);
