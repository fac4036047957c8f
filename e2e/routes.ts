import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One page to look at, and how somebody gets there. */
export type PageVisit = {
  /** The page as its context declares it. */
  readonly page: string;
  readonly path: string;
  /** The name of a link of `path` that leads to the page, where its address holds an id. */
  readonly follow?: RegExp;
  /** Null is somebody who is not signed in. */
  readonly as: string | null;
};

type Choice = Omit<PageVisit, 'page' | 'path'> & { readonly path?: string };

const guest: readonly Choice[] = [{ as: null }];

/** A dozen rows look as fifty do, and are looked at in a quarter of the time. */
const fewRows = (page: string, ...people: readonly string[]): readonly Choice[] =>
  people.map((as) => ({ as, path: `${page}?take=12` }));

/** Who looks at a page, and from where, when that is not simply ada. */
const choices: Readonly<Record<string, readonly Choice[]>> = {
  '/': [{ as: 'ada', path: '/nothing-is-here' }],
  // All calls at once are a document of a hundred screens, of one kind of card.
  '/api': [{ as: null, path: '/api?q=invoice' }],
  '/auth/login': guest,
  '/auth/logout': guest,
  '/auth/forgot-password': guest,
  '/auth/reset-password': [{ as: null, path: '/auth/reset-password?userId=1&resetCode=x' }],
  '/auth/confirm-email': guest,
  '/auth/two-factor': [{ as: null, path: '/auth/two-factor?by=authenticator,email&remember=yes' }],
  '/auth/register': guest,
  '/quotes': fewRows('/quotes', 'kim', 'oto'),
  '/quotes/$token': [{ as: null, path: '/quotes/nobody-has-this' }],
  '/guest/book': guest,
  '/guest/booking': guest,
  '/auth/error': [{ as: null, path: '/auth/error?error=AccessDenied' }],
  '/bookings': fewRows('/bookings', 'ada'),
  '/bookings-beta': fewRows('/bookings-beta', 'ada', 'mia'),
  '/bookings-beta/details/$id': [{ as: 'kim', path: '/bookings-beta', follow: /^ACM\d+/ }],
  '/bookings/new': [{ as: 'kim' }, { as: 'oto' }],
  '/shops/$id': [{ as: 'ada', path: '/shops', follow: /Cedar/ }],
  '/carriers/$id': [{ as: 'ada', path: '/carriers', follow: /Fleet/ }],
  '/carriers/customers/$id': [{ as: 'ada', path: '/carriers/customers/1' }],
  '/communication/discussion/$id': [
    { as: 'cleo', path: '/bookings-beta/details/118', follow: /One carton arrived wet/ },
  ],
  '/customers': fewRows('/customers', 'ada'),
  '/customers/$id/details': [{ as: 'ada', path: '/customers', follow: /Cedar/ }],
  '/dashboard': [{ as: 'ada' }, { as: 'oto' }, { as: 'ravi' }],
  '/driver/register': guest,
  '/driver': [{ as: 'ravi' }],
  '/drivers': fewRows('/drivers', 'kim'),
  '/drivers/allocation': [{ as: 'kim' }],
  '/drivers/compliance/details/$id': [{ as: 'kim', path: '/drivers/compliance', follow: /^[A-Z]/ }],
  '/drivers/details/$id': [{ as: 'kim', path: '/drivers', follow: /^[A-Z][a-z]+ [A-Z]/ }],
  '/finance/invoices': fewRows('/finance/invoices', 'lena', 'oto'),
  '/finance/payments': fewRows('/finance/payments', 'lena'),
  '/finance/remittances': fewRows('/finance/remittances', 'lena', 'oto'),
  '/finance/remittances/new': [{ as: 'lena' }, { as: 'oto' }],
  '/finance/rctis': fewRows('/finance/rctis', 'lena'),
  '/finance/rctis/$id': [{ as: 'lena', path: '/finance/rctis', follow: /^RCTI/ }],
  '/finance/credit-notes': fewRows('/finance/credit-notes', 'lena'),
  '/finance/credit-notes/new': [{ as: 'oto', path: '/finance/credit-notes/new?invoice=1' }],
  '/finance/credit-notes/$id': [{ as: 'lena', path: '/finance/credit-notes', follow: /^CN/ }],
  '/finance/pay': [{ as: 'oto', path: '/finance/pay?invoice=1' }],
  '/finance/journals': [{ as: 'lena' }],
  '/finance/fees': [{ as: 'lena' }],
  '/finance/fees/$id': [{ as: 'lena', path: '/finance/fees', follow: /Peak season/ }],
  '/finance/payments/$id': [{ as: 'lena', path: '/finance/payments/1' }],
  '/finance/invoices/$id': [{ as: 'lena', path: '/finance/invoices', follow: /^INV/ }],
  '/finance/reconciliation': fewRows('/finance/reconciliation', 'lena'),
  '/finance/reconciliation/$id': [
    { as: 'lena', path: '/finance/reconciliation', follow: /^TE-20531/ },
  ],
  '/jobs': fewRows('/jobs', 'kim'),
  '/jobs/multi-stop/$id': [{ as: 'kim', path: '/jobs/multi-stop', follow: /^J\d+/ }],
  '/linehauls/$id': [{ as: 'kim', path: '/linehauls', follow: /^LH\d+/ }],
  '/jobs/details/$id': [{ as: 'kim', path: '/jobs', follow: /^J\d+/ }],
  '/warehousing/items/$id/details': [{ as: 'ada', path: '/warehousing/items', follow: /^CRT/ }],
  '/warehousing/stocktakes/$id': [{ as: 'ada', path: '/warehousing/stocktakes', follow: /^A-0/ }],
  '/rates/cards/$id': [{ as: 'ada', path: '/rates/cards', follow: /^Acme Freight road/ }],
  '/reports/$name': [{ as: 'ada', path: '/reports/RevenueByCustomer' }],
  '/settings/roles/$id': [{ as: 'ada', path: '/settings/roles', follow: /Dispatcher/ }],
  '/settings/templates/$id': [{ as: 'ada', path: '/settings/templates/new' }],
  '/settings/webhooks/$id': [
    { as: 'ada', path: '/settings/webhooks', follow: /hooks\.cedar\.example/ },
  ],
  '/settings/users/$id': [{ as: 'ada', path: '/settings/users', follow: /Cleo/ }],
  '/settings/entities/$type': [{ as: 'ada', path: '/settings/entities/vehicle-inspection' }],
  '/e/$type': [
    { as: 'kim', path: '/e/vehicle-inspection' },
    { as: null, path: '/e/site-contact' },
  ],
  '/e/$type/$id': [{ as: 'kim', path: '/e/vehicle-inspection', follow: /WB-22-AC/ }],
  '/settings/company': [{ as: 'oto' }],
};

/** Pages outside the app's own list: public tracking is a small page of its own. */
const others: readonly PageVisit[] = [{ page: '/track', path: '/track', as: null }];

/** Every page that a context declares, as somebody who may see it, and the pages beside the app. */
export const visits: readonly PageVisit[] = [...declaredPages().flatMap(visitsOf), ...others];

function visitsOf(page: string): readonly PageVisit[] {
  const chosen = choices[page];
  if (chosen !== undefined) return chosen.map((choice) => ({ page, path: page, ...choice }));
  return [{ page, path: page, as: 'ada' }];
}

function declaredPages(): readonly string[] {
  const contexts = join(import.meta.dirname, '../web/src/contexts');
  return globSync(join(contexts, '*/index.ts'))
    .toSorted()
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^\s+path: '([^']+)'/gm)])
    .flatMap(([, path]) => path ?? []);
}
