import * as books from './books/endpoints.ts';
import * as booking from './booking/endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import * as carriers from './carriers/endpoints.ts';
import * as customers from './customers/endpoints.ts';
import * as dangerousGoods from './dangerousGoods/endpoints.ts';
import * as fleet from './fleet/endpoints.ts';
import * as finance from './finance/endpoints.ts';
import * as identity from './identity/endpoints.ts';
import * as jobs from './jobs/endpoints.ts';
import * as linehaul from './linehaul/endpoints.ts';
import * as lookups from './lookups/endpoints.ts';
import * as messaging from './messaging/endpoints.ts';
import * as administration from './administration/endpoints.ts';
import * as records from './records/endpoints.ts';
import * as reports from './reports/endpoints.ts';
import * as search from './search/endpoints.ts';
import * as pricing from './pricing/endpoints.ts';
import * as rates from './rates/endpoints.ts';
import * as reconciliation from './reconciliation/endpoints.ts';
import * as routing from './routing/endpoints.ts';
import * as shops from './shops/endpoints.ts';
import * as tenancy from './tenancy/endpoints.ts';
import * as warehouse from './warehouse/endpoints.ts';
import * as webhooks from './webhooks/endpoints.ts';

/** Every endpoint by context and name: routes, documents and tests are derived from it. */
export const allEndpoints: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = {
  tenancy,
  identity,
  records,
  lookups,
  customers,
  dangerousGoods,
  carriers,
  rates,
  pricing,
  booking,
  fleet,
  finance,
  reconciliation,
  books,
  jobs,
  linehaul,
  warehouse,
  routing,
  shops,
  messaging,
  search,
  reports,
  webhooks,
  administration,
};
