import * as contract from '@waybill/contract/carriers/endpoints';
import { carriersProblems } from '@waybill/contract/carriers/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { systemScope } from '#platform/db/scope.ts';
import { noteCall } from '../../calls/calls.ts';
import { connectionOf } from '../connection.ts';
import { type CarrierClient, speak } from '../carrier-client.ts';
import { account } from '../sql.ts';

const timeout_ms = 15_000;

/** Reads in a separate transaction: none is open while a carrier is called. */
export const testCarrierAccount = (services: CarrierClient & { readonly database: Database }) =>
  handle(contract.testCarrierAccount, async ({ input, actor: { tenantId }, now }) => {
    const { id, carrierCode, attributes: sent } = input.carrierAccount;
    const stored =
      id == null
        ? undefined
        : found(
            await services.database.transaction(systemScope(tenantId), (db) => account(db, id)),
            carriersProblems.CarrierAccountNotFound,
          );
    const typed = { carrierCode, attributes: sent };
    const { carrier, attributes } = connectionOf(services, typed, stored);
    if (carrier.tryOut === undefined) {
      const message = `${carrier.name} is not called: there is nothing to test.`;
      return { isAnswering: true, message, services: [] };
    }
    const spoken = await speak(
      { ...services, signal: AbortSignal.timeout(timeout_ms) },
      { carrierCode: carrier.code, code: carrier.code, attributes },
      (_, carrierRequest) =>
        carrier.tryOut?.(carrierRequest) ?? Promise.reject(new Error('It has no test')),
    );
    const { outcome } = spoken;
    const response = outcome.ok ? outcome.response.message : null;
    if (id != null) {
      const called = { accountId: id, purpose: 'Test', spoken, answer: response } as const;
      await services.database.transaction(systemScope(tenantId), (db) => noteCall(db, called, now));
    }
    return outcome.ok
      ? { isAnswering: true, ...outcome.response, services: [...outcome.response.services] }
      : { isAnswering: false, message: outcome.failure.message, services: [] };
  });
