import { bookingTexts } from './booking.ts';
import { bookingWordsTexts } from './booking-labels.ts';
import { booksTexts } from './books.ts';
import { carriersTexts } from './carriers.ts';
import { customersTexts } from './customers.ts';
import { dangerousGoodsTexts } from './dangerous-goods.ts';
import { dashboardTexts } from './dashboard.ts';
import { developersTexts } from './developers.ts';
import { billingTexts } from './billing.ts';
import { financeTexts } from './finance.ts';
import { fleetTexts } from './fleet.ts';
import { historyTexts } from './history.ts';
import { identityTexts } from './identity.ts';
import { jobsTexts } from './jobs.ts';
import { chargesTexts } from './charges.ts';
import { legsTexts } from './legs.ts';
import { networkTexts } from './network.ts';
import { messagingTexts } from './messaging.ts';
import { actsTexts } from './acts.ts';
import { readsTexts } from './reads.ts';
import { administrationTexts } from './administration.ts';
import { pdfsTexts } from './pdfs.ts';
import { paymentsTexts } from './payments.ts';
import { pricingTexts } from './pricing.ts';
import { claimsTexts } from './claims.ts';
import { quotesTexts } from './quotes.ts';
import { ratesTexts } from './rates.ts';
import { reconciliationTexts } from './reconciliation.ts';
import { recordsTexts } from './records.ts';
import { refusalsTexts } from './refusals.ts';
import { remarksTexts } from './remarks.ts';
import { sentencesWithValues } from './sentences.ts';
import { reportsTexts } from './reports.ts';
import { rightsTexts } from './rights.ts';
import { routingTexts } from './routing.ts';
import { boardTexts } from './board.ts';
import { shopsTexts } from './shops.ts';
import { driverTexts } from './driver.ts';
import { linehaulTexts } from './linehaul.ts';
import { warehouseTexts } from './warehouse.ts';
import { sharedTexts } from './shared.ts';
import { shellTexts } from './shell.ts';
import { signingInTexts } from './signing-in.ts';
import { tenancyTexts } from './tenancy.ts';
import { trackingTexts } from './tracking.ts';
import { viewsTexts } from './views.ts';
import { webhooksTexts } from './webhooks.ts';
import { widgetsTexts } from './widgets.ts';

/**
 * The texts of the screens: a text is its own key, and is displayed to English speakers unless
 * their tenant overrides it. Pages translate with `useTranslate`; widgets translate the labels
 * passed to them.
 */
export const platformTexts = [
  ...shellTexts,
  ...signingInTexts,
  ...trackingTexts,
  ...sharedTexts,
  ...widgetsTexts,
  ...administrationTexts,
  ...actsTexts,
  ...readsTexts,
  ...dashboardTexts,
  ...jobsTexts,
  ...fleetTexts,
  ...routingTexts,
  ...boardTexts,
  ...driverTexts,
  ...linehaulTexts,
  ...warehouseTexts,
  ...shopsTexts,
  ...booksTexts,
  ...recordsTexts,
  ...bookingTexts,
  ...bookingWordsTexts,
  ...chargesTexts,
  ...legsTexts,
  ...networkTexts,
  ...customersTexts,
  ...carriersTexts,
  ...claimsTexts,
  ...quotesTexts,
  ...ratesTexts,
  ...pricingTexts,
  ...dangerousGoodsTexts,
  ...viewsTexts,
  ...webhooksTexts,
  ...developersTexts,
  ...historyTexts,
  ...identityTexts,
  ...rightsTexts,
  ...tenancyTexts,
  ...financeTexts,
  ...billingTexts,
  ...pdfsTexts,
  ...paymentsTexts,
  ...messagingTexts,
  ...reconciliationTexts,
  ...reportsTexts,
  ...refusalsTexts,
  ...sentencesWithValues,
  ...remarksTexts,
] as const;

export type PlatformText = (typeof platformTexts)[number];
