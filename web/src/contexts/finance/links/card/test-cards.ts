/**
 * Cards of the simulated processor, by what comes of them; Braintree's own sandbox has the same.
 */
export const testCards = [
  { value: 'fake-valid-visa-nonce', label: 'Visa ending in 1881: approved' },
  { value: 'fake-valid-mastercard-nonce', label: 'Mastercard ending in 4444: approved' },
  { value: 'fake-valid-amex-nonce', label: 'American Express ending in 0005: approved' },
  { value: 'fake-processor-declined-visa-nonce', label: 'Visa: declined by the bank' },
  { value: 'fake-gateway-rejected-fraud-nonce', label: 'Visa: rejected as fraudulent' },
] as const;

export type TestCard = (typeof testCards)[number]['value'];

/** A nonce for one use, as a real processor would give one for each card that is typed. */
export const nonceOf = (card: TestCard): string => `${card}/${crypto.randomUUID()}`;
