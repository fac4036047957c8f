import type { DriverRate } from '@waybill/contract/jobs/charges/shapes';
import { useId } from 'react';
import { useLabel } from '#ui/labels.ts';
import { inputClass } from '#ui/form/input-look.ts';

type Work = { readonly kilometres: number; readonly stops: number };
type Props = {
  readonly rates: readonly DriverRate[];
  readonly work: Work;
  readonly onChange: (work: Work) => void;
};

/**
 * The kilometres and stops that the rates of a driver are multiplied by, where there are such
 * rates.
 */
export function WorkDoneFields({ rates, work, onChange }: Props) {
  const has = (basis: DriverRate['basis']) => rates.some((rate) => rate.basis === basis);
  if (!has('Kilometre') && !has('Stop')) return null;
  return (
    <div className="grid grid-cols-2 gap-3">
      {has('Kilometre') && (
        <Amount
          label="Kilometres"
          value={work.kilometres}
          onChange={(kilometres) => onChange({ ...work, kilometres })}
        />
      )}
      {has('Stop') && (
        <Amount
          label="Stops"
          value={work.stops}
          onChange={(stops) => onChange({ ...work, stops })}
        />
      )}
    </div>
  );
}

type AmountProps = {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
};

function Amount({ label, value, onChange }: AmountProps) {
  const t = useLabel();
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-medium">
        {t(label)}
      </label>
      <input
        id={id}
        type="number"
        min={0}
        max={10_000}
        step="any"
        inputMode="decimal"
        value={value}
        onChange={(event) => onChange(Math.max(0, event.target.valueAsNumber || 0))}
        className={`${inputClass(false)} num text-right`}
      />
    </div>
  );
}
