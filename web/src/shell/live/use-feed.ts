import { useEffect } from 'react';
import { type FeedMessage, readFeedMessage } from '#client/feed.ts';
import { shareStream } from '#client/share-stream.ts';
import { useStreamSource } from './use-stream-source.ts';

const ignored = () => undefined;

/**
 * Receives the messages of a feed while the component is mounted. A tab that opens while another
 * one reads the feed receives changes only, so the page reads all items by itself as well.
 * @param address returns the path of the feed; a module-level function.
 * @param onMessage called with each message. Keep it stable.
 */
export function useFeed<Item>(
  address: () => `/${string}`,
  onMessage: (message: FeedMessage<Item>) => void,
): void {
  const source = useStreamSource(address);
  useEffect(
    () =>
      shareStream({
        ...source,
        name: `waybill ${address()}`,
        parse: readFeedMessage<Item>,
        onEvent: onMessage,
        onState: ignored,
      }),
    [source, address, onMessage],
  );
}
