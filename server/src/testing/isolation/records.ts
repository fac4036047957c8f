import * as warehouse from '@waybill/contract/warehouse/endpoints';
import { createRun } from '@waybill/contract/routing/endpoints';
/** One record of every kind that a call can name, of one customer. */
import * as customers from '@waybill/contract/customers/endpoints';
import { anAddress, aProduct } from '@waybill/contract/customers/examples';
import * as finance from '@waybill/contract/finance/endpoints';
import {
  createApiClient,
  createApiKey,
  createOrganizationUnit,
  saveListView,
} from '@waybill/contract/identity/endpoints';
import { createLineHaul, linehaulAllocateJobs } from '@waybill/contract/linehaul/endpoints';
import {
  addDriverCharge,
  confirmJob,
  createHeadPort,
  createJob,
  createMultiStop,
  createScanEvent,
  getScanEvents,
} from '@waybill/contract/jobs/endpoints';
import { aHeadPort, aJob, aJobAddress, aScan } from '@waybill/contract/jobs/examples';
import {
  createOrUpdatePromoCode,
  createQuote,
  getQuotes,
} from '@waybill/contract/pricing/endpoints';
import {
  createDiscussion,
  createTemplate,
  getDiscussion,
  getNotifications,
  sendEmail,
  sendTestNotification,
  uploadTemplateAttachment,
} from '@waybill/contract/messaging/endpoints';
import { aDiscussion } from '@waybill/contract/messaging/examples';
import { uploadAsset, uploadDocument } from '@waybill/contract/records/endpoints';
import {
  exportReconciliationCsv,
  getReconciliationForApproval,
} from '@waybill/contract/reconciliation/endpoints';
import { reports } from '@waybill/contract/reports/reports/catalogue';
import { createOrUpdateReportSchedule, startReportRun } from '@waybill/contract/reports/endpoints';
import {
  createOrUpdateLanguage,
  createOrUpdateSidebarLink,
} from '@waybill/contract/tenancy/endpoints';
import { createOrUpdateWebhook, sendTestWebhook } from '@waybill/contract/webhooks/endpoints';
import { sql } from 'kysely';
import { onePixel } from '#testing/files/one-pixel.ts';
import { sampleOf } from '#testing/files/sample-files.ts';
import { addReconciled } from '#contexts/reconciliation/testing/add-reconciled.ts';
import type { Caller, TestTenant } from '#testing/test-app.ts';
import { shopRecords } from './shop-records.ts';
import { bookingRecords } from './booking-records.ts';
import { networkRecords } from './network-records.ts';
import { chargeRecords } from './charge-records.ts';
import { cardRecords, freight } from './card-records.ts';
import { fleetRecords } from './fleet-records.ts';
import { guestRecords } from './guest-records.ts';
import { administrationRecords } from './administration-records.ts';
import { ownTypeRecord } from './own-type-record.ts';
import { type Records } from './kinds.ts';

/** Lets an administrator of the tenant make what the customer does not have yet. */
export async function recordsOf(
  tenant: TestTenant,
  admin: Caller,
  company: string,
): Promise<Records> {
  const customer = await customerNamed(tenant, company);
  return {
    ...(await sharedRecords(tenant)),
    ...(await fleetRecords(tenant, admin)),
    ...(await cardRecords(admin, `ISLE${customer.number}`)),
    language: await languageRecord(admin, `fr-x-isle${customer.number}`),
    sidebarLink: await sidebarLinkRecord(admin),
    apiClient: await apiClientRecord(admin),
    apiKey: await apiKeyRecord(tenant, admin),
    session: await sessionRecord(tenant),
    listView: await listViewRecord(admin, `Isle ${customer.number}`),
    organizationUnit: await unitRecord(admin, `Isle ${customer.number}`),
    promoCode: await promoCodeRecord(admin, `ISLE${customer.number}`),
    billingRun: await billingRunRecord(admin),
    fee: await feeRecord(admin, `ISLE${customer.number}`),
    customer: { ...customer, text: customer.guid },
    ...(await companyRecords(admin, customer.number)),
    ...(await bookingRecords(tenant, admin, company)),
    ...(await guestRecords(tenant, await sharedRecords(tenant))),
    ...(await quoteRecords(admin, customer.number)),
    ...(await invoiceRecords(admin, customer.number)),
    statementRun: await statementRunRecord(admin),
    ...(await jobRecords(tenant, admin, customer.number)),
    ...(await chargeRecords(tenant, admin)),
    run: { guid: (await admin.call(createRun, { run: { rundate: '2027-02-01' } })).id },
    ...(await networkRecords(admin, `ISLE${customer.number}`)),
    ...(await lineHaulRecords(admin, customer.number)),
    ...(await warehouseRecords(admin, customer.number)),
    ...(await shopRecords(tenant, admin, customer.number)),
    ...(await messagingRecords(admin, customer.number)),
    ...(await fileRecords(admin, customer.number)),
    entityRecord: await ownTypeRecord(admin, customer.number),
    ...(await reportRecords(admin)),
    ...(await webhookRecords(admin)),
    ...(await administrationRecords(tenant)),
    ...(await reconciliationRecords(tenant, admin, `ISLE${customer.number}`)),
  };
}

async function customerNamed(tenant: TestTenant, company: string) {
  const [row] = await tenant.rows(sql<{ number: number; guid: string }>`
    select id as number, guid from customers.customer where company_name = ${company}
  `);
  if (row === undefined) throw new Error(`Nobody is called ${company}`);
  return row;
}

async function sharedRecords(tenant: TestTenant) {
  const [row] = await tenant.rows(sql<Record<string, number> & { driver: string; vehicle: string }>`
    select u.id as user, u.guid as driver, v.id as vehicle, r.id as role, p.id as package, a.id as account, s.id as service
    from identity."user" u join fleet.vehicle v on v.driver_id = u.guid, identity.role r, lookups.package_type p, carriers.account a, carriers.service s
    where u.is_driver and a.carrier_code = 'OWN' and s.carrier_code = 'OWN'
    order by a.id, s.id limit 1
  `);
  if (row === undefined) throw new Error('The demo town lacks a driver or a carrier account');
  return {
    tenant: { number: tenant.id },
    user: { number: row['user'] ?? 0 },
    role: { number: row['role'] ?? 0 },
    driver: { guid: row.driver },
    vehicle: { guid: row.vehicle },
    packageType: { number: row['package'] ?? 0 },
    carrierAccount: { number: row['account'] ?? 0, text: String(row['account']) },
    carrierService: { number: row['service'] ?? 0, text: String(row['service']) },
  };
}

async function companyRecords(admin: Caller, customerId: number) {
  const address = await admin.call(customers.createOrUpdateFrequentAddress, {
    customerId,
    address: anAddress({ nickname: 'Isle' }),
  });
  const product = await admin.call(customers.createOrUpdateProduct, {
    customerId,
    product: aProduct({ productCode: 'ISLE-1' }),
  });
  const costCenter = await admin.call(customers.createOrUpdateCostCenter, {
    customerId,
    costCenter: { code: 'ISLE', name: 'Isle' },
  });
  const reference = await admin.call(customers.createOrUpdateReference, {
    customerId,
    reference: { name: 'Isle' },
  });
  const store = await admin.call(customers.saveECommerceStoreSettings, {
    customerId,
    ecommerceSettings: { storeType: 'Csv', storeKey: `isle ${customerId}` },
  });
  return {
    store: { number: store.id },
    address: { number: address.id },
    product: { number: product.id },
    costCenter: { number: costCenter.id },
    reference: { number: reference.id },
  };
}

async function languageRecord(admin: Caller, name: string) {
  const language = { name, displayName: 'Island French' };
  const { id } = await admin.call(createOrUpdateLanguage, { language });
  return { number: id };
}

async function sidebarLinkRecord(admin: Caller) {
  const sidebarLink = { title: 'Handbook', url: 'https://handbook.example/' };
  const { id } = await admin.call(createOrUpdateSidebarLink, { sidebarLink });
  return { number: id };
}

async function apiClientRecord(admin: Caller) {
  const client = { name: 'Scales', permissions: [] };
  const { id } = await admin.call(createApiClient, { client });
  return { text: id };
}

async function apiKeyRecord(tenant: TestTenant, admin: Caller) {
  const [own] = await tenant.rows(sql<{ id: number }>`
    select u.id from identity."user" u
    join identity.user_role ur on ur.tenant_id = u.tenant_id and ur.user_id = u.id
    join identity.role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id
    where r.name = 'Driver' limit 1
  `);
  const { id } = await admin.call(createApiKey, { userId: own?.id ?? 0 });
  return { number: id };
}

/** A browser in which the tenant's administrator is signed in. */
async function sessionRecord(tenant: TestTenant) {
  const [session] = await tenant.rows(sql<{ id: string }>`
    insert into identity.session
      (tenant_id, id, secret_hash, user_id, ip, browser, created_at, seen_at, expires_at)
    select u.tenant_id, gen_random_uuid(), 'x', u.id, '', '', now(), now(), now() + '9 years'
    from identity."user" u
    join identity.user_role ur on ur.tenant_id = u.tenant_id and ur.user_id = u.id
    join identity.role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id
    where r.name = 'Admin' and u.is_active limit 1
    returning id
  `);
  return { guid: session?.id ?? '' };
}

async function listViewRecord(admin: Caller, name: string) {
  const view = { list: 'bookings' as const, name, search: {}, columns: null, isShared: true };
  const { id } = await admin.call(saveListView, { view });
  return { number: id };
}

async function unitRecord(admin: Caller, displayName: string) {
  const { id } = await admin.call(createOrganizationUnit, { displayName });
  return { number: id };
}

async function promoCodeRecord(admin: Caller, code: string) {
  const rate = { calcMethod: 'Percentage' as const, value: 5 };
  const promoCode = { code, startDate: '2026-01-01', endDate: '2026-12-31', rate };
  const { id } = await admin.call(createOrUpdatePromoCode, { promoCode });
  return { number: id };
}

async function feeRecord(admin: Caller, name: string) {
  const feeRates = [{ order: 1, basic: 1, break: 0, rate: 0 }];
  const how = { applyOn: 'Invoice' as const, calcMethod: 'Flat' as const };
  const { id } = await admin.call(finance.createOrUpdateFee, { fee: { name, ...how, feeRates } });
  return { number: id };
}

async function quoteRecords(admin: Caller, customerId: number) {
  const request = { ...freight, customer: { customerId } };
  const { resourceToken } = await admin.call(createQuote, request);
  const { quotes } = await admin.call(getQuotes, { resourceToken });
  return { quoteRequest: { text: resourceToken }, quote: { guid: quotes[0]?.id ?? '' } };
}

async function billingRunRecord(admin: Caller) {
  const nothing = { bookingIds: [], invoiceDate: '2026-11-16' };
  const { id } = await admin.call(finance.startBillingRun, nothing);
  return { guid: id };
}

async function statementRunRecord(admin: Caller) {
  const { id } = await admin.call(finance.startStatementRun, { delivery: 'Pdf' });
  return { guid: id };
}

async function invoiceRecords(admin: Caller, customerId: number) {
  const pricingDetails = [{ amount: 100 }];
  const adhocInvoice = { items: [{ packageType: 'Carton', quantity: 1, pricingDetails }] };
  const { id } = await admin.call(finance.generateAdhocInvoice, { customerId, adhocInvoice });
  const { fileToken } = await admin.call(finance.getInvoiceDocument, { id });
  const { invoice } = await admin.call(finance.getInvoiceForEdit, { id });
  const line = invoice.invoiceDetails[0]?.id ?? 0;
  const allocatedInvoicePayments = { invoiceId: id, paidAmount: 10 };
  const paid = { paymentDate: '2026-11-18', paidAmount: 20, allocatedInvoicePayments };
  const payment = await admin.call(finance.createPayment, paid);
  const details = [{ invoiceDetailId: line, amount: 5 }];
  const creditNote = { invoiceId: id, amount: 5, note: 'Isle', details };
  const credit = await admin.call(finance.createCreditNoteRequest, { creditNote });
  return {
    invoice: { number: id },
    invoiceFile: { text: fileToken },
    invoiceLine: { number: line },
    payment: { number: payment.id },
    creditNote: { number: credit.id },
  };
}

async function jobRecords(tenant: TestTenant, admin: Caller, customerid: number) {
  const { id } = await admin.call(createJob, { job: aJob({ customerid }) });
  await admin.call(confirmJob, { id });
  const { driver } = await sharedRecords(tenant);
  const owed = { jobid: id, driverid: driver.guid, chargerate: 60 };
  await admin.call(addDriverCharge, { driverchargeadd: owed });
  await admin.call(createScanEvent, { jobid: id, scanevent: aScan({ images: [onePixel] }) });
  const { items } = await admin.call(getScanEvents, { jobId: id });
  const multistop = { customerid, fromAddress: aJobAddress() };
  const linked = await admin.call(createMultiStop, { multistop });
  return {
    multiStop: { guid: linked.id },
    job: { guid: id },
    scanEvent: { guid: items[0]?.id ?? '' },
    picture: { guid: items[0]?.images[0] ?? '' },
  };
}

/** Between the head port of `networkRecords` and one more. */
async function lineHaulRecords(admin: Caller, customerid: number) {
  const code = `ISLE${customerid}`;
  const headport = aHeadPort({ code: `${code}B`, latitude: -37.8, longitude: 144.9 });
  const { id: destinationheadportid } = await admin.call(createHeadPort, { headport });
  const linehaul = { startheadport: code, destinationheadportid };
  const { linehaulid } = await admin.call(createLineHaul, { linehaul });
  const job = await admin.call(createJob, { job: aJob({ customerid }) });
  await admin.call(confirmJob, { id: job.id });
  const allocation = { linehaulId: linehaulid, jobIds: [job.id] };
  await admin.call(linehaulAllocateJobs, { allocation });
  return { lineHaul: { guid: linehaulid }, lineHaulJob: { guid: job.id } };
}

async function warehouseRecords(admin: Caller, customerId: number) {
  const itemId = `ISLE-${customerId}`;
  const item = { itemId, customerId, consignmentNumber: itemId };
  const { id } = await admin.call(warehouse.createItem, { item });
  const scanEvent = { code: 'INWARD' as const, images: [onePixel] };
  const scan = await admin.call(warehouse.createItemScanEvent, { itemId, scanEvent });
  const { item: saved } = await admin.call(warehouse.getItem, { id });
  const { items } = await admin.call(warehouse.getWarehouseConsignments, { filter: itemId });
  const codes = [{ code: itemId.toUpperCase() }];
  await admin.call(warehouse.saveWarehouseLocations, { locations: codes });
  const places = await admin.call(warehouse.getWarehouseLocations, { filter: itemId });
  const stocktake = await admin.call(warehouse.openStocktake, { prefix: itemId });
  return {
    location: { guid: places.items[0]?.id ?? '' },
    stocktake: { guid: stocktake.id },
    warehouseItem: { guid: id },
    itemScan: { guid: scan.id },
    itemPicture: { guid: saved.images[0] ?? '' },
    warehouseConsignment: { guid: items[0]?.id ?? '' },
  };
}

async function messagingRecords(admin: Caller, customerId: number) {
  const entity = { entitytype: 'Customer' as const, entityid: String(customerId) };
  const discussion = aDiscussion({ entity });
  const { id } = await admin.call(createDiscussion, { discussion });
  const { comments } = await admin.call(getDiscussion, { id });
  const made = await admin.call(createTemplate, {
    template: { templatename: 'Isle', type: { name: 'Delivered', channel: 'Email' } },
  });
  const file = { name: 'isle.txt', type: 'text/plain', bytes: Buffer.from('Isle') };
  const saved = await admin.call(uploadTemplateAttachment, { templateId: made.id }, { file });
  const email = { to: ['a@b.example'], subject: 'Isle', body: 'Isle' };
  const mail = await admin.call(sendEmail, email);
  await admin.call(sendTestNotification);
  const { items } = await admin.call(getNotifications);
  return {
    email: { guid: mail.id },
    notification: { guid: items[0]?.id ?? '' },
    discussion: { guid: id },
    comment: { guid: comments[0]?.id ?? '' },
    template: { guid: made.id },
    templateFile: { guid: saved.id },
  };
}

async function fileRecords(admin: Caller, entityId: number) {
  const file = { name: 'isle.txt', type: 'text/plain', bytes: Buffer.from('Isle') };
  const { fileName } = await admin.call(uploadAsset, {}, { file });
  const contract = { entityType: 'Customer', entityId, documentType: 'Contract' } as const;
  const shared = { ...contract, isVisibleToCustomer: true };
  const { id } = await admin.call(uploadDocument, shared, { file });
  const logo = { name: 'isle.png', type: 'image/png', bytes: await sampleOf().png().toBuffer() };
  const { fileName: logoId } = await admin.call(uploadAsset, {}, { file: logo });
  return {
    asset: { text: fileName, guid: fileName },
    logo: { guid: logoId },
    attachment: { number: id },
  };
}

async function reportRecords(admin: Caller) {
  const [report] = reports;
  const request = { reportId: report?.id ?? '', parameters: { Period: 'Today' } };
  const run = await admin.call(startReportRun, request);
  const schedule = { ...request, every: 'Day' as const };
  const { id } = await admin.call(createOrUpdateReportSchedule, { schedule });
  return { reportRun: { guid: run.id }, reportSchedule: { number: id } };
}

async function webhookRecords(admin: Caller) {
  const webhook = { url: 'https://example.com/isle', events: ['job.scanned' as const] };
  const made = await admin.call(createOrUpdateWebhook, { webhook });
  const { id } = await admin.call(sendTestWebhook, { id: made.webhook.id });
  return { webhook: { number: made.webhook.id }, webhookDelivery: { guid: id } };
}

async function reconciliationRecords(tenant: TestTenant, admin: Caller, consignment: string) {
  const id = await tenant.inTransaction((db) => addReconciled(db, consignment, new Date()));
  const selected = await admin.call(getReconciliationForApproval, { id });
  const [theirs] = selected.unmatched;
  const { fileToken } = await admin.call(exportReconciliationCsv, { id });
  return {
    reconciliation: { number: id },
    reconciledConsignment: { number: theirs?.id ?? 0 },
    reconciledLine: { number: theirs?.bookingReconciliationServices[0]?.id ?? 0 },
    reconciledFile: { text: fileToken },
  };
}
