/** A message of a feed: all items, or those that have changed and the ids of those gone. */
export type FeedMessage<Item> = {
  readonly complete: boolean;
  readonly items: readonly Item[];
  readonly gone: readonly string[];
};

/** Reads a message of a feed; an empty list for any other text. */
export function readFeedMessage<Item>(text: string): readonly FeedMessage<Item>[] {
  try {
    const message = JSON.parse(text) as Partial<FeedMessage<Item>> | null;
    if (!Array.isArray(message?.items) || !Array.isArray(message.gone)) return [];
    return [{ complete: message.complete === true, items: message.items, gone: message.gone }];
  } catch {
    return [];
  }
}
