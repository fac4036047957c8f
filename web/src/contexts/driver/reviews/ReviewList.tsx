import { translate } from '#client/reading.ts';
import type { ScanReview } from '@waybill/contract/jobs/scan-reviews/shapes';
import { t } from '../texts.ts';
import { lackTexts } from '../stop/lack-texts.ts';
import { timeIn } from '../parts/times.ts';

/** What the server has put before dispatch, and what dispatch decided. */
export function ReviewList({ reviews }: { readonly reviews: readonly ScanReview[] }) {
  if (reviews.length === 0) return null;
  return (
    <section className="grid gap-2" aria-labelledby="with-dispatch">
      <h2 id="with-dispatch" className="text-[22px] font-bold">
        {t('With dispatch')}
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {reviews.map((review) => (
          <li key={review.id} className="grid gap-1 rounded-card bg-surface p-3">
            <span className="font-semibold">{review.job?.jobno ?? review.itemid}</span>
            <span>{whyText(review)}</span>
            <span className="text-[18px] text-ink-2">
              {`${timeIn(review.scannedeventdatetime)} · ${decisionText(review)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function whyText({ kind, lacks, refusal }: ScanReview): string {
  if (kind === 'Refused') return translate(refusal ?? '');
  if (kind === 'IncompleteProof') return lacks.map((lack) => t(lackTexts[lack])).join(' ');
  return t('This stop is no longer on your run.');
}

/** A decision and its note, as dispatch wrote it. */
function decisionText({ decision, note }: ScanReview): string {
  if (decision === null) return t('Dispatch decides');
  const word = t(decision === 'Rejected' ? 'Rejected' : 'Accepted');
  return note === null || note === '' ? word : `${word}: ${note}`;
}
