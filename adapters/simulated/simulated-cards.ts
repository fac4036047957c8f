import type { CardGateway, CardReturn, CardTransaction, Return, Sale } from '../card-gateway.ts';
import { isForOneUse, sandboxResponse, usedTwice } from '../sandbox-cards.ts';

const settledAfter_ms = 86_400_000;

/** Returns a processor that never charges any card; it stores its sales while the process runs. */
export function simulatedCards(now: () => number = Date.now): CardGateway {
  const soldAt_ms = new Map<string, number>();
  const sales = new Map<string, CardTransaction>();
  const returns = new Map<string, CardReturn>();
  const usedNonces = new Set<string>();
  const sell = ({ orderId, nonce, amount }: Sale): CardTransaction => {
    const before = sales.get(orderId);
    if (before !== undefined) return before;
    const { card, refusal: own } = sandboxResponse(nonce, Number(amount));
    const refusal = usedNonces.has(nonce) ? usedTwice : own;
    if (isForOneUse(nonce)) usedNonces.add(nonce);
    soldAt_ms.set(orderId, now());
    const number = String(sales.size + 1).padStart(6, '0');
    return {
      outcome: refusal === null ? 'Authorized' : 'Declined',
      transactionId: `sim${number}`,
      merchant: 'simulator',
      authorizationCode: refusal === null ? `A${number}` : null,
      message: refusal?.message ?? '',
      card,
    };
  };
  const giveBack = ({ transactionId, amount }: Return): CardReturn =>
    Number(amount) > 0
      ? { outcome: 'Refunded', transactionId: `${transactionId}r${returns.size + 1}`, message: '' }
      : { outcome: 'Refused', transactionId: '', message: 'Amount must be greater than zero.' };
  return {
    isSimulator: true,
    sell: async (sale) => remembered(sales, sale.orderId, () => sell(sale)),
    async find(orderId) {
      const sold = sales.get(orderId);
      const isOld = now() - (soldAt_ms.get(orderId) ?? 0) >= settledAfter_ms;
      return sold?.outcome === 'Authorized' && isOld
        ? { ...sold, outcome: 'Settled' }
        : (sold ?? null);
    },
    // Sales from before the last start are refunded like any other, as none was ever charged.
    giveBack: async (request) => remembered(returns, request.orderId, () => giveBack(request)),
    browserKey: async () => '',
  };
}

function remembered<Response>(
  known: Map<string, Response>,
  key: string,
  make: () => Response,
): Response {
  const saved = known.get(key) ?? make();
  known.set(key, saved);
  return saved;
}
