import { type Formats, useFormats } from '#shell/formats.ts';
import { DateTime } from '#ui/Money.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Timeline } from '#ui/Timeline.tsx';
import { invoiceLook } from './status.ts';
import { spacedWord } from '../payments/payment-labels.ts';
import type { InvoiceItem } from './invoice-columns.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useLabel } from '#ui/labels.ts';

/** The events of an invoice, newest first. */
export function InvoiceHistory({ invoice }: { readonly invoice: InvoiceItem }) {
  const t = useTranslate();
  const label = useLabel();
  const formats = useFormats();
  const newestFirst = invoice.invoiceHistory.toSorted((a, b) =>
    b.creationTime.localeCompare(a.creationTime),
  );
  return (
    <Panel>
      <Timeline
        label={t('History of {invoiceNumber}', { invoiceNumber: invoice.invoiceNumber })}
        events={newestFirst.map((entry, at) => ({
          id: `${entry.creationTime} ${at}`,
          title: [label(spacedWord(entry.action)), amountOf(entry, formats)].join(' ').trim(),
          time: (
            <DateTime
              text={formats.dateTime(entry.creationTime)}
              title={formats.exact(entry.creationTime)}
              iso={entry.creationTime}
            />
          ),
          by: entry.userName,
          family: invoiceLook(entry.status).family,
          icon: invoiceLook(entry.status).icon,
          ...(entry.note === null
            ? {}
            : { detail: entry.noteSentence ? t(entry.noteSentence) : entry.note }),
        }))}
      />
    </Panel>
  );
}

/** An e-mail has no amount. */
const amountOf = ({ action, amount }: Entry, { money }: Formats): string =>
  action === 'Sent' ? '' : money(amount);

type Entry = InvoiceItem['invoiceHistory'][number];
