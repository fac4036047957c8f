import { useState } from 'react';
import { t } from '../texts.ts';
import { BigButton } from '../parts/BigButton.tsx';
import { MainAct } from '../parts/MainAct.tsx';
import { kilometresOf, OdometerField } from '../parts/OdometerField.tsx';
import { ScreenHeading } from '../parts/ScreenHeading.tsx';
import { SignatureField } from '../stop/SignatureField.tsx';

/** What a driver adds to the answers: kilometres, and a picture of the signature. */
export type Signed = { readonly odometer: number | null; readonly signature: string | null };

type CheckEndProps = {
  readonly isFit: boolean;
  readonly onSend: (signed: Signed) => Promise<void>;
  readonly onAgain: () => void;
};

/** The end of the check: its result, the odometer, and the signature of the driver. */
export function CheckEnd({ isFit, onSend, onAgain }: CheckEndProps) {
  const [odometer, setOdometer] = useState('');
  const [signature, setSignature] = useState<string | null>(null);
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <ScreenHeading>{t(isFit ? 'All done' : 'Do not drive')}</ScreenHeading>
        <p>{t(isFit ? 'You are ready to drive.' : 'Send the check and call dispatch.')}</p>
        <OdometerField value={odometer} onValue={setOdometer} />
        <SignatureField onChange={setSignature} isSigned={signature !== null} />
        <BigButton onClick={onAgain}>{t('Start again')}</BigButton>
      </div>
      <MainAct>
        <BigButton
          look={isFit ? 'primary' : 'danger'}
          onClick={() => onSend({ odometer: kilometresOf(odometer), signature })}
        >
          {t('Send the check')}
        </BigButton>
      </MainAct>
    </>
  );
}
