import type { Job } from '@waybill/contract/jobs/shapes';
import { useEffect, useState } from 'react';
import { t } from '#shell/texts/page-texts.ts';
import { cx } from '#ui/cx.ts';
import { deliveryAct } from '../outbox/acts.ts';
import { BigButton } from '../parts/BigButton.tsx';
import type { DriverState } from '../use-driver.ts';
import { PhotoField } from './PhotoField.tsx';
import { placeNow, type PlaceNow } from './place-now.ts';
import { SignatureField } from './SignatureField.tsx';

type ProofPageProps = { readonly driver: DriverState; readonly job: Job };

const receivers = ['Recipient', 'Reception', 'Neighbour', 'Safe place'] as const;

/**
 * Proof of delivery: who, photo or signature, and where it was. One act, kept before it is sent.
 */
export function ProofPage({ driver, job }: ProofPageProps) {
  const [who, setWho] = useState<(typeof receivers)[number]>('Recipient');
  const [name, setName] = useState(job.toaddress.contactName ?? '');
  const [comment, setComment] = useState('');
  const [photos, setPhotos] = useState<readonly string[]>([]);
  const [signature, setSignature] = useState<string | null>(null);
  const [place, setPlace] = useState<PlaceNow | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // Fixed before anything is captured: a signature can never end up on another job.
  const [act] = useState(() => ({ id: crypto.randomUUID(), jobId: job.id, jobno: job.jobno }));
  useEffect(() => {
    void placeNow().then(setPlace);
  }, []);
  const missing = whatIsMissing({ who, name, photos, signature });
  const finish = async () => {
    if (missing !== null) return setProblem(missing);
    try {
      const at = new Date().toISOString();
      const proof = { receivedBy: name.trim() || t(who), who, comment: comment.trim() };
      await driver.act(deliveryAct({ ...act, ...proof, at, signature, photos, place }));
      location.hash = '#/run';
    } catch {
      setProblem(t("This phone's storage is full. Free up some space; nothing was lost."));
    }
  };
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      onSubmit={(event) => event.preventDefault()}
    >
      <h1 className="text-[26px] font-bold">{t('Deliver {jobno}', { jobno: job.jobno })}</h1>
      <fieldset className="grid min-w-0 grid-cols-2 gap-2">
        <legend className="mb-1 font-semibold">{t('Received by')}</legend>
        {receivers.map((each) => (
          <BigButton
            key={each}
            aria-pressed={who === each}
            onClick={() => setWho(each)}
            className={cx(who === each && 'border-primary bg-selected')}
          >
            {t(each)}
          </BigButton>
        ))}
      </fieldset>
      {who !== 'Safe place' && (
        <label className="grid gap-1 font-semibold">
          {t('Name')}
          <input
            value={name}
            onChange={({ target }) => setName(target.value)}
            className="min-h-14 rounded-card border-2 border-edge bg-surface px-3 font-normal"
          />
        </label>
      )}
      <PhotoField photos={photos} onChange={setPhotos} />
      {who !== 'Safe place' && <SignatureField onChange={setSignature} />}
      <label className="grid gap-1 font-semibold">
        {t('Note')}
        <input
          value={comment}
          onChange={({ target }) => setComment(target.value)}
          className="min-h-14 rounded-card border-2 border-edge bg-surface px-3 font-normal"
        />
      </label>
      {problem !== null && (
        <p role="alert" className="rounded-card bg-red-bg p-3 text-red-fg">
          {problem}
        </p>
      )}
      <BigButton look="primary" onClick={() => void finish()}>
        {t('Delivered')}
      </BigButton>
    </form>
  );
}

type Given = {
  readonly who: string;
  readonly name: string;
  readonly photos: readonly string[];
  readonly signature: string | null;
};

/** What a proof still needs, as a sentence; null if it is complete. */
function whatIsMissing({ who, name, photos, signature }: Given): string | null {
  if (who === 'Safe place') {
    return photos.length > 0 ? null : t('Take a photo of where you left it.');
  }
  if (name.trim() === '') return t('Enter the name of who received it.');
  return photos.length > 0 || signature !== null
    ? null
    : t('Take a photo, or let the recipient sign.');
}
