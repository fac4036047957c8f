/** A message from a page to the frame of the card's fields. */
export type ToCardFields =
  | { readonly card: 'open'; readonly key: string }
  | { readonly card: 'ask' }
  | { readonly card: 'renew' };

/** A message from the frame of the card's fields to its page. */
export type FromCardFields =
  | { readonly card: 'loaded' }
  | { readonly card: 'ready' }
  | { readonly card: 'broken'; readonly message: string }
  | { readonly card: 'height'; readonly height_px: number }
  | { readonly card: 'nonce'; readonly nonce: string }
  /** A field is missing or invalid; the fields show which. */
  | { readonly card: 'incomplete' };

/** Returns a message of the other side, or null: only from the same origin and the given window. */
export function readMessage<Message extends ToCardFields | FromCardFields>(
  { origin, source, data }: MessageEvent,
  from: Window | null | undefined,
): Message | null {
  if (origin !== location.origin || source !== from) return null;
  const isOurs = typeof data === 'object' && data !== null && 'card' in data;
  return isOurs ? (data as Message) : null;
}
