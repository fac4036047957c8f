import type { Payer } from '../bookings/form/use-payer.ts';
import { type Compose, emptyCompose } from '../bookings/form/values.ts';

/** The form values of a guest, besides the freight. */
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

/** The payer without a customer: no address book, no references, no cost centres. */
export const nobody: Payer = {
  customerId: null,
  isOwn: false,
  isGuest: true,
  settings: undefined,
  isPending: false,
  costCenters: [],
  asksCostCenter: false,
  needsCostCenter: false,
  references: [],
};
