import type { Formats } from './formats.ts';

type Measured = { readonly value: number; readonly unit: string };
export type Sized = {
  readonly length: Measured;
  readonly width: Measured;
  readonly height: Measured;
};

/** Returns a value with its unit, as the reader writes numbers: 1,36 kg. */
export const measureIn = ({ number }: Pick<Formats, 'number'>, of: Measured): string =>
  `${number(of.value)} ${of.unit}`;

/** Returns length, width and height: 40 × 30 × 25,5 cm. */
export function sidesIn({ number }: Pick<Formats, 'number'>, of: Sized): string {
  const sides = [of.length, of.width, of.height].map(({ value }) => number(value));
  return `${sides.join(' × ')} ${of.length.unit}`;
}
