import type { PreStartCheckAnswer } from '@waybill/contract/fleet/pre-start/shapes';
import { driverFaults, failedItems } from '@waybill/contract/fleet/pre-start/status';
import { useFormats } from '#shell/formats.ts';
import { useLabel } from '#ui/labels.ts';
import type { Column } from '#ui/table/types.ts';
import { CheckPill } from '../parts/CheckPill.tsx';

type Check = PreStartCheckAnswer;

const when: Column<Check> = {
  id: 'when',
  header: 'Checked',
  cell: When,
  sortKey: 'creationtime',
  width: 160,
  card: 'fact',
};
const status: Column<Check> = {
  id: 'status',
  header: 'Status',
  cell: (check) => <CheckPill status={check.status} />,
  sortKey: 'severity',
  width: 190,
  card: 'pill',
};
const faults: Column<Check> = {
  id: 'faults',
  header: 'What is wrong',
  cell: Faults,
  width: 340,
  card: 'fact',
};
const vehicle: Column<Check> = {
  id: 'vehicle',
  header: 'Vehicle',
  cell: ({ registrationnumber }) => <span className="font-mono">{registrationnumber ?? '—'}</span>,
  sortKey: 'registrationnumber',
  width: 120,
  card: 'fact',
};

/** The columns for the checks of one driver. */
export const checkColumnsOfDriver: readonly Column<Check>[] = [when, status, faults, vehicle];

/** The columns for the checks of the whole fleet. */
export const checkColumns: readonly Column<Check>[] = [
  {
    id: 'driver',
    header: 'Driver',
    cell: ({ drivername }) => drivername,
    title: ({ drivername, drivercode }) => `${drivername} (${drivercode})`,
    sortKey: 'drivername',
    width: 180,
    card: 'key',
  },
  status,
  faults,
  vehicle,
  when,
  {
    id: 'cleared',
    header: 'Cleared by',
    cell: ({ clearedby }) => clearedby ?? '—',
    title: ({ clearnote }) => clearnote ?? '',
    width: 140,
    hideBelow: 1440,
    card: 'none',
  },
];

function When({ creationtime }: Check) {
  return useFormats().dateTime(creationtime);
}

/** Lists the faults of the driver first, then the failed questions. */
function Faults(check: Check) {
  const label = useLabel();
  const texts = [
    ...driverFaults(check).map(label),
    ...failedItems(check).map(({ title }) => title),
  ];
  return texts.length === 0 ? '—' : texts.join(' · ');
}
