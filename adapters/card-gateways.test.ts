import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { braintreeCards } from './braintree/braintree.ts';
import type { CardGateway } from './card-gateway.ts';
import { simulatedCards } from './simulated/simulated-cards.ts';
import { type BraintreeServer, braintreeServer } from './testing/braintree-server.ts';

let server: BraintreeServer;
beforeAll(async () => {
  server = await braintreeServer();
});
afterAll(() => server.close());
afterEach(() => {
  server.breaks = null;
});

const id = () => crypto.randomUUID();
const one = (kind: string) => `fake-${kind}-nonce/${id()}`;
const sale = (nonce = one('valid-visa'), amount = '10.00') => ({ orderId: id(), amount, nonce });
const braintree = () => braintreeCards(server.account, server.at, 5_000);

const gateways: readonly (readonly [string, () => CardGateway])[] = [
  ['the simulated processor', simulatedCards],
  ['Braintree by its SDK', braintree],
];

describe.each(gateways)('%s', (name, open) => {
  it('reports whether cards are really charged', () => {
    expect(open().isSimulator).toBe(name === 'the simulated processor');
  });

  it('approves and declines the sandbox nonces', async () => {
    const cards = open();
    expect(await cards.sell(sale(one('valid-mastercard')))).toMatchObject({
      outcome: 'Authorized',
      message: '',
      card: { type: 'credit_card', cardType: 'MasterCard', lastDigits: '4444' },
    });
    expect(await cards.sell(sale(one('processor-declined-visa')))).toMatchObject({
      outcome: 'Declined',
      message: 'Do Not Honor',
      authorizationCode: null,
    });
    expect(await cards.sell(sale(one('gateway-rejected-fraud')))).toMatchObject({
      outcome: 'Declined',
      message: 'Gateway Rejected: fraud',
    });
    expect(await cards.sell(sale('somebody-made-this-up'))).toMatchObject({ outcome: 'Declined' });
    expect(await cards.sell(sale(one('luhn-invalid')))).toMatchObject({
      outcome: 'Declined',
      message: 'Credit card number is invalid.',
    });
  });

  it('approves or declines by the sandbox amounts', async () => {
    const cards = open();
    const outcomes = await Promise.all(
      ['1999.99', '2000.00', '2999.99', '3000.50', '3001.00', '4001.50', '5001.00'].map(
        async (amount) => (await cards.sell(sale(one('valid'), amount))).outcome,
      ),
    );
    expect(outcomes.map((outcome) => outcome === 'Authorized')).toEqual([
      true,
      false,
      false,
      false,
      true,
      false,
      false,
    ]);
  });

  it('charges an order once and finds it by its order number', async () => {
    const cards = open();
    const order = sale();
    const first = await cards.sell(order);
    expect(await cards.sell(order)).toEqual(first);
    expect(await cards.find(order.orderId)).toEqual(first);
    expect(await cards.find(id())).toBeNull();
  });

  it('charges a nonce once under concurrent requests', async () => {
    const cards = open();
    const nonce = one('valid-visa');
    const all = await Promise.all(Array.from({ length: 8 }, () => cards.sell(sale(nonce))));
    expect(all.filter(({ outcome }) => outcome === 'Authorized')).toHaveLength(1);
  });

  it('refunds once per refund request and never more than requested', async () => {
    const cards = open();
    const { transactionId } = await cards.sell(sale());
    const request = { transactionId, orderId: id(), amount: '10.00' };
    const first = await cards.giveBack(request);
    expect(first.message).toBe('');
    expect(await cards.giveBack(request)).toEqual(first);
  });
});

describe('Braintree', () => {
  it('voids unsettled sales, and refunds settled ones wholly or in part', async () => {
    const cards = braintree();
    const { transactionId } = await cards.sell(sale());
    const part = { transactionId, orderId: id(), amount: '4.00' };
    expect(await cards.giveBack(part)).toMatchObject({
      outcome: 'Refused',
      message: expect.stringContaining('once it is settled') as string,
    });
    server.settle();
    expect((await cards.giveBack(part)).outcome).toBe('Refunded');
    const tooMuch = { transactionId, orderId: id(), amount: '6.01' };
    expect((await cards.giveBack(tooMuch)).outcome).toBe('Refused');
    const early = await cards.sell(sale());
    const whole = { transactionId: early.transactionId, orderId: id(), amount: '10.00' };
    expect(await cards.giveBack(whole)).toEqual({
      outcome: 'Voided',
      transactionId: early.transactionId,
      message: '',
    });
    const strange = { transactionId: 'nobodys', orderId: id(), amount: '1.00' };
    expect((await cards.giveBack(strange)).outcome).toBe('Refused');
  });

  it('reports when a sale is settled', async () => {
    const cards = braintree();
    const order = sale();
    expect((await cards.sell(order)).outcome).toBe('Authorized');
    server.settle();
    expect((await cards.find(order.orderId))?.outcome).toBe('Settled');
  });

  it('leaves the outcome unknown after a broken connection, to be looked up later', async () => {
    const cards = braintree();
    const [lost, received] = [sale(), sale()];
    server.breaks = 'before';
    await expect(cards.sell(lost)).rejects.toThrow('Unexpected request error');
    server.breaks = 'after';
    await expect(cards.sell(received)).rejects.toThrow('Unexpected request error');
    server.breaks = null;
    expect(await cards.find(lost.orderId)).toBeNull();
    const found = await cards.find(received.orderId);
    expect(found?.outcome).toBe('Authorized');
    expect(await cards.sell(received)).toEqual(found);
    const request = {
      transactionId: found?.transactionId ?? '',
      orderId: id(),
      amount: received.amount,
    };
    server.breaks = 'after';
    await expect(cards.giveBack(request)).rejects.toThrow('Unexpected request error');
    server.breaks = null;
    expect((await cards.giveBack(request)).outcome).toBe('Voided');
  });

  it('leaves the outcome unknown after a timeout', async () => {
    server.breaks = 'silence';
    const hurried = braintreeCards(server.account, server.at, 50);
    await expect(hurried.sell(sale())).rejects.toThrow('Request timed out');
  });

  it('charges nothing when our API keys are rejected', async () => {
    const account = { ...server.account, privateKey: 'wrong' };
    const cards = braintreeCards(account, server.at);
    expect(await cards.sell(sale())).toMatchObject({ outcome: 'Failed' });
    expect(
      (await cards.giveBack({ transactionId: 'x', orderId: id(), amount: '1.00' })).outcome,
    ).toBe('Refused');
  });

  it('issues a client token to the browser', async () => {
    expect(await braintree().browserKey()).toBe('a-client-token');
  });
});
