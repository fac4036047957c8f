declare module 'autocannon' {
  type Options = {
    readonly url: string;
    readonly method: string;
    readonly headers: Record<string, string>;
    readonly connections: number;
    readonly duration: number;
    readonly workers: number;
    readonly amount?: number;
    readonly body?: string;
    /** Requests in turn, in place of the one. */
    readonly requests?: readonly {
      readonly method: 'GET' | 'POST';
      readonly path: string;
      readonly body?: string;
    }[];
    /** Requests a second of all connections together. */
    readonly overallRate?: number;
  };
  type Result = {
    readonly non2xx: number;
    readonly errors: number;
    readonly requests: { readonly average: number; readonly total: number };
    readonly latency: { readonly p50: number; readonly p99: number };
  };
  export default function autocannon(options: Options): Promise<Result>;
}
