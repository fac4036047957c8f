import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';

/** The sentences of the sign-in page by the error it is given; anything else gets the last one. */
const signInSentences: Readonly<Record<string, PlatformText>> = {
  CredentialsSignin: 'Invalid user name or password',
  SessionRequired: 'Please sign in to see this page.',
  MissingCSRF: 'Your sign-in page was open for too long. Please try again.',
  Unreachable: 'The server cannot be reached. Check your connection and try again.',
  AccessDenied: 'You may not sign in here.',
  Configuration: 'Signing in is not set up correctly. Please tell your administrator.',
  Verification: 'This sign-in link is no longer valid.',
};

/** Sentences that the server writes itself. Others are not shown: an address may carry any text. */
const serverSentences: readonly PlatformText[] = [
  'Invalid user name or password',
  'The user is locked out',
  'The directory does not answer. Please try again later.',
  'The directory knows you, but you have no account here. Please ask your administrator.',
  'The user is not active',
  'The e-mail address is not confirmed',
  'The password has to be changed',
  'A security code is needed',
  'Invalid security code!',
  'Signing in took too long. Please start again.',
  'The code is on its way',
  'Impersonation token is invalid or expired!',
  'Too many people are signing in right now. Please try again in a moment.',
  'Too many requests. Please wait a moment and try again.',
];

/** What to tell somebody whose sign-in failed. */
export function signInSentence(error: string): PlatformText {
  const known = serverSentences.find((sentence) => sentence === error);
  if (known !== undefined) return known;
  return signInSentences[error] ?? 'Signing in did not work. Please try again.';
}
