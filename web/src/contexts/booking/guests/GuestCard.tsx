import type { Ref } from 'react';
import { CardEntry, type CardEntryHandle } from '#contexts/finance/links/card/CardEntry.tsx';
import { Awaited } from '#shell/records/Awaited.tsx';
import { Banner } from '#ui/Banner.tsx';
import { useGuestProcessor } from './calls.ts';

/** The card input of a guest, for the tenant's card processor. */
export function GuestCard({ ref }: { readonly ref: Ref<CardEntryHandle> }) {
  const processor = useGuestProcessor();
  return (
    <Awaited query={processor} permission="Finance.CardPayment">
      {(found) =>
        found.isAvailable ? (
          <CardEntry ref={ref} processor={found} />
        ) : (
          <Banner tone="warning" title="Card payments are not available at the moment">
            Please call us to book, or try again later.
          </Banner>
        )
      }
    </Awaited>
  );
}
