import pg from 'pg';

export type NotifyListener = { stop(): Promise<void> };

type NotifyHandlers = {
  readonly onNotice: (channel: string, payload: string) => void;
  readonly onGap: () => void;
  /** From now on every notification arrives; called again after a gap. */
  readonly onListening?: () => void;
};

const reconnect_ms = 500;

/**
 * One connection that listens to channels for as long as the process lives. After a lost connection
 * is restored, `onGap` is called, because notifications in between are unknown.
 */
export function listen(
  url: string,
  channels: readonly string[],
  { onNotice, onGap, onListening }: NotifyHandlers,
): NotifyListener {
  let client: pg.Client | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const connect = async (isFirst: boolean): Promise<void> => {
    const next = new pg.Client({ connectionString: url });
    client = next;
    const lost = () => {
      if (stopped || client !== next) return;
      client = undefined;
      timer = setTimeout(() => void connect(false), reconnect_ms);
    };
    next.on('error', lost);
    next.on('end', lost);
    next.on('notification', ({ channel, payload }) => onNotice(channel, payload ?? ''));
    try {
      await next.connect();
      for (const channel of channels) await next.query(`listen ${channel}`);
      onListening?.();
      if (!isFirst) onGap();
    } catch {
      lost();
    }
  };
  void connect(true);

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
