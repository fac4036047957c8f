import type { CarrierClient } from '#contexts/carriers/public.ts';
import { daily } from '#platform/background/daily.ts';
import { context } from '#platform/context.ts';
import { createOrUpdateMarkup } from './api/createOrUpdateMarkup.ts';
import { createOrUpdateMarkupByType } from './api/createOrUpdateMarkupByType.ts';
import { createOrUpdateMarkupForCustomer } from './api/createOrUpdateMarkupForCustomer.ts';
import { createOrUpdatePromoCode } from './api/createOrUpdatePromoCode.ts';
import { deletePromoCode } from './api/deletePromoCode.ts';
import { getMapCarrierAccountPromoCode } from './api/getMapCarrierAccountPromoCode.ts';
import { getPromoCodeForEdit } from './api/getPromoCodeForEdit.ts';
import { getPromoCodes } from './api/getPromoCodes.ts';
import { getPromoCodeUses } from './api/getPromoCodeUses.ts';
import { tryPromoCode } from './api/tryPromoCode.ts';
import { createQuote } from './api/createQuote.ts';
import { getCustomerMarkup } from './api/getCustomerMarkup.ts';
import { getGuestInsuranceQuotes } from './api/getGuestInsuranceQuotes.ts';
import { getInsuranceQuotes } from './api/getInsuranceQuotes.ts';
import { getMarkup } from './api/getMarkup.ts';
import { getMarkupByType } from './api/getMarkupByType.ts';
import { getQuotes } from './api/getQuotes.ts';
import { quoteCarrier } from './quote-all-carriers.ts';
import { forgetQuotes } from './forget-quotes.ts';

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
