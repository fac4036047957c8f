import type { Vehicle } from '@waybill/contract/fleet/shapes';

export const sizes = [
  { key: 'length', label: 'Length', unit: 'm' },
  { key: 'width', label: 'Width', unit: 'm' },
  { key: 'height', label: 'Height', unit: 'm' },
  { key: 'cubic', label: 'Volume', unit: 'm3' },
  { key: 'weight', label: 'Weight', unit: 'kg' },
] as const;
type SizeKey = (typeof sizes)[number]['key'];
type Size = { readonly value: number | null; readonly unit: string };

/** Formats a unit: `m³`. */
export const unitText = (unit: string): string => unit.replace(/3$/, '³');

/** Returns the form values of a vehicle; the number of a size may be null. */
export const vehicleValues = (vehicle: Vehicle | null, driverid: string | null) => ({
  vehicle: {
    driverid: vehicle?.driverid ?? driverid,
    name: vehicle?.name ?? '',
    registrationnumber: vehicle?.registrationnumber ?? '',
    capacity: Object.fromEntries(
      sizes.map(({ key, unit }) => [key, vehicle?.capacity[key] ?? { value: null, unit }]),
    ) as Record<SizeKey, Size>,
    palletspaces: vehicle?.palletspaces ?? null,
    piecesmax: vehicle?.piecesmax ?? null,
    gvm: vehicle?.gvm ?? null,
    isactive: vehicle?.isactive ?? true,
    iscurrentvehicle: vehicle?.iscurrentvehicle ?? false,
    registrationexpiry: vehicle?.registrationexpiry ?? null,
  },
});

export type VehicleValues = ReturnType<typeof vehicleValues>;

export const vehicleArgs = ({ vehicle }: VehicleValues) => ({
  ...vehicle,
  driverid: vehicle.driverid ?? '',
  capacity: {
    cubic: sent(vehicle.capacity.cubic),
    length: sent(vehicle.capacity.length),
    width: sent(vehicle.capacity.width),
    height: sent(vehicle.capacity.height),
    weight: sent(vehicle.capacity.weight),
  },
});

/** The form has rejected an empty size before. */
const sent = ({ value, unit }: Size) => ({ value: value ?? 0, unit });
