import { useEffect } from 'react';
import { Skeleton } from '#ui/Skeleton.tsx';

/** The driver's app is a separate page at this address: a reload requests it from the server. */
export function OpenDriverApp() {
  useEffect(() => location.reload(), []);
  return <Skeleton lines={4} />;
}
