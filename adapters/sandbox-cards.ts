import type { CardTransaction } from './card-gateway.ts';

// The nonces and amounts of Braintree's sandbox and their outcomes. Source:
// https://developer.paypal.com/braintree/docs/reference/general/testing

type Card = CardTransaction['card'];

const card = (cardType: string, lastDigits: string): Card => ({
  type: 'credit_card',
  cardType,
  holder: 'Test Card',
  lastDigits,
});

export const visa = card('Visa', '1881');

const valid: Readonly<Record<string, Card>> = {
  'fake-valid-nonce': visa,
  'fake-valid-visa-nonce': visa,
  'fake-valid-amex-nonce': card('American Express', '0005'),
  'fake-valid-mastercard-nonce': card('MasterCard', '4444'),
  'fake-valid-discover-nonce': card('Discover', '1117'),
  'fake-valid-jcb-nonce': card('JCB', '0000'),
  'fake-valid-maestro-nonce': card('Maestro', '0004'),
  'fake-valid-dinersclub-nonce': card('Diners Club', '0004'),
  'fake-valid-debit-nonce': visa,
  'fake-valid-prepaid-nonce': visa,
  'fake-paypal-one-time-nonce': { ...card('PayPal', ''), type: 'paypal_account' },
};

/** Why nothing is charged: declined by the bank, rejected by the gateway, or invalid. */
export type SandboxRefusal = {
  readonly by: 'bank' | 'gateway' | 'check';
  /** The code of the bank's response, or of the failed check. */
  readonly code: string;
  readonly message: string;
};

const bank = (code: string, message: string): SandboxRefusal => ({ by: 'bank', code, message });
const doNotHonor = bank('2000', 'Do Not Honor');
const check = (code: string, message: string): SandboxRefusal => ({ by: 'check', code, message });
const gateway = (reason: string): SandboxRefusal => ({
  by: 'gateway',
  code: reason,
  message: `Gateway Rejected: ${reason}`,
});

export const usedTwice = check('91564', 'Cannot use a payment_method_nonce more than once.');

const refused: Readonly<Record<string, SandboxRefusal>> = {
  'fake-consumed-nonce': usedTwice,
  'fake-luhn-invalid-nonce': check('81715', 'Credit card number is invalid.'),
  'fake-processor-declined-visa-nonce': doNotHonor,
  'fake-processor-declined-mastercard-nonce': doNotHonor,
  'fake-processor-declined-amex-nonce': doNotHonor,
  'fake-processor-declined-discover-nonce': doNotHonor,
  'fake-processor-failure-jcb-nonce': bank('3000', 'Processor Network Unavailable - Try Again'),
  'fake-gateway-rejected-fraud-nonce': gateway('fraud'),
};

const unknown = check('91565', 'Unknown or expired payment_method_nonce.');

/** Removes a nonce's suffix: a nonce may have one after a slash, which marks it as single-use. */
const bare = (nonce: string): string => nonce.split('/')[0] ?? '';

/** Returns whether the nonce is single-use: the sandbox's plain ones can be reused in any test. */
export const isForOneUse = (nonce: string): boolean => nonce.includes('/');

/**
 * Returns the sandbox's outcome of a sale: the card, and why it is not charged, or null if it is.
 */
export function sandboxResponse(nonce: string, amount: number) {
  const known = valid[bare(nonce)];
  const refusal = known === undefined ? (refused[bare(nonce)] ?? unknown) : refusalOf(amount);
  return { card: known ?? visa, refusal };
}

function refusalOf(amount: number): SandboxRefusal | null {
  if (amount >= 2000 && amount < 3000) return bank(`${Math.floor(amount)}`, 'Processor Declined');
  if (amount >= 3000 && amount <= 3000.99) return bank('3000', 'Processor Network Unavailable');
  if (amount >= 4001 && amount < 4002) return bank('4001', 'Settlement Declined');
  return amount === 5001 ? gateway('application_incomplete') : null;
}
