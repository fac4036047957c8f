import type { BillingDraft } from '@waybill/contract/finance/billing/draft';
import type { BillingRun } from '@waybill/contract/finance/billing/runs';
import {
  type AcceptedReason,
  bookingsMax,
  type InvoiceEmail,
} from '@waybill/contract/finance/billing/generation';
import { explain } from '#client/explain.ts';
import { useFormats } from '#shell/formats.ts';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { useEmailCounts } from '../calls.ts';
import { useCounted } from '../links/use-counted.ts';
import {
  beforeOf,
  type CustomerBillingItem,
  blockedOf,
  bookingsOf,
  emailsOf,
  jobChargesOf,
  readyOf,
  rechargesOf,
  totalOf,
} from './billing-choice.ts';
import { type Accepting, Blockers } from './Blockers.tsx';
import { DueSelection } from './DueSelection.tsx';
import { EmailChoice, useEmailText } from './EmailChoice.tsx';
import { billingId, InvoicesToBe } from './InvoicesToBe.tsx';
import { useStartBillingRun } from './calls.ts';
import { tickOf, ticksOf } from './billing-draft.ts';

type Props = {
  readonly customers: readonly CustomerBillingItem[];
  readonly requested: {
    readonly customerId?: number;
    readonly deliveredTo: string;
    readonly invoiceDate: string;
  };
  /** Bookings to be invoiced although a decision about them was required. */
  readonly accepted: readonly AcceptedReason[];
  readonly accepting: Accepting & { readonly onLeaveOut: () => void };
  readonly email: {
    readonly choice: InvoiceEmail;
    readonly onChange: (choice: InvoiceEmail) => void;
  };
  readonly ticking: {
    readonly ticks: BillingDraft['ticks'];
    readonly onTicks: (ticks: BillingDraft['ticks']) => void;
  };
  readonly onStarted: (run: BillingRun) => void;
};

/** Shows what would and would not be invoiced; issues ticked invoices after confirmation. */
export function BillingPreview(props: Props) {
  const { customers, requested: query, accepted, accepting, email } = props;
  const t = useTranslate();
  const ready = readyOf(customers);
  const { chosen, choose } = chosenOf(ready, props);
  const wanted = ready.filter((each) => chosen.has(billingId(each)));
  return (
    <div className="grid gap-4">
      {accepted.length > 0 && (
        <Banner
          tone="info"
          title={t('{count} included manually', { count: accepted.length })}
          actions={
            <Button working={accepting.working} onClick={accepting.onLeaveOut}>
              Leave out again
            </Button>
          }
        />
      )}
      {ready.length > 0 && (
        <DueSelection ready={ready} deliveredTo={query.deliveredTo} onChoose={choose} />
      )}
      <InvoicesToBe ready={ready} selection={{ chosen, onChange: choose }} />
      {ready.length > 0 && <EmailChoice {...email} />}
      {ready.length > 0 && <Issue {...props} wanted={wanted} />}
      <Blockers blocked={blockedOf(customers)} accepting={accepting} />
    </div>
  );
}

/** Returns the ticked invoices; by default the due ones, or all of a chosen customer. */
function chosenOf(
  ready: readonly CustomerBillingItem[],
  { requested: { customerId }, ticking: { ticks, onTicks } }: Pick<Props, 'requested' | 'ticking'>,
) {
  const isTicked = (item: CustomerBillingItem) =>
    tickOf(ticks, item) ?? (customerId !== undefined || item.isDue);
  return {
    chosen: new Set(ready.filter(isTicked).map(billingId)),
    choose: (ids: ReadonlySet<string>) =>
      onTicks(ticksOf(ready, (item) => ids.has(billingId(item)))),
  };
}

/** The button that issues the ticked invoices, with their total. */
function Issue({
  wanted,
  requested: query,
  accepted,
  email,
  onStarted,
}: Props & { wanted: readonly CustomerBillingItem[] }) {
  const t = useTranslate();
  const { money, plainDate } = useFormats();
  const issuing = useStartBillingRun();
  const customerIds = wanted.flatMap(({ customerId }) => customerId ?? []);
  const counts = useEmailCounts('InvoiceIssued', customerIds);
  const emails = useEmailText(emailsOf(wanted, email.choice, counts));
  const bookingIds = bookingsOf(wanted);
  const count = useCounted().invoices(wanted.length);
  const { invoiceDate, deliveredTo } = query;
  const effect = t(
    'Dated {invoiceDate}. Issued invoices keep their number and can be voided, but not deleted.',
    { invoiceDate: plainDate(invoiceDate) },
  );
  const start = () =>
    issuing.mutate(
      {
        bookingIds,
        rechargeIds: rechargesOf(wanted),
        jobChargeIds: jobChargesOf(wanted),
        accepted: [...accepted],
        invoiceDate,
        deliveredTo,
        invoiceEmail: email.choice,
      },
      { onSuccess: onStarted },
    );
  return (
    <div className="flex flex-wrap items-center gap-4">
      <ConfirmButton
        label={t('Issue {count}', { count })}
        question={t('Issue {count} for {total}?', { count, total: money(totalOf(wanted)) })}
        effect={`${emails} ${effect}`}
        verb="Issue"
        harmless
        look="primary"
        working={issuing.isPending}
        problem={issuing.error && explain(issuing.error).message}
        disabledReason={whyNotIssue(wanted.length, bookingIds.length, t)}
        onConfirm={start}
      />
      <output className="grid text-ink-2">
        <span className="num">
          {t('{total} in total; these customers last time {before}', {
            total: money(totalOf(wanted)),
            before: money(beforeOf(wanted)),
          })}
        </span>
        <span>{emails}</span>
      </output>
    </div>
  );
}

function whyNotIssue(invoices: number, bookings: number, t: Translate): string | null {
  if (invoices === 0) return 'Select an invoice first.';
  return bookings > bookingsMax
    ? t('At most {bookingsMax} bookings at a time. Select fewer invoices.', { bookingsMax })
    : null;
}
