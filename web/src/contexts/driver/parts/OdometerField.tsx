import { t } from '../texts.ts';
import { TextBox } from './TextBox.tsx';

type OdometerFieldProps = {
  /** Kilometres as typed: digits only; empty if not stated. */
  readonly value: string;
  readonly onValue: (value: string) => void;
};

const digitsMax = 7;

/** The odometer of the vehicle, in kilometres. */
export const OdometerField = ({ value, onValue }: OdometerFieldProps) => (
  <TextBox
    label={`${t('Odometer')} (km)`}
    value={value}
    onValue={(text) => onValue(text.replaceAll(/\D/g, '').slice(0, digitsMax))}
    inputMode="numeric"
    autoComplete="off"
  />
);

/** Returns the kilometres of what was typed; null if nothing was. */
export const kilometresOf = (value: string): number | null => (value === '' ? null : Number(value));
