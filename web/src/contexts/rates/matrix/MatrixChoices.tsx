import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Button } from '#ui/Button.tsx';
import { FilterSelect } from '#ui/FilterSelect.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { DayChoice } from '../cards/DayChoice.tsx';
import { methodWords } from '../rates/labels.ts';
import { BreakDialog } from './BreakDialog.tsx';
import type { FigureName, MatrixRate } from './matrix-state.ts';

/** The numbers that the table shows. */
export type MatrixView = {
  /** Null selects the first service. */
  readonly serviceId: string | null;
  /** Shows the rates in force on this day; changes apply from it. */
  readonly day: string;
  readonly figure: FigureName;
  /** The lower limit of the band. */
  readonly above: number;
};

type ChoicesProps = {
  readonly view: MatrixView;
  readonly services: readonly { readonly id: string; readonly code: string }[];
  readonly breaks: readonly number[];
  readonly rates: readonly MatrixRate[];
  readonly onChange: (view: MatrixView) => void;
};

const figures = [
  { value: 'value', label: 'Price' },
  { value: 'basic', label: 'Basic' },
  { value: 'minimum', label: 'Minimum' },
] as const;

/** Chooses service, number, band and day of the table. */
export function MatrixChoices({ view, services, breaks, rates, onChange }: ChoicesProps) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <FilterSelect
        single
        label="Service"
        options={services.map(({ id, code }) => ({ value: id, label: code }))}
        chosen={view.serviceId ? [view.serviceId] : []}
        onChange={([serviceId]) => serviceId && onChange({ ...view, serviceId, above: 0 })}
      />
      <SegmentedControl<FigureName>
        label="Value shown"
        value={view.figure}
        onChange={(figure) => onChange({ ...view, figure })}
        options={figures}
      />
      {view.figure !== 'minimum' && (
        <BandChoice
          above={view.above}
          breaks={breaks}
          unit={unitOf(rates)}
          onChoose={(above) => onChange({ ...view, above })}
        />
      )}
      <DayChoice
        label="Valid on / changes from"
        day={view.day}
        onChange={(day) => day && onChange({ ...view, day })}
      />
    </div>
  );
}

type BandChoiceProps = {
  readonly above: number;
  readonly breaks: readonly number[];
  readonly unit: string;
  readonly onChoose: (above: number) => void;
};

/** Chooses one of the rates' bands, or adds one. */
function BandChoice({ above, breaks, unit, onChoose }: BandChoiceProps) {
  const t = useTranslate();
  const { number } = useFormats();
  const mayEdit = useMay()('Job.Rates');
  const [adding, setAdding] = useState(false);
  const all = [...new Set([0, ...breaks, above])].toSorted((a, b) => a - b);
  const label = (each: number) =>
    each === 0 ? t('First band') : t('Above {quantity}', { quantity: `${number(each)} ${unit}` });
  return (
    <div className="flex items-center">
      <FilterSelect
        single
        label="Band"
        options={all.map((each) => ({ value: String(each), label: label(each) }))}
        chosen={[String(above)]}
        onChange={([chosen]) => onChoose(Number(chosen ?? 0))}
      />
      {mayEdit && (
        <Button look="quiet" icon={Plus} onClick={() => setAdding(true)}>
          Add another band
        </Button>
      )}
      {adding && (
        <BreakDialog
          unit={unit}
          onClose={() => setAdding(false)}
          onChoose={(chosen) => {
            setAdding(false);
            onChoose(chosen);
          }}
        />
      )}
    </div>
  );
}

/** Returns the unit of all rates; empty if they differ. */
function unitOf(rates: readonly MatrixRate[]): string {
  const units = new Set(rates.map(({ calculationMethod }) => methodWords[calculationMethod].unit));
  const [unit = ''] = units;
  return units.size === 1 ? unit : '';
}
