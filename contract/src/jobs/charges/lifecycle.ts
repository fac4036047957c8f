/** A charge is open, then closed, then on an invoice (of a customer) or an RCTI (of a driver). */
export const chargeStatuses = ['Open', 'Closed', 'Invoiced'] as const;
export type ChargeStatus = (typeof chargeStatuses)[number];

export type ChargeAct = 'edit' | 'close' | 'reopen' | 'remove' | 'invoice';

/** The actions each status allows (decisions J-09). */
const allowed: Readonly<Record<ChargeStatus, readonly ChargeAct[]>> = {
  Open: ['edit', 'close', 'remove'],
  Closed: ['reopen', 'invoice'],
  Invoiced: [],
};

/** Returns why an action is not possible, as a sentence, or null if it is. */
export function whyNotCharge(act: ChargeAct, status: ChargeStatus): string | null {
  if (allowed[status].includes(act)) return null;
  if (status === 'Invoiced') return 'This charge is invoiced and can no longer be changed.';
  if (status === 'Closed') return 'This charge is closed. Reopen it to change it.';
  return 'This charge is still open.';
}
