import { decisionsFor, type ScanDecision } from '@waybill/contract/jobs/scan-reviews/choices';
import type { ScanReview } from '@waybill/contract/jobs/scan-reviews/shapes';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { PictureLink } from '#shell/records/PictureLink.tsx';
import { Translated } from '#shell/texts/Translated.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Drawer } from '#ui/Drawer.tsx';
import { AppLink } from '#ui/go.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { useLabel } from '#ui/labels.ts';
import { scanLook } from '../jobs/status.ts';
import { DecisionForm } from './DecisionForm.tsx';
import { decisionWords, kindWords, lackWords } from './review-words.ts';
import { reviewPicture } from './calls.ts';

type ReviewDrawerProps = { readonly review: ScanReview; readonly onClose: () => void };

/** All that a device reported about a scan, and the decision about it. */
export function ReviewDrawer({ review, onClose }: ReviewDrawerProps) {
  const t = useTranslate();
  const spoken = useLabel();
  const { dateTime } = useFormats();
  const { kind, code, itemid, job, lacks, refusal, images } = review;
  return (
    <Drawer
      open
      modal
      onOpenChange={(open) => !open && onClose()}
      title={`${spoken(scanLook(code).word)} · ${itemid}`}
      subtitle={kindWords[kind]}
    >
      <div className="grid gap-4">
        <KeyValueList
          details={[
            {
              label: 'Job',
              value: job && (
                <AppLink href={paths.job(job.id)} className="text-primary underline">
                  {job.jobno}
                </AppLink>
              ),
            },
            { label: 'Driver of the job', value: job?.drivername },
            { label: 'Scanned by', value: review.creatorname },
            { label: 'When', value: dateTime(review.scannedeventdatetime) },
            { label: 'Received here', value: dateTime(review.creationtime) },
            ...(lacks.length > 0
              ? [
                  {
                    label: 'What is missing',
                    value: lacks.map((lack) => t(lackWords[lack])).join(', '),
                  },
                ]
              : []),
            ...(refusal === null ? [] : [{ label: 'Refused because', value: spoken(refusal) }]),
            ...reportedIn(review),
          ]}
        />
        {images.length > 0 && (
          <ul aria-label={t('Photos')} className="flex flex-wrap gap-2">
            {images.map((image, at) => (
              <li key={image}>
                <PictureLink
                  {...reviewPicture(review.id, image)}
                  name={t('Photo {number} of {count}', { number: at + 1, count: images.length })}
                />
              </li>
            ))}
          </ul>
        )}
        {review.decision === null ? (
          <DecisionForm review={review} options={decisionsFor[kind]} onClose={onClose} />
        ) : (
          <Decided review={review} decision={review.decision} />
        )}
      </div>
    </Drawer>
  );
}

/** What the device sends with a scan, as people read it; words of the app are translated. */
const details: readonly {
  readonly name: string;
  readonly label: string;
  readonly isWord?: boolean;
}[] = [
  { name: 'signedBy', label: 'Signed by' },
  { name: 'receivedBy', label: 'Received by', isWord: true },
  { name: 'reason', label: 'Reason', isWord: true },
  { name: 'next', label: 'Next step', isWord: true },
  { name: 'comment', label: 'Comment' },
  { name: 'place', label: 'Position' },
  { name: 'ageChecked', label: 'Checked age' },
  { name: 'pin', label: 'Number stated by the recipient' },
];

const reportedIn = (review: ScanReview) =>
  details.flatMap(({ name, label, isWord = false }) => {
    const text = review.details[name];
    if (text === undefined) return [];
    return [{ label, value: isWord ? <Translated text={text} /> : text }];
  });

type DecidedProps = { readonly review: ScanReview; readonly decision: ScanDecision };

function Decided({ review, decision }: DecidedProps) {
  const t = useTranslate();
  const { dateTime } = useFormats();
  return (
    <KeyValueList
      details={[
        { label: 'Decision', value: t(decisionWords[decision]) },
        { label: 'Decided by', value: review.decidedbyname },
        {
          label: 'Decided',
          value: review.decisiontime === null ? null : dateTime(review.decisiontime),
        },
        { label: 'Note', value: review.note },
      ]}
    />
  );
}
