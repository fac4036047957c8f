import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/booking/endpoints';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { found } from '@waybill/contract/problem';
import {
  documentsOf,
  guestDocumentPurpose,
  type PrintServices,
} from '../../documents/documents.ts';
import { guestsBooking, newestOfGuest } from '../guests-booking.ts';

/** Without a number, returns the documents of the guest's latest booking (decisions B-20). */
export const getGuestDocuments = (services: PrintServices) =>
  handle(
    contract.getGuestDocuments,
    async ({ input: { Email, DocumentType, BookingId }, db, now, caller }) => {
      const { BookingNotFound } = bookingProblems;
      const rows =
        BookingId === undefined
          ? await newestOfGuest(db, Email)
          : [found(await guestsBooking(db, BookingId, Email), BookingNotFound)];
      const printer = { services, db, now, origin: caller.origin, purpose: guestDocumentPurpose };
      const tokens: string[] = [];
      for (const row of rows) tokens.push(...(await documentsOf(printer, DocumentType, row)));
      return { tokens };
    },
    { reach: 'tenant' },
  );
