import * as contract from '@waybill/contract/shops/endpoints';
import type { InputOf } from '@waybill/contract/endpoint';
import { handleNative } from '#platform/context.ts';
import { signedShop } from '../../webhooks/signed-shop.ts';
import { type RateServices, shopRates } from '../shop-rates.ts';

type Input = InputOf<typeof contract.odooRateCallback>;

/**
 * Returns the members of `rate_shipment` of an Odoo delivery carrier (github.com/odoo/odoo,
 * addons/delivery/models/delivery_carrier.py), and additionally all rates.
 */
export const odooRateCallback = (services: RateServices) =>
  handleNative(contract.odooRateCallback, async (call) => {
    const signed = await signedShop<Input>(services, contract.odooRateCallback, call);
    const rates = await shopRates(services, {
      ...signed,
      rate: signed.input.rate,
      now: call.now,
      timeout: undefined,
    });
    const [cheapest] = rates;
    const body = {
      success: cheapest !== undefined,
      price: cheapest === undefined ? 0 : Number(cheapest.total_price) / 100,
      currency: cheapest?.currency ?? signed.input.rate.currency ?? '',
      error_message: cheapest === undefined ? 'No service delivers there.' : (false as const),
      warning_message: false as const,
      rates,
    };
    return { status: 200, body };
  });
