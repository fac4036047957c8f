import type { DriverType } from '@waybill/contract/fleet/drivers/choices';

/**
 * The vehicles of demo drivers: name, gross mass in kg, length, width and height in m, payload in
 * kg.
 */
export const vehicleSizes = {
  ute: ['Ute 1 t', 3_000, 2.4, 1.8, 1.2, 1_000],
  van: ['Van 2 t', 4_490, 4.2, 1.8, 1.9, 2_000],
  rigid: ['Rigid 8-pallet', 12_000, 7.2, 2.4, 2.2, 6_500],
  large: ['Rigid 14-pallet', 22_500, 9.6, 2.5, 2.6, 12_000],
  semi: ['Semi 24-pallet', 42_500, 14.6, 2.5, 2.8, 24_000],
} as const;
export type VehicleSize = keyof typeof vehicleSizes;

export type DemoDriver = {
  readonly name: string;
  readonly vehicle: VehicleSize;
  readonly type?: DriverType;
  readonly company?: string;
  /** The situation of the driver; most have been on duty since early morning. */
  readonly story?: 'off duty' | 'out of hours' | 'licence expired' | 'failed check' | 'on break';
  readonly hasDangerousGoods?: boolean;
};

/**
 * The demo drivers in addition to the one of the tests: 23 of them, contractors of three companies.
 */
export const demoDrivers: readonly DemoDriver[] = [
  { name: 'Jack Thompson', vehicle: 'semi', story: 'out of hours' },
  { name: 'Olivia Nguyen', vehicle: 'van' },
  { name: 'Liam Kelly', vehicle: 'rigid', hasDangerousGoods: true },
  { name: 'Charlotte Singh', vehicle: 'van', story: 'on break' },
  { name: 'Noah Papadopoulos', vehicle: 'large', hasDangerousGoods: true },
  { name: 'Matilda Campbell', vehicle: 'ute' },
  { name: 'William Rossi', vehicle: 'rigid', story: 'failed check' },
  { name: 'Isla McKenzie', vehicle: 'van' },
  { name: 'Lachlan Murphy', vehicle: 'large' },
  { name: 'Ruby Taufa', vehicle: 'ute', story: 'off duty' },
  { name: 'Cooper Walsh', vehicle: 'rigid', story: 'licence expired' },
  { name: 'Zara Hussein', vehicle: 'van' },
  { name: 'Hamish Stewart', vehicle: 'semi', hasDangerousGoods: true },
  { name: 'Chloe Barker', vehicle: 'ute' },
  { name: 'Angus Fraser', vehicle: 'rigid', story: 'off duty' },
  { name: 'Priya Sharma', vehicle: 'van' },
  { name: 'Darcy O’Brien', vehicle: 'large' },
  { name: 'Ella Chapman', vehicle: 'van', story: 'off duty' },
  { name: 'Tyson Brown', vehicle: 'rigid' },
  { name: 'Mei Lin', vehicle: 'ute' },
  {
    name: 'Dana Ferreira',
    vehicle: 'large',
    type: 'Contractor',
    company: 'Ferreira Haulage Pty Ltd',
  },
  {
    name: 'Marco Silva',
    vehicle: 'semi',
    type: 'Contractor',
    company: 'Silva Couriers',
    hasDangerousGoods: true,
  },
  {
    name: 'Priya Nair',
    vehicle: 'van',
    type: 'Contractor',
    company: 'Nair Transport',
  },
];
