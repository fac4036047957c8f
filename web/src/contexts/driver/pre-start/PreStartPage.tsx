import type { PreStartSettings } from '@waybill/contract/fleet/pre-start/shapes';
import { useEffect, useState } from 'react';
import { t } from '../texts.ts';
import { type CachedRead, readCached, readSaved } from '../cached.ts';
import { BigButton, bigLook } from '../parts/BigButton.tsx';
import { MainAct } from '../parts/MainAct.tsx';
import { ScreenHeading } from '../parts/ScreenHeading.tsx';
import { TextBox } from '../parts/TextBox.tsx';
import { PhotoField } from '../stop/PhotoField.tsx';
import type { DriverState } from '../use-driver.ts';
import { questionsPath } from '../use-gate.ts';
import { CheckEnd, type Signed } from './CheckEnd.tsx';
import { resultsFor, type CheckResult, preStartAct, questionsOf, verdictOf } from './check.ts';

/** The pre-start check: one question per screen, with a note and a photo for defects. */
export function PreStartPage({ driver }: { readonly driver: DriverState }) {
  const [settings, setSettings] = useState<CachedRead<PreStartSettings> | null>(null);
  const [results, setResults] = useState<readonly CheckResult[]>([]);
  const [id] = useState(() => crypto.randomUUID());
  useEffect(() => {
    void readSaved<PreStartSettings>(questionsPath).then((saved) => saved && setSettings(saved));
    void readCached<PreStartSettings>(questionsPath).then((read) => read && setSettings(read));
  }, []);
  if (settings === null) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <ScreenHeading>{t('Pre-start check')}</ScreenHeading>
        <output>{t('Loading…')}</output>
      </div>
    );
  }
  const questions = questionsOf(settings.result);
  const question = questions[results.length];
  const result = (given: Omit<CheckResult, 'key'>) =>
    question && setResults([...results, { ...given, key: question.key }]);
  if (question === undefined) {
    const isFit = verdictOf(questions, results);
    const send = async ({ odometer, signature }: Signed) => {
      const at = now();
      const signed = { id, at, odometer, signature };
      const isSaved = await driver.act(preStartAct(resultsFor(settings.result, results), signed));
      if (!isSaved) return;
      await driver.noteCheck({ at, isFit, blocks: settings.result.blocksonfailure, odometer });
      location.hash = isFit ? '#/run' : '#/check-failed';
    };
    return <CheckEnd isFit={isFit} onSend={send} onAgain={() => setResults([])} />;
  }
  return (
    <CheckStep
      key={question.key}
      title={question.title}
      step={`${results.length + 1} / ${questions.length}`}
      isPersonal={question.isPersonal}
      needsPhoto={question.needsPhoto}
      onGood={() => result({ isGood: true, note: '', photos: [] })}
      onBad={(note, photos) => result({ isGood: false, note, photos })}
    />
  );
}

const now = (): string => new Date().toISOString();

type CheckStepProps = {
  readonly title: string;
  readonly step: string;
  /** True for a question about the driver rather than the vehicle: an answer needs no note. */
  readonly isPersonal: boolean;
  readonly needsPhoto: boolean;
  readonly onGood: () => void;
  readonly onBad: (note: string, photos: readonly string[]) => void;
};

function CheckStep({ title, step, isPersonal, needsPhoto, onGood, onBad }: CheckStepProps) {
  const [isBad, setBad] = useState(false);
  const [note, setNote] = useState('');
  const [photos, setPhotos] = useState<readonly string[]>([]);
  const isComplete = note.trim() !== '' && (!needsPhoto || photos.length > 0);
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="text-[18px] text-ink-2 tabular-nums">{step}</p>
        {/* Its key makes it take the focus, as the buttons below are replaced. */}
        <ScreenHeading key={String(isBad)} isLarge>
          {title}
        </ScreenHeading>
        {isBad && (
          <>
            <TextBox label={t('What is wrong?')} value={note} onValue={setNote} />
            <PhotoField photos={photos} onChange={setPhotos} isNeeded={needsPhoto} />
            <BigButton onClick={() => setBad(false)}>{t('Back')}</BigButton>
          </>
        )}
      </div>
      <MainAct>
        {isBad ? (
          <BigButton
            look="danger"
            disabled={!isComplete}
            onClick={() => onBad(note.trim(), photos)}
          >
            {t('Continue')}
          </BigButton>
        ) : (
          <>
            <button type="button" className={`${bigLook('primary')} min-h-24`} onClick={onGood}>
              {t(isPersonal ? 'Yes' : 'OK')}
            </button>
            <button
              type="button"
              className={`${bigLook('danger')} min-h-24`}
              onClick={() => (isPersonal ? onBad('', []) : setBad(true))}
            >
              {t(isPersonal ? 'No' : 'Not OK')}
            </button>
          </>
        )}
      </MainAct>
    </>
  );
}
