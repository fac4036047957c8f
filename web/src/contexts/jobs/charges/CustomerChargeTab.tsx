import { whyNotCharge } from '@waybill/contract/jobs/charges/lifecycle';
import type { CustomerCharge } from '@waybill/contract/jobs/charges/shapes';
import type { JobPricing } from '@waybill/contract/jobs/pricing/shapes';
import { useState } from 'react';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Button } from '#ui/Button.tsx';
import { AppLink } from '#ui/go.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { useSaveCustomerCharge } from './calls.ts';
import { chargeArgs, chargeValues } from './charge-values.ts';
import { ChargeActions } from './ChargeActions.tsx';
import { ChargeSummary } from './ChargeSummary.tsx';
import { ChargeForm } from './ChargeForm.tsx';
import { ChargePill } from './ChargePill.tsx';

/** The customer's charge of a job: shown, edited in place, closed and reopened. */
export function CustomerChargeTab({ pricing }: { readonly pricing: JobPricing }) {
  const t = useTranslate();
  const may = useMay();
  const [isEditing, setEditing] = useState(false);
  const { customercharge: charge, jobid, bookingid } = pricing;
  if (bookingid !== null) return <PaidWithBooking bookingId={bookingid} />;
  if (isEditing) return <Edit jobid={jobid} charge={charge} onDone={() => setEditing(false)} />;
  if (charge === null) {
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-ink-2">{t('The customer is not charged for this job yet.')}</p>
        {may('Job.Price') && <Button onClick={() => setEditing(true)}>Add charge</Button>}
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <ChargePill status={charge.status} />
        <Document charge={charge} />
      </div>
      <ChargeSummary charge={charge} />
      <Tax pricing={pricing} />
      <Actions charge={charge} onEdit={() => setEditing(true)} />
    </div>
  );
}

function PaidWithBooking({ bookingId }: { readonly bookingId: number }) {
  const t = useTranslate();
  return (
    <p className="text-ink-2">
      {t('The customer pays for this job with its booking.')}{' '}
      <AppLink href={paths.booking(bookingId)} className="hit text-primary underline">
        {t('Open booking')}
      </AppLink>
    </p>
  );
}

function Document({ charge: { document } }: { readonly charge: CustomerCharge }) {
  const may = useMay();
  if (document === null) return null;
  if (!may('Finance.View')) return <span className="font-mono text-table">{document.number}</span>;
  return (
    <AppLink href={paths.invoice(document.id)} className="hit text-primary underline">
      <span className="font-mono text-table">{document.number}</span>
    </AppLink>
  );
}

function Tax({ pricing: { pricingdetails: details } }: { readonly pricing: JobPricing }) {
  const { money } = useFormats();
  if (details === null) return null;
  return (
    <KeyValueList
      details={[
        { label: 'GST', value: money(details.totalcosttax), number: true },
        { label: 'Total inc. GST', value: money(details.totalcost), number: true, strong: true },
      ]}
    />
  );
}

function Actions({
  charge,
  onEdit,
}: {
  readonly charge: CustomerCharge;
  readonly onEdit: () => void;
}) {
  const saving = useSaveCustomerCharge();
  return (
    <ChargeActions
      charge={charge}
      saving={saving}
      onEdit={onEdit}
      onSend={(customercharge) => saving.mutate({ customercharge, revision: charge.revision })}
      closes="It goes on the customer's next invoice. Only staff who may approve can reopen it."
      whyNotEdit={whyNotCharge('edit', charge.status)}
    />
  );
}

type EditProps = {
  readonly jobid: string;
  readonly charge: CustomerCharge | null;
  readonly onDone: () => void;
};

function Edit({ jobid, charge, onDone }: EditProps) {
  const values = chargeValues(charge);
  const save = useSaveForm({
    values: { customercharge: values, driverchargeadd: values },
    reading: charge,
    send: useSaveCustomerCharge(),
    argsOf: ({ customercharge }) => ({
      customercharge: {
        ...chargeArgs(jobid, customercharge),
        serviceid: charge?.serviceid,
        vehicleid: charge?.vehicleid,
      },
    }),
    onSaved: onDone,
  });
  return <ChargeForm of="customercharge" save={save} onCancel={onDone} />;
}
