import type { DriverAppText } from '@waybill/contract/tenancy/texts/driver-app';
import { t } from '../texts.ts';

export const reportKinds = [
  'Fuel',
  'Fault of the vehicle',
  'Other',
] as const satisfies readonly DriverAppText[];
export type ReportKind = (typeof reportKinds)[number];

type Report = {
  readonly kind: ReportKind;
  /** The registration number; null without a vehicle. */
  readonly vehicle: string | null;
  /** As typed; empty if not stated. */
  readonly litres: string;
  readonly amount: string;
  readonly odometer: string;
  readonly note: string;
};

/** Returns a report as dispatch reads it: `Fuel · AC 10 TR · 62.5 l · 118.20 · 152300 km`. */
export const reportText = ({ kind, vehicle, litres, amount, odometer, note }: Report): string =>
  [
    t(kind),
    vehicle,
    ...(kind === 'Fuel' ? [unit(litres, ' l'), unit(amount, ''), unit(odometer, ' km')] : []),
    note.trim(),
  ]
    .filter((part) => part)
    .join(' · ');

const unit = (value: string, name: string): string =>
  value.trim() === '' ? '' : `${value.trim()}${name}`;
