import * as contract from '@waybill/contract/shops/endpoints';
import type { InputOf } from '@waybill/contract/endpoint';
import { handleNative } from '#platform/context.ts';
import { signedShop } from '../../webhooks/signed-shop.ts';
import { type RateServices, shopRates } from '../shop-rates.ts';

type Input = InputOf<typeof contract.shopifyRateCallback>;

export const shopifyRateCallback = (services: RateServices) =>
  handleNative(contract.shopifyRateCallback, async (call) => {
    const signed = await signedShop<Input>(services, contract.shopifyRateCallback, call);
    const rates = await shopRates(services, {
      ...signed,
      rate: signed.input.rate,
      now: call.now,
      timeout: call.headers['x-shopify-timeout'],
    });
    return { status: 200, body: { rates } };
  });
