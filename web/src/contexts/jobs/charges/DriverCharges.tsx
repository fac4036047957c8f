import { whyNotCharge } from '@waybill/contract/jobs/charges/lifecycle';
import type { DriverCharge } from '@waybill/contract/jobs/charges/shapes';
import type { JobPricing } from '@waybill/contract/jobs/pricing/shapes';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useMay } from '#shell/permissions.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { AppLink } from '#ui/go.tsx';
import { useRemoveDriverCharge, useSaveDriverCharge } from './calls.ts';
import { ChargeActions } from './ChargeActions.tsx';
import { ChargeSummary } from './ChargeSummary.tsx';
import { ChargePill } from './ChargePill.tsx';
import { DriverChargeForm } from './DriverChargeForm.tsx';

type Props = { readonly pricing: JobPricing; readonly driverId: string | null };

/** The drivers' charges of a job, one each. */
export function DriverCharges({ pricing, driverId }: Props) {
  const t = useTranslate();
  const may = useMay();
  const [edited, setEdited] = useState<DriverCharge | 'new' | null>(null);
  const { drivercharges: charges } = pricing;
  if (edited !== null) {
    const charge = edited === 'new' ? null : edited;
    return (
      <DriverChargeForm
        pricing={pricing}
        charge={charge}
        driverId={charge?.driverid ?? driverId}
        onDone={() => setEdited(null)}
      />
    );
  }
  return (
    <div className="grid gap-4">
      {charges.length === 0 && (
        <p className="text-ink-2">{t('No driver is paid for this job yet.')}</p>
      )}
      {charges.map((charge) => (
        <OneCharge key={charge.driverid} charge={charge} onEdit={() => setEdited(charge)} />
      ))}
      {may('Job.Price') && (
        <div>
          <Button onClick={() => setEdited('new')}>Add driver charge</Button>
        </div>
      )}
    </div>
  );
}

type OneProps = { readonly charge: DriverCharge; readonly onEdit: () => void };

function OneCharge({ charge, onEdit }: OneProps) {
  const saving = useSaveDriverCharge();
  const { jobid, driverid, drivername, document, status } = charge;
  return (
    <section aria-label={drivername} className="grid gap-2 border-b border-hairline pb-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{drivername}</h3>
        <ChargePill status={status} />
      </div>
      {document !== null && <Rcti id={document.id} number={document.number} />}
      <ChargeSummary charge={charge} />
      <div className="flex flex-wrap gap-2">
        <ChargeActions
          charge={charge}
          saving={saving}
          onEdit={onEdit}
          onSend={(driverchargeadd) =>
            saving.mutate({ driverchargeadd, revision: charge.revision })
          }
          closes="It goes on the contractor's next RCTI. Only staff who may approve can reopen it."
          whyNotEdit={whyNotCharge('edit', status)}
        />
        {status === 'Open' && <Remove jobid={jobid} driverid={driverid} />}
      </div>
    </section>
  );
}

function Rcti({ id, number }: { readonly id: number; readonly number: string }) {
  const may = useMay();
  const text = <span className="font-mono text-table">{number}</span>;
  if (!may('Finance.Contractors')) return text;
  return (
    <AppLink href={paths.rcti(id)} className="hit justify-self-start text-primary underline">
      {text}
    </AppLink>
  );
}

function Remove(input: { readonly jobid: string; readonly driverid: string }) {
  const may = useMay();
  const removing = useRemoveDriverCharge();
  if (!may('Job.Price')) return null;
  return (
    <ConfirmButton
      label="Remove"
      question="Remove this driver charge?"
      verb="Remove"
      working={removing.isPending}
      problem={removing.error && explain(removing.error).message}
      onConfirm={() => removing.mutate(input)}
    />
  );
}
