import type { ResultOf } from '@waybill/contract/endpoint';
import type { getFinanceStatement } from '@waybill/contract/finance/endpoints';
import { explain } from '#client/explain.ts';
import { useFormats } from '#shell/formats.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useMailStatement } from './calls.ts';

type Props = {
  readonly statement: ResultOf<typeof getFinanceStatement>;
  readonly onClose: () => void;
};

/** Asks for confirmation before a customer is e-mailed that this statement is ready. */
export function MailStatement({ statement, onClose }: Props) {
  const t = useTranslate();
  const { dayOf, money, date } = useFormats();
  const toast = useToast();
  const mailing = useMailStatement();
  const { customer, closingBalance } = statement;
  const period = { fromDate: dayOf(statement.fromDate), toDate: dayOf(statement.toDate) };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      question={t('Send the statement to {email}?', { email: customer.email ?? '' })}
      effect={t(
        '{fromDate} to {toDate}, closing balance {closingBalance}. The e-mail links to it.',
        {
          fromDate: date(statement.fromDate),
          toDate: date(statement.toDate),
          closingBalance: money(closingBalance),
        },
      )}
      verb="E-mail"
      harmless
      working={mailing.isPending}
      problem={mailing.error && explain(mailing.error).message}
      onConfirm={() =>
        mailing.mutate(
          { customerId: customer.id, ...period },
          {
            onSuccess: ({ sentTo }) => {
              toast({
                title: t('The statement is being sent to {sentTo}', { sentTo }),
                tone: 'success',
              });
              onClose();
            },
          },
        )
      }
    />
  );
}
