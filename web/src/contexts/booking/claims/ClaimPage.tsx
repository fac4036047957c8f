import type { Claim } from '@waybill/contract/booking/claims/shapes';
import { Gavel, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { RecordTalk } from '#contexts/messaging/links/RecordTalk.tsx';
import { DocumentsPanel } from '#contexts/records/links/DocumentsPanel.tsx';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useIdParam } from '#shell/page-state.ts';
import { useMay } from '#shell/permissions.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { AppLink } from '#ui/go.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { later } from '#ui/later.ts';
import type { HeadingEntry } from '#ui/heading-actions.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { claimName } from './claim-columns.tsx';
import { ClaimPill } from './ClaimPill.tsx';
import { kindWords } from './claim-words.ts';
import { useClaim } from './calls.ts';

const DecideClaim = later(async () => (await import('./DecideClaimDrawer.tsx')).DecideClaimDrawer);

/** One claim: what happened, what was decided, and the link to its credit request. */
export function ClaimPage() {
  return (
    <Awaited heading="Claim" query={useClaim(useIdParam())} permission="Booking.View">
      {(claim) => <Loaded key={claim.id} claim={claim} />}
    </Awaited>
  );
}

function Loaded({ claim }: { readonly claim: Claim }) {
  const t = useTranslate();
  const [deciding, setDeciding] = useState(false);
  const actions = useClaimActions(claim, () => setDeciding(true));
  const { bookingId } = claim;
  return (
    <>
      <PageHeading
        title={t('Claim for {consignment}', { consignment: claimName(claim) })}
        breadcrumb={[{ label: 'Claims', href: paths.claims() }, { label: claimName(claim) }]}
        aside={<ClaimPill status={claim.status} />}
        actions={actions}
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Panel title="Claim">
          <ClaimDetails claim={claim} />
        </Panel>
        <div className="grid gap-4">
          <DocumentsPanel about={{ entityType: 'Booking', entityId: bookingId }} />
          <RecordTalk
            about={{ entitytype: 'Booking', entityid: String(bookingId), hasCustomer: true }}
          />
        </div>
      </div>
      {deciding && <DecideClaim claim={claim} onClose={() => setDeciding(false)} />}
    </>
  );
}

function ClaimDetails({ claim }: { readonly claim: Claim }) {
  const t = useTranslate();
  const { money, dateTime } = useFormats();
  const { bookingId, acceptedAmount, answer, decidedTime, decidedBy } = claim;
  const by = (name: string, time: string) => `${name} · ${dateTime(time)}`;
  return (
    <KeyValueList
      details={[
        { label: 'What happened', value: t(kindWords[claim.kind]) },
        {
          label: 'Booking',
          value: (
            <AppLink href={paths.booking(bookingId)} className="text-primary hover:underline">
              {claimName(claim)}
            </AppLink>
          ),
        },
        { label: 'Customer', value: claim.customerName },
        { label: 'Claimed inc. GST', value: money(claim.amount) },
        {
          label: 'Accepted inc. GST',
          value: acceptedAmount === null ? '—' : money(acceptedAmount),
        },
        { label: 'Description', value: <span className="whitespace-pre-line">{claim.note}</span> },
        { label: 'Lodged', value: by(claim.lodgedBy, claim.creationTime) },
        ...(decidedTime === null
          ? []
          : [
              { label: 'Decided', value: by(decidedBy ?? '', decidedTime) },
              { label: 'Reply', value: answer ?? '—' },
            ]),
      ]}
    />
  );
}

/** Credit for an accepted claim is requested with the form for all credits. */
function useClaimActions(
  { status, invoiceId, bookingId }: Claim,
  onDecide: () => void,
): readonly HeadingEntry[] {
  const may = useMay();
  const isAccepted = status === 'Accepted' || status === 'AcceptedInPart';
  const credit: HeadingEntry = {
    label: 'Request credit',
    icon: ReceiptText,
    primary: true,
    href: paths.newCreditNote({ invoice: invoiceId ?? undefined, booking: bookingId }),
    ...(invoiceId === null
      ? { disabledReason: 'The booking is not invoiced yet. Adjust its price instead.' }
      : {}),
  };
  return [
    ...(status === 'Open' && may('Finance.Credit')
      ? [{ label: 'Decide', icon: Gavel, primary: true, onAct: onDecide }]
      : []),
    ...(isAccepted && may('Finance.CreditRequest') ? [credit] : []),
  ];
}
