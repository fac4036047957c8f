import type { JourneyLeg } from '@waybill/contract/booking/legs/shapes';
import type { BookingDetail } from '@waybill/contract/booking/shapes';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { AppLink } from '#ui/go.tsx';
import { Panel } from '#ui/Panel.tsx';
import { suburbText } from '../links/freight-text.ts';
import { BookingPill } from '../parts/BookingPill.tsx';

/** The legs of a journey with their carriers; for a leg, its journey and the other legs. */
export function LegsPanel({ booking }: { readonly booking: BookingDetail }) {
  const t = useTranslate();
  const { parentBookingId, siblingBookingIds, legs } = booking;
  if (parentBookingId === null && legs.length === 0) return null;
  return (
    <Panel title="Legs">
      {legs.length > 0 && (
        <ol className="grid gap-3">
          {legs.map((leg) => (
            <Leg key={leg.id} leg={leg} />
          ))}
        </ol>
      )}
      {parentBookingId !== null && (
        <ul className="grid gap-1">
          <li>
            <Linked id={parentBookingId} text={t('Entire journey')} />
          </li>
          {siblingBookingIds.map((id) => (
            <li key={id}>
              <Linked id={id} text={t('Another leg: booking {id}', { id })} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Leg({ leg }: { readonly leg: JourneyLeg }) {
  const t = useTranslate();
  const { money, date } = useFormats();
  const carrier = [leg.carrierAccountName, leg.carrierServiceName].filter(Boolean).join(' · ');
  const way = t('from {from} to {to}', {
    from: suburbText(leg.fromAddress.suburb),
    to: suburbText(leg.toAddress.suburb),
  });
  const times = [
    t('Costs {amount} ex GST', { amount: money(leg.carrierCost) }),
    leg.eta && t('arrives {day}', { day: date(leg.eta) }),
  ];
  return (
    <li className="grid gap-1 border-b border-hairline pb-3 last:border-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Linked
          id={leg.id}
          text={`${t('Leg {value}', { value: leg.legNumber })} · ${leg.consignmentId ?? leg.id}`}
        />
        <BookingPill booking={leg} />
      </div>
      <span className="text-table">{way}</span>
      <span className="text-table text-ink-2">{carrier}</span>
      <span className="text-meta text-ink-2">{times.filter(Boolean).join(', ')}</span>
    </li>
  );
}

const Linked = ({ id, text }: { readonly id: number; readonly text: string }) => (
  <AppLink href={paths.booking(id)} className="text-primary hover:underline">
    {text}
  </AppLink>
);
