export { createQuote, getQuotes } from './quotes/endpoints.ts';
export { getInsuranceQuotes, getGuestInsuranceQuotes } from './insurance/endpoints.ts';
export {
  getMarkup,
  createOrUpdateMarkup,
  getMarkupByType,
  createOrUpdateMarkupByType,
  getCustomerMarkup,
  createOrUpdateMarkupForCustomer,
} from './markup/endpoints.ts';
export {
  getPromoCodes,
  getPromoCodeForEdit,
  createOrUpdatePromoCode,
  deletePromoCode,
  getMapCarrierAccountPromoCode,
  getPromoCodeUses,
  tryPromoCode,
} from './promo-codes/endpoints.ts';
