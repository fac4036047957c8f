import type { ScanCode } from '@waybill/contract/jobs/jobs/choices';
import type { Job } from '@waybill/contract/jobs/shapes';
import { useEffect, useState } from 'react';
import { t } from '../texts.ts';
import { failureAct } from '../outbox/acts.ts';
import { BigButton } from '../parts/BigButton.tsx';
import { Choices } from '../parts/Choices.tsx';
import { MainAct } from '../parts/MainAct.tsx';
import { ScreenHeading } from '../parts/ScreenHeading.tsx';
import { TextBox } from '../parts/TextBox.tsx';
import { isDelivery } from '../run/progress.ts';
import type { DriverState } from '../use-driver.ts';
import { PhotoField } from './PhotoField.tsx';
import { placeNow, type PlaceNow } from './place-now.ts';

type FailurePageProps = { readonly driver: DriverState; readonly job: Job };

const reasons = ['Not home', 'Refused', 'Damaged', 'Wrong address', 'Closed', 'Unsafe'] as const;
const nextSteps = ['Try again later', 'Return to depot', 'Call dispatch'] as const;

/** Records why a delivery or pickup failed, and what happens next, in three taps. */
export function FailurePage({ driver, job }: FailurePageProps) {
  const [reason, setReason] = useState<(typeof reasons)[number] | null>(null);
  const [next, setNext] = useState<(typeof nextSteps)[number]>('Try again later');
  const [note, setNote] = useState('');
  const [photos, setPhotos] = useState<readonly string[]>([]);
  const [place, setPlace] = useState<PlaceNow | null>(null);
  const [id] = useState(() => crypto.randomUUID());
  const isAtDelivery = isDelivery(job, driver.entries);
  useEffect(() => {
    void placeNow().then(setPlace);
  }, []);
  const finish = async () => {
    if (reason === null) return;
    const at = new Date().toISOString();
    const code = codeOf(isAtDelivery, reason);
    const arrived = driver.arrivals.get(job.id) ?? null;
    const failure = { id, at, code, reason, next, note: note.trim(), photos, place, arrived };
    if (await driver.act(failureAct({ ...failure, jobs: [job] }))) location.hash = '#/run';
  };
  return (
    <>
      <form
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
        onSubmit={(event) => event.preventDefault()}
      >
        <ScreenHeading>{t(isAtDelivery ? "Can't deliver" : "Can't pick up")}</ScreenHeading>
        <Choices label={t('Reason')} options={reasons} chosen={reason} onChoose={setReason} />
        <PhotoField photos={photos} onChange={setPhotos} />
        <Choices
          label={t('Next step')}
          options={nextSteps}
          chosen={next}
          onChoose={setNext}
          isList
        />
        <TextBox label={t('Note')} value={note} onValue={setNote} />
      </form>
      <MainAct>
        <BigButton look="primary" disabled={reason === null} onClick={finish}>
          {t(reason === null ? 'Choose a reason first' : 'Save')}
        </BigButton>
      </MainAct>
    </>
  );
}

function codeOf(isDelivery: boolean, reason: (typeof reasons)[number]): ScanCode {
  if (reason === 'Damaged') return 'DAMAGED';
  return isDelivery ? 'ATTEMPTED' : 'PICKUPFAILED';
}
