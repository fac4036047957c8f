import { Hash } from 'lucide-react';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { CountChip } from './CountChip.tsx';
import type { BookingList } from './use-booking-list.ts';
import { useAwaitingNumber } from '../calls.ts';

type AwaitingChipProps = { readonly list: Pick<BookingList, 'search' | 'change'> };

/** The number of bookings that lack the number of a manual carrier; nothing if there are none. */
export function AwaitingChip({ list: { search, change } }: AwaitingChipProps) {
  const t = useTranslate();
  const { data } = useAwaitingNumber({ customerId: search.customer });
  const isPressed = search.only === 'awaitingNumber';
  if (!isPressed && !data?.totalCount) return null;
  return (
    <CountChip
      word={t('Waiting for number')}
      family="amber"
      icon={Hash}
      count={data?.totalCount}
      isPressed={isPressed}
      onPress={() => change({ only: isPressed ? undefined : 'awaitingNumber' })}
    />
  );
}
