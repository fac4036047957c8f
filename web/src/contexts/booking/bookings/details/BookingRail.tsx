import type { BookingDetail } from '@waybill/contract/booking/shapes';
import { customDetails, useCustomFields } from '#contexts/records/links/custom-fields.tsx';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { useSession } from '#shell/session/use-session.ts';
import { Copyable } from '#ui/Copyable.tsx';
import { AppLink } from '#ui/go.tsx';
import { type KeyValue, KeyValueList } from '#ui/KeyValueList.tsx';
import { Panel } from '#ui/Panel.tsx';
import { cubicMetres, customerText, kgText, kilograms, m3Text } from '../../links/freight-text.ts';
import { flagsOf } from '../../parts/BookingFlags.tsx';
import { LoadCheck } from '../../dangerous-goods/LoadCheck.tsx';
import { DocumentsPanel } from '../../documents/DocumentsPanel.tsx';
import { LegsPanel } from '../../legs/LegsPanel.tsx';
import { PricingPanel } from './PricingPanel.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';

/** The side panel of a booking: customer, carrier, price, references and PDFs. */
export function BookingRail({ booking }: { readonly booking: BookingDetail }) {
  const t = useTranslate();
  const custom = useCustomFields('booking-fields');
  const references = [...referencesOf(booking), ...customDetails(custom, booking)];
  return (
    <aside aria-label={t('Booking summary')} className="grid content-start gap-4">
      <Panel>
        <KeyValueList details={useDetails(booking).filter(({ value }) => Boolean(value))} />
      </Panel>
      <LegsPanel booking={booking} />
      {booking.pricingDetail && (
        <PricingPanel
          title="Price"
          pricing={booking.pricingDetail}
          isLeg={booking.parentBookingId !== null}
        />
      )}
      {booking.rechargeDetail && (
        <PricingPanel title="Carrier adjustments" pricing={booking.rechargeDetail} />
      )}
      {references.length > 0 && (
        <Panel title="References">
          <KeyValueList details={references} />
        </Panel>
      )}
      {booking.isDangerousGood && (
        <Panel title="Dangerous goods">
          <LoadCheck bookingIds={[booking.id]} />
        </Panel>
      )}
      <DocumentsPanel booking={booking} />
    </aside>
  );
}

function useDetails(booking: BookingDetail): readonly KeyValue[] {
  const { date, dateTime, money, language } = useFormats();
  const { data: session } = useSession();
  const may = useMay();
  const t = useTranslate();
  const day = (moment: string | null) => moment && dateTime(moment);
  const copied = (text: string | null) => text && <Copyable text={text} />;
  const { customer } = booking;
  const linked = customer && !session?.isCustomer && may('Customer.View');
  return [
    {
      label: 'Customer',
      value: linked ? (
        <Linked href={paths.customer(customer.id)} text={customerText(booking)} />
      ) : (
        customerText(booking)
      ),
    },
    {
      label: 'Carrier',
      value: booking.isMultiLeg ? null : (booking.carrierAccountName ?? booking.carrier),
    },
    { label: 'Service', value: booking.carrierServiceName },
    {
      label: 'Price valid until',
      value: booking.priceHeldUntil && (
        <Linked href={paths.quotes({ peek: booking.id })} text={dateTime(booking.priceHeldUntil)} />
      ),
    },
    { label: "Carrier's number", value: copied(booking.consigning?.carrierNumber ?? null) },
    { label: 'With the carrier', value: followed(booking, t('Track with the carrier')) },
    { label: 'Ready', value: day(booking.pickupReadyTime) },
    { label: 'Closes', value: day(booking.businessClosingTime) },
    { label: 'ETA', value: booking.eta && date(booking.eta) },
    { label: 'Chargeable', value: chargeableText(booking, language) },
    { label: 'Insured for', value: booking.insuredValue ? money(booking.insuredValue) : null },
    {
      label: 'Special',
      value: flagsOf(booking)
        .map(({ word }) => t({ key: word }))
        .join(', '),
    },
    { label: 'Manifest', value: copied(booking.manifestId) },
    { label: 'Pickup', value: copied(booking.pickupRequestId) },
    {
      label: 'Invoice',
      value:
        booking.invoiceId && may('Finance.View') ? (
          <Linked href={paths.invoice(booking.invoiceId)} text={booking.invoiceNumber ?? ''} />
        ) : (
          booking.invoiceNumber
        ),
    },
    { label: 'Created', value: dateTime(booking.creationTime) },
  ];
}

/** Links to the carrier's own tracking page. Only web addresses are linked. */
function followed({ consigning }: BookingDetail, text: string) {
  const url = URL.parse(consigning?.trackingUrl ?? '');
  if (url === null || !['https:', 'http:'].includes(url.protocol)) return null;
  return (
    <a href={url.href} target="_blank" rel="noreferrer" className="text-primary hover:underline">
      {text}
    </a>
  );
}

function chargeableText(booking: BookingDetail, language: string): string {
  const { chargableWeight, totalWeight, totalVolume } = booking;
  const weights = [chargableWeight, totalWeight].map((weight) =>
    kgText(kilograms(weight), language),
  );
  return `${weights[0]} kg (${weights[1]} kg, ${m3Text(cubicMetres(totalVolume), language)} m³)`;
}

/** Returns the references, order and cost centre, and the instructions for drivers. */
function referencesOf(booking: BookingDetail): readonly KeyValue[] {
  const own = Object.entries(booking.customer?.reference ?? {});
  const pairs = [
    ['Order', booking.orderNumber],
    ['Cost center', booking.costCenter],
    ['Promo code', booking.promoCode],
    ...booking.reference.map(({ key, value }) => [key, value] as const),
    ...own.filter(([key]) => booking.reference.every((each) => each.key !== key)),
    ['Pickup instructions', booking.specialInstructions],
    ['Delivery instructions', booking.deliveryInstructions],
  ] as const;
  return pairs.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

const Linked = ({ href, text }: { readonly href: string; readonly text: string }) => (
  <AppLink href={href} className="text-primary hover:underline">
    {text}
  </AppLink>
);
