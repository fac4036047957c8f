import { booksRoutes } from '#contexts/books/routes.ts';
import { administrationRoutes } from '#contexts/administration/routes.ts';
import { bookingRoutes } from '#contexts/booking/routes.ts';
import { carriersRoutes } from '#contexts/carriers/routes.ts';
import { customerRoutes } from '#contexts/customers/routes.ts';
import { dangerousGoodsRoutes } from '#contexts/dangerousGoods/routes.ts';
import { dashboardRoutes } from '#contexts/dashboard/routes.ts';
import { developerRoutes } from '#contexts/developers/routes.ts';
import { financeRoutes } from '#contexts/finance/routes.ts';
import { fleetRoutes } from '#contexts/fleet/routes.ts';
import { identityRoutes } from '#contexts/identity/routes.ts';
import { jobsRoutes } from '#contexts/jobs/routes.ts';
import { linehaulRoutes } from '#contexts/linehaul/routes.ts';
import { messagingRoutes } from '#contexts/messaging/routes.ts';
import { pricingRoutes } from '#contexts/pricing/routes.ts';
import { ratesRoutes } from '#contexts/rates/routes.ts';
import { reconciliationRoutes } from '#contexts/reconciliation/routes.ts';
import { recordsRoutes } from '#contexts/records/routes.ts';
import { reportsRoutes } from '#contexts/reports/routes.ts';
import { routingRoutes } from '#contexts/routing/routes.ts';
import { shopsRoutes } from '#contexts/shops/routes.ts';
import { tenancyRoutes } from '#contexts/tenancy/routes.ts';
import { trackingRoutes } from '#contexts/tracking/routes.ts';
import { warehouseRoutes } from '#contexts/warehouse/routes.ts';
import { webhooksRoutes } from '#contexts/webhooks/routes.ts';

/** Every address of the app, by context; use these instead of literal paths. */
export const paths = {
  ...booksRoutes,
  ...administrationRoutes,
  ...bookingRoutes,
  ...carriersRoutes,
  ...customerRoutes,
  ...dangerousGoodsRoutes,
  ...dashboardRoutes,
  ...developerRoutes,
  ...financeRoutes,
  ...fleetRoutes,
  ...identityRoutes,
  ...jobsRoutes,
  ...linehaulRoutes,
  ...messagingRoutes,
  ...pricingRoutes,
  ...ratesRoutes,
  ...reconciliationRoutes,
  ...recordsRoutes,
  ...reportsRoutes,
  ...routingRoutes,
  ...shopsRoutes,
  ...tenancyRoutes,
  ...trackingRoutes,
  ...warehouseRoutes,
  ...webhooksRoutes,
} as const;
