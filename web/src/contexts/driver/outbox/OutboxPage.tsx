import { useState } from 'react';
import { t } from '#shell/texts/page-texts.ts';
import { timeIn } from '../parts/times.ts';
import { BigButton } from '../parts/BigButton.tsx';
import type { DriverState } from '../use-driver.ts';
import type { OutboxEntry } from '#client/outbox/entry.ts';
import { removeEntry, replaceEntry } from './store.ts';

/**
 * The actions that this phone has not sent yet, and why. Only a confirmed request removes one
 * automatically.
 */
export function OutboxPage({ driver }: { readonly driver: DriverState }) {
  const { entries, refresh, readEntries } = driver;
  const again = async (entry: OutboxEntry) => {
    await replaceEntry({ ...entry, state: { kind: 'waiting', attempts: 0 } });
    await readEntries();
    await refresh();
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="text-[26px] font-bold">{t('Outbox')}</h1>
      {entries.length === 0 ? (
        <p>{t('Everything has been sent.')}</p>
      ) : (
        <>
          <BigButton look="primary" onClick={() => void refresh()}>
            {t('Send now')}
          </BigButton>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
            {entries.map((entry) => (
              <li key={entry.id} className="grid gap-2 rounded-card bg-surface p-3">
                <span className="font-semibold">{entry.title}</span>
                <span className="text-[18px] text-ink-2">
                  {timeIn(entry.at)} · {stateText(entry)}
                </span>
                {entry.state.kind === 'refused' && (
                  <Decision
                    entry={entry}
                    onAgain={() => void again(entry)}
                    onDrop={async () => {
                      await removeEntry(entry.id);
                      await readEntries();
                    }}
                  />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const stateText = ({ state }: OutboxEntry): string =>
  state.kind === 'refused'
    ? state.message
    : state.attempts === 0
      ? t('Waiting')
      : t('Waiting, tried {count} times', { count: state.attempts });

type DecisionProps = {
  readonly entry: OutboxEntry;
  readonly onAgain: () => void;
  readonly onDrop: () => Promise<void>;
};

/** Retries a refused action, or discards it after a second tap. */
function Decision({ entry, onAgain, onDrop }: DecisionProps) {
  const [isSure, setSure] = useState(false);
  return (
    <fieldset className="grid min-w-0 grid-cols-2 gap-2" aria-label={entry.title}>
      <BigButton onClick={onAgain}>{t('Try again')}</BigButton>
      <BigButton look="danger" onClick={() => (isSure ? void onDrop() : setSure(true))}>
        {t(isSure ? 'Discard this entry?' : 'Discard entry')}
      </BigButton>
    </fieldset>
  );
}
