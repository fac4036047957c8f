import { useState } from 'react';
import { useFormats } from '#shell/formats.ts';

/** The day by the tenant's clock when the page was opened, `yyyy-MM-dd`. */
export function useToday(): string {
  const { dayOf } = useFormats();
  const [opened] = useState(() => Date.now());
  return dayOf(opened);
}
