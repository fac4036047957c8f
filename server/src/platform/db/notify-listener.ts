import { type HeldConnection, holdConnection } from './held-connection.ts';

export type NotifyListener = Pick<HeldConnection, 'stop'>;

export type NotifyHandlers = {
  readonly onNotice: (channel: string, payload: string) => void;
  readonly onGap: () => void;
  /** Called when all further notifications will arrive, and again after a gap. */
  readonly onListening?: () => void;
};

/**
 * Listens to channels on one connection for as long as the process lives. After a reconnection,
 * `onGap` is called, because notifications in between are unknown.
 */
export const listen = (
  url: string,
  channels: readonly string[],
  { onNotice, onGap, onListening }: NotifyHandlers,
): NotifyListener =>
  holdConnection(url, async (client, isFirst) => {
    client.on('notification', ({ channel, payload }) => onNotice(channel, payload ?? ''));
    for (const channel of channels) await client.query(`listen ${channel}`);
    onListening?.();
    if (!isFirst) onGap();
  });
