import { english, type Message, sentenceOf } from '@waybill/contract/sentence';
import type { Exchange } from '@waybill/adapters/carrier-request';
import type { CallPurpose } from '@waybill/contract/carriers/shapes';
import type { DayCall } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { systemScope } from '#platform/db/scope.ts';
import type { CarrierReply } from '../accounts/carrier-client.ts';
import { addCalls, forgetCalls as forgetSome } from './sql.ts';

export type Called = {
  readonly accountId: number;
  readonly purpose: CallPurpose;
  /** Requests for a booking are also in the booking's log. */
  readonly bookingId?: number;
  readonly spoken: CarrierReply<unknown>;
  /** A summary of the response; null if there was none. */
  readonly answer: Message | null;
};

/** Logs a request to the carrier of an account and its outcome. */
export async function noteCall(db: TenantDb, called: Called, now: Date): Promise<void> {
  const { accountId, purpose, bookingId = null, spoken } = called;
  const { outcome, exchanges, took_ms } = spoken;
  const response = outcome.ok ? called.answer : outcome.failure.message;
  const exchanged = purpose === 'Book' || purpose === 'Cancel' ? [] : exchanges;
  const call = {
    account_id: accountId,
    purpose,
    booking_id: bookingId,
    is_ok: outcome.ok,
    answer: response === null ? null : english(response),
    outcome_sentence: (response !== null && sentenceOf(response)) || null,
    request: textOf(exchanged, 'request'),
    response: textOf(exchanged, 'response'),
    took_ms,
    at: now,
  };
  await addCalls(db, [call]);
}

/** The maximum number of characters stored of a request or a response. */
const textMax = 20_000;

const textOf = (exchanges: readonly Exchange[], side: 'request' | 'response'): string | null =>
  exchanges.length === 0
    ? null
    : JSON.stringify(exchanges.map((each) => each[side])).slice(0, textMax);

const day_ms = 24 * 60 * 60 * 1000;
const retention_ms = 30 * day_ms;
const atOnce = 1000;

/** Deletes requests that are a month old. */
export async function forgetCalls({ database, tenantId, now, signal }: DayCall): Promise<void> {
  const before = new Date(now.getTime() - retention_ms);
  const scope = systemScope(tenantId, 'carriers.forgetCalls');
  for (let gone = atOnce; gone === atOnce && !signal.aborted; ) {
    gone = await database.transaction(scope, (db) => forgetSome(db, before, atOnce));
  }
}
