import type { DriverAppText } from '@waybill/contract/tenancy/texts/driver-app';
import { t } from '../texts.ts';
import { cx } from '#ui/cx.ts';
import { BigButton } from './BigButton.tsx';

type ChoicesProps<Value extends DriverAppText> = {
  readonly label: string;
  readonly options: readonly Value[];
  readonly chosen: Value | null;
  readonly onChoose: (value: Value) => void;
  /** One below the other instead of two side by side. */
  readonly isList?: boolean;
};

/** A choice of a few options, each a button for gloves. */
export function Choices<Value extends DriverAppText>(props: ChoicesProps<Value>) {
  const { label, options, chosen, onChoose, isList = false } = props;
  return (
    <fieldset className={cx('grid min-w-0 gap-2', !isList && 'grid-cols-2 narrow:grid-cols-1')}>
      <legend className="mb-1 font-semibold">{label}</legend>
      {options.map((each) => (
        <BigButton
          key={each}
          aria-pressed={chosen === each}
          // Filled, not only framed: that is seen in sunlight.
          look={chosen === each ? 'primary' : 'plain'}
          onClick={() => onChoose(each)}
        >
          {t(each)}
        </BigButton>
      ))}
    </fieldset>
  );
}
