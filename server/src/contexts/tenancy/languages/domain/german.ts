import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import { bookingGerman } from './german/booking.ts';
import { bookingWordsGerman } from './german/booking-labels.ts';
import { carriersGerman } from './german/carriers.ts';
import { customersGerman } from './german/customers.ts';
import { dangerousGoodsGerman } from './german/dangerous-goods.ts';
import { dashboardGerman } from './german/dashboard.ts';
import { developersGerman } from './german/developers.ts';
import { billingGerman } from './german/billing.ts';
import { financeGerman } from './german/finance.ts';
import { fleetGerman } from './german/fleet.ts';
import { routingGerman } from './german/routing.ts';
import { boardGerman } from './german/board.ts';
import { booksGerman } from './german/books.ts';
import { shopsGerman } from './german/shops.ts';
import { driverGerman } from './german/driver.ts';
import { linehaulGerman } from './german/linehaul.ts';
import { warehouseGerman } from './german/warehouse.ts';
import { historyGerman } from './german/history.ts';
import { identityGerman } from './german/identity.ts';
import { jobsGerman } from './german/jobs.ts';
import { messagingGerman } from './german/messaging.ts';
import { actsGerman } from './german/acts.ts';
import { readsGerman } from './german/reads.ts';
import { administrationGerman } from './german/administration.ts';
import { pdfsGerman } from './german/pdfs.ts';
import { chargesGerman } from './german/charges.ts';
import { legsGerman } from './german/legs.ts';
import { networkGerman } from './german/network.ts';
import { paymentsGerman } from './german/payments.ts';
import { pricingGerman } from './german/pricing.ts';
import { claimsGerman } from './german/claims.ts';
import { quotesGerman } from './german/quotes.ts';
import { ratesGerman } from './german/rates.ts';
import { reconciliationGerman } from './german/reconciliation.ts';
import { recordsGerman } from './german/records.ts';
import { refusalsGerman } from './german/refusals.ts';
import { remarksGerman } from './german/remarks.ts';
import { sentencesGerman } from './german/sentences.ts';
import { reportsGerman } from './german/reports.ts';
import { rightsGerman } from './german/rights.ts';
import { sharedGerman } from './german/shared.ts';
import { shellGerman } from './german/shell.ts';
import { signingInGerman } from './german/signing-in.ts';
import { tenancyGerman } from './german/tenancy.ts';
import { trackingGerman } from './german/tracking.ts';
import { viewsGerman } from './german/views.ts';
import { webhooksGerman } from './german/webhooks.ts';
import { widgetsGerman } from './german/widgets.ts';

/** The complete German translation: a missing screen text is a compile error. */
export const german: Readonly<Record<PlatformText, string>> = {
  ...shellGerman,
  ...signingInGerman,
  ...trackingGerman,
  ...sharedGerman,
  ...widgetsGerman,
  ...administrationGerman,
  ...actsGerman,
  ...readsGerman,
  ...dashboardGerman,
  ...jobsGerman,
  ...fleetGerman,
  ...routingGerman,
  ...boardGerman,
  ...driverGerman,
  ...linehaulGerman,
  ...warehouseGerman,
  ...shopsGerman,
  ...booksGerman,
  ...recordsGerman,
  ...bookingGerman,
  ...bookingWordsGerman,
  ...customersGerman,
  ...carriersGerman,
  ...claimsGerman,
  ...quotesGerman,
  ...ratesGerman,
  ...pricingGerman,
  ...dangerousGoodsGerman,
  ...viewsGerman,
  ...webhooksGerman,
  ...developersGerman,
  ...historyGerman,
  ...identityGerman,
  ...rightsGerman,
  ...tenancyGerman,
  ...financeGerman,
  ...billingGerman,
  ...pdfsGerman,
  ...chargesGerman,
  ...legsGerman,
  ...networkGerman,
  ...paymentsGerman,
  ...messagingGerman,
  ...reconciliationGerman,
  ...reportsGerman,
  ...refusalsGerman,
  ...sentencesGerman,
  ...remarksGerman,
};
