/** What a page says to the frame of the card's fields. */
export type ToCardFields =
  | { readonly card: 'open'; readonly key: string }
  | { readonly card: 'ask' }
  | { readonly card: 'renew' };

/** What the frame of the card's fields says to its page. */
export type FromCardFields =
  | { readonly card: 'loaded' }
  | { readonly card: 'ready' }
  | { readonly card: 'broken'; readonly message: string }
  | { readonly card: 'height'; readonly height_px: number }
  | { readonly card: 'nonce'; readonly nonce: string }
  /** Something is missing or wrong; the fields say what. */
  | { readonly card: 'incomplete' };

/** A message of the other side, or null for anybody else's: same origin, that very window. */
export function readMessage<Message extends ToCardFields | FromCardFields>(
  { origin, source, data }: MessageEvent,
  from: Window | null | undefined,
): Message | null {
  if (origin !== location.origin || source !== from) return null;
  const isOurs = typeof data === 'object' && data !== null && 'card' in data;
  return isOurs ? (data as Message) : null;
}
