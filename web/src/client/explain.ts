import { translate } from './reading.ts';
import { complaintText } from './errors.ts';
import { MissingAccessTokenError } from './missing-access-token.ts';
import {
  HttpError,
  MissingTenantIdError,
  NoResponseError,
  RequestShapeError,
  ResponseShapeError,
} from './errors.ts';

type ProblemKind =
  | 'offline'
  | 'signedOut'
  | 'forbidden'
  | 'notFound'
  | 'refused'
  | 'busy'
  | 'broken';

/** A user-friendly description of a failed call. */
export type Explanation = {
  readonly kind: ProblemKind;
  readonly message: string;
  /** The request id to quote to support. */
  readonly requestId: string | null;
};

/** Describes what went wrong and what to do, for banners, toasts and error pages. */
export function explain(error: unknown): Explanation {
  if (error instanceof NoResponseError) {
    return plain('offline', 'The server cannot be reached. Check your connection and try again.');
  }
  if (error instanceof MissingAccessTokenError) return plain('signedOut', 'Please sign in again.');
  if (error instanceof RequestShapeError) {
    return plain('refused', error.issues.map(({ message }) => complaintText(message)).join(' '));
  }
  if (error instanceof ResponseShapeError) {
    return plain('broken', 'The server sent an unexpected response. Please reload the page.');
  }
  if (error instanceof HttpError) return explainResponse(error);
  if (isOfLoading(error)) {
    return plain('offline', 'This page could not be loaded. Check your connection and try again.');
  }
  return plain('broken', error instanceof Error ? error.message : 'Something went wrong.');
}

/** True if the page's code, or the tenant, could not be loaded with the page. */
const isOfLoading = (error: unknown): boolean =>
  error instanceof MissingTenantIdError ||
  (error instanceof TypeError && ofModules.test(error.message));

/** The errors of Chromium, Firefox and Safari for a module that cannot be loaded. */
const ofModules = /dynamically imported module|^Importing a module script failed/;

function explainResponse(error: HttpError): Explanation {
  const { status, requestId } = error;
  const { problem } = error;
  const message =
    complaintsOf(error) ??
    (problem === null
      ? translate('Something went wrong on our side. Please try again.')
      : translate(problem.sentence ?? problem.message));
  if (status === 401) return { kind: 'signedOut', message, requestId };
  if (status === 403) return { kind: 'forbidden', message, requestId };
  if (status === 404) return { kind: 'notFound', message, requestId };
  if (status === 429 || status === 503) return { kind: 'busy', message, requestId };
  return { kind: status >= 500 ? 'broken' : 'refused', message, requestId };
}

/** Returns the validation messages, which are more specific than "not valid". */
function complaintsOf({ problem }: HttpError): string | null {
  const complaints = (problem?.validationErrors ?? []).map(({ message, sentence }) =>
    translate(sentence ?? message),
  );
  const [only, ...others] = new Set(complaints);
  if (only === undefined) return null;
  return others.length === 0 ? only : [only, ...others].map(withStop).join(' ');
}

const withStop = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

const plain = (kind: ProblemKind, message: string): Explanation => ({
  kind,
  message: translate(message),
  requestId: null,
});
