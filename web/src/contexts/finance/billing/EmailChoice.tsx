import type { InvoiceEmail } from '@waybill/contract/finance/generation';
import { useFormats } from '#shell/formats.ts';
import { useSay } from '#shell/texts/texts-context.ts';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';

type Props = {
  readonly choice: InvoiceEmail;
  readonly onChange: (choice: InvoiceEmail) => void;
};

/** Whether the invoices of a run are e-mailed when they are issued. */
export function EmailChoice({ choice, onChange }: Props) {
  const say = useSay();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="font-medium">{say('E-mail the invoices')}</span>
      <SegmentedControl
        label="E-mail the invoices"
        value={choice}
        onChange={onChange}
        options={[
          { value: 'CustomerPreference', label: 'By preference' },
          { value: 'Always', label: 'Send now' },
          { value: 'Never', label: 'Do not send' },
        ]}
      />
    </div>
  );
}

/** How many e-mails will go out, in words; undefined is not known yet. */
export function useEmailText(emails: number | undefined): string {
  const say = useSay();
  const { number } = useFormats();
  if (emails === undefined) return say('E-mails are being counted…');
  if (emails === 0) return say('No e-mail will go out.');
  return emails === 1
    ? say('1 e-mail will go out.')
    : say('{count} e-mails will go out.', { count: number(emails) });
}
