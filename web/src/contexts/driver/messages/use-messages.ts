import type { DriverMessage } from '@waybill/contract/messaging/driver-messages/shapes';
import { useCallback, useState } from 'react';
import { readCached, readSaved } from '../cached.ts';
import { saveRead } from '../outbox/store.ts';

const path = '/api/driver/messages';
/** The key of the time up to which the driver has read messages. */
const readPath = 'messages-read';

type Messages = { readonly items: readonly DriverMessage[] };

/** Returns the messages between dispatch and the driver, as last loaded. */
export function useMessages() {
  const [items, setItems] = useState<readonly DriverMessage[]>([]);
  const [readUntil, setReadUntil] = useState('');

  const readAgain = useCallback(async () => {
    setReadUntil((await readSaved<string>(readPath))?.result ?? '');
    const saved = await readSaved<Messages>(path);
    if (saved !== null) setItems(saved.result.items);
    const read = await readCached<Messages>(path);
    if (read !== null) setItems(read.result.items);
  }, []);
  const latest = items.at(-1)?.creationtime ?? '';
  const markRead = useCallback(async () => {
    if (latest === '') return;
    setReadUntil(latest);
    await saveRead(readPath, latest, latest).catch(() => undefined);
  }, [latest]);
  const unread = items.filter(
    ({ isown, creationtime }) => !isown && creationtime > readUntil,
  ).length;
  return { items, unread, readAgain, markRead };
}
