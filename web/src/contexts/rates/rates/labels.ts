import type { calculationMethods, rateTypes } from '@waybill/contract/rates/shapes';

/** The label of each calculation method, and the unit of its bands. */
export const methodWords: Readonly<
  Record<(typeof calculationMethods)[number], { readonly label: string; readonly unit: string }>
> = {
  Flat: { label: 'Flat', unit: '' },
  PerItem: { label: 'Per item', unit: 'items' },
  PerKg: { label: 'Per kg', unit: 'kg' },
  PerCubic: { label: 'Per m³', unit: 'm³' },
  PerPallet: { label: 'Per pallet', unit: 'pallets' },
  PerKm: { label: 'Per km', unit: 'km' },
  PerHour: { label: 'Per hour', unit: 'h' },
  PercentageOfFreight: { label: '% of freight', unit: '$' },
};

/** The label of each band type. */
export const bandWords: Readonly<Record<(typeof rateTypes)[number], string>> = {
  PerUnit: 'Per unit',
  Flat: 'Flat',
  Minimum: 'At least',
};

export const methodText = (method: string): string =>
  method in methodWords ? methodWords[method as keyof typeof methodWords].label : method;
