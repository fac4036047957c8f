import type { Job } from '@waybill/contract/jobs/shapes';
import type { Formats } from '#shell/formats.ts';
import { DateTime } from '#ui/Money.tsx';
import type { Column } from '#ui/table/types.ts';
import { lastScanText, piecesOf, routeText, typeWord, weightText } from '../job-text.ts';
import { JobPill } from '../../parts/JobPill.tsx';
import { isLate } from '../status.ts';

type Spoken = (word: string) => string;

/**
 * Returns the columns of the list; customers see no column with their own name. Those that a
 * dispatcher decides by come first: 1,280 px show them without scrolling.
 */
export function jobColumns(
  formats: Formats,
  isCustomer: boolean,
  spoken: Spoken,
): readonly Column<Job>[] {
  return [
    ...identity,
    ...(isCustomer ? [] : [customer]),
    route,
    ...times(formats),
    ...(isCustomer ? [] : [driver(spoken)]),
    connote,
    ...freight(formats),
    ...(isCustomer ? [] : [zone]),
    ...further(formats, spoken),
  ];
}

const mono = (text: string | null) => text && <span className="font-mono text-table">{text}</span>;

const identity: readonly Column<Job>[] = [
  {
    id: 'jobno',
    header: 'Job',
    width: 115,
    card: 'key',
    sortKey: 'jobno',
    cell: (row) => mono(row.jobno),
  },
  {
    id: 'status',
    header: 'Status',
    width: 160,
    card: 'pill',
    sortKey: 'status',
    cell: (row) => <JobPill job={row} />,
  },
];

const connote: Column<Job> = {
  id: 'connote',
  header: 'Consignment',
  width: 135,
  card: 'none',
  sortKey: 'connoteno',
  cell: (row) => mono(row.connoteno),
};

const customer: Column<Job> = {
  id: 'customer',
  header: 'Customer',
  width: 165,
  card: 'fact',
  sortKey: 'customername',
  cell: (row) => row.customername,
  title: (row) => row.customername,
};

const route: Column<Job> = {
  id: 'route',
  header: 'From › to',
  width: 200,
  card: 'fact',
  cell: routeText,
  title: routeText,
};

const times = (formats: Formats): readonly Column<Job>[] => [
  {
    id: 'deadline',
    header: 'Deadline',
    width: 165,
    card: 'fact',
    sortKey: 'deadline',
    cell: (row) =>
      row.deadline && (
        <span className={isLate(row, Date.now()) ? 'font-medium text-red-fg' : ''}>
          {moment(formats, row.deadline)}
        </span>
      ),
  },
];

const freight = ({ language }: Formats): readonly Column<Job>[] => [
  {
    id: 'pieces',
    header: 'Pieces',
    width: 70,
    align: 'right',
    card: 'none',
    cell: (row) => piecesOf(row),
  },
  {
    id: 'weight',
    header: 'Weight',
    unit: 'kg',
    width: 90,
    align: 'right',
    card: 'none',
    cell: (row) => weightText(row, language),
  },
];

const driver = (spoken: Spoken): Column<Job> => ({
  id: 'driver',
  header: 'Driver',
  width: 140,
  card: 'fact',
  cell: (row) => row.drivername ?? (row.islinehaul ? spoken('Line haul') : null),
});

const zone: Column<Job> = {
  id: 'zone',
  header: 'Zone',
  width: 110,
  card: 'none',
  sortKey: 'tozone/code',
  cell: ({ tozone }) => tozone?.code,
  title: ({ tozone }) => tozone?.name ?? '',
};

const further = (formats: Formats, spoken: Spoken): readonly Column<Job>[] => [
  {
    id: 'lastScan',
    header: 'Last scan',
    width: 200,
    card: 'none',
    sortKey: 'lastscanevent/datetime',
    cell: (row) => lastScanText(row, spoken),
    title: (row) =>
      row.lastscanevent === null
        ? ''
        : `${lastScanText(row, spoken)}, ${formats.dateTime(row.lastscanevent.datetime)}`,
  },
  {
    id: 'ready',
    header: 'Ready',
    width: 165,
    card: 'none',
    sortKey: 'pickupreadydatetime',
    cell: (row) => row.pickupreadydatetime && moment(formats, row.pickupreadydatetime),
  },
  {
    id: 'type',
    header: 'Type',
    width: 110,
    card: 'none',
    cell: ({ jobtype }) => typeWord(jobtype),
    isWord: true,
  },
  {
    id: 'multiStop',
    header: 'Multi-stop',
    width: 110,
    card: 'none',
    sortKey: 'multistopno',
    cell: (row) => mono(row.multistopno),
  },
  { id: 'routeCode', header: 'Route', width: 90, card: 'none', cell: (row) => row.routecode },
  { id: 'service', header: 'Service', width: 150, card: 'none', cell: (row) => row.servicename },
];

const moment = (formats: Formats, iso: string) => (
  <DateTime text={formats.dateTime(iso)} title={formats.exact(iso)} iso={iso} />
);
