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

const verbs: Readonly<Record<RctiAct, string>> = { send: 'sent', pay: 'paid', void: 'voided' };
const words: Readonly<Record<RctiStatus, string>> = {
  Issued: 'issued',
  Paid: 'paid',
  Void: 'void',
};

/** Why an action is not possible, as a sentence, or null if it is. */
export const whyNotRcti = (act: RctiAct, status: RctiStatus): string | null =>
  allowed[status].includes(act)
    ? null
    : `An RCTI that is ${words[status]} can no longer be ${verbs[act]}.`;

/** Why no RCTI can be created for a contractor. */
export const rctiBlockers = ['NoDetails', 'NoAgreement', 'NoRecipient'] as const;
export type RctiBlocker = (typeof rctiBlockers)[number];

export const blockerTexts: Readonly<Record<RctiBlocker, string>> = {
  NoDetails: 'Enter the ABN and the name of the contractor.',
  NoAgreement: 'An RCTI needs a written agreement with the contractor.',
  NoRecipient: 'An RCTI needs your legal name and ABN: please fill in the settings.',
};
