import type { Surroundings } from './surroundings.ts';

/** The storage key by which tabs notify each other; part of the library's protocol. */
export const messageKey = 'nextauth.message';

export type Trigger = 'getSession' | 'signout';

/** Notifies the other tabs to read the session again. */
export function broadcastToOtherTabs(around: Surroundings, trigger: Trigger): void {
  const message = { event: 'session', data: { trigger }, timestamp: around.now() };
  try {
    around.storage.setItem(messageKey, JSON.stringify(message));
  } catch {
    // Storage may be full or refused; the other tabs then notice on their next focus.
  }
}

/** Calls back when another tab notifies. @returns the function that stops listening. */
export function listenToOtherTabs(around: Surroundings, act: () => void): () => void {
  const listen = (event: Event) => {
    const { key, newValue } = event as StorageEvent;
    if (key === messageKey && isSessionMessage(newValue)) act();
  };
  around.window.addEventListener('storage', listen);
  return () => around.window.removeEventListener('storage', listen);
}

function isSessionMessage(text: string | null): boolean {
  try {
    const message = JSON.parse(text ?? '{}') as { event?: unknown; data?: unknown };
    return message.event === 'session' && Boolean(message.data);
  } catch {
    return false;
  }
}
