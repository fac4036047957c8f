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

/** What the usual pages read first, spelled as the app does; `$id` is the one in their address. */
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

/**
 * Returns what a page reads first, to be requested while its scripts load. A page with a search
 * reads something else, which only its scripts know.
 */
export function firstReads({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  if (search !== '') return [];
  const id = /\/(\d+)(?=\/|$)/.exec(pathname)?.[1] ?? '';
  const reads = readsByPage[pathname.replace(`/${id}`, id === '' ? '/' : '/$id')] ?? [];
  return reads.map((read) => read.replace('$id', id));
}
