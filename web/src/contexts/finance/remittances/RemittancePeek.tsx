import { remittanceStatuses, whyNotRemittance } from '@waybill/contract/finance/lifecycle';
import { useState } from 'react';
import { Ban, CircleDollarSign, Download } from 'lucide-react';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { useSession } from '#shell/session/use-session.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Drawer } from '#ui/Drawer.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { ReasonDialog } from '../parts/ReasonDialog.tsx';
import type { RemittanceItem } from './remittance-columns.tsx';
import { RemittanceLines } from './RemittanceLines.tsx';
import { RemittancePill } from './RemittancePill.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useCancelRemittance, useRemittancePdf } from './calls.ts';

const cancellingEffect =
  'It remains in the list with your reason and can no longer be used for a payment.';

type PeekProps = { readonly remittance: RemittanceItem | undefined; readonly onClose: () => void };

/** The peek of a remittance advice: its invoices, received payments and actions. */
export function RemittancePeek({ remittance, onClose }: PeekProps) {
  return (
    <Drawer
      open={remittance !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={remittance?.remittanceNumber ?? 'Remittance advice'}
    >
      {remittance && (
        <div className="grid gap-4">
          <Details remittance={remittance} />
          <Acts key={remittance.id} remittance={remittance} />
          <RemittanceLines lines={remittance.invoiceRemittances} />
        </div>
      )}
    </Drawer>
  );
}

type OfOne = { readonly remittance: RemittanceItem };

function Details({ remittance }: OfOne) {
  const formats = useFormats();
  const { data: session } = useSession();
  const { cancellation } = remittance;
  return (
    <KeyValueList
      details={[
        { label: 'Status', value: <RemittancePill status={remittance.status} /> },
        ...(session?.isCustomer
          ? []
          : [{ label: 'Customer', value: remittance.customer.displayName }]),
        { label: 'Payment date', value: formats.date(remittance.paymentDate) },
        {
          label: 'Created by',
          value: `${remittance.userName}, ${formats.dateTime(remittance.creationTime)}`,
        },
        { label: 'Note', value: remittance.note },
        { label: 'Advised', value: formats.money(remittance.totalAmount), number: true },
        { label: 'Paid', value: formats.money(remittance.paidAmount), number: true },
        ...(cancellation
          ? [
              {
                label: 'Cancelled by',
                value: `${cancellation.userName}, ${formats.dateTime(cancellation.creationTime)}`,
              },
              { label: 'Reason', value: cancellation.note },
            ]
          : []),
      ]}
    />
  );
}

function Acts({ remittance }: OfOne) {
  const t = useTranslate();
  const may = useMay();
  const pdf = useRemittancePdf();
  const [cancelling, setCancelling] = useState(false);
  const { remittanceNumber } = remittance;
  const status = remittanceStatuses.find((one) => one === remittance.status) ?? 'Cancelled';
  const mayPay = may('Finance.Payment') && whyNotRemittance(status, 'pay') === null;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {mayPay && (
          <ButtonLink
            look="primary"
            icon={CircleDollarSign}
            href={paths.newPayment({ remittance: remittanceNumber })}
          >
            Convert to payment
          </ButtonLink>
        )}
        <Button
          icon={Download}
          working={pdf.isPending}
          onClick={() => pdf.mutate({ remittanceNumber })}
        >
          Download PDF
        </Button>
        {may('Finance.Remittance') && (
          <Button
            look="danger"
            icon={Ban}
            disabledReason={whyNotRemittance(status, 'cancel')}
            onClick={() => setCancelling(true)}
          >
            Cancel
          </Button>
        )}
      </div>
      {pdf.error && <Banner tone="problem" title={explain(pdf.error).message} />}
      <ReasonDialog
        open={cancelling}
        onOpenChange={setCancelling}
        title={t('Cancel remittance advice {remittanceNumber}?', { remittanceNumber })}
        description={cancellingEffect}
        help="Visible to everyone who can view finance."
        verb="Cancel remittance advice"
        cancelLabel="Keep unchanged"
        done="Remittance advice cancelled"
        sending={useCancelRemittance()}
        argsOf={(note) => ({ remittanceNumber, note })}
      />
    </div>
  );
}
