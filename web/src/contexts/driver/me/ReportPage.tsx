import { useState } from 'react';
import { t } from '../texts.ts';
import { messageAct } from '../outbox/acts.ts';
import { BigButton } from '../parts/BigButton.tsx';
import { Choices } from '../parts/Choices.tsx';
import { MainAct } from '../parts/MainAct.tsx';
import { OdometerField } from '../parts/OdometerField.tsx';
import { ScreenHeading } from '../parts/ScreenHeading.tsx';
import { TextBox } from '../parts/TextBox.tsx';
import type { DriverState } from '../use-driver.ts';
import { type ReportKind, reportKinds, reportText } from './report-text.ts';

/** Reports fuel, a fault of the vehicle or anything else: dispatch reads it among the messages. */
export function ReportPage({ driver }: { readonly driver: DriverState }) {
  const [kind, setKind] = useState<ReportKind>('Fuel');
  const [litres, setLitres] = useState('');
  const [amount, setAmount] = useState('');
  const [odometer, setOdometer] = useState('');
  const [note, setNote] = useState('');
  const isComplete = kind === 'Fuel' ? litres.trim() !== '' : note.trim() !== '';
  const send = async () => {
    const vehicle = driver.self?.result.driver.currentvehicle?.registrationnumber ?? null;
    const moment = { id: crypto.randomUUID(), at: new Date().toISOString() };
    const content = reportText({ kind, vehicle, litres, amount, odometer, note });
    if (await driver.act(messageAct(moment, content))) location.hash = '#/messages';
  };
  return (
    <>
      <form
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
        onSubmit={(event) => event.preventDefault()}
      >
        <ScreenHeading>{t('Report to dispatch')}</ScreenHeading>
        <Choices
          label={t('Reason')}
          options={reportKinds}
          chosen={kind}
          onChoose={setKind}
          isList
        />
        {kind === 'Fuel' && (
          <>
            <TextBox label={t('Litres')} value={litres} onValue={setLitres} inputMode="decimal" />
            <TextBox label={t('Amount')} value={amount} onValue={setAmount} inputMode="decimal" />
            <OdometerField value={odometer} onValue={setOdometer} />
          </>
        )}
        <TextBox
          label={t(kind === 'Fuel' ? 'Note' : 'What is wrong?')}
          value={note}
          onValue={setNote}
          maxLength={1500}
        />
      </form>
      <MainAct>
        <BigButton look="primary" disabled={!isComplete} onClick={send}>
          {t('Send')}
        </BigButton>
      </MainAct>
    </>
  );
}
