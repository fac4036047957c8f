import { useState } from 'react';
import { useFormats } from './formats.ts';

/** The tenant's day when the page was opened, yyyy-MM-dd: the same while the page is drawn. */
export function useToday(): string {
  const { dayOf } = useFormats();
  const [now] = useState(() => Date.now());
  return dayOf(now);
}
