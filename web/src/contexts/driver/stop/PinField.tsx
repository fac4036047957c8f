import type { DriverAppText } from '@waybill/contract/tenancy/texts/driver-app';
import { useEffect, useState } from 'react';
import { t } from '../texts.ts';
import { TextBox } from '../parts/TextBox.tsx';
import { checkPin, isPin, type PinVerdict } from './check-pin.ts';

/** What a recipient has stated, and what the server says of it; null while it is incomplete. */
export type StatedPin = { readonly pin: string; readonly verdict: Promise<PinVerdict> | null };

export const noPin: StatedPin = { pin: '', verdict: null };

type PinFieldProps = {
  readonly stated: StatedPin;
  readonly onChange: (stated: StatedPin) => void;
  /** The deliveries at this door. */
  readonly jobIds: readonly string[];
};

/** The PIN that the recipient was sent, checked by the server as soon as it is complete. */
export function PinField({ stated, onChange, jobIds }: PinFieldProps) {
  const verdict = useVerdict(stated.verdict);
  const change = (text: string) => {
    const pin = text.trim();
    onChange({ pin, verdict: isPin(pin) ? checkPin(pin, jobIds) : null });
  };
  return (
    <div className="grid gap-1">
      <TextBox
        label={t('Number that the recipient was sent')}
        value={stated.pin}
        onValue={change}
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
      />
      <output>{verdict !== null && t(verdictTexts[verdict])}</output>
    </div>
  );
}

/** Returns the verdict once it is there. */
function useVerdict(pending: Promise<PinVerdict> | null): PinVerdict | null {
  const [known, setKnown] = useState<{ pending: typeof pending; verdict: PinVerdict } | null>(null);
  useEffect(() => {
    void pending?.then((verdict) => setKnown({ pending, verdict }));
  }, [pending]);
  return known?.pending === pending ? known.verdict : null;
}

const verdictTexts: Readonly<Record<PinVerdict, DriverAppText>> = {
  Right: 'This number is right.',
  Wrong: 'This number is wrong. Ask for it again.',
  Locked: 'Too many wrong numbers. Call dispatch; the delivery is reviewed.',
  Unknown: 'No network: this number is checked once it is sent.',
};
