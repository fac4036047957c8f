import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';

/** The messages of the sign-in page by error code; the default is the last one. */
const signInSentences: Readonly<Record<string, PlatformText>> = {
  CredentialsSignin: 'Invalid user name or password',
  SessionRequired: 'Please sign in to see this page.',
  MissingCSRF: 'Your sign-in page expired. Please try again.',
  Unreachable: 'The server cannot be reached. Check your connection and try again.',
  AccessDenied: "You can't sign in here.",
  Configuration: 'Sign-in is not set up correctly. Please contact your administrator.',
  Verification: 'This sign-in link is no longer valid.',
};

/** The allowed messages of the server. Others are not shown, as an address may contain any text. */
const serverSentences: readonly PlatformText[] = [
  'Invalid user name or password',
  'The user is locked out',
  'The directory is not responding. Please try again later.',
  'You are in the directory, but not a user here yet. Please ask your administrator.',
  'The user is not active',
  'Your e-mail address is not confirmed',
  'You must change your password',
  'Security code required',
  'Invalid security code!',
  'Sign-in timed out. Please start again.',
  'Code sent',
  'Impersonation token is invalid or expired!',
  'Too many sign-in attempts right now. Please try again in a moment.',
  'Too many requests. Please wait a moment and try again.',
];

/** Returns the message for a failed sign-in. */
export function signInSentence(error: string): PlatformText {
  const known = serverSentences.find((sentence) => sentence === error);
  if (known !== undefined) return known;
  return signInSentences[error] ?? 'Sign-in failed. Please try again.';
}
