import type { SignedIn } from './http-client.ts';

/** Calls each process in turn, as a proxy does that knows nothing of sessions. */
export function roundRobin(callers: readonly SignedIn[]): SignedIn {
  let at = 0;
  const next = (): SignedIn => {
    at += 1;
    const caller = callers[at % callers.length];
    if (caller === undefined) throw new Error('There is no server');
    return caller;
  };
  return {
    token: callers[0]?.token ?? '',
    send: (...args) => next().send(...args),
    call: (endpoint, args) => next().call(endpoint, args),
    upload: (...args) => next().upload(...args),
  };
}
