import { createSender as createGenericSender, type SyncState } from '#client/outbox/send.ts';
import { call } from '../api.ts';
import { driverOutbox } from './store.ts';

export type { SyncState } from '#client/outbox/send.ts';

type Sender = {
  readonly onState: (state: SyncState) => void;
  /** The entries changed: read them again. */
  readonly onChange: () => void;
};

/** Sends what waits in the driver's app, as the signed-in driver. */
export const createSender = (sender: Sender) =>
  createGenericSender({
    ...sender,
    store: driverOutbox,
    call: ({ path, body }) => call<unknown>('POST', path, body),
  });
