import { useEffect } from 'react';
import { Skeleton } from '#ui/Skeleton.tsx';

/** The driver's app is a page of its own at this address: the server sends it. */
export function OpenDriverApp() {
  useEffect(() => location.reload(), []);
  return <Skeleton lines={4} />;
}
