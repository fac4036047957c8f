import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/booking/endpoints';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { found } from '@waybill/contract/problem';
import { documentsOf, type PrintServices } from '../documents.ts';
import { booking } from '../../bookings/sql/booking.ts';

export const getDocuments = (services: PrintServices) =>
  handle(contract.getDocuments, async ({ input, db, now, caller }) => {
    const { DocumentType, BookingId: id } = input;
    const row = found(await booking(db, id), bookingProblems.BookingNotFound, { id });
    const printer = { services, db, now, origin: caller.origin };
    return { tokens: await documentsOf(printer, DocumentType, row) };
  });
