import { useFormats } from '#shell/formats.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useTransactions } from '../calls.ts';

/** What the card processor said of a payment. */
export function CardFacts({ paymentId }: { readonly paymentId: number }) {
  const { dateTime } = useFormats();
  const answer = useTransactions({ paymentId, maxResultCount: 1 });
  return (
    <Panel title="Card transaction">
      <Awaited answer={answer} permission="Finance.View">
        {({ items: [one] }) =>
          one === undefined ? (
            <EmptyState title="Nothing is known of it" />
          ) : (
            <KeyValueList
              facts={[
                { label: 'Transaction', value: one.transactionId },
                { label: 'Status', value: one.status },
                { label: 'Merchant', value: one.merchant },
                { label: 'Authorization', value: one.authorizationCode },
                { label: 'Time', value: dateTime(one.time) },
                { label: 'Card', value: one.paymentInfo && cardText(one.paymentInfo) },
                { label: 'Holder', value: one.paymentInfo?.holder },
                { label: 'From address', value: one.ipAddress },
                { label: 'By', value: one.userName },
              ]}
            />
          )
        }
      </Awaited>
    </Panel>
  );
}

const cardText = ({ cardType, lastDigits }: { cardType: string; lastDigits: string }): string =>
  lastDigits === '' ? cardType : `${cardType} ending ${lastDigits}`;
