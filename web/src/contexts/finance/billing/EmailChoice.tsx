import type { InvoiceEmail } from '@waybill/contract/finance/billing/generation';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';

type Props = {
  readonly choice: InvoiceEmail;
  readonly onChange: (choice: InvoiceEmail) => void;
};

/** Chooses whether the invoices of a run are e-mailed on issue. */
export function EmailChoice({ choice, onChange }: Props) {
  const t = useTranslate();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="font-medium">{t('E-mail the invoices')}</span>
      <SegmentedControl
        label="E-mail the invoices"
        value={choice}
        onChange={onChange}
        options={[
          { value: 'CustomerPreference', label: 'As set for each customer' },
          { value: 'Always', label: 'Send now' },
          { value: 'Never', label: "Don't send" },
        ]}
      />
    </div>
  );
}

/** Returns the text for a number of e-mails; undefined is not known yet. */
export function useEmailText(emails: number | undefined): string {
  const t = useTranslate();
  if (emails === undefined) return t('Counting e-mails…');
  if (emails === 0) return t('No e-mail will go out.');
  return t('{count, plural, one {# e-mail} other {# e-mails}} will go out.', { count: emails });
}
