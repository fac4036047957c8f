import pg from 'pg';

export type HeldConnection = {
  /** The open connection; undefined while it is down. */
  readonly client: () => pg.Client | undefined;
  stop(): Promise<void>;
};

const reconnect_ms = 500;

/**
 * Holds one connection for as long as the process lives, and opens it again after it was lost.
 * @param onOpen prepares each new connection; if it fails, the connection is opened again.
 */
export function holdConnection(
  url: string,
  onOpen: (client: pg.Client, isFirst: boolean) => Promise<void>,
): HeldConnection {
  let client: pg.Client | undefined;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const connect = async (isFirst: boolean): Promise<void> => {
    const next = new pg.Client({ connectionString: url });
    client = next;
    const lose = () => {
      if (isStopped || client !== next) return;
      client = undefined;
      timer = setTimeout(() => void connect(false), reconnect_ms);
    };
    next.on('error', lose);
    next.on('end', lose);
    try {
      await next.connect();
      await onOpen(next, isFirst);
    } catch {
      lose();
    }
  };
  void connect(true);

  return {
    client: () => client,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
