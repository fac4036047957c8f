import { t } from '../texts.ts';
import { BigButton } from '../parts/BigButton.tsx';
import { Notice } from '../parts/Notice.tsx';
import type { DriverState } from '../use-driver.ts';
import type { RunChange } from './changes.ts';

/** More would push the next stop off the screen; the list of stops has all of them. */
const changesMax = 3;

/** The changes by dispatch, until the driver has dismissed them. */
export function ChangeBanner({ driver }: { readonly driver: DriverState }) {
  const { changes, parked, dismiss, forgetParked, reviews } = driver;
  return (
    <>
      {changes.length > 0 && (
        <Notice tone="blue">
          <p className="font-semibold">{t('Dispatch changed your run')}</p>
          <ul className="grid gap-1">
            {changes.slice(-changesMax).map((change) => (
              <li key={`${change.kind} ${change.job.id}`}>{textOf(change)}</li>
            ))}
            {changes.length > changesMax && (
              <li>{t('{count} more', { count: changes.length - changesMax })}</li>
            )}
          </ul>
          <BigButton onClick={dismiss}>{t('I have seen it')}</BigButton>
        </Notice>
      )}
      {parked.length > 0 && (
        <Notice tone="amber" isUrgent>
          <p>
            {t('{jobs}: no longer yours. Dispatch has what you recorded, and decides.', {
              jobs: [...new Set(parked)].join(', '),
            })}
          </p>
          <BigButton onClick={forgetParked}>{t('I have seen it')}</BigButton>
        </Notice>
      )}
      {reviews.rejected.length > 0 && (
        <Notice tone="amber">
          <p className="font-semibold">{t('Dispatch rejected what you recorded')}</p>
          <ul className="grid gap-1">
            {reviews.rejected.map((review) => (
              <li key={review.id}>
                {[review.job?.jobno ?? review.itemid, review.note].filter(Boolean).join(': ')}
              </li>
            ))}
          </ul>
          <BigButton onClick={reviews.markSeen}>{t('I have seen it')}</BigButton>
        </Notice>
      )}
    </>
  );
}

function textOf({ kind, job, stop }: RunChange): string {
  const { toaddress: to } = job;
  const name = to.companyName ?? to.contactName ?? to.addressLine1;
  if (kind === 'added') return t('Stop {stop} added: {name}', { stop, name });
  if (kind === 'removed') return t('Stop {stop} taken away: {name}', { stop, name });
  return t('New order from stop {stop}: {name}', { stop, name });
}
