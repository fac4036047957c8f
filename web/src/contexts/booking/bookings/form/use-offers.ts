import { useEffect, useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTenant } from '#shell/tenant/tenant-context.ts';
import { useToday } from '#shell/today.ts';
import { type ManualOffer, byHandKey } from './by-hand.ts';
import { chargedOffer } from './charged.ts';
import { holds, savedQuoteKey, type SavedQuote } from './saved-quote.ts';
import { heldFor, type OfferOrder, offersOf } from './offers.ts';
import { leavingOf, quoteRequestOf } from './to-request.ts';
import { type Totals, useLiveQuotes } from './use-live-quotes.ts';
import { useNow } from '#ui/use-now.ts';
import { usualOf } from './usual.ts';
import type { Compose } from './values.ts';

/**
 * Returns the quotes of the form as offers, and the chosen one: by default that of the carrier that
 * charged the freight, or the cheapest.
 */
export function useOffers(customerId: number | null) {
  const values = useWatch<Compose>() as Compose;
  const { setValue } = useFormContext<Compose>();
  const { timezone } = useTenant();
  const today = useToday();
  const request = quoteRequestOf(values, customerId, leavingOf(values, { timezone, today }));
  const { saved: quote } = values;
  const [first] = useState(() => totalsOf(quote));
  const live = useLiveQuotes(request, first);
  const now = useNow(1000);
  const saved = quote && holds(quote, request, now) ? quote : null;
  const [order, setOrder] = useState<OfferOrder>('price');
  const [picked, choose] = useState<string | null>(quote && savedQuoteKey);
  const { quotes, before } = live;
  const list = useMemo(
    () =>
      offersOf(quotes, { order, before, usual: usualOf(customerId) }).filter(
        // Omits the same service at a current price that is not lower than the held one.
        ({ key, total }) => key !== saved?.key || total < saved.total,
      ),
    [quotes, order, before, customerId, saved],
  );
  const held = heldFor(live.expiresAt, now);
  useRequoteWhenExpired(live.expiresAt !== undefined && held === null, live.requote);
  const hand = values.byHand;
  const isByHand = hand !== null && (picked === null || picked === byHandKey);
  const isRetained = saved !== null && picked === savedQuoteKey;
  // Once its price has expired, the service of a quote is selected at the current price.
  const service = picked === savedQuoteKey ? quote?.key : picked;
  const cheapest = list.toSorted((one, other) => one.total - other.total)[0];
  const { charged } = values;
  const usual = (charged && chargedOffer(list, charged)) ?? cheapest;
  return {
    live,
    list,
    order,
    setOrder,
    chosen: isByHand || isRetained ? undefined : (list.find(({ key }) => key === service) ?? usual),
    /** The held price, while it is valid for the form. */
    saved,
    isKept: isRetained,
    /** The former price once it is no longer valid. */
    lost: saved === null ? quote : null,
    /** The manual price, and whether it is chosen. */
    hand,
    isByHand,
    enterByHand: (entered: ManualOffer | null) => {
      setValue('byHand', entered, { shouldDirty: true });
      choose(entered === null ? null : byHandKey);
    },
    choose,
    charged,
    held,
    now,
    day: values.pickupDay,
    timezone,
  };
}

const totalsOf = (quote: SavedQuote | null): Totals =>
  new Map(quote === null ? [] : [[quote.key, quote.total]]);

export type Offers = ReturnType<typeof useOffers>;

function useRequoteWhenExpired(isExpired: boolean, requote: () => void): void {
  useEffect(() => {
    if (isExpired) requote();
    // oxlint-disable-next-line react/exhaustive-deps -- once each time they expire
  }, [isExpired]);
}
