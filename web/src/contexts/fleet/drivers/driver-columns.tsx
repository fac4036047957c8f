import { useFormats } from '#shell/formats.ts';
import { Avatar } from '#ui/Avatar.tsx';
import type { Column } from '#ui/table/types.ts';
import { typeWord } from './driver-values.ts';
import { DriverPill } from '../parts/DriverPill.tsx';
import type { Driver } from '@waybill/contract/fleet/drivers/shapes';

/** Describes the driver's current vehicle. */
const vehicleText = ({ currentvehicle: vehicle }: Pick<Driver, 'currentvehicle'>): string =>
  vehicle === null ? '' : `${vehicle.name} · ${vehicle.registrationnumber}`;

export const driverColumns: readonly Column<Driver>[] = [
  {
    id: 'name',
    header: 'Driver',
    cell: ({ name }) => (
      <span className="inline-flex items-center gap-2">
        <Avatar name={name} size={24} />
        {name}
      </span>
    ),
    title: ({ name }) => name,
    sortKey: 'name',
    width: 220,
    card: 'key',
  },
  {
    id: 'state',
    header: 'Availability',
    cell: (driver) => <DriverPill driver={driver} />,
    sortKey: 'isavailableforwork',
    width: 150,
    card: 'pill',
  },
  {
    id: 'code',
    header: 'Code',
    cell: ({ code }) => code,
    sortKey: 'code',
    width: 100,
    hideBelow: 1440,
  },
  {
    id: 'vehicle',
    header: 'Vehicle',
    cell: vehicleText,
    title: vehicleText,
    width: 220,
    card: 'fact',
  },
  {
    id: 'jobs',
    header: 'Open jobs',
    cell: ({ assignedJobs }) => assignedJobs.length,
    align: 'right',
    width: 120,
    card: 'fact',
  },
  {
    id: 'type',
    header: 'Type',
    cell: ({ type }) => typeWord(type),
    isWord: true,
    sortKey: 'type',
    width: 110,
    hideBelow: 1024,
    card: 'none',
  },
  { id: 'seen', header: 'Last seen', cell: LastSeen, width: 170, card: 'fact' },
  {
    id: 'phone',
    header: 'Phone',
    cell: ({ phonenumber }) => phonenumber,
    width: 140,
    hideBelow: 1440,
    card: 'none',
  },
];

/** Shows when the latest position of a driver was recorded. */
function LastSeen({ lastwaypoint }: Driver) {
  const { dateTime } = useFormats();
  return lastwaypoint === null ? '—' : dateTime(lastwaypoint.creationTime);
}
