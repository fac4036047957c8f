import type { Directory } from '@waybill/adapters/directory';
import { identityProblems } from '@waybill/contract/identity/problems';
import { Problem } from '@waybill/contract/problem';
import { coresToSpare } from '#platform/hashing.ts';
import type { House } from '#platform/house.ts';
import { createTurnstile, type Turnstile } from '#platform/turnstile.ts';

/** What identity needs of the house. */
export type IdentityHouse = House & {
  /** Asks the directories that tenants named. */
  readonly directory: Directory;
};

/** A house that lets people sign in a few at a time. */
export type SignInHouse = IdentityHouse & {
  /** In front of counting and hashing: a crowd of sign-ins leaves the connections to others. */
  readonly signInTurn: Turnstile;
  /** In front of directories, which take their time. */
  readonly directoryTurn: Turnstile;
};

const queueMax = 50;
/** As long as a password takes: a crowd gets half of what is spared, its next does not wait longer. */
const rest_ms = 20;
const directoriesAtOnce = 16;
const refuse = () => new Problem(identityProblems.SignInBusy);

/** Puts the turnstiles in front of the sign-ins of this process. */
export const withTurnstiles = (house: IdentityHouse): SignInHouse => ({
  ...house,
  signInTurn: createTurnstile({ atOnce: coresToSpare, queueMax, refuse, rest_ms }),
  directoryTurn: createTurnstile({ atOnce: directoriesAtOnce, queueMax, refuse }),
});
