import type { DriverRate } from '@waybill/contract/jobs/charges/shapes';
import { useId, useState } from 'react';
import { readAmount, writeNumber } from '#ui/form/amount.ts';
import { useLabel } from '#ui/labels.ts';
import { useReader } from '#ui/reader.ts';
import { inputClass } from '#ui/form/input-look.ts';

type Work = { readonly kilometres: number; readonly stops: number };
type Props = {
  readonly rates: readonly DriverRate[];
  readonly work: Work;
  readonly onChange: (work: Work) => void;
};

/** The kilometres and stops by which a driver's rates are multiplied, if there are such rates. */
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

/** The maximum kilometres or stops of one charge. */
const most = 10_000;

function Amount({ label, value, onChange }: AmountProps) {
  const t = useLabel();
  const id = useId();
  const { language } = useReader();
  const [text, setText] = useState(() => writeNumber(value, language));
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-medium">
        {t(label)}
      </label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          onChange(Math.min(most, Math.max(0, readAmount(target.value, language) || 0)));
        }}
        className={`${inputClass(false)} num text-right`}
      />
    </div>
  );
}
