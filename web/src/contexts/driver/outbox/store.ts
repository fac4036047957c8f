import { outboxStore } from '#client/outbox/store.ts';

/** The outbox of the driver's app. */
export const driverOutbox = outboxStore('waybill-driver');
export const {
  entriesInOrder,
  addEntries,
  exchangeEntry,
  replaceEntry,
  removeEntry,
  lastRead,
  saveRead,
  clearReads,
} = driverOutbox;
