import type { Job } from '@waybill/contract/jobs/shapes';
import type { Formats } from '#shell/formats.ts';
import { DateTime } from '#ui/Money.tsx';
import type { Column } from '#ui/table/types.ts';

const routeText = ({ fromaddress, toaddress }: Job): string =>
  `${fromaddress.suburb} › ${toaddress.suburb}`;
const piecesOf = ({ items }: Job): number => items.reduce((sum, { quantity }) => sum + quantity, 0);

/** Returns the columns that a dispatcher needs to allocate a job. */
export const jobColumns = (formats: Formats): readonly Column<Job>[] => [
  {
    id: 'jobno',
    header: 'Job',
    cell: ({ jobno }) => <span className="font-mono text-table">{jobno}</span>,
    sortKey: 'jobno',
    width: 105,
    card: 'key',
  },
  {
    id: 'route',
    header: 'From › to',
    cell: routeText,
    title: routeText,
    width: 170,
    card: 'fact',
  },
  {
    id: 'deadline',
    header: 'Deadline',
    cell: ({ deadline }) =>
      deadline && (
        <DateTime
          text={formats.dateTime(deadline)}
          title={formats.exact(deadline)}
          iso={deadline}
        />
      ),
    sortKey: 'deadline',
    width: 150,
    card: 'fact',
  },
  {
    id: 'pieces',
    header: 'Pieces',
    cell: piecesOf,
    align: 'right',
    width: 70,
    hideBelow: 768,
    card: 'none',
  },
  {
    id: 'customer',
    header: 'Customer',
    cell: ({ customername }) => customername,
    title: ({ customername }) => customername,
    sortKey: 'customername',
    width: 130,
    hideBelow: 1280,
    card: 'none',
  },
];
