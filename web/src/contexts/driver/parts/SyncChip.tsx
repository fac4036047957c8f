import { t } from '../texts.ts';
import { cx } from '#ui/cx.ts';
import { useOnline } from '#ui/use-online.ts';
import type { OutboxCount } from '#client/outbox/entry.ts';
import type { SyncState } from '../outbox/send.ts';

type SyncChipProps = { readonly sync: SyncState; readonly count: OutboxCount };

/** The state of synchronisation; it shows only what the server has confirmed. */
export function SyncChip({ sync, count }: SyncChipProps) {
  // Without anything to send, only the phone knows that it has no network.
  const hasNetwork = useOnline();
  const [text, look] = chipOf(hasNetwork ? sync : { kind: 'offline' }, count);
  return (
    <a
      href="#/outbox"
      className={cx(
        'grid min-h-12 place-items-center rounded-full px-4 text-[18px] font-semibold',
        look,
      )}
    >
      <span aria-live="polite">{text}</span>
    </a>
  );
}

function chipOf(sync: SyncState, { waiting, refused }: OutboxCount): readonly [string, string] {
  if (refused > 0) return [t('{count} to review', { count: refused }), 'bg-red-bg text-red-fg'];
  if (sync.kind === 'sending') {
    return [t('Sending {count}…', { count: waiting }), 'bg-blue-bg text-blue-fg'];
  }
  if (waiting > 0) {
    return [t('Offline · {count} waiting', { count: waiting }), 'bg-amber-bg text-amber-fg'];
  }
  if (sync.kind === 'starting') return [t('Loading…'), 'bg-sunken text-ink-2'];
  if (sync.kind === 'offline') return [t('Offline'), 'bg-amber-bg text-amber-fg'];
  return [t('Online'), 'bg-green-bg text-green-fg'];
}
