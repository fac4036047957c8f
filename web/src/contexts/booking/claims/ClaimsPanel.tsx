import { mayClaim } from '@waybill/contract/booking/claims/may-claim';
import type { BookingDetail } from '@waybill/contract/booking/shapes';
import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { AppLink } from '#ui/go.tsx';
import { Button } from '#ui/Button.tsx';
import { later } from '#ui/later.ts';
import { Panel } from '#ui/Panel.tsx';
import { ClaimPill } from './ClaimPill.tsx';
import { kindWords } from './claim-words.ts';
import { useClaims } from './calls.ts';

const LodgeClaim = later(async () => (await import('./LodgeClaimDrawer.tsx')).LodgeClaimDrawer);

/** The claims of a booking, and the button that lodges one; nothing for drafts and the like. */
export function ClaimsPanel({ booking }: { readonly booking: BookingDetail }) {
  const t = useTranslate();
  const { money } = useFormats();
  const [lodging, setLodging] = useState(false);
  const mayLodge = useMay()('Booking.Edit');
  const { data } = useClaims({ bookingId: booking.id, maxResultCount: 100 });
  if (!mayClaim(booking.bookingStatus)) return null;
  const claims = data?.items ?? [];
  return (
    <Panel
      title="Claims"
      actions={
        mayLodge && (
          <Button size="small" icon={ShieldAlert} onClick={() => setLodging(true)}>
            Lodge claim
          </Button>
        )
      }
    >
      {claims.length === 0 ? (
        <p className="text-ink-2">{t('Nothing has been claimed for this booking.')}</p>
      ) : (
        <ul className="grid gap-2">
          {claims.map(({ id, kind, amount, status }) => (
            <li key={id} className="flex flex-wrap items-center gap-2">
              <AppLink href={paths.claim(id)} className="text-primary hover:underline">
                {t(kindWords[kind])}
              </AppLink>
              <span className="num">{money(amount)}</span>
              <ClaimPill status={status} />
            </li>
          ))}
        </ul>
      )}
      {lodging && <LodgeClaim bookingId={booking.id} onClose={() => setLodging(false)} />}
    </Panel>
  );
}
