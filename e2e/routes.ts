import { bookingVisits } from '../web/src/contexts/booking/testing/visits.ts';
import { carriersVisits } from '../web/src/contexts/carriers/testing/visits.ts';
import { customerVisits } from '../web/src/contexts/customers/testing/visits.ts';
import { dashboardVisits } from '../web/src/contexts/dashboard/testing/visits.ts';
import { developerVisits } from '../web/src/contexts/developers/testing/visits.ts';
import { financeVisits } from '../web/src/contexts/finance/testing/visits.ts';
import { fleetVisits } from '../web/src/contexts/fleet/testing/visits.ts';
import { identityVisits } from '../web/src/contexts/identity/testing/visits.ts';
import { jobsVisits } from '../web/src/contexts/jobs/testing/visits.ts';
import { linehaulVisits } from '../web/src/contexts/linehaul/testing/visits.ts';
import { messagingVisits } from '../web/src/contexts/messaging/testing/visits.ts';
import { ratesVisits } from '../web/src/contexts/rates/testing/visits.ts';
import { reconciliationVisits } from '../web/src/contexts/reconciliation/testing/visits.ts';
import { recordsVisits } from '../web/src/contexts/records/testing/visits.ts';
import { reportsVisits } from '../web/src/contexts/reports/testing/visits.ts';
import { routingVisits } from '../web/src/contexts/routing/testing/visits.ts';
import { shopsVisits } from '../web/src/contexts/shops/testing/visits.ts';
import { trackingVisits } from '../web/src/contexts/tracking/testing/visits.ts';
import { warehouseVisits } from '../web/src/contexts/warehouse/testing/visits.ts';
import { booksVisits } from '../web/src/contexts/books/testing/visits.ts';
import { webhooksVisits } from '../web/src/contexts/webhooks/testing/visits.ts';
import { paths } from '../web/src/paths.ts';
import type { Visits } from '../web/src/shell/testing/visits.ts';

/** A page to visit, and how a user gets there. */
export type PageVisit = {
  /** The page's path, with `$name` for a parameter. */
  readonly page: string;
  readonly path: string;
  /** The name of a link on `path` that leads to the page, if its address contains an id. */
  readonly follow?: RegExp;
  /** The user name; null for a guest. */
  readonly as: string | null;
};

/**
 * The contexts' declarations of their own pages. A page with an id that is not declared does not
 * compile.
 */
const declared: Visits<typeof paths> = {
  ...bookingVisits,
  ...carriersVisits,
  ...customerVisits,
  ...dashboardVisits,
  ...developerVisits,
  ...financeVisits,
  ...fleetVisits,
  ...identityVisits,
  ...jobsVisits,
  ...linehaulVisits,
  ...messagingVisits,
  ...ratesVisits,
  ...reconciliationVisits,
  ...recordsVisits,
  ...reportsVisits,
  ...routingVisits,
  ...shopsVisits,
  ...trackingVisits,
  ...warehouseVisits,
  ...booksVisits,
  ...webhooksVisits,
};

/** Every page of the app, visited as a user who may see it. */
export const visits: readonly PageVisit[] = Object.entries(paths).flatMap(([name, { path }]) => {
  const chosen = declared[name as keyof typeof paths] ?? [{ as: 'ada' }];
  return chosen.map((choice) => ({ page: path, path, ...choice }));
});
