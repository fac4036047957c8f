import type { ScanReview } from '@waybill/contract/jobs/scan-reviews/shapes';
import { useCallback, useState } from 'react';
import { readCached, readSaved } from '../cached.ts';
import { saveRead } from '../outbox/store.ts';

const path = '/api/driver/scan-reviews';
/** The key of the decisions that the driver has seen. */
const seenPath = 'reviews-seen';

type Reviews = { readonly items: readonly ScanReview[] };

/** Returns what dispatch has to decide about, or has decided, as last loaded. */
export function useReviews() {
  const [items, setItems] = useState<readonly ScanReview[]>([]);
  const [seen, setSeen] = useState<readonly string[]>([]);
  const readReviews = useCallback(async () => {
    setSeen((await readSaved<readonly string[]>(seenPath))?.result ?? []);
    setItems((await readCached<Reviews>(path))?.result.items ?? []);
  }, []);
  const rejected = items.filter(
    ({ id, decision }) => decision === 'Rejected' && !seen.includes(id),
  );
  const markSeen = () => {
    // Decisions leave the list after a week, and with it what was seen.
    const next = items.filter(({ decision }) => decision !== null).map(({ id }) => id);
    setSeen(next);
    void saveRead(seenPath, next, new Date().toISOString()).catch(() => undefined);
  };
  return { items, rejected, readReviews, markSeen };
}
