import { whyNotCharge } from '@waybill/contract/jobs/charges/lifecycle';
import type { CustomerCharge } from '@waybill/contract/jobs/charges/shapes';
import { explain } from '#client/explain.ts';
import { useMay } from '#shell/permissions.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { type ChargeArgs, sameCharge } from './charge-values.ts';

type ChargeActionsProps = {
  readonly charge: CustomerCharge;
  readonly saving: { readonly isPending: boolean; readonly error: Error | null };
  readonly onEdit: () => void;
  /** Saves the charge, closed or reopened. */
  readonly onSend: (charge: ChargeArgs) => void;
  /** The effect of closing it. */
  readonly closes: string;
  readonly whyNotEdit: string | null;
};

/** Edits and closes an open charge; reopens a closed one, with the permission. */
export function ChargeActions(props: ChargeActionsProps) {
  const { charge, saving, onEdit, onSend, closes, whyNotEdit } = props;
  const may = useMay();
  if (!may('Job.Price') || charge.status === 'Invoiced') return null;
  const common = {
    working: saving.isPending,
    problem: saving.error && explain(saving.error).message,
  };
  if (charge.status === 'Closed') {
    return may('Finance.Approve') ? (
      <div>
        <ConfirmButton
          {...common}
          label="Reopen"
          question="Reopen this charge?"
          effect="It can be changed again and is not invoiced until it is closed."
          verb="Reopen"
          harmless
          disabledReason={whyNotCharge('reopen', charge.status)}
          onConfirm={() => onSend(sameCharge(charge, false))}
        />
      </div>
    ) : null;
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={onEdit} disabledReason={whyNotEdit}>
        Edit
      </Button>
      <ConfirmButton
        {...common}
        label="Close charge"
        question="Close this charge?"
        effect={closes}
        verb="Close charge"
        harmless
        disabledReason={charge.subtotal > 0 ? null : 'A charge must be above 0 to be closed'}
        onConfirm={() => onSend(sameCharge(charge, true))}
      />
    </div>
  );
}
