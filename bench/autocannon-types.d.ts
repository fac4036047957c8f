declare module 'autocannon' {
  type Options = {
    readonly url: string;
    readonly method: string;
    readonly headers: Record<string, string>;
    readonly connections: number;
    readonly duration: number;
    /** Threads in addition to the caller's; without them, the caller's own thread sends. */
    readonly workers?: number;
    readonly amount?: number;
    readonly body?: string;
    /** Requests sent in rotation, instead of a single one. */
    readonly requests?: readonly {
      readonly method: 'GET' | 'POST';
      readonly path: string;
      readonly body?: string;
    }[];
    /** Requests per second over all connections. */
    readonly overallRate?: number;
    /** Called for each connection before it sends. */
    readonly setupClient?: (client: Client) => void;
  };
  type Client = {
    setBody(body: string): void;
    on(event: 'response', listener: (status: number, bytes: number, took_ms: number) => void): void;
  };
  type Result = {
    readonly non2xx: number;
    readonly errors: number;
    readonly requests: { readonly average: number; readonly total: number };
    readonly latency: { readonly p50: number; readonly p99: number };
  };
  export default function autocannon(options: Options): Promise<Result>;
}
