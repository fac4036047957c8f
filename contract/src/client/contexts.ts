import * as booking from '../booking/endpoints.ts';
import * as books from '../books/endpoints.ts';
import * as carriers from '../carriers/endpoints.ts';
import * as customers from '../customers/endpoints.ts';
import * as dangerousGoods from '../dangerousGoods/endpoints.ts';
import * as finance from '../finance/endpoints.ts';
import * as fleet from '../fleet/endpoints.ts';
import * as identity from '../identity/endpoints.ts';
import * as jobs from '../jobs/endpoints.ts';
import * as linehaul from '../linehaul/endpoints.ts';
import * as lookups from '../lookups/endpoints.ts';
import * as messaging from '../messaging/endpoints.ts';
import * as administration from '../administration/endpoints.ts';
import * as pricing from '../pricing/endpoints.ts';
import * as rates from '../rates/endpoints.ts';
import * as reconciliation from '../reconciliation/endpoints.ts';
import * as records from '../records/endpoints.ts';
import * as reports from '../reports/endpoints.ts';
import * as routing from '../routing/endpoints.ts';
import * as search from '../search/endpoints.ts';
import * as shops from '../shops/endpoints.ts';
import * as tenancy from '../tenancy/endpoints.ts';
import * as warehouse from '../warehouse/endpoints.ts';
import * as webhooks from '../webhooks/endpoints.ts';

/**
 * Every endpoint by context and name, each with its own types; a test compares it with `all.ts`.
 */
export const contexts = {
  booking,
  books,
  carriers,
  customers,
  dangerousGoods,
  finance,
  fleet,
  identity,
  jobs,
  linehaul,
  lookups,
  messaging,
  administration,
  pricing,
  rates,
  reconciliation,
  records,
  reports,
  routing,
  search,
  shops,
  tenancy,
  warehouse,
  webhooks,
};
