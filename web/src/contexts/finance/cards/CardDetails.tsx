import type { ResultOf } from '@waybill/contract/endpoint';
import type { getTransactionInfo } from '@waybill/contract/finance/endpoints';
import { useFormats } from '#shell/formats.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { Panel } from '#ui/Panel.tsx';
import { cardText } from './card-text.ts';
import { Timeline } from '#ui/Timeline.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { useLabel } from '#ui/labels.ts';
import { useTransactions } from './calls.ts';

/** The card processor's data of a payment. */
export function CardDetails({ paymentId }: { readonly paymentId: number }) {
  const t = useTranslate();
  const { dateTime } = useFormats();
  const query = useTransactions({ paymentId, maxResultCount: 1 });
  return (
    <Panel title="Card transaction">
      <Awaited query={query} permission="Finance.View">
        {({ items: [one] }) =>
          one === undefined ? (
            <EmptyState title="No transaction details available" />
          ) : (
            <div className="grid gap-4">
              <KeyValueList
                details={[
                  { label: 'Transaction', value: one.transactionId },
                  { label: 'Status', value: <Translated text={one.status} /> },
                  { label: 'Merchant', value: one.merchant },
                  { label: 'Authorization', value: one.authorizationCode },
                  { label: 'Time', value: dateTime(one.time) },
                  { label: 'Card', value: one.paymentInfo && cardText(one.paymentInfo, t) },
                  { label: 'Holder', value: one.paymentInfo?.holder },
                  { label: 'IP address of the payer', value: one.ipAddress },
                  { label: 'By', value: one.userName },
                ]}
              />
              {one.returns.length > 0 && <Returns returns={one.returns} />}
            </div>
          )
        }
      </Awaited>
    </Panel>
  );
}

type ReturnsProps = {
  readonly returns: ResultOf<typeof getTransactionInfo>['items'][number]['returns'];
};

/** Refunds to the card: completed, pending, or refused. */
function Returns({ returns }: ReturnsProps) {
  const label = useLabel();
  const { money, dateTime } = useFormats();
  return (
    <Timeline
      label="Card refunds"
      events={returns.map(({ amount, status, message, time, userName }) => ({
        id: `${time} ${amount}`,
        title: `${money(amount)} ${label(returnWords[status] ?? status)}`,
        time: dateTime(time),
        by: userName,
        ...(message !== '' && { detail: message }),
        family: status === 'Refused' ? ('red' as const) : ('blue' as const),
      }))}
    />
  );
}

const returnWords: Readonly<Record<string, string>> = {
  Pending: 'being refunded: we keep checking the status',
  Voided: 'voided before settlement',
  Refunded: 'refunded to the card',
  Refused: 'not refunded',
};
