import type { Cookie, NativeCall, NativeReply } from '#platform/http/native.ts';
import { errorUrl, goTo } from './double-submit.ts';

/** Why nobody is signed in, as sent to the sign-in page. */
export type SignInRefused = {
  readonly error: string;
  /** The page, a path of ours, on which signing in goes on. */
  readonly next?: string;
  /** Seconds until another attempt makes sense. */
  readonly retryAfter_s?: number;
  readonly cookies?: readonly Cookie[];
};

/** The library reads `error` from the query of the answered address; our page reads the rest. */
export function refusedSignIn(call: NativeCall, refused: SignInRefused): NativeReply {
  const reported = new URL(errorUrl(call, refused.error));
  if (refused.next !== undefined) reported.searchParams.set('next', refused.next);
  const wait = refused.retryAfter_s ?? 0;
  if (wait > 0) reported.searchParams.set('retryAfter', String(wait));
  // As the library writes it: blanks as %20.
  const url = reported.href.replaceAll('+', '%20');
  return goTo(call, url, { status: 401, cookies: refused.cookies ?? [] });
}
