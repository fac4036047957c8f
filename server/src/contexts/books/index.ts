import { daily } from '#platform/background/daily.ts';
import { context, onEach } from '#platform/context.ts';
import { chooseBooksOrganisation } from './connection/api/chooseBooksOrganisation.ts';
import { completeBooks } from './connection/api/completeBooks.ts';
import { connectBooks } from './connection/api/connectBooks.ts';
import { disconnectBooks } from './connection/api/disconnectBooks.ts';
import { getBooks } from './connection/api/getBooks.ts';
import { getBooksChart } from './connection/api/getBooksChart.ts';
import { saveBooksSettings } from './connection/api/saveBooksSettings.ts';
import type { BooksServices } from './connection/programs.ts';
import { acceptBooksDifference } from './differences/api/acceptBooksDifference.ts';
import { compareBooks } from './differences/api/compareBooks.ts';
import { getBooksDifferences } from './differences/api/getBooksDifferences.ts';
import { linkToBooks } from './differences/api/linkToBooks.ts';
import { releaseDeletedPayments } from './differences/api/releaseDeletedPayments.ts';
import { compare, compareDay } from './differences/compare.ts';
import { getBooksAttempts } from './transfers/api/getBooksAttempts.ts';
import { getBooksTransfers } from './transfers/api/getBooksTransfers.ts';
import { sendToBooks } from './transfers/api/sendToBooks.ts';
import { followPayment } from './transfers/follow-payment.ts';
import { followRcti } from './transfers/follow-rcti.ts';
import { followCredit, followInvoice } from './transfers/follow.ts';
import { gather } from './transfers/gather.ts';
import { receivePayments } from './transfers/receive-payments.ts';
import { send } from './transfers/send.ts';

/** The tenant's accounting software, and the invoices and payments sent to it. */
export const books = (services: BooksServices) =>
  context('books', {
    endpoints: [
      acceptBooksDifference,
      chooseBooksOrganisation,
      compareBooks,
      completeBooks(services),
      connectBooks(services),
      disconnectBooks,
      getBooks,
      getBooksAttempts,
      getBooksChart(services),
      getBooksDifferences,
      getBooksTransfers,
      linkToBooks,
      releaseDeletedPayments,
      saveBooksSettings,
      sendToBooks,
    ],
    on: {
      ...onEach(['invoice.issued', 'invoice.voided'], followInvoice),
      ...onEach(['payment.recorded', 'payment.changed'], followPayment),
      'creditNote.changed': followCredit,
      'rcti.changed': followRcti,
    },
    tasks: { 'books.gather': gather },
    callsOut: {
      'books.compare': compare(services),
      'books.receivePayments': receivePayments(services),
      'books.send': send(services),
    },
    daily: { 'books.compareDay': daily('04:10', compareDay) },
  });
