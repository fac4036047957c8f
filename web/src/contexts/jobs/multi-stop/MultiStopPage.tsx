import type { MultiStopJob } from '@waybill/contract/jobs/multi-stop/shapes';
import { whyNotMultiStop } from '@waybill/contract/jobs/multi-stop/lifecycle';
import { placeText } from '@waybill/contract/shared/place-text';
import { Pencil, Trash2, UserCheck } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useGo, useGuidParam } from '#shell/page-state.ts';
import { useMay } from '#shell/permissions.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { AddStops } from './AddStops.tsx';
import { DriverDialog } from './DriverDialog.tsx';
import { MultiStopDrawer } from './MultiStopDrawer.tsx';
import { MultiStopPill } from './MultiStopPill.tsx';
import { StopList } from './StopList.tsx';
import { useDeleteMultiStop, useMultiStop } from './calls.ts';

/** A multi-stop: its stops in order, its driver, its totals. */
export function MultiStopPage() {
  const query = useMultiStop(useGuidParam());
  return (
    <Awaited query={query} permission="Job.View" heading="Multi-stop job">
      {({ multistop }) => <Loaded multiStop={multistop} />}
    </Awaited>
  );
}

type OfMultiStop = { readonly multiStop: MultiStopJob };

function Loaded({ multiStop }: OfMultiStop) {
  const mayEdit = useMay()('Job.Allocate');
  const { actions, dialogs } = useActions(multiStop);
  const { multistopno, status } = multiStop;
  const mayAdd = mayEdit && whyNotMultiStop('addJobs', status) === null;
  return (
    <>
      <PageHeading
        title={multistopno}
        copy={multistopno}
        breadcrumb={[
          { label: 'Jobs', href: paths.jobs() },
          { label: 'Multi-stop jobs', href: paths.multiStops() },
          { label: multistopno },
        ]}
        aside={<MultiStopPill status={status} />}
        actions={mayEdit ? actions : []}
      />
      {dialogs}
      <div className="grid items-start gap-4 lg:grid-cols-[2fr_1fr]">
        <Panel title="Stops" flush>
          <StopList multiStop={multiStop} mayEdit={mayEdit} />
          {mayAdd && <AddStops multiStop={multiStop} />}
        </Panel>
        <Panel title="Details">
          <Details multiStop={multiStop} />
        </Panel>
      </div>
    </>
  );
}

function useActions(multiStop: MultiStopJob) {
  const t = useTranslate();
  const go = useGo();
  const toast = useToast();
  const deleting = useDeleteMultiStop();
  const [dialog, setDialog] = useState<'edit' | 'driver' | 'delete' | null>(null);
  const close = () => setDialog(null);
  const { id, multistopno, status } = multiStop;
  const actions = [
    {
      label: multiStop.driverid === null ? 'Allocate' : 'Change driver',
      icon: UserCheck,
      primary: multiStop.driverid === null,
      onAct: () => setDialog('driver'),
      disabledReason: whyNotMultiStop('allocate', status),
    },
    {
      label: 'Edit',
      icon: Pencil,
      onAct: () => setDialog('edit'),
      disabledReason: whyNotMultiStop('edit', status),
    },
    {
      label: 'Delete',
      icon: Trash2,
      danger: true,
      seldom: true,
      onAct: () => setDialog('delete'),
      disabledReason: whyNotMultiStop('delete', status),
    },
  ];
  const deleted = () => {
    toast({ title: t('Multi-stop deleted'), tone: 'success' });
    go(paths.multiStops());
  };
  const dialogs = (
    <>
      {dialog === 'edit' && <MultiStopDrawer multiStop={multiStop} onClose={close} />}
      {dialog === 'driver' && <DriverDialog multiStop={multiStop} onClose={close} />}
      <ConfirmDialog
        open={dialog === 'delete'}
        onOpenChange={(open) => !open && close()}
        question={t('Delete multi-stop {number}?', { number: multistopno })}
        effect="Its jobs become unallocated."
        verb="Delete multi-stop"
        working={deleting.isPending}
        problem={deleting.error && explain(deleting.error).message}
        onConfirm={() => deleting.mutate({ jobId: id }, { onSuccess: deleted })}
      />
    </>
  );
  return { actions, dialogs };
}

function Details({ multiStop }: OfMultiStop) {
  const t = useTranslate();
  const { dateTime, number } = useFormats();
  const { fromAddress } = multiStop;
  const from = [fromAddress.companyName, fromAddress.addressLine1, placeText(fromAddress)];
  return (
    <KeyValueList
      details={[
        { label: 'Customer', value: multiStop.customername },
        { label: 'Driver', value: multiStop.drivername },
        { label: 'From', value: from.filter(Boolean).join(', ') },
        {
          label: 'Delivered',
          value: t('{done} of {count}', {
            done: multiStop.deliveredcount,
            count: multiStop.jobcount,
          }),
        },
        { label: 'Pieces', value: number(multiStop.piececount) },
        { label: 'Weight', value: `${number(multiStop.weight)} kg` },
        ...Object.entries(multiStop.reference).map(([label, value]) => ({ label, value })),
        ...Object.entries(multiStop.costcentre).map(([label, value]) => ({ label, value })),
        { label: 'Created', value: dateTime(multiStop.creationtime) },
      ]}
    />
  );
}
