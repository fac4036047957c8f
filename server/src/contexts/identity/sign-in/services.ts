import type { Directory } from '@waybill/adapters/directory';
import { identityProblems } from '@waybill/contract/identity/problems';
import { Problem } from '@waybill/contract/problem';
import { coresToSpare } from '#platform/hashing.ts';
import type { Services } from '#platform/services.ts';
import { createSemaphore, type Semaphore } from '#platform/semaphore.ts';

/** The services that identity needs. */
export type IdentityServices = Services & {
  /** Asks the directories that tenants named. */
  readonly directory: Directory;
};

/** A house that lets people sign in a few at a time. */
export type SignInServices = IdentityServices & {
  /** In front of counting and hashing: a crowd of sign-ins leaves the connections to others. */
  readonly signInSlot: Semaphore;
  /** In front of directories, which take their time. */
  readonly directorySlot: Semaphore;
};

const queueMax = 50;
/**
 * As long as a password takes: a crowd gets half of what is spared, its next does not wait longer.
 */
const rest_ms = 20;
const directoriesAtOnce = 16;
const refuse = () => new Problem(identityProblems.SignInBusy);

/** Puts the turnstiles in front of the sign-ins of this process. */
export const withTurnstiles = (services: IdentityServices): SignInServices => ({
  ...services,
  signInSlot: createSemaphore({ atOnce: coresToSpare, queueMax, refuse, rest_ms }),
  directorySlot: createSemaphore({ atOnce: directoriesAtOnce, queueMax, refuse }),
});
