import type { Vehicle } from '@waybill/contract/fleet/shapes';
import { useMemo } from 'react';
import { paths } from '#paths';
import { type Formats, useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { RecordShelf } from '#shell/records/RecordShelf.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { StatusPill } from '#ui/StatusPill.tsx';
import { later } from '#ui/later.ts';
import type { Column } from '#ui/table/types.ts';
import { unitText } from './vehicle-values.ts';
import { useActiveDrivers } from '../drivers/calls.ts';
import { useDeleteVehicle, useVehicles } from './calls.ts';

const VehicleDrawer = later(async () => (await import('./VehicleDrawer.tsx')).VehicleDrawer);

const nameOf = ({ name, registrationnumber }: Vehicle) => `${name} (${registrationnumber})`;
type Measured = { readonly value: number; readonly unit: string };
const measured = ({ value, unit }: Measured, { number }: Formats) =>
  `${number(value)} ${unitText(unit)}`;

type VehiclesProps = { readonly driverId?: string };

/** The tenant's vehicles, or those of one driver. */
export function Vehicles({ driverId }: VehiclesProps) {
  const key = driverId === undefined ? paths.drivers() : paths.driver(driverId);
  const list = useRecordList(`${key}#vehicles`, 'name');
  const query = { ...list.requested, filter: list.search.q, ...(driverId && { driverId }) };
  const may = useMay();
  const formats = useFormats();
  const drivers = useActiveDrivers().data?.items;
  const columns = useMemo(
    () => vehicleColumns(new Map((drivers ?? []).map(({ id, name }) => [id, name])), formats),
    [drivers, formats],
  );
  const removal = useDeleteVehicle();
  return (
    <RecordShelf
      one="vehicle"
      many="vehicles"
      list={list}
      query={useVehicles(query)}
      columns={columns}
      rowName={nameOf}
      permission="Driver.View"
      mayEdit={may('Driver.Create') && may('Driver.Edit')}
      why="The load limits of each driver's vehicle, so that no one is allocated more than fits."
      removal={may('Driver.Delete') ? removal : undefined}
      editor={(vehicle, close) => (
        <VehicleDrawer
          key={vehicle?.id ?? 'new'}
          vehicle={vehicle}
          driverId={driverId ?? null}
          onClose={close}
        />
      )}
    />
  );
}

const vehicleColumns = (
  drivers: ReadonlyMap<string, string>,
  formats: Formats,
): readonly Column<Vehicle>[] => [
  { id: 'name', header: 'Vehicle', cell: ({ name }) => name, sortKey: 'name', width: 200 },
  {
    id: 'registration',
    header: 'Registration',
    cell: ({ registrationnumber }) => <span className="font-mono">{registrationnumber}</span>,
    sortKey: 'registrationnumber',
    width: 130,
  },
  { id: 'driver', header: 'Driver', cell: ({ driverid }) => drivers.get(driverid), width: 180 },
  {
    id: 'payload',
    header: 'Payload',
    cell: ({ capacity }) => measured(capacity.weight, formats),
    align: 'right',
    width: 110,
    card: 'none',
  },
  {
    id: 'volume',
    header: 'Volume',
    cell: ({ capacity }) => measured(capacity.cubic, formats),
    align: 'right',
    width: 110,
    hideBelow: 768,
    card: 'none',
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ isactive, iscurrentvehicle, outofservicereason }) => {
      if (outofservicereason !== null) return <StatusPill family="red">Out of service</StatusPill>;
      if (!isactive) return <StatusPill family="neutral">Off</StatusPill>;
      return iscurrentvehicle ? <StatusPill family="green">In use</StatusPill> : null;
    },
    width: 120,
    card: 'pill',
  },
];
