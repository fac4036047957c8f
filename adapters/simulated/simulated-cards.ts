import type { CardGateway, CardTransaction, Sale } from '../card-gateway.ts';

// No processor stands behind this: it answers the sandbox nonces and amounts of Braintree as that
// does (conventions 5.1), so that approved, declined and rejected cards can be tried.

type Card = CardTransaction['card'];

const card = (cardType: string, lastDigits: string): Card => ({
  type: 'credit_card',
  cardType,
  holder: 'Test Card',
  lastDigits,
});

const visa = card('Visa', '1881');

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

const refused: Readonly<Record<string, string>> = {
  'fake-consumed-nonce': 'Cannot use a payment method nonce more than once.',
  'fake-luhn-invalid-nonce': 'Credit card number is invalid.',
  'fake-processor-declined-visa-nonce': 'Do Not Honor',
  'fake-processor-declined-mastercard-nonce': 'Do Not Honor',
  'fake-processor-declined-amex-nonce': 'Do Not Honor',
  'fake-processor-declined-discover-nonce': 'Do Not Honor',
  'fake-processor-failure-jcb-nonce': 'Processor Declined',
  'fake-gateway-rejected-fraud-nonce': 'Gateway Rejected: fraud',
};

/** Why an amount is declined in the sandbox, or null. */
function whyNotAmount(amount: number): string | null {
  if (amount >= 2000 && amount < 3000) return `${Math.floor(amount)} : Processor Declined`;
  if (amount >= 3000 && amount <= 3000.99) return '3000 : Processor Network Unavailable';
  if (amount >= 4001 && amount < 4002) return 'Settlement Declined';
  return amount === 5001 ? 'Gateway Rejected: application_incomplete' : null;
}

/** A processor that charges nobody; it remembers its sales while the program runs. */
export function simulatedCards(): CardGateway {
  const sales = new Map<string, CardTransaction>();
  let count = 0;
  return {
    isSimulator: true,
    async sell(sale) {
      count += 1;
      const sold = sales.get(sale.orderId) ?? answerTo(sale, count);
      sales.set(sale.orderId, sold);
      return sold;
    },
    find: async (orderId) => sales.get(orderId) ?? null,
  };
}

/** A nonce may carry its own ending after a slash, so that it stands for one use. */
const bare = (nonce: string): string => nonce.split('/')[0] ?? '';

function answerTo({ nonce, amount }: Sale, count: number): CardTransaction {
  const known = valid[bare(nonce)];
  const message =
    (known === undefined ? (refused[bare(nonce)] ?? 'Unknown payment method nonce.') : null) ??
    whyNotAmount(Number(amount));
  const number = String(count).padStart(6, '0');
  return {
    outcome: message === null ? 'Authorized' : 'Declined',
    transactionId: `sim${number}`,
    merchant: 'simulator',
    authorizationCode: message === null ? `A${number}` : null,
    message: message ?? '',
    card: known ?? visa,
  };
}
