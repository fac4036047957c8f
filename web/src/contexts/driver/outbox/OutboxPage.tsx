import { useState } from 'react';
import { t } from '../texts.ts';
import { translate } from '#client/reading.ts';
import type { OutboxEntry } from '#client/outbox/entry.ts';
import { timeIn } from '../parts/times.ts';
import { BigButton, bigLook } from '../parts/BigButton.tsx';
import { ScreenHeading } from '../parts/ScreenHeading.tsx';
import { ReviewList } from '../reviews/ReviewList.tsx';
import type { DriverState } from '../use-driver.ts';
import { handOverAct, isRefused } from './hand-over.ts';
import { picturesOf } from './hashes.ts';
import { exchangeEntry, removeEntry, replaceEntry } from './store.ts';

/**
 * The actions that this phone has not sent yet, and why; then what dispatch decides about. Only a
 * confirmed request removes one automatically.
 */
export function OutboxPage({ driver }: { readonly driver: DriverState }) {
  const { waiting, refresh, reviews } = driver;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ScreenHeading>{t('Outbox')}</ScreenHeading>
      {waiting.length === 0 ? (
        <p>{t('Everything has been sent.')}</p>
      ) : (
        <>
          <BigButton look="primary" onClick={() => refresh()}>
            {t('Send now')}
          </BigButton>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
            {waiting.map((entry) => (
              <li key={entry.id} className="grid gap-2 rounded-card bg-surface p-3">
                <span className="font-semibold">{entry.title}</span>
                <span className="text-[18px] text-ink-2">
                  {timeIn(entry.at)} · {stateText(entry)}
                </span>
                {isRefused(entry) && <Decision driver={driver} entry={entry} />}
              </li>
            ))}
          </ul>
        </>
      )}
      <ReviewList reviews={reviews.items} />
    </div>
  );
}

const stateText = ({ state }: OutboxEntry): string =>
  state.kind === 'refused'
    ? translate(state.message)
    : state.attempts === 0
      ? t('Waiting')
      : t('Waiting, tried {count} times', { count: state.attempts });

type DecisionProps = {
  readonly driver: DriverState;
  readonly entry: Parameters<typeof handOverAct>[0];
};

/** Hands a refused action over to dispatch, retries it, or discards it after a second tap. */
function Decision({ driver: { readEntries, refresh }, entry }: DecisionProps) {
  const [isSure, setSure] = useState(false);
  const handed = handOverAct(entry, crypto.randomUUID());
  const send = async (change: Promise<void>) => {
    await change;
    await readEntries();
    await refresh();
  };
  const discard = async () => {
    await removeEntry(entry.id);
    await readEntries();
  };
  const again = { ...entry, state: { kind: 'waiting', attempts: 0 } } as const;
  return (
    <fieldset className="grid min-w-0 gap-2" aria-label={entry.title}>
      {handed !== null && (
        <BigButton look="primary" onClick={() => send(exchangeEntry(entry, handed))}>
          {t('Send to dispatch as it is')}
        </BigButton>
      )}
      <div className="grid grid-cols-2 gap-2 narrow:grid-cols-1">
        <BigButton onClick={() => send(replaceEntry(again))}>{t('Try again')}</BigButton>
        <BigButton look="danger" onClick={() => (isSure ? void discard() : setSure(true))}>
          {t(isSure ? 'Discard this entry?' : 'Discard entry')}
        </BigButton>
      </div>
      {picturesOf(entry.body).map((picture, at) => (
        <a
          key={picture}
          href={picture}
          download={`${entry.id}-${at + 1}`}
          className={bigLook('plain')}
        >
          {t('Save photo {number}', { number: at + 1 })}
        </a>
      ))}
    </fieldset>
  );
}
