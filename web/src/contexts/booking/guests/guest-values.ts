import type { Payer } from '../bookings/form/use-payer.ts';
import { type Compose, emptyCompose } from '../bookings/form/values.ts';

/** What somebody without an account is asked beside the freight. */
export type GuestCompose = Compose & {
  readonly guestEmail: string;
  readonly guestName: string;
  readonly acceptsTerms: boolean;
};

export const emptyGuest = (today: string): GuestCompose => ({
  ...emptyCompose(today),
  guestEmail: '',
  guestName: '',
  acceptsTerms: false,
});

/** Nobody's customer: no book, no references, no cost centers. */
export const nobody: Payer = {
  customerId: null,
  isOwn: false,
  settings: undefined,
  isPending: false,
  costCenters: [],
  asksCostCenter: false,
  needsCostCenter: false,
  references: [],
};
