import type { TransferKind } from '@waybill/contract/books/lifecycle';
import type { DayPayload } from '#platform/background/tasks.ts';

declare module '#platform/background/tasks.ts' {
  /** The background tasks of books; those that call the program run one after another. */
  interface BackgroundTasks {
    /** Brings one record to the program, or takes it back there. */
    'books.send': { readonly kind: TransferKind; readonly ourId: number };
    /** Queues the documents dated on or after the first day in the settings. */
    'books.gather': Readonly<Record<string, never>>;
    /** Reads payments that were entered in the program, and queues the next time. */
    'books.receivePayments': Readonly<Record<string, never>>;
    /** Reads the program's documents for the comparison. */
    'books.compare': Readonly<Record<string, never>>;
    'books.compareDay': DayPayload;
  }
}
