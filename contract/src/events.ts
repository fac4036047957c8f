import { type RecordsEvents, recordsTopics, staleAfterRecords } from './records/events.ts';
import { type CustomersEvents, customersTopics, staleAfterCustomers } from './customers/events.ts';
import { type CarriersEvents, carriersTopics, staleAfterCarriers } from './carriers/events.ts';
import { type RatesEvents, ratesTopics, staleAfterRates } from './rates/events.ts';
import { type BookingEvents, bookingTopics, staleAfterBooking } from './booking/events.ts';
import { type FleetEvents, fleetTopics, staleAfterFleet } from './fleet/events.ts';
import { type JobsEvents, jobsTopics, staleAfterJobs } from './jobs/events.ts';
import { type LinehaulEvents, linehaulTopics, staleAfterLinehaul } from './linehaul/events.ts';
import { type RoutingEvents, routingTopics, staleAfterRouting } from './routing/events.ts';
import { type ShopsEvents, shopsTopics, staleAfterShops } from './shops/events.ts';
import { type WarehouseEvents, warehouseTopics, staleAfterWarehouse } from './warehouse/events.ts';
import { type FinanceEvents, financeTopics, staleAfterFinance } from './finance/events.ts';
import {
  type ReconciliationEvents,
  reconciliationTopics,
  staleAfterReconciliation,
} from './reconciliation/events.ts';
import { type BooksEvents, booksTopics, staleAfterBooks } from './books/events.ts';
import { type MessagingEvents, messagingTopics, staleAfterMessaging } from './messaging/events.ts';
import { type ReportsEvents, reportsTopics, staleAfterReports } from './reports/events.ts';
import { type WebhooksEvents, webhooksTopics, staleAfterWebhooks } from './webhooks/events.ts';

/** Every domain event by name, with its payload. */
export type DomainEvents = RecordsEvents &
  CustomersEvents &
  CarriersEvents &
  RatesEvents &
  BookingEvents &
  FleetEvents &
  JobsEvents &
  LinehaulEvents &
  RoutingEvents &
  WarehouseEvents &
  ShopsEvents &
  FinanceEvents &
  ReconciliationEvents &
  BooksEvents &
  MessagingEvents &
  ReportsEvents &
  WebhooksEvents;

export type DomainEventName = keyof DomainEvents;

/** An event to publish; of several names, one with the payload of its name. */
export type DomainEvent<N extends DomainEventName = DomainEventName> = {
  readonly [K in N]: { readonly name: K; readonly payload: DomainEvents[K] };
}[N];

/** The endpoints whose responses an event of a topic makes stale, by their paths. */
export const staleEndpoints = {
  ...staleAfterRecords,
  ...staleAfterCustomers,
  ...staleAfterCarriers,
  ...staleAfterRates,
  ...staleAfterBooking,
  ...staleAfterFleet,
  ...staleAfterJobs,
  ...staleAfterLinehaul,
  ...staleAfterRouting,
  ...staleAfterWarehouse,
  ...staleAfterShops,
  ...staleAfterFinance,
  ...staleAfterReconciliation,
  ...staleAfterBooks,
  ...staleAfterMessaging,
  ...staleAfterReports,
  ...staleAfterWebhooks,
} as const satisfies Readonly<Record<string, readonly `/api/${string}`[]>>;

/** What open pages are notified about. */
export type LiveTopic = keyof typeof staleEndpoints;

/** The live topic of every event; null if no page shows what it changes. */
export const topicsOfEvents: Readonly<Record<DomainEventName, LiveTopic | null>> = {
  ...recordsTopics,
  ...customersTopics,
  ...carriersTopics,
  ...ratesTopics,
  ...bookingTopics,
  ...fleetTopics,
  ...jobsTopics,
  ...linehaulTopics,
  ...routingTopics,
  ...warehouseTopics,
  ...shopsTopics,
  ...financeTopics,
  ...reconciliationTopics,
  ...booksTopics,
  ...messagingTopics,
  ...reportsTopics,
  ...webhooksTopics,
};
