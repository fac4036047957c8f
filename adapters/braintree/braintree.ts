import type braintree from 'braintree';
import type {
  CardAccount,
  CardGateway,
  CardReturn,
  CardTransaction,
  Return,
  Sale,
} from '../card-gateway.ts';

/** The address of Braintree's gateway; tests use their own. */
export type BraintreeHost = { readonly host: string; readonly port: number; readonly tls: boolean };

/** Shorter than the minute after which a sale without a response is looked up. */
const timeout_ms = 30_000;

/**
 * Connects to Braintree through its own SDK.
 * https://developer.paypal.com/braintree/docs/reference/overview
 */
export function braintreeCards(
  account: CardAccount,
  at: BraintreeHost | null = null,
  wait_ms = timeout_ms,
): CardGateway {
  const open = () => gatewayOf(account, at, wait_ms);
  return {
    isSimulator: false,
    sell: async (sale) => sell(await open(), sale),
    async find(orderId) {
      const transaction = await byOrder(await open(), orderId);
      return transaction === undefined ? null : transactionOf(transaction);
    },
    giveBack: async (request) => giveBack(await open(), request),
    async browserKey() {
      const { clientToken } = await (await open()).clientToken.generate({});
      return clientToken;
    },
  };
}

async function gatewayOf(
  { environment: name, ...keys }: CardAccount,
  at: BraintreeHost | null,
  wait_ms: number,
): Promise<braintree.BraintreeGateway> {
  // Loaded when a tenant's own processor is first used: most servers never need its 4 MB.
  const { default: sdk } = await import('braintree');
  const environmentAt = ({ host, port, tls }: BraintreeHost): braintree.Environment =>
    new sdk.Environment(host, String(port), '', tls, host, String(port));
  const environment = at === null ? sdk.Environment[name] : environmentAt(at);
  const gateway = new sdk.BraintreeGateway({ ...keys, environment });
  gateway.config.timeout = wait_ms;
  return gateway;
}

/** The errors with which Braintree rejects the keys: nothing was done. */
const refusedUs: readonly string[] = ['authenticationError', 'authorizationError'];
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && refusedUs.includes(error.name);
const isMissing = (error: unknown): boolean =>
  error instanceof Error && error.name === 'notFoundError';

// The validation error saying that the nonce has been used, possibly by this very order.
// https://developer.paypal.com/braintree/docs/reference/general/validation-errors/all#transaction
const nonceConsumed = '91564';
const nonceLocked = '91566';

async function sell(
  gateway: braintree.BraintreeGateway,
  { orderId, amount, nonce: paymentMethodNonce }: Sale,
): Promise<CardTransaction> {
  const options = { submitForSettlement: true };
  const response = await gateway.transaction
    .sale({ amount, paymentMethodNonce, orderId, options })
    .catch((error: unknown) => {
      if (isRefusal(error)) return null;
      throw error;
    });
  if (response === null) return nothingCharged('Failed', 'Braintree does not accept our keys.');
  // It is "undefined" if field validation failed before a transaction existed.
  const transaction = response.transaction as braintree.Transaction | undefined;
  if (transaction !== undefined) return transactionOf(transaction);
  const codes = response.errors.deepErrors().map(({ code }) => code);
  if (codes.includes(nonceLocked)) throw new Error('The nonce is being used at this moment');
  const before = codes.includes(nonceConsumed) ? await byOrder(gateway, orderId) : undefined;
  return before === undefined
    ? nothingCharged('Declined', response.message)
    : transactionOf(before);
}

const nothingCharged = (
  outcome: 'Declined' | 'Failed',
  message: string,
): CardTransaction & { readonly message: string } => ({
  outcome,
  transactionId: '',
  merchant: '',
  authorizationCode: null,
  message,
  card: { type: '', cardType: '', holder: '', lastDigits: '' },
});

async function byOrder(
  gateway: braintree.BraintreeGateway,
  orderId: string,
): Promise<braintree.Transaction | undefined> {
  const found: AsyncIterable<braintree.Transaction> = gateway.transaction.search((search) => {
    search.orderId().is(orderId);
  });
  for await (const transaction of found) return transaction;
  return undefined;
}

const charged = [
  'authorized',
  'submitted_for_settlement',
  'settlement_pending',
  'settlement_confirmed',
  'settling',
  'settled',
];

function transactionOf(transaction: braintree.Transaction): CardTransaction {
  const { creditCard, status } = transaction;
  if (status === 'authorizing') throw new Error('Braintree has not decided yet');
  const done = status === 'settled' ? ('Settled' as const) : ('Authorized' as const);
  return {
    outcome: charged.includes(status) ? done : 'Declined',
    transactionId: transaction.id,
    merchant: transaction.merchantAccountId ?? '',
    authorizationCode: transaction.processorAuthorizationCode || null,
    message: charged.includes(status) ? '' : reasonOf(transaction),
    card: {
      type: transaction.paymentInstrumentType,
      cardType: creditCard?.cardType ?? '',
      holder: creditCard?.cardholderName ?? '',
      lastDigits: creditCard?.last4 ?? '',
    },
  };
}

const reasonOf = (transaction: braintree.Transaction): string =>
  transaction.gatewayRejectionReason
    ? `Gateway Rejected: ${transaction.gatewayRejectionReason}`
    : transaction.processorResponseText || transaction.status.replaceAll('_', ' ');

// https://developer.paypal.com/braintree/docs/guides/transactions#voiding-and-refunding
const voidable = ['authorized', 'submitted_for_settlement', 'settlement_pending'];
const refundable = ['settlement_confirmed', 'settling', 'settled'];
const fullyRefunded = '91512';

/** Checks the current state first, so that a repeated request has no further effect. */
async function giveBack(gateway: braintree.BraintreeGateway, request: Return): Promise<CardReturn> {
  const sale = await gateway.transaction.find(request.transactionId).catch((error: unknown) => {
    if (isMissing(error) || isRefusal(error)) return null;
    throw error;
  });
  if (sale === null) return refused('Braintree knows of no such transaction in our account.');
  if (sale.status === 'voided') return voided(sale.id);
  const before = await byOrder(gateway, request.orderId);
  if (before !== undefined) return refundOf(before);
  if (voidable.includes(sale.status)) return takeOff(gateway, sale, request);
  if (refundable.includes(sale.status)) return payBack(gateway, request);
  return refused(`The transaction is ${sale.status.replaceAll('_', ' ')}.`);
}

async function takeOff(
  gateway: braintree.BraintreeGateway,
  { id, amount }: braintree.Transaction,
  request: Return,
): Promise<CardReturn> {
  if (Number(amount) !== Number(request.amount)) {
    return refused('Part of a payment can go back once it is settled, usually within a day.');
  }
  const response = await gateway.transaction.void(id);
  return response.success ? voided(id) : payBack(gateway, request);
}

async function payBack(
  gateway: braintree.BraintreeGateway,
  { transactionId, orderId, amount }: Return,
): Promise<CardReturn> {
  // The SDK accepts both, but its types declare only the amount.
  const options = { amount, orderId } as unknown as string;
  const response = await gateway.transaction.refund(transactionId, options);
  const refund = response.transaction as braintree.Transaction | undefined;
  if (response.success && refund !== undefined) return refundOf(refund);
  const codes = response.errors.deepErrors().map(({ code }) => code);
  // The sale was already fully refunded in Braintree's own control panel.
  if (codes.includes(fullyRefunded)) return { ...voided(transactionId), outcome: 'Refunded' };
  return refused(response.message);
}

const refused = (message: string): CardReturn => ({
  outcome: 'Refused',
  transactionId: '',
  message,
});

const voided = (transactionId: string): CardReturn => ({
  outcome: 'Voided',
  transactionId,
  message: '',
});

const refundOf = (refund: braintree.Transaction): CardReturn =>
  charged.includes(refund.status)
    ? { outcome: 'Refunded', transactionId: refund.id, message: '' }
    : refused(reasonOf(refund));
