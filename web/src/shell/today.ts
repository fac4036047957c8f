import { useState } from 'react';
import { useFormats } from './formats.ts';

/** Returns the tenant's date when the page was opened, yyyy-MM-dd: constant while mounted. */
export function useToday(): string {
  const { dayOf } = useFormats();
  const [now] = useState(() => Date.now());
  return dayOf(now);
}
