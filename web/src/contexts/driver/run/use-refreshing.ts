import { useState } from 'react';

/** Returns a refresh that runs once at a time, and whether it runs. */
export function useRefreshing(read: () => Promise<void>) {
  const [isRefreshing, setRefreshing] = useState(false);
  const refresh = (): void => {
    if (isRefreshing) return;
    setRefreshing(true);
    void read().finally(() => setRefreshing(false));
  };
  return { isRefreshing, refresh };
}
