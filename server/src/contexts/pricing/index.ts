import type { CarrierClient } from '#contexts/carriers/public.ts';
import { daily } from '#platform/background/daily.ts';
import { context } from '#platform/context.ts';
import { createOrUpdateMarkup } from './markup/api/createOrUpdateMarkup.ts';
import { createOrUpdateMarkupByType } from './markup/api/createOrUpdateMarkupByType.ts';
import { createOrUpdateMarkupForCustomer } from './markup/api/createOrUpdateMarkupForCustomer.ts';
import { createOrUpdatePromoCode } from './promo-codes/api/createOrUpdatePromoCode.ts';
import { deletePromoCode } from './promo-codes/api/deletePromoCode.ts';
import { getMapCarrierAccountPromoCode } from './promo-codes/api/getMapCarrierAccountPromoCode.ts';
import { getPromoCodeForEdit } from './promo-codes/api/getPromoCodeForEdit.ts';
import { getPromoCodes } from './promo-codes/api/getPromoCodes.ts';
import { getPromoCodeUses } from './promo-codes/api/getPromoCodeUses.ts';
import { tryPromoCode } from './promo-codes/api/tryPromoCode.ts';
import { createQuote } from './quotes/api/createQuote.ts';
import { getCustomerMarkup } from './markup/api/getCustomerMarkup.ts';
import { getGuestInsuranceQuotes } from './insurance/api/getGuestInsuranceQuotes.ts';
import { getInsuranceQuotes } from './insurance/api/getInsuranceQuotes.ts';
import { getMarkup } from './markup/api/getMarkup.ts';
import { getMarkupByType } from './markup/api/getMarkupByType.ts';
import { getQuotes } from './quotes/api/getQuotes.ts';
import { quoteCarrier } from './quotes/quote-all-carriers.ts';
import { forgetQuotes } from './quotes/forget-quotes.ts';

export const pricing = (line: CarrierClient) =>
  context('pricing', {
    endpoints: [
      createOrUpdateMarkup,
      createOrUpdateMarkupByType,
      createOrUpdateMarkupForCustomer,
      createQuote,
      getCustomerMarkup,
      getGuestInsuranceQuotes,
      getInsuranceQuotes,
      getMarkup,
      getMarkupByType,
      getQuotes,
      createOrUpdatePromoCode,
      deletePromoCode,
      getMapCarrierAccountPromoCode,
      getPromoCodeForEdit,
      getPromoCodes,
      getPromoCodeUses,
      tryPromoCode,
    ],
    callsOut: { 'pricing.askCarrier': quoteCarrier(line) },
    daily: { 'pricing.forgetQuotes': daily('03:30', forgetQuotes) },
  });
