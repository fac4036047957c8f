type Address = `/api/${string}`;

const page = 'skipCount=0&maxResultCount=50';
const byCreation = `sorting=creationTime+desc&${page}`;
const booking = '/api/booking/booking';
const customer = '/api/customer/customer';
const invoice = '/api/finance/invoice';
const fieldsOf = '/api/entities/entity-metadata/definition?type=';
const oneByLegs = 'maxResultCount=1&byLegs=true';

const bookings: readonly Address[] = [
  `${booking}/getlistedbookings?${byCreation}`,
  `${fieldsOf}booking-fields`,
  `${booking}/getbookingstatuscount`,
  `${booking}/getlistedbookings?filter=isAwaitingNumber+eq+true&${oneByLegs}`,
  `${booking}/getlistedbookings?filter=parentBookingId+ne+null&${oneByLegs}`,
];

const inStatuses = (statuses: readonly string[]): string =>
  `bookingStatus+in+(${statuses.map((status) => `'${status}'`).join(',')})`;
const exceptions = ['DeliveryFailed', 'OnHold', 'Damaged', 'Lost', 'ReturnToSender', 'Failed'];
const underWay = [
  'Booked',
  'PickupRequested',
  'ReadyForPickup',
  'PickedUp',
  'InTransit',
  'AtDepot',
  'OutForDelivery',
];
const isLate = `${inStatuses(underWay)}+and+eta+lt+$minute`;
const inException = inStatuses(exceptions);
const few = 'maxResultCount=3';

/**
 * What the usual pages read first, spelled as the app does; `$id` is the one in their address, and
 * `$minute` the current one.
 */
export const readsByPage: Readonly<Record<string, readonly Address[]>> = {
  '/bookings': bookings,
  '/bookings-beta': [...bookings, `${booking}/getbookingssummary`],
  '/bookings-beta/details/$id': [
    `${booking}/getbookingforEdit?Id=$id`,
    `${fieldsOf}booking-fields`,
  ],
  '/claims': [`/api/booking/claim/getClaims?${byCreation}`],
  '/customers': [
    `${customer}/getCustomers?sorting=companyName+asc&${page}`,
    `${fieldsOf}customer-fields`,
  ],
  '/customers/$id/details': [
    `${customer}/getCustomerForEdit?id=$id`,
    `${booking}/getbookingstatuscount?customerId=$id`,
    `${fieldsOf}customer-fields`,
  ],
  '/dashboard': [
    `${booking}/getbookingstatuscount`,
    `${booking}/getlistedbookings?filter=${inException}&sorting=creationTime+desc&${few}`,
    `${booking}/getlistedbookings?filter=${isLate}&sorting=eta+asc&${few}`,
    `/api/jobs/delivery-agent/un-allocated-jobs?sorting=deadline+asc&${few}`,
    `${invoice}/getinvoices?filter=status+eq+'Overdue'&sorting=dueDate+asc&${few}`,
  ],
  '/finance/credit-notes': [`/api/finance/creditnote/getcreditnotes?${byCreation}`],
  '/finance/invoices': [
    `${invoice}/getinvoices?${byCreation}`,
    `${invoice}/getbillingoverview`,
    `${invoice}/getreceivables`,
  ],
  '/finance/invoices/$id': [`${invoice}/getinvoiceforedit?id=$id`],
  '/finance/payments': [`/api/finance/payment/getpayments?${byCreation}`],
  '/jobs': [
    `/api/jobs/job/jobs?sorting=creationtime+desc&${page}`,
    '/api/core/profile/getlistviews?list=jobs',
  ],
  '/quotes': [
    `${booking}/getlistedbookings?filter=quotedTime+ne+null&sorting=quotedTime+desc&${page}`,
  ],
};

/** Who opens the page, as the session names them, and when. */
export type FirstReader = {
  readonly now: number;
  readonly isCustomer?: boolean;
  readonly grantedPermissionNames?: readonly string[];
};

/**
 * Returns what a page reads first, to be requested while its scripts load. A page with a search
 * reads something else, which only its scripts know.
 */
export function firstReads(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  reader: FirstReader,
): readonly string[] {
  if (search !== '') return [];
  const id = /\/(\d+)(?=\/|$)/.exec(pathname)?.[1] ?? '';
  const reads = readsByPage[pathname.replace(`/${id}`, id === '' ? '/' : '/$id')] ?? [];
  const wanted =
    pathname === '/dashboard' ? reads.filter((read) => isOfStaff(read, reader)) : reads;
  const minute = new Date(Math.floor(reader.now / 60_000) * 60_000).toISOString();
  return wanted.map((read) => read.replace('$id', id).replace('$minute', minute));
}

/** The dashboard shows staff what they may see, and customers something else. */
function isOfStaff(read: Address, { isCustomer, grantedPermissionNames = [] }: FirstReader) {
  const area = read.split('/')[2] ?? '';
  return isCustomer !== true && grantedPermissionNames.includes(viewOf[area] ?? '');
}

const viewOf: Readonly<Record<string, string>> = {
  booking: 'Booking.View',
  finance: 'Finance.View',
  jobs: 'Job.View',
};
