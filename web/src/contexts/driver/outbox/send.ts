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
  /** Notes an entry that the server has confirmed, before it is removed from this phone. */
  readonly noteConfirmed: (entry: OutboxEntry) => Promise<void>;
  /** Called when the server has confirmed an entry with this response. */
  readonly onConfirmed: (entry: OutboxEntry, response: unknown) => void;
  /** Called at the end of an attempt with the entries that were confirmed or refused in it. */
  readonly onSettled: (entries: readonly OutboxEntry[]) => void;
};

/** Creates the sender of the driver's app, which sends as the signed-in driver. */
export const createSender = ({ noteConfirmed, ...sender }: Sender) =>
  createGenericSender({
    ...sender,
    store: driverOutbox,
    currentOwner,
    call: ({ path, body, id: key }) => call<unknown>('POST', path, { body, key }),
    whyUnconfirmed: async (entry, response) => {
      if (!(await confirmsPictures(entry.body, response))) {
        return t('The photos did not arrive whole. They are still on this phone.');
      }
      // A page that is killed now shows the entry as done when it is opened again.
      await noteConfirmed(entry);
      return null;
    },
  });
