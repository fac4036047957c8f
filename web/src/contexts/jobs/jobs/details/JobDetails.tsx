import type { Job } from '@waybill/contract/jobs/shapes';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { usePageExists } from '#shell/page-exists.ts';
import { useSession } from '#shell/session/use-session.ts';
import { AppLink } from '#ui/go.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { Translated } from '#shell/texts/Translated.tsx';
import { useJobWarnings } from '../calls.ts';
import { typeWord } from '../job-text.ts';

/** The details of a job as names and values. */
export function JobDetails({ job }: { readonly job: Job }) {
  const formats = useFormats();
  const { data: session } = useSession();
  const mayAllocate = useMay()('Job.Allocate');
  const date = useJobWarnings(job.id, mayAllocate).data?.date ?? null;
  const moment = (iso: string | null) => iso && formats.dateTime(iso);
  const staffOnly = [
    { label: 'Customer', value: job.customername },
    {
      label: 'Driver',
      value: job.drivername === null && !job.islinehaul ? null : <DriverOf job={job} />,
    },
    ...(date === null ? [] : [{ label: 'Allocated for', value: <BoardOf date={date} /> }]),
  ];
  return (
    <KeyValueList
      details={[
        { label: 'Consignment', value: job.connoteno && <Consignment job={job} /> },
        ...(session?.isCustomer ? [] : staffOnly),
        ...(job.multistopjobid === null
          ? []
          : [{ label: 'Multi-stop', value: <MultiStop job={job} /> }]),
        ...(session?.isCustomer ? [] : zonesOf(job)),
        { label: 'Service', value: job.servicename || job.servicecode },
        { label: 'Dangerous goods', value: job.dangerousgoods },
        { label: 'Type', value: <Translated text={typeWord(job.jobtype)} /> },
        { label: 'Manifest', value: job.manifestno },
        { label: 'Ready', value: moment(job.pickupreadydatetime) },
        { label: 'Deadline', value: moment(job.deadline) },
        {
          label: 'Time slot',
          value: job.timeslot === 'AllDay' ? <Translated text="All day" /> : job.timeslot,
        },
        { label: 'Route', value: job.routecode },
        ...Object.entries(job.reference).map(([label, value]) => ({ label, value })),
        { label: 'Created', value: moment(job.creationtime) },
      ]}
    />
  );
}

/** The driver, whom dispatchers open from here to call. */
function DriverOf({ job }: { readonly job: Job }) {
  const may = useMay();
  const { driverid, drivername, islinehaul } = job;
  if (drivername === null) return islinehaul && <Translated text="Line haul" />;
  if (driverid === null || !may('Driver.View')) return drivername;
  return (
    <AppLink href={paths.driver(driverid)} className="hit text-primary underline">
      {drivername}
    </AppLink>
  );
}

/** The day of an allocated job, which leads to its board. */
function BoardOf({ date }: { readonly date: string }) {
  const formats = useFormats();
  return (
    <AppLink href={paths.allocation({ date })} className="hit text-primary underline">
      {formats.date(date)}
    </AppLink>
  );
}

/** The multi-stop to which the job belongs. */
function MultiStop({ job }: { readonly job: Job }) {
  if (job.multistopjobid === null) return null;
  return (
    <AppLink
      href={paths.multiStop(job.multistopjobid)}
      className="hit font-mono text-table text-primary underline"
    >
      {job.multistopno}
    </AppLink>
  );
}

const zonesOf = (job: Job) =>
  job.fromzone === null && job.tozone === null
    ? []
    : [{ label: 'Zones', value: <Zones job={job} /> }];

/** The zones of pickup and delivery; beyond the head port, an agent delivers. */
function Zones({ job: { fromzone, tozone } }: { readonly job: Job }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {`${fromzone?.code ?? '—'} › ${tozone?.code ?? '—'}`}
      {tozone?.isonforwarding && <StatusPill family="amber">On-forwarding</StatusPill>}
    </span>
  );
}

/** The consignment's number, linked to its booking. */
function Consignment({ job }: { readonly job: Job }) {
  const exists = usePageExists();
  const number = <span className="font-mono text-table">{job.connoteno}</span>;
  if (job.bookingid === null || !exists('/bookings-beta/details/$id')) return number;
  return (
    <AppLink href={paths.booking(job.bookingid)} className="hit text-primary underline">
      {number}
    </AppLink>
  );
}
