import * as contract from '@waybill/contract/booking/endpoints';
import { handle } from '#platform/context.ts';
import type { PrintServices } from '../documents.ts';
import { joinDocuments as join } from '../join-documents.ts';

export const joinDocuments = (services: PrintServices) =>
  handle(contract.joinDocuments, async ({ input, db, now, caller }) => {
    const printer = { services, db, now, origin: caller.origin };
    return { token: await join(printer, input.tokens, input.name) };
  });
