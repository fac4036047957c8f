import { useEffect, useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTenant } from '#shell/tenant/tenant-context.ts';
import { type ByHand, byHandKey } from './by-hand.ts';
import { heldFor, type OfferOrder, offersOf } from './offers.ts';
import { quoteRequestOf } from './to-wire.ts';
import { useLiveQuotes } from './use-live-quotes.ts';
import { useNow } from './use-now.ts';
import { usualOf } from './usual.ts';
import type { Compose } from './values.ts';

/** The quotes of the form as offers, and the one that is chosen: the first unless told otherwise. */
export function useOffers(customerId: number | null) {
  const values = useWatch<Compose>() as Compose;
  const { setValue } = useFormContext<Compose>();
  const { timezone } = useTenant();
  const live = useLiveQuotes(quoteRequestOf(values, customerId));
  const now = useNow(1000);
  const [order, setOrder] = useState<OfferOrder>('price');
  const [picked, choose] = useState<string | null>(null);
  const { quotes, before } = live;
  const day = values.pickupDay;
  const list = useMemo(
    () => offersOf(quotes, { order, day, before, usual: usualOf(customerId) }),
    [quotes, order, day, before, customerId],
  );
  const held = heldFor(live.expiresAt, now);
  useRequoteWhenExpired(live.expiresAt !== undefined && held === null, live.requote);
  const hand = values.byHand;
  const isByHand = hand !== null && (picked === null || picked === byHandKey);
  const cheapest = list.toSorted((one, other) => one.total - other.total)[0];
  return {
    live,
    list,
    order,
    setOrder,
    chosen: isByHand ? undefined : (list.find(({ key }) => key === picked) ?? cheapest),
    /** The price that was entered, and whether it is the one that is chosen. */
    hand,
    isByHand,
    enterByHand: (entered: ByHand | null) => {
      setValue('byHand', entered, { shouldDirty: true });
      choose(entered === null ? null : byHandKey);
    },
    choose,
    held,
    now,
    day,
    timezone,
  };
}

export type Offers = ReturnType<typeof useOffers>;

function useRequoteWhenExpired(isExpired: boolean, requote: () => void): void {
  useEffect(() => {
    if (isExpired) requote();
    // oxlint-disable-next-line react/exhaustive-deps -- once each time they expire
  }, [isExpired]);
}
