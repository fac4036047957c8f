import { describe, expect, it } from 'vitest';
import { simulatedCards } from './simulated-cards.ts';

const sell = (nonce: string, amount = '10.00', orderId: string = crypto.randomUUID()) =>
  simulatedCards().sell({ orderId, amount, nonce });

describe('the simulated card processor', () => {
  it('says that it is one', () => {
    expect(simulatedCards().isSimulator).toBe(true);
  });

  it('approves and declines the sandbox’s nonces as Braintree does', async () => {
    expect(await sell('fake-valid-mastercard-nonce')).toMatchObject({
      outcome: 'Authorized',
      message: '',
      card: { cardType: 'MasterCard', lastDigits: '4444' },
    });
    expect(await sell('fake-valid-visa-nonce/3f')).toMatchObject({ outcome: 'Authorized' });
    expect(await sell('fake-processor-declined-visa-nonce')).toMatchObject({
      outcome: 'Declined',
      message: 'Do Not Honor',
      authorizationCode: null,
    });
    expect(await sell('somebody-made-this-up')).toMatchObject({ outcome: 'Declined' });
  });

  it('decides by the sandbox’s amounts', async () => {
    const outcomes = await Promise.all(
      ['1999.99', '2000.00', '2999.99', '3000.50', '3001.00', '4001.50', '5001.00'].map(
        async (amount) => (await sell('fake-valid-nonce', amount)).outcome,
      ),
    );
    expect(outcomes).toEqual([
      'Authorized',
      'Declined',
      'Declined',
      'Declined',
      'Authorized',
      'Declined',
      'Declined',
    ]);
  });

  it('sells an order once, and finds it again', async () => {
    const cards = simulatedCards();
    const order = { orderId: 'one', amount: '10.00', nonce: 'fake-valid-nonce' };
    const [first, second] = [await cards.sell(order), await cards.sell(order)];
    expect(second).toEqual(first);
    expect(await cards.find('one')).toEqual(first);
    expect(await cards.find('two')).toBeNull();
  });
});
