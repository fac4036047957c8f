import type { BillingRun } from '@waybill/contract/finance/billing-run';
import { type AcceptedReason, bookingsMax } from '@waybill/contract/finance/generation';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { useFormats } from '#shell/formats.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { useStartBillingRun } from '../calls.ts';
import {
  beforeOf,
  type Billing,
  blockedOf,
  bookingsOf,
  readyOf,
  rechargesOf,
  totalOf,
} from './billing-choice.ts';
import { type Accepting, Blockers } from './Blockers.tsx';
import { billingId, InvoicesToBe } from './InvoicesToBe.tsx';
import { useCounted } from '../links/use-counted.ts';
import { type Say, useSay } from '#shell/texts/texts-context.ts';

type Props = {
  readonly customers: readonly Billing[];
  readonly invoiceDate: string;
  /** What is invoiced although something about it was to be decided. */
  readonly accepted: readonly AcceptedReason[];
  readonly accepting: Accepting & { readonly onLeaveOut: () => void };
  readonly onStarted: (run: BillingRun) => void;
};

/** What would be invoiced and what not; issues the ticked ones after asking. */
export function BillingPreview({ customers, invoiceDate, accepted, accepting, onStarted }: Props) {
  const say = useSay();
  const { money, plainDate } = useFormats();
  const ready = readyOf(customers);
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const without = (left: ReadonlySet<string>) =>
    new Set(ready.map(billingId).filter((id) => !left.has(id)));
  const chosen = without(unticked);
  const onChange = (ticked: ReadonlySet<string>) => setUnticked(without(ticked));
  const issuing = useStartBillingRun();
  const wanted = ready.filter((each) => chosen.has(billingId(each)));
  const bookingIds = bookingsOf(wanted);
  const count = useCounted().invoices(wanted.length);
  return (
    <div className="grid gap-4">
      {accepted.length > 0 && (
        <Banner
          tone="info"
          title={say('Included by your decision: {count}', { count: accepted.length })}
          actions={
            <Button working={accepting.working} onClick={accepting.onLeaveOut}>
              Leave out again
            </Button>
          }
        />
      )}
      <InvoicesToBe ready={ready} selection={{ chosen, onChange }} />
      {ready.length > 0 && (
        <div className="flex flex-wrap items-center gap-4">
          <ConfirmButton
            label={say('Issue {count}', { count })}
            question={say('Issue {count} of {total}?', { count, total: money(totalOf(wanted)) })}
            effect={say(
              'Dated {invoiceDate}. Issued invoices keep their numbers: a mistake can be voided, not deleted.',
              { invoiceDate: plainDate(invoiceDate) },
            )}
            verb="Issue"
            harmless
            look="primary"
            working={issuing.isPending}
            problem={issuing.error && explain(issuing.error).message}
            disabledReason={whyNotIssue(wanted.length, bookingIds.length, say)}
            onConfirm={() =>
              issuing.mutate(
                {
                  bookingIds,
                  rechargeIds: rechargesOf(wanted),
                  accepted: [...accepted],
                  invoiceDate,
                },
                { onSuccess: onStarted },
              )
            }
          />
          <output className="num text-ink-2">
            {say('{total} in all; the time before {before}', {
              total: money(totalOf(wanted)),
              before: money(beforeOf(wanted)),
            })}
          </output>
        </div>
      )}
      <Blockers blocked={blockedOf(customers)} accepting={accepting} />
    </div>
  );
}

function whyNotIssue(invoices: number, bookings: number, say: Say): string | null {
  if (invoices === 0) return 'Tick an invoice first.';
  return bookings > bookingsMax
    ? say('At most {bookingsMax} bookings at once: tick fewer invoices.', { bookingsMax })
    : null;
}
