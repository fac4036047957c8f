import type { Directory } from '@waybill/adapters/directory';
import { identityProblems } from '@waybill/contract/identity/problems';
import { Problem } from '@waybill/contract/problem';
import { coresToSpare } from '#platform/hashing.ts';
import type { Services } from '#platform/services.ts';
import { createSemaphore, type Semaphore } from '#platform/semaphore.ts';

/** The services that identity needs. */
export type IdentityServices = Services & {
  /** Queries the directories that tenants configured. */
  readonly directory: Directory;
};

/** Services with limits on concurrent sign-ins. */
export type SignInServices = IdentityServices & {
  /** Limits counting and hashing, so that many sign-ins leave connections to other requests. */
  readonly signInSlot: Semaphore;
  /** Limits directory queries, which may be slow. */
  readonly directorySlot: Semaphore;
};

const queueMax = 50;
/** As long as hashing a password takes: under load, sign-ins use half of the spare cores. */
const rest_ms = 20;
const directoriesAtOnce = 16;
const refuse = () => new Problem(identityProblems.SignInBusy);

/** Adds the semaphores that limit the sign-ins of this process. */
export const withTurnstiles = (services: IdentityServices): SignInServices => ({
  ...services,
  signInSlot: createSemaphore({ atOnce: coresToSpare, queueMax, refuse, rest_ms }),
  directorySlot: createSemaphore({ atOnce: directoriesAtOnce, queueMax, refuse }),
});
