import { createSender as createGenericSender, type SyncState } from '#client/outbox/send.ts';
import { t } from '../texts.ts';
import { call } from '../api.ts';
import { currentOwner } from '../session.ts';
import type { OutboxEntry } from '#client/outbox/entry.ts';
import { confirmsPictures } from './hashes.ts';
import { driverOutbox } from './store.ts';

export type { SyncState } from '#client/outbox/send.ts';

type Sender = {
  readonly onState: (state: SyncState) => void;
  /** Called when the entries have changed and have to be read again. */
  readonly onChange: () => void;
  /** Called when the server has confirmed an entry with this response. */
  readonly onConfirmed: (entry: OutboxEntry, response: unknown) => void;
};

/** Creates the sender of the driver's app, which sends as the signed-in driver. */
export const createSender = (sender: Sender) =>
  createGenericSender({
    ...sender,
    store: driverOutbox,
    currentOwner,
    call: ({ path, body, id: key }) => call<unknown>('POST', path, { body, key }),
    whyUnconfirmed: async ({ body }, response) =>
      (await confirmsPictures(body, response))
        ? null
        : t('The photos did not arrive whole. They are still on this phone.'),
  });
