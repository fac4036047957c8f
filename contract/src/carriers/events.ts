/** A carrier account was added, changed, deleted or mapped. */
export type CarrierAccountSaved = {
  readonly name: 'carrierAccount.saved';
  readonly payload: { readonly id: number; readonly customerId: number | null };
};
