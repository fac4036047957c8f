import type { ResultOf } from '@waybill/contract/endpoint';
import type { getFinanceStatement } from '@waybill/contract/finance/endpoints';
import { explain } from '#client/explain.ts';
import { useFormats } from '#shell/formats.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useMailStatement } from '../calls.ts';

type Props = {
  readonly statement: ResultOf<typeof getFinanceStatement>;
  readonly onClose: () => void;
};

/** Asks before a customer is written that its statement of the period on screen is ready. */
export function MailStatement({ statement, onClose }: Props) {
  const { dayOf, money, date } = useFormats();
  const toast = useToast();
  const mailing = useMailStatement();
  const { customer, closingBalance } = statement;
  const period = { fromDate: dayOf(statement.fromDate), toDate: dayOf(statement.toDate) };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      question={`E-mail the statement to ${customer.email ?? ''}?`}
      effect={
        `${date(statement.fromDate)} to ${date(statement.toDate)}, closing at ` +
        `${money(closingBalance)}. The letter follows the template “Statement ready” and links to it.`
      }
      verb="E-mail"
      harmless
      working={mailing.isPending}
      problem={mailing.error && explain(mailing.error).message}
      onConfirm={() =>
        mailing.mutate(
          { customerId: customer.id, ...period },
          {
            onSuccess: ({ sentTo }) => {
              toast({ title: `Statement is on its way to ${sentTo}`, tone: 'success' });
              onClose();
            },
          },
        )
      }
    />
  );
}
