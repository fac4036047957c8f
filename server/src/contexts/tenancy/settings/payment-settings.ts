import type { CardAccount, CardGateway } from '@waybill/adapters/card-gateway';
import type { TenantDb } from '#platform/db/database.ts';
import { unseal } from '#platform/sealed.ts';
import * as rows from '../tenants/sql.ts';

/** The installation's card payment services. */
export type PaymentSettings = {
  /** Decrypts tenants' keys. */
  readonly secret: string;
  /** The fallback for tenants without a processor of their own; null if there is none. */
  readonly cards: CardGateway | null;
  readonly connectCards: (account: CardAccount) => CardGateway;
};

export type TenantCards = {
  readonly gateway: CardGateway;
  /** The key shared by all browsers; empty if the gateway issues a key per browser. */
  readonly tokenizationKey: string;
};

/**
 * Returns the gateway that charges the tenant's cards: the processor in its settings, or the
 * installation's own if it has none; null if there is neither, or keys are missing.
 */
export async function cardsOf(
  db: TenantDb,
  paymentSettings: PaymentSettings,
): Promise<TenantCards | null> {
  const account = await rows.cardAccount(db);
  if (account === null) {
    return paymentSettings.cards === null
      ? null
      : { gateway: paymentSettings.cards, tokenizationKey: '' };
  }
  const { tokenizationKey, sealedPrivateKey, ...open } = account;
  if (open.publicKey === '' || sealedPrivateKey === '') return null;
  const privateKey = unseal(paymentSettings.secret, sealedPrivateKey);
  return { gateway: paymentSettings.connectCards({ ...open, privateKey }), tokenizationKey };
}

/**
 * Returns the hosts that the page with the card fields may use; null for tenants without a
 * processor. Source:
 * https://developer.paypal.com/braintree/docs/guides/client-sdk/setup/javascript/v3 (policy).
 */
export async function cardHostsOf(db: TenantDb): Promise<CardHosts | null> {
  const account = await rows.cardAccount(db);
  if (account === null) return null;
  const within = account.environment === 'Sandbox' ? 'sandbox.' : '';
  const assets = 'https://assets.braintreegateway.com';
  return {
    scripts: ['https://js.braintreegateway.com', assets],
    frames: [assets],
    pictures: [assets],
    connections: [
      `https://api.${within}braintreegateway.com`,
      `https://client-analytics.${within}braintreegateway.com`,
      `https://payments.${within}braintree-api.com`,
    ],
  };
}

type CardHosts = {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly pictures: readonly string[];
  readonly connections: readonly string[];
};
