import { inTimezone } from '@waybill/kernel/time';
import { useFormats } from '#shell/formats.ts';
import { useTenant } from '#shell/tenant/tenant-context.ts';
import { useToday } from '#shell/today.ts';

/** Returns the date conversions of a form based on a booking, in the tenant's timezone. */
export function useTimes() {
  const { dayOf } = useFormats();
  const { timezone } = useTenant();
  const timeOf = (moment: string) => inTimezone(new Date(moment), timezone).time.slice(0, 5);
  return { today: useToday(), dayOf, timeOf };
}
