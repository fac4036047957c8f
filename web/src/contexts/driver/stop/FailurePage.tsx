import type { ScanCode } from '@waybill/contract/jobs/jobs/choices';
import type { Job } from '@waybill/contract/jobs/shapes';
import { useState } from 'react';
import { t } from '#shell/texts/page-texts.ts';
import { cx } from '#ui/cx.ts';
import { failureAct } from '../outbox/acts.ts';
import { BigButton } from '../parts/BigButton.tsx';
import type { DriverState } from '../use-driver.ts';
import { PhotoField } from './PhotoField.tsx';

type FailurePageProps = { readonly driver: DriverState; readonly job: Job };

const reasons = ['Not home', 'Refused', 'Damaged', 'Wrong address', 'Closed', 'Unsafe'] as const;
const nextSteps = ['Try again later', 'Return to depot', 'Call dispatch'] as const;

/** Why it could not be delivered, and what happens next: three taps. */
export function FailurePage({ driver, job }: FailurePageProps) {
  const [reason, setReason] = useState<(typeof reasons)[number] | null>(null);
  const [next, setNext] = useState<(typeof nextSteps)[number]>('Try again later');
  const [note, setNote] = useState('');
  const [photos, setPhotos] = useState<readonly string[]>([]);
  const [isFull, setFull] = useState(false);
  const [act] = useState(() => ({ id: crypto.randomUUID(), jobId: job.id, jobno: job.jobno }));
  const finish = async () => {
    if (reason === null) return;
    const code: ScanCode = reason === 'Damaged' ? 'DAMAGED' : 'ATTEMPTED';
    const at = new Date().toISOString();
    try {
      await driver.act(failureAct({ ...act, at, code, reason, next, note: note.trim(), photos }));
      location.hash = '#/run';
    } catch {
      setFull(true);
    }
  };
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      onSubmit={(event) => event.preventDefault()}
    >
      <h1 className="text-[26px] font-bold">{t("Can't deliver")}</h1>
      <fieldset className="grid min-w-0 grid-cols-2 gap-2">
        <legend className="mb-1 font-semibold">{t('Reason')}</legend>
        {reasons.map((each) => (
          <BigButton
            key={each}
            aria-pressed={reason === each}
            onClick={() => setReason(each)}
            className={cx(reason === each && 'border-primary bg-selected')}
          >
            {t(each)}
          </BigButton>
        ))}
      </fieldset>
      <fieldset className="grid min-w-0 gap-2">
        <legend className="mb-1 font-semibold">{t('Next step')}</legend>
        {nextSteps.map((each) => (
          <BigButton
            key={each}
            aria-pressed={next === each}
            onClick={() => setNext(each)}
            className={cx(next === each && 'border-primary bg-selected')}
          >
            {t(each)}
          </BigButton>
        ))}
      </fieldset>
      <PhotoField photos={photos} onChange={setPhotos} />
      <label className="grid gap-1 font-semibold">
        {t('Note')}
        <input
          value={note}
          onChange={({ target }) => setNote(target.value)}
          className="min-h-14 rounded-card border-2 border-edge bg-surface px-3 font-normal"
        />
      </label>
      {isFull && (
        <p role="alert">
          {t("This phone's storage is full. Free up some space; nothing was lost.")}
        </p>
      )}
      <BigButton look="primary" disabled={reason === null} onClick={() => void finish()}>
        {t(reason === null ? 'Choose a reason first' : 'Save')}
      </BigButton>
    </form>
  );
}
