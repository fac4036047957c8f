import { useEffect } from 'react';
import type { DriverReads } from './follow-changes.ts';

/**
 * Reads again as soon as the server reports a change. The stream is open while it is wanted, the
 * page is visible and there is a network; what it misses is read each minute.
 */
export function useLiveChanges(isWanted: boolean, read: DriverReads): void {
  useEffect(() => {
    if (!isWanted) return;
    let stream: AbortController | null = null;
    /** The first stream begins with what happened since the page was opened. */
    let from_ms = 0;
    const follow = () => {
      const isOpen = navigator.onLine && document.visibilityState === 'visible';
      if (isOpen === (stream !== null)) return;
      stream?.abort();
      stream = isOpen ? new AbortController() : null;
      if (stream !== null) void open(stream.signal, { from_ms, read });
      from_ms = performance.now();
    };
    const changes = ['online', 'offline'] as const;
    follow();
    for (const each of changes) window.addEventListener(each, follow);
    document.addEventListener('visibilitychange', follow);
    return () => {
      for (const each of changes) window.removeEventListener(each, follow);
      document.removeEventListener('visibilitychange', follow);
      stream?.abort();
    };
  }, [isWanted, read]);
}

type Following = { readonly from_ms: number; readonly read: DriverReads };

async function open(signal: AbortSignal, following: Following): Promise<void> {
  // Apart, so that its code does not come before the first paint.
  const { followChanges } = await import('./follow-changes.ts');
  await followChanges(signal, following);
}
