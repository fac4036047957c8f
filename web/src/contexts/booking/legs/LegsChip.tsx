import { Split } from 'lucide-react';
import { CountChip } from '../bookings/list/CountChip.tsx';
import type { BookingList } from '../bookings/list/use-booking-list.ts';
import { useLegs } from './calls.ts';

type LegsChipProps = { readonly list: Pick<BookingList, 'search' | 'change'> };

/** Filters the legs of journeys, each with its carrier; nothing if no booking was split. */
export function LegsChip({ list: { search, change } }: LegsChipProps) {
  const { data } = useLegs({ customerId: search.customer });
  const isPressed = search.only === 'legs';
  if (!isPressed && !data?.totalCount) return null;
  return (
    <CountChip
      word="Legs"
      family="neutral"
      icon={Split}
      count={data?.totalCount}
      isPressed={isPressed}
      onPress={() => change({ only: isPressed ? undefined : 'legs' })}
    />
  );
}
