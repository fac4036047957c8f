/** The cards of the simulated processor, by outcome; as in Braintree's sandbox. */
export const testCards = [
  { value: 'fake-valid-visa-nonce', label: 'Visa ending in 1881: approved' },
  { value: 'fake-valid-mastercard-nonce', label: 'Mastercard ending in 4444: approved' },
  { value: 'fake-valid-amex-nonce', label: 'American Express ending in 0005: approved' },
  { value: 'fake-processor-declined-visa-nonce', label: 'Visa: declined by the bank' },
  { value: 'fake-gateway-rejected-fraud-nonce', label: 'Visa: rejected as fraudulent' },
] as const;

export type TestCard = (typeof testCards)[number]['value'];

/** Returns a nonce for one use, as a real processor returns for each entered card. */
export const nonceOf = (card: TestCard): string => `${card}/${crypto.randomUUID()}`;
