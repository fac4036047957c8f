import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import type { RateChange } from './change-columns.tsx';

/** A number of a rate before and after; null if there is no such rate or band. */
export type ComparedNumber = {
  readonly figure: Extract<PlatformText, 'Minimum' | 'Basic' | 'Price'>;
  readonly above: number;
  readonly before: number | null;
  readonly after: number | null;
};

type Side = RateChange['before'];

/**
 * Returns the minimum, and basic and price of each band of either rate; a basic of zero in both is
 * omitted.
 */
export function comparedNumbers(before: Side, after: Side): readonly ComparedNumber[] {
  const breaks = new Set(
    [...(before?.bands ?? []), ...(after?.bands ?? [])].map((band) => band.break),
  );
  const at = (side: Side, above: number) => side?.bands.find((band) => band.break === above);
  const numbers: readonly ComparedNumber[] = [
    { figure: 'Minimum', above: 0, before: before?.minimum ?? null, after: after?.minimum ?? null },
    ...[...breaks]
      .toSorted((a, b) => a - b)
      .flatMap((above): readonly ComparedNumber[] => [
        {
          figure: 'Basic',
          above,
          before: at(before, above)?.basic ?? null,
          after: at(after, above)?.basic ?? null,
        },
        {
          figure: 'Price',
          above,
          before: at(before, above)?.value ?? null,
          after: at(after, above)?.value ?? null,
        },
      ]),
  ];
  return numbers.filter(
    ({ figure, before: old, after: now }) => figure !== 'Basic' || (old ?? 0) + (now ?? 0) > 0,
  );
}
