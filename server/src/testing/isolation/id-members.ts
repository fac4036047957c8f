/** The members of a call's input that name records, found by their spelling. */
import type { Endpoint } from '@waybill/contract/endpoint';
import type { z } from 'zod';
import { unwrap } from '#platform/http/spelling.ts';
import { elementOf, exampleOf, holderOf, memberOf } from './example-input.ts';
import type { Name } from './isolation-records.ts';
import type { RecordKind, Records } from './records.ts';

type Schema = z.core.$ZodType;
type Def = {
  readonly type: string;
  readonly format?: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly options?: readonly Schema[];
};

/** `path` is as `booking.items[].productId`; `form` says how it names a record. */
export type IdMember = {
  readonly path: string;
  readonly form: keyof Name;
  readonly kind: RecordKind;
};

/** A call that names records. */
export type CallWithIds = {
  /** `context.name`. */
  readonly title: string;
  readonly endpoint: Endpoint;
  readonly members: readonly IdMember[];
  /** What must be sent beside ids for the call to look at them. */
  readonly base: () => Readonly<Record<string, unknown>>;
};

const looksLikeId = /(id|ids|guid|token|image)$/i;

/** Spelled like an id, and yet the caller's own text or number, by which nothing is looked up. */
const chosenByTheCaller =
  /^(.*serviceid|scanEvent\.id|itemIds(\[\])?|item\.itemId|scanEvent\.images\[\]\.id|(vehicles|jobs|vehicles\[\]\.breaks)\[\]\.id|shipments\[\]\.(pickup|delivery)\.id|run\.vehicleid|consignmentId|manifestId|pickupRequestId|items\[\]\.id|.*\.items\[\]\.id|itemids\[\]|itemId|.*locations\[\]\.id|.*dangerousGoodsCategoryId|items\[\]\.productId|payment\.merchantId|driver\.maindepotid|zone\.zoneLocation\[\]\.id|shift\.id|answer\.id|.*questionid|questions\[\]\.id|position\.(id|valid)|device\.uniqueId|invitation\.runId|notificationdevicetoken|userid)$/;

/**
 * The members that name records. A new record that is sent with an id is not named by it.
 * @throws when a member is spelled like an id and nobody said what it names.
 */
export function idMembersOf(name: string, endpoint: Endpoint): readonly IdMember[] {
  return leavesOf(endpoint.input)
    .filter(({ path }) => looksLikeId.test(path.replaceAll('[]', '')))
    .filter(({ path }) => !chosenByTheCaller.test(path) && !isIdOfNew(name, path))
    .filter(({ path }) => !isReport(name, path))
    .map((leaf) => ({ ...leaf, kind: kindOf(name, leaf.path, endpoint.path) }));
}

/** `createZone` and its like take an id and give their own; a scan's id is its device's. */
const isIdOfNew = (name: string, path: string): boolean =>
  /^(create(?!OrUpdate))/.test(name) &&
  /^(job|run|item|zone|headport|multistop|zonelocation|rate|ratecard|rateservice|fuellevy|surcharge|scanevent|vehicle)\.id$/.test(
    path,
  );

/** The reports are the same for every tenant; what they show is not. */
const isReport = (name: string, path: string): boolean =>
  /(^|\.)reportId$/.test(path) || name === 'runReport';

/** Members that are spelled like those of other calls and name something else. */
const byCallAndMember: readonly (readonly [RegExp, RecordKind])[] = [
  [/^createOrganizationUnit parentId$/, 'organizationUnit'],
  [/^getLineHaul jobId$/, 'lineHaulJob'],
  [/^getItemScanImage id$/, 'itemScan'],
  [/^getItemScanImage image$/, 'itemPicture'],
  [/^undoItemScan id$/, 'itemScan'],
  [/^(delete|get)WarehouseLocation id$|^downloadWarehouseLabels locationIds$/, 'location'],
  [/^(getStocktake|countStocktake|closeStocktake) id$/, 'stocktake'],
  [/^(get|update)WarehouseUserSettings id$/, 'driver'],
  [/^(get|delete|test|createOrUpdate)Shop (id|shop\.id)$|^rotateShopSecret id$/, 'shop'],
  [/^(deleteBox|getBoxForEdit) id$|^createOrUpdateBox box\.id$/, 'box'],
  [/^getOrder id$|^updateOrder order\.id$/, 'shopOrder'],
  [/^updateWarehouseConsignment consignment\.id$/, 'warehouseConsignment'],
  [/^(get|delete)Item id$|^updateItem item\.id$/, 'warehouseItem'],
  [/^moveOrganizationUnit (id|newParentId)$/, 'organizationUnit'],
  [/^(getRcti(ForEdit|Document)|sendRcti|voidRcti) id$|^payRctis ids$/, 'rcti'],
  [/VehicleImage id$/, 'vehicleImage'],
  [/^getPreStartImage image$/, 'preStartPhoto'],
  [/^finishShift id$/, 'shift'],
  [/^getWaypoint id$/, 'waypoint'],
  [/PreStart.* id$/, 'preStartCheck'],
  [/DriverDocument (document\.)?id$/, 'driverDocument'],
  [/^downloadReconciliationCsv assetId$/, 'reconciledFile'],
  [/^getGuest(Booking|Documents) BookingId$/, 'guestBooking'],
  [/^downloadGuestDocument token$/, 'guestDocument'],
];

const byMember: readonly (readonly [RegExp, RecordKind])[] = [
  [/^template\.id$/, 'template'],
  [/customer(Ids?|\.id)$/i, 'customer'],
  [/entityId$|entityGuid$/, 'customer'],
  [/entityid$/, 'booking'],
  [/discussionid$/, 'discussion'],
  [/templateid$/i, 'template'],
  [/^ids$/, 'notification'],
  [/^storeId$/, 'shopLink'],
  [/shopId$/, 'shop'],
  [/^orderIds$/, 'shopOrder'],
  [/^importToken$/, 'orderImport'],
  [/templateIds$/, 'template'],
  [/bookingIds?$/i, 'booking'],
  [/invoiceIds?$/, 'invoice'],
  [/feeId$/, 'fee'],
  [/paymentId$/, 'payment'],
  [/rechargeIds$/, 'recharge'],
  [/invoiceDetailId$/, 'invoiceLine'],
  [/quoteId$/, 'quote'],
  [/^quoteToken$/, 'sentQuote'],
  [/productId$/, 'product'],
  [/costCenterId$/, 'costCenter'],
  [/carrierAccountIds?$/, 'carrierAccount'],
  [/promoCodeId$/, 'promoCode'],
  [/rateServiceId$/, 'rateService'],
  [/bookingReconciliationId$|approvedBookings\.id$/, 'reconciledConsignment'],
  [/serviceIds$|approvedServices\.id$/, 'reconciledLine'],
  [/^allOf\.id$/, 'reconciliation'],
  [/serviceId$|^services\[?\]?\.id$/, 'carrierService'],
  [/^bookings\.id$/, 'booking'],
  [/rateCardId$/i, 'rateCard'],
  [/zoneId$|zone\.parentId$/, 'zone'],
  [/locationId$/, 'zoneLocation'],
  [/linehaulId$/i, 'lineHaul'],
  [/jobids?$|job\.parentid$/i, 'job'],
  [/runid$/, 'run'],
  [/jobChargeIds$/, 'jobCharge'],
  [/jobquote\.quoteid$/, 'quote'],
  [/agentid$|driverIds?$|userGuid$/i, 'driver'],
  [/vehicleId$/i, 'vehicle'],
  [/organizationUnitId$/, 'organizationUnit'],
  [/roleId$/, 'role'],
  [/[uU]serIds?$/, 'user'],
  [/tenantId$/, 'tenant'],
  [/fileToken$/, 'invoiceFile'],
  [/^token$/, 'document'],
  [/^image$/, 'picture'],
  [/^assetId$|^fileId$|^profilePictureId$/, 'asset'],
  [/^importId$/, 'bookingImport'],
  [/reportRunId$/, 'reportRun'],
  [/billingRunId$/, 'billingRun'],
  [/statementRunId$/, 'statementRun'],
  [/webhookId$/, 'webhook'],
  [/deliveryId$/, 'webhookDelivery'],
  [/logoId$/, 'logo'],
];

const byCall: readonly (readonly [RegExp, RecordKind])[] = [
  [/AuditLog$/, 'auditLog'],
  [/BackgroundTasks?$/, 'task'],
  [/^deleteDocuments$/, 'attachment'],
  [/Entity$|Entities$/, 'entityRecord'],
  [/ReportSchedule/, 'reportSchedule'],
  [/ReportRun/, 'reportRun'],
  [/replayWebhookDelivery|WebhookDeliveries/, 'webhookDelivery'],
  [/Webhook/, 'webhook'],
  [/Reconciliation|DisputeLetter/, 'reconciliation'],
  [/Comments?$/, 'comment'],
  [/Discussions?$/, 'discussion'],
  [/^deleteTemplateResource$/, 'templateFile'],
  [/Templates?$|TemplateVersions$/, 'template'],
  [/Emails?$/, 'email'],
  [/PushToken/, 'driver'],
  [/markDiscussionRead/, 'discussion'],
  [/SharedBooking/, 'sharedBooking'],
  [/CreditNote/, 'creditNote'],
  [/Fees?(ForEdit)?$/, 'fee'],
  [/(allocate|reverse)Payment/, 'payment'],
  [/getQuotes/, 'quoteRequest'],
  [/getRatesQuotes/, 'rateQuoteRequest'],
  [/UserPermissions/, 'user'],
  [/PackageType/, 'packageType'],
  [/OperationLog/, 'operationLog'],
  [/BatchBooking/, 'batch'],
  [/ECommerceStoreSettings/, 'store'],
  [/CostCenter/, 'costCenter'],
  [/FrequentAddress/, 'address'],
  [/Product/, 'product'],
  [/Reference/, 'reference'],
  [/PromoCode/, 'promoCode'],
  [/SidebarLink/, 'sidebarLink'],
  [/Language$/, 'language'],
  [/CarrierAccount/, 'carrierAccount'],
  [/CarrierService/, 'carrierService'],
  [/FuelLev/, 'fuelLevy'],
  [/Surcharge/, 'surcharge'],
  [/RateCard/, 'rateCard'],
  [/RateService/, 'rateService'],
  [/linehaulAllocatedJobs/, 'job'],
  [/LineHaul(?!Jobs)/, 'lineHaul'],
  [/HeadPort/, 'headPort'],
  [/MultiStop/, 'multiStop'],
  [/ZoneLocation/, 'zoneLocation'],
  [/Zone/, 'zone'],
  [/Rates?$/, 'rate'],
  [/Waypoints/, 'waypoint'],
  [/Shifts$/, 'shift'],
  [/Rcti/, 'rcti'],
  [/PreStart/, 'preStartCheck'],
  [/Driver/, 'driver'],
  [/Vehicle/, 'vehicle'],
  [/AllocatedJobs/, 'driver'],
  [/Runs?$/, 'run'],
  [/ScanEvent/, 'scanEvent'],
  [/Job/, 'job'],
  [/^getShops$/, 'shop'],
  [/^getBoxes$/, 'box'],
  [/^getOrders$/, 'shopOrder'],
  [/BookingImports?$/, 'bookingImport'],
  [/Booking|Legs$/, 'booking'],
  [/Invoice/, 'invoice'],
  [/Customer/, 'customer'],
  [/ApiClient/, 'apiClient'],
  [/ApiKey$/, 'apiKey'],
  [/^revokeSession$/, 'session'],
  [/ListView$/, 'listView'],
  [/OrganizationUnit/, 'organizationUnit'],
  [/Users|UserForEdit$|User$/, 'user'],
  [/Role/, 'role'],
];

/** Of calls that other contexts have under the same name. */
const byPathAndMember: readonly (readonly [RegExp, RecordKind])[] = [
  [/^\/api\/jobs\/\S+ (\S*\.)?headPortId$/i, 'headPort'],
  [/^\/api\/jobs\/head-port\/\S+ (headport\.)?id$/, 'headPort'],
  [/^\/api\/jobs\/linehaul\S* (\S*\.)?(start|destination)headportid$/, 'headPort'],
  [/^\/api\/jobs\/zone\/zone-location Id$/, 'networkLocation'],
  [/^\/api\/jobs\/zone\/\S+ (\S*zoneId|zone\.(id|parentid)|Id)$/i, 'networkZone'],
  [/^\/api\/jobs\/multi-stop\/\S+ (\S*multistopjobid|multistop\.id|jobId)$/, 'multiStop'],
];

function kindOf(name: string, path: string, address: string): RecordKind {
  const bare = path.replaceAll('[]', '');
  const known =
    byPathAndMember.find(([spelling]) => spelling.test(`${address} ${bare}`)) ??
    byCallAndMember.find(([spelling]) => spelling.test(`${name} ${bare}`)) ??
    byMember.find(([spelling]) => spelling.test(bare)) ??
    byCall.find(([call]) => /(^|\.)(id|resourceToken)$/i.test(bare) && call.test(name));
  if (known === undefined) throw new Error(`Nobody said what ${path} of ${name} names`);
  return known[1];
}

/** What a list lists, by its name; nothing where no record of that kind is at hand. */
export const kindListedBy = (name: string): RecordKind | undefined =>
  byCall.find(([call]) => call.test(name))?.[1];

type Leaf = { readonly path: string; readonly form: keyof Name };

function leavesOf(schema: Schema, path = ''): readonly Leaf[] {
  const def = unwrap(schema)._zod.def as unknown as Def;
  if (def.type === 'union') {
    const all = (def.options ?? []).flatMap((option) => leavesOf(option, path));
    return all.filter((leaf, i) => all.findIndex((other) => isSame(leaf, other)) === i);
  }
  if (def.type === 'array' && def.element) return leavesOf(def.element, `${path}[]`);
  if (def.shape === undefined) return [{ path, form: formOf(def) }];
  return Object.entries(def.shape).flatMap(([name, field]) =>
    leavesOf(field, path === '' ? name : `${path}.${name}`),
  );
}

const isSame = (a: Leaf, b: Leaf): boolean => a.path === b.path && a.form === b.form;

function formOf({ type, format }: Def): keyof Name {
  if (type === 'number') return 'number';
  return format === 'guid' || format === 'uuid' ? 'guid' : 'text';
}

/**
 * The smallest input of a call in which every id that must be there names one of `records`, and the
 * `aimed` member, if any, is `value`; what must stand around it is made.
 */
export function inputNaming(
  { endpoint, members, base }: CallWithIds,
  records: Records,
  aimed?: { readonly path: string; readonly value: unknown },
): Record<string, unknown> {
  const put = (input: unknown, path: string, value: unknown) =>
    set(endpoint.input, input, path.split('.'), value);
  const smallest = { ...(exampleOf(endpoint.input) as object), ...base() };
  const aiming = aimed === undefined ? smallest : put(smallest, aimed.path, aimed.value);
  const named = members
    .filter(({ path }) => path !== aimed?.path && isThere(aiming, stepsOf(path)))
    .reduce<unknown>((input, m) => put(input, m.path, records[m.kind][m.form]), aiming);
  return named as Record<string, unknown>;
}

const stepsOf = (path: string): readonly string[] => path.replaceAll('[]', '.0').split('.');

function set(schema: Schema, into: unknown, path: readonly string[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const name = step.replace('[]', '');
  const field = memberOf(schema, name);
  const record = isRecord(into)
    ? into
    : (exampleOf(holderOf(schema, name)) as Record<string, unknown>);
  const inner = record[name];
  if (!step.endsWith('[]')) return { ...record, [name]: set(field, inner, rest, value) };
  const first = Array.isArray(inner) ? (inner as unknown[])[0] : undefined;
  return { ...record, [name]: [set(elementOf(field), first, rest, value)] };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isThere(input: unknown, [step, ...rest]: readonly string[]): boolean {
  if (step === undefined) return true;
  if (typeof input !== 'object' || input === null || !(step in input)) return false;
  return isThere((input as Record<string, unknown>)[step], rest);
}
