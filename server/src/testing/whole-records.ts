import { aJob } from '@waybill/contract/jobs/examples';

export type SavedRecord = Readonly<Record<string, unknown>> & { readonly revision?: string };

type Row = SavedRecord & { readonly id: number | string };
type ResponseRecord = Readonly<Record<string, unknown>>;
type Titled = { readonly title: string; readonly args?: ResponseRecord };

/** A kind of record, how one is found and read, and what saves it with one member changed. */
export type WholeRecord = {
  readonly save: string;
  /** Creates one if the demo data has none. */
  readonly made?: Titled;
  /** The list that has one; null if there is only one record. */
  readonly list: Titled | null;
  readonly read: (row: Row) => Titled;
  readonly place: (result: ResponseRecord) => unknown;
  readonly toSave: (record: SavedRecord, mark: string) => ResponseRecord;
  /** The member that the save changes, by the name in the read response. */
  readonly member: string;
};

const byId = (title: string) => (row: Row) => ({ title, args: { id: row.id } });
const itself = (result: ResponseRecord) => result;
const within = (name: string) => (result: ResponseRecord) => result[name];
const firstItem = (result: ResponseRecord) => (result['items'] as readonly unknown[])[0];
const ofList = (title: string) => (row: Row) => ({
  title,
  args: {
    filter: typeof row.id === 'number' ? `id eq ${row.id}` : `id eq guid'${row.id}'`,
    maxResultCount: 1,
  },
});

/** Returns the read record with a mark appended to one of its texts. */
const marked = (record: unknown, member: string, mark: string) => {
  const held = record as SavedRecord;
  const text = held[member];
  return { ...held, [member]: `${typeof text === 'string' ? text.slice(0, 20) : ''} ${mark}` };
};
const save =
  (name: string, member: string) =>
  (record: SavedRecord, mark: string): ResponseRecord => ({ [name]: marked(record, member, mark) });
const saveOfCustomer =
  (name: string, member: string) =>
  (record: SavedRecord, mark: string): ResponseRecord => ({
    customerId: record['customerId'],
    [name]: marked(record, member, mark),
  });

/** One of each kind that users edit most; the others are saved by the same code. */
export const savedRecords: readonly WholeRecord[] = [
  {
    save: 'customers.createOrUpdateCustomer',
    list: { title: 'customers.getCustomers' },
    read: byId('customers.getCustomerForEdit'),
    place: itself,
    toSave: save('customer', 'contactName'),
    member: 'contactName',
  },
  {
    save: 'customers.createOrUpdateFrequentAddress',
    list: { title: 'customers.getFrequentAddresses' },
    read: byId('customers.getFrequentAddressForEdit'),
    place: itself,
    toSave: saveOfCustomer('address', 'nickname'),
    member: 'nickname',
  },
  {
    save: 'customers.createOrUpdateProduct',
    list: { title: 'customers.getProducts' },
    read: byId('customers.getProductForEdit'),
    place: itself,
    toSave: saveOfCustomer('product', 'name'),
    member: 'name',
  },
  {
    save: 'customers.createOrUpdateCostCenter',
    made: {
      title: 'customers.createOrUpdateCostCenter',
      args: { customerId: 1, costCenter: { code: 'R1', name: 'Race' } },
    },
    list: { title: 'customers.getCostCenters', args: { customerId: 1 } },
    read: byId('customers.getCostCenterForEdit'),
    place: itself,
    toSave: saveOfCustomer('costCenter', 'name'),
    member: 'name',
  },
  {
    save: 'identity.createOrUpdateRole',
    made: {
      title: 'identity.createOrUpdateRole',
      args: { role: { displayName: 'Race' }, grantedPermissionNames: [] },
    },
    list: { title: 'identity.getRoles' },
    read: byId('identity.getRoleForEdit'),
    place: itself,
    toSave: (record, mark) => ({
      ...record,
      role: marked(record['role'], 'displayName', mark),
    }),
    member: 'role.displayName',
  },
  {
    save: 'identity.createOrUpdateUser',
    list: { title: 'identity.getUsers', args: { filter: "userName eq 'kim'" } },
    read: byId('identity.getUserForEdit'),
    place: itself,
    toSave: (record, mark) => ({
      user: marked(record['user'], 'surname', mark),
      assignedRoleNames: (record['roles'] as { isAssigned: boolean; roleName: string }[]).flatMap(
        ({ isAssigned, roleName }) => (isAssigned ? [roleName] : []),
      ),
    }),
    member: 'user.surname',
  },
  {
    save: 'tenancy.updateAllSettings',
    list: null,
    read: () => ({ title: 'tenancy.getAllSettings' }),
    place: itself,
    toSave: ({ billing }, mark) => ({ billing: marked(billing, 'legalName', mark) }),
    member: 'billing.legalName',
  },
  {
    save: 'tenancy.createOrUpdateSidebarLink',
    made: {
      title: 'tenancy.createOrUpdateSidebarLink',
      args: { sidebarLink: { title: 'Race', url: 'https://race.example', isExternal: true } },
    },
    list: { title: 'tenancy.getSidebarLinks' },
    read: byId('tenancy.getSidebarLinkForEdit'),
    place: within('sidebarLink'),
    toSave: save('sidebarLink', 'title'),
    member: 'title',
  },
  {
    save: 'rates.updateRateCard',
    list: { title: 'rates.getRateCards' },
    read: byId('rates.getRateCard'),
    place: within('ratecard'),
    toSave: save('ratecard', 'name'),
    member: 'name',
  },
  {
    save: 'rates.updateRateService',
    list: { title: 'rates.getRateServices' },
    read: ofList('rates.getRateServices'),
    place: firstItem,
    toSave: save('rateservice', 'name'),
    member: 'name',
  },
  {
    save: 'rates.updateZone',
    list: { title: 'rates.getZones' },
    read: byId('rates.getZone'),
    place: within('zone'),
    toSave: save('zone', 'code'),
    member: 'code',
  },
  {
    save: 'rates.updateRate',
    list: { title: 'rates.getRates' },
    read: byId('rates.getServiceRate'),
    place: within('rate'),
    toSave: save('rate', 'transitTime'),
    member: 'transitTime',
  },
  {
    save: 'rates.updateFuelLevy',
    list: { title: 'rates.getFuelLevies' },
    read: ofList('rates.getFuelLevies'),
    place: firstItem,
    toSave: save('fuellevy', 'source'),
    member: 'source',
  },
  {
    save: 'pricing.createOrUpdateMarkup',
    list: null,
    read: () => ({ title: 'pricing.getMarkup' }),
    place: itself,
    toSave: (record, mark) => ({
      ...record,
      carrierAccounts: [
        {
          carrierAccountId: 1,
          rate: { calcMethod: 'Percentage', value: Number(mark) },
          carrierServices: [],
        },
      ],
    }),
    member: 'carrierAccounts',
  },
  {
    save: 'pricing.createOrUpdatePromoCode',
    list: { title: 'pricing.getPromoCodes' },
    read: byId('pricing.getPromoCodeForEdit'),
    place: within('promoCode'),
    toSave: (record, mark) => ({
      promoCode: { ...record, maxUses: 1000 + Number(mark) },
    }),
    member: 'maxUses',
  },
  {
    save: 'messaging.updateTemplate',
    list: { title: 'messaging.getTemplates' },
    read: byId('messaging.getTemplate'),
    place: itself,
    toSave: save('template', 'templatesubjecttitle'),
    member: 'templatesubjecttitle',
  },
  {
    save: 'fleet.updateDriver',
    list: { title: 'fleet.getDrivers' },
    read: byId('fleet.getDriver'),
    place: within('driver'),
    toSave: (record, mark) => ({ id: record['id'], driver: marked(record, 'name', mark) }),
    member: 'name',
  },
  {
    save: 'fleet.updateVehicle',
    list: { title: 'fleet.getVehicles' },
    read: byId('fleet.getVehicle'),
    place: within('vehicle'),
    toSave: save('vehicle', 'name'),
    member: 'name',
  },
  {
    save: 'jobs.updateJob',
    made: { title: 'jobs.createJob', args: { job: aJob({ customerid: 1 }) } },
    list: { title: 'jobs.getJobs' },
    read: ({ id }) => ({ title: 'jobs.getJob', args: { jobId: id } }),
    place: within('job'),
    toSave: save('job', 'servicename'),
    member: 'servicename',
  },
  {
    save: 'warehouse.updateWarehouseConsignment',
    made: {
      title: 'warehouse.createItem',
      args: { item: { itemId: 'RACE', customerId: 1, consignmentNumber: 'RACE' } },
    },
    list: { title: 'warehouse.getWarehouseConsignments' },
    read: ofList('warehouse.getWarehouseConsignments'),
    place: firstItem,
    toSave: ({ id, fromAddress, toAddress }, mark) => ({
      consignment: { id, fromAddress: marked(fromAddress, 'contactName', mark), toAddress },
    }),
    member: 'fromAddress.contactName',
  },
  {
    save: 'shops.createOrUpdateShop',
    made: {
      title: 'shops.createOrUpdateShop',
      args: { shop: { name: 'Race', customerId: 1, eCommercePlatform: 'Csv', attributes: [] } },
    },
    list: { title: 'shops.getShops' },
    read: byId('shops.getShop'),
    place: within('shop'),
    toSave: save('shop', 'name'),
    member: 'name',
  },
  {
    save: 'finance.createOrUpdateFee',
    list: { title: 'finance.getFees' },
    read: byId('finance.getFeeForEdit'),
    place: within('fee'),
    toSave: save('fee', 'name'),
    member: 'name',
  },
];
