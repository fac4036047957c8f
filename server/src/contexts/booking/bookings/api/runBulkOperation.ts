import type { CarrierClient } from '#contexts/carriers/public.ts';
import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/booking/endpoints';
import { generalProblems, Problem } from '@waybill/contract/problem';
import { runBulk } from '../bulk.ts';
import type { PrintServices } from '../../documents/documents.ts';

export const runBulkOperation = (services: PrintServices & CarrierClient) =>
  handle(contract.runBulkOperation, async (call) => {
    const { db, actor, now, input, caller } = call;
    const { operations } = input;
    if (operations.includes('Cancel') && !actor.permissions.has('Booking.Cancel')) {
      throw new Problem(generalProblems.NotPermitted);
    }
    const ids = [...new Set(input.bookingIds)].toSorted((a, b) => a - b);
    const printer = { services, db, now, origin: caller.origin };
    return runBulk({
      command: { ...call, line: services },
      printer,
      ids,
      operations: [...new Set(operations)],
    });
  });
