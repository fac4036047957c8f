import { demandOf, lacksOf, noDemand } from '@waybill/contract/jobs/proof/demand';
import type { Job } from '@waybill/contract/jobs/shapes';
import { useEffect, useState } from 'react';
import { t } from '../texts.ts';
import { deliveryAct } from '../outbox/acts.ts';
import { BigButton } from '../parts/BigButton.tsx';
import { Choices } from '../parts/Choices.tsx';
import { MainAct } from '../parts/MainAct.tsx';
import { Notice } from '../parts/Notice.tsx';
import { ScreenHeading } from '../parts/ScreenHeading.tsx';
import { TextBox } from '../parts/TextBox.tsx';
import { articlesOf } from '../scan/find-job.ts';
import type { DriverState } from '../use-driver.ts';
import { atSameAddress } from './neighbours.ts';
import { lackTexts } from './lack-texts.ts';
import { deliveredPieces, missingActs, type MissingPieces } from './pieces.ts';
import { PiecesField } from './PiecesField.tsx';
import { PhotoField } from './PhotoField.tsx';
import { noPin, PinField } from './PinField.tsx';
import { placeNow, type PlaceNow } from './place-now.ts';
import { SignatureField } from './SignatureField.tsx';
import { TickBox } from '../parts/TickBox.tsx';

type ProofPageProps = { readonly driver: DriverState; readonly job: Job };

const receivers = ['Recipient', 'Reception', 'Neighbour', 'Safe place'] as const;

/**
 * Proof of delivery: receiver, photo or signature, and position. A single action, stored before it
 * is sent, for all consignments handed over at this door.
 */
export function ProofPage({ driver, job }: ProofPageProps) {
  const [who, setWho] = useState<(typeof receivers)[number]>('Recipient');
  const [name, setName] = useState(job.toaddress.contactName ?? '');
  const [comment, setComment] = useState('');
  const [stated, setStated] = useState(noPin);
  const [isAgeChecked, setAgeChecked] = useState(false);
  const [photos, setPhotos] = useState<readonly string[]>([]);
  const [signature, setSignature] = useState<string | null>(null);
  const [place, setPlace] = useState<PlaceNow | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // Fixed before anything is captured, so that a signature cannot be attached to another job.
  const [id] = useState(() => crypto.randomUUID());
  const [others] = useState(() =>
    atSameAddress(job, driver.run?.result.jobs ?? [], driver.entries),
  );
  const [missing, setMissing] = useState<MissingPieces>(new Map());
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    void placeNow().then(setPlace);
  }, []);
  const together = others.filter((other) => !left.has(other.id));
  const ids = [job, ...together].map((each) => each.id);
  const demands = driver.demands.filter(({ jobid }) => ids.includes(jobid));
  const demand = demandOf(demands.length === 0 ? [noDemand] : demands);
  const isLeft = who === 'Safe place';
  const pieced = [job, ...together].map((each) => ({ ...each, pieces: articlesOf(each) }));
  const pieces = pieced.flatMap((each) => each.pieces);

  const finish = async () => {
    if ([...missing.values()].includes(null)) {
      return setProblem(t('Say for each missing piece why it is missing.'));
    }
    if (missing.size > 0 && missing.size === pieces.length) {
      return setProblem(t("No piece is handed over. Go back and use Can't deliver."));
    }
    const [lack] = lacksOf(demand, {
      isLeft,
      name: name.trim(),
      photos: photos.length,
      isSigned: signature !== null,
      // One that could not be checked is checked by the server when the proof arrives.
      isPinRight: stated.verdict !== null && (await stated.verdict) !== 'Wrong',
      isAgeChecked,
    });
    if (lack !== undefined) return setProblem(t(lackTexts[lack]));
    const at = nowText();
    const isSaved = await driver.act(
      deliveryAct({
        id,
        at,
        jobs: [job, ...together],
        articles: deliveredPieces(pieced, missing),
        receivedBy: isLeft ? t(who) : name.trim(),
        who,
        comment: comment.trim(),
        signature: isLeft ? null : signature,
        photos,
        place,
        arrived: driver.arrivals.get(job.id) ?? null,
        pin: demand.needspin && !isLeft ? stated.pin : null,
        ageChecked: isAgeChecked ? demand.minimumage : null,
      }),
      ...missingActs(pieced, { at, missing, newId: () => crypto.randomUUID() }),
    );
    if (isSaved) backToRun();
  };
  return (
    <>
      <form
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
        onSubmit={(event) => event.preventDefault()}
      >
        <ScreenHeading>{t('Deliver {jobno}', { jobno: job.jobno })}</ScreenHeading>
        {others.length > 0 && (
          <fieldset className="grid min-w-0 gap-2">
            <legend className="mb-1 font-semibold">{t('Also at this door')}</legend>
            {others.map((other) => (
              <TickBox
                key={other.id}
                label={`${other.jobno} · ${t('{count} pc', { count: piecesOf(other) })}`}
                isTicked={!left.has(other.id)}
                onTick={(isTicked) => setLeft(toggled(left, other.id, isTicked))}
              />
            ))}
          </fieldset>
        )}
        <PiecesField pieces={pieces} missing={missing} onChange={setMissing} />
        <PhotoField photos={photos} onChange={setPhotos} isNeeded={demand.needsphoto || isLeft} />
        <Choices
          label={t('Received by')}
          options={demand.allowsleaving ? receivers : receivers.slice(0, 3)}
          chosen={who}
          onChoose={setWho}
        />
        {!isLeft && (
          <>
            <TextBox label={t('Name')} value={name} onValue={setName} autoComplete="off" />
            <SignatureField
              onChange={setSignature}
              isSigned={signature !== null}
              isNeeded={demand.needssignature}
            />
          </>
        )}
        {demand.needspin && !isLeft && (
          <PinField stated={stated} onChange={setStated} jobIds={ids} />
        )}
        {demand.minimumage !== null && !isLeft && (
          <TickBox
            label={t('I have checked that the recipient is at least {age}', {
              age: demand.minimumage,
            })}
            isTicked={isAgeChecked}
            onTick={setAgeChecked}
          />
        )}
        <TextBox label={t('Note')} value={comment} onValue={setComment} />
      </form>
      <MainAct>
        {problem !== null && (
          <Notice tone="red" isUrgent>
            {problem}
          </Notice>
        )}
        <BigButton look="primary" onClick={finish}>
          {t('Delivered')}
        </BigButton>
      </MainAct>
    </>
  );
}

const nowText = (): string => new Date().toISOString();

const backToRun = (): void => {
  location.hash = '#/run';
};

const piecesOf = ({ items }: Job): number => items.reduce((sum, { quantity }) => sum + quantity, 0);

function toggled(left: ReadonlySet<string>, id: string, isTicked: boolean): ReadonlySet<string> {
  const next = new Set(left);
  if (isTicked) next.delete(id);
  else next.add(id);
  return next;
}
