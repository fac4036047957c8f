import type { Cookie, NativeCall, NativeReply } from '#platform/http/native.ts';
import { errorUrl, goTo } from './double-submit.ts';

/** Why the sign-in is refused, for the sign-in page. */
export type SignInRefused = {
  readonly error: string;
  /** The path of our page on which the sign-in continues. */
  readonly next?: string;
  /** Seconds until another attempt makes sense. */
  readonly retryAfter_s?: number;
  readonly cookies?: readonly Cookie[];
};

/** The library reads `error` from the query of the returned address; our page reads the rest. */
export function refusedSignIn(call: NativeCall, refused: SignInRefused): NativeReply {
  const reported = new URL(errorUrl(call, refused.error));
  if (refused.next !== undefined) reported.searchParams.set('next', refused.next);
  const wait = refused.retryAfter_s ?? 0;
  if (wait > 0) reported.searchParams.set('retryAfter', String(wait));
  // The library encodes spaces as %20.
  const url = reported.href.replaceAll('+', '%20');
  return goTo(call, url, { status: 401, cookies: refused.cookies ?? [] });
}
