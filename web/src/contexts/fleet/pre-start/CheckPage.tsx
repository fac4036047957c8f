import { Printer, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { checklistNames } from '@waybill/contract/fleet/pre-start/choices';
import { mayAct } from '@waybill/contract/fleet/pre-start/lifecycle';
import type { PreStartCheckAnswer } from '@waybill/contract/fleet/pre-start/shapes';
import { driverFaults, failedItems } from '@waybill/contract/fleet/pre-start/status';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useGuidParam } from '#shell/page-state.ts';
import { useMay } from '#shell/permissions.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { PictureLink } from '#shell/records/PictureLink.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { useLabel } from '#ui/labels.ts';
import { later } from '#ui/later.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { CheckPill } from '../parts/CheckPill.tsx';
import { checklistWords } from './check-text.ts';
import { Checklist } from './Checklist.tsx';
import { preStartPicture, useEvidence, usePreStartCheck } from './calls.ts';

const ClearDialog = later(async () => (await import('./ClearDialog.tsx')).ClearDialog);

/** A pre-start check: its faults first, then every answer. */
export function CheckPage() {
  const id = useGuidParam();
  return (
    <Awaited heading="Pre-start check" query={usePreStartCheck(id)} permission="Driver.View">
      {({ answer: check }) => <Loaded key={id} check={check} />}
    </Awaited>
  );
}

function Loaded({ check }: { readonly check: PreStartCheckAnswer }) {
  const may = useMay();
  const evidence = useEvidence();
  const [clearing, setClearing] = useState(false);
  const { dateTime } = useFormats();
  return (
    <>
      <PageHeading
        title={check.drivername}
        breadcrumb={[
          { label: 'Compliance', href: paths.compliance() },
          { label: dateTime(check.creationtime) },
        ]}
        aside={<CheckPill status={check.status} />}
        actions={[
          ...(may('Driver.Edit') && mayAct(check.status, 'clear')
            ? [
                {
                  label: 'Clear check',
                  icon: ShieldCheck,
                  onAct: () => setClearing(true),
                  primary: true,
                },
              ]
            : []),
          {
            label: 'Print evidence',
            icon: Printer,
            onAct: () => evidence.mutate({ id: check.id }),
            primary: false,
            ...(evidence.isPending ? { state: 'loading' as const } : {}),
          },
        ]}
      />
      {evidence.error && <Banner tone="problem" title={explain(evidence.error).message} />}
      {clearing && <ClearDialog check={check} onClose={() => setClearing(false)} />}
      <div className="grid gap-4">
        <Faults check={check} />
        <DriverPanel check={check} />
        <div className="grid gap-4 lg:grid-cols-2">
          {checklistNames
            .filter((name) => check[name].length > 0)
            .map((name) => (
              <Panel key={name} title={checklistWords[name]}>
                <Checklist checkId={check.id} items={check[name]} />
              </Panel>
            ))}
        </div>
      </div>
    </>
  );
}

/** All faults of a check in one place, and how they were cleared. */
function Faults({ check }: { readonly check: PreStartCheckAnswer }) {
  const t = useTranslate();
  const label = useLabel();
  const { dateTime } = useFormats();
  const faults = [
    ...driverFaults(check).map(label),
    ...failedItems(check).map(({ title, note }) => (note === null ? title : `${title}: ${note}`)),
  ];
  if (faults.length === 0) return null;
  const isCleared = check.status === 'Cleared';
  return (
    <Banner
      tone={check.status === 'Failed' ? 'problem' : 'warning'}
      title={faults.length === 1 ? '1 fault' : t('{count} faults', { count: faults.length })}
    >
      <ul className="list-disc pl-4">
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
      {isCleared && check.clearedtime !== null && (
        <p className="mt-2">
          {t('Cleared by {name}, {time}: {note}', {
            name: check.clearedby ?? '',
            time: dateTime(check.clearedtime),
            note: check.clearnote ?? '',
          })}
        </p>
      )}
    </Banner>
  );
}

function DriverPanel({ check }: { readonly check: PreStartCheckAnswer }) {
  const t = useTranslate();
  const { number } = useFormats();
  const yesNo = (is: boolean) => t(is ? 'Yes' : 'No');
  const times = (from: string | null, to: string | null) =>
    from === null && to === null ? null : `${from ?? '—'} – ${to ?? '—'}`;
  return (
    <Panel title="Driver">
      <KeyValueList
        wide
        details={[
          { label: 'Vehicle', value: check.registrationnumber },
          { label: 'Enough sleep', value: yesNo(check.hadenoughsleep) },
          { label: 'Alcohol', value: yesNo(check.undertheinfluenceofalcohol) },
          { label: 'Drugs', value: yesNo(check.undertheinfluenceofdrugs) },
          { label: 'Safety equipment worn', value: yesNo(check.wearingpropersafetyequipment) },
          {
            label: 'Licence',
            value: t(check.stateofdriverslicense === 'Valid' ? 'Valid' : 'Not valid'),
          },
          { label: 'Hours on the road', value: check.timeonroad?.toString() },
          {
            label: 'Odometer',
            value: check.odometer === null ? null : `${number(check.odometer)} km`,
          },
          { label: 'Driving', value: times(check.drivestarttime, check.driveendtime) },
          { label: 'Break', value: times(check.breakstarttime, check.breakendtime) },
        ]}
      />
      {check.signature !== null && (
        <PictureLink {...preStartPicture(check.id, check.signature)} name={t('Signature')} />
      )}
    </Panel>
  );
}
