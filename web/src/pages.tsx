import { booksPages } from '#contexts/books/index.ts';
import type { ComponentType } from 'react';
import { shopsPages } from '#contexts/shops/index.ts';
import { carriersPages } from '#contexts/carriers/index.ts';
import { customerPages } from '#contexts/customers/index.ts';
import { dangerousGoodsPages } from '#contexts/dangerousGoods/index.ts';
import { dashboardPages } from '#contexts/dashboard/index.ts';
import { developerPages } from '#contexts/developers/index.ts';
import { fleetPages } from '#contexts/fleet/index.ts';
import { financePages } from '#contexts/finance/index.ts';
import { bookingPages } from '#contexts/booking/index.ts';
import { identityPages } from '#contexts/identity/index.ts';
import { jobsPages } from '#contexts/jobs/index.ts';
import { warehousePages } from '#contexts/warehouse/index.ts';
import { linehaulPages } from '#contexts/linehaul/index.ts';
import { InboxBell } from '#contexts/messaging/notifications/InboxBell.tsx';
import { messagingPages } from '#contexts/messaging/index.ts';
import { Notifications } from '#contexts/messaging/push/Notifications.tsx';
import { administrationPages } from '#contexts/administration/index.ts';
import { pricingPages } from '#contexts/pricing/index.ts';
import { ratesPages } from '#contexts/rates/index.ts';
import { recordsPages } from '#contexts/records/index.ts';
import { routingPages } from '#contexts/routing/index.ts';
import { reportsPages } from '#contexts/reports/index.ts';
import { reconciliationPages } from '#contexts/reconciliation/index.ts';
import { tenancyPages } from '#contexts/tenancy/index.ts';
import { webhooksPages } from '#contexts/webhooks/index.ts';
import type { PageDefinition } from '#shell/page.ts';

/** Every page of the app, context by context. */
export const pages: readonly PageDefinition[] = [
  ...booksPages,
  ...bookingPages,
  ...identityPages,
  ...dashboardPages,
  ...financePages,
  ...reconciliationPages,
  ...jobsPages,
  ...linehaulPages,
  ...warehousePages,
  ...routingPages,
  ...fleetPages,
  ...customerPages,
  ...dangerousGoodsPages,
  ...carriersPages,
  ...shopsPages,
  ...ratesPages,
  ...pricingPages,
  ...messagingPages,
  ...recordsPages,
  ...reportsPages,
  ...webhooksPages,
  ...administrationPages,
  ...developerPages,
  ...tenancyPages,
];

/** Invisible components that are mounted on every page, such as notifications. */
export const companions: readonly ComponentType[] = [Notifications];

/** Components in the top bar. */
export const topBar: readonly ComponentType[] = [InboxBell];
