import { useFormats } from './formats.ts';
import { measureIn, sidesIn, type Sized } from './measure-texts.ts';

type MeasureTextProps = { readonly of: { readonly value: number; readonly unit: string } };

/** A value with its unit, as the reader writes numbers. */
export const MeasureText = ({ of }: MeasureTextProps) => (
  <span className="num">{measureIn(useFormats(), of)}</span>
);

/** Length, width and height, as the reader writes numbers. */
export const SidesText = ({ of }: { readonly of: Sized }) => (
  <span className="num">{sidesIn(useFormats(), of)}</span>
);
