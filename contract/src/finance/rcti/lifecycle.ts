import type { PlatformText } from '../../tenancy/texts/platform.ts';

/** The status of an RCTI. */
export const rctiStatuses = ['Issued', 'Paid', 'Void'] as const;
export type RctiStatus = (typeof rctiStatuses)[number];

export type RctiAct = 'send' | 'pay' | 'void';

/** The actions each status allows. */
const allowed: Readonly<Record<RctiStatus, readonly RctiAct[]>> = {
  Issued: ['send', 'pay', 'void'],
  Paid: ['send'],
  Void: [],
};

const refusals: Readonly<Record<RctiAct, Partial<Record<RctiStatus, PlatformText>>>> = {
  send: { Void: "A void RCTI can't be sent." },
  pay: { Paid: 'This RCTI is already paid.', Void: "A void RCTI can't be paid." },
  void: { Paid: 'A paid RCTI can no longer be voided.', Void: 'This RCTI is already void.' },
};

/** Returns why an action is not possible, as a sentence, or null if it is. */
export const whyNotRcti = (act: RctiAct, status: RctiStatus): string | null =>
  allowed[status].includes(act)
    ? null
    : (refusals[act][status] ?? 'This RCTI can no longer be changed.');

/** Why no RCTI can be created for a contractor. */
export const rctiBlockers = ['NoDetails', 'NoAgreement', 'NoRecipient'] as const;
export type RctiBlocker = (typeof rctiBlockers)[number];

export const blockerTexts: Readonly<Record<RctiBlocker, string>> = {
  NoDetails: 'Enter the ABN and the name of the contractor.',
  NoAgreement: 'An RCTI needs a written agreement with the contractor.',
  NoRecipient: 'An RCTI needs your legal name and ABN. Add them in the settings.',
};
