import type { ResultOf } from '@waybill/contract/endpoint';
import type { getBookings } from '@waybill/contract/booking/endpoints';
import type { getInvoiceForEdit, getInvoices } from '@waybill/contract/finance/endpoints';
import { aBooking } from '@waybill/contract/booking/examples';
import { callApi } from './api.ts';
import { visits } from './routes.ts';
import { expect, goWithin, settled, test, type Page } from './screen.ts';

/**
 * No amount, date or status is cut off, on any page. The demo tenants' dollar is one sign; here the
 * currency of every amount takes three letters, as the franc does in every language.
 */
test.describe.configure({ mode: 'parallel' });

test.afterAll(({ windows }) => windows.close());

const sizes = [
  { width: 1280, height: 860 },
  { width: 390, height: 800 },
] as const;

const people = [...new Set(visits.map(({ as }) => as))].filter((as) => as !== null);

for (const as of people) {
  test(`no amount, date or status is cut off on the pages of ${as}`, async ({ windows }) => {
    const pages = visits.filter((visit) => visit.as === as && !visit.page.startsWith('/driver'));
    test.setTimeout(60_000 + pages.length * 15_000);
    const { page } = await windows.of(as);
    await writeCurrencyInFull(page);
    const found: string[] = [];
    for (const { path, follow } of pages) {
      await page.setViewportSize(sizes[0]);
      await page.goto(path);
      await settled(page);
      if (follow !== undefined) {
        const link = page.getByRole('main').getByRole('link', { name: follow }).first();
        await goWithin(page, (await link.getAttribute('href')) ?? '');
      }
      found.push(...(await cutOffHere(page, path)));
    }
    expect(found).toEqual([]);
  });
}

test('no amount, date or status is cut off of quotes and credited invoices', async ({
  page,
  comeAs,
}) => {
  test.setTimeout(180_000);
  await comeAs('ada');
  await writeCurrencyInFull(page);
  await page.goto('/');
  await settled(page);
  const invoice = await credited(page);
  const quote = await quoted(page);
  const found: string[] = [];
  const amounts = ['paper', 'payments', 'credit'].map(
    (tab) => `/finance/invoices/${invoice}?tab=${tab}`,
  );
  const lists = ['/quotes', `/quotes?peek=${quote}`, '/finance/invoices', '/finance/credit-notes'];
  for (const path of [...amounts, ...lists]) {
    await page.setViewportSize(sizes[0]);
    await page.goto(path);
    await settled(page);
    found.push(...(await cutOffHere(page, path)));
  }
  expect(found).toEqual([]);
});

/** Credits a line of a large unpaid invoice, not the largest, which other tests credit. */
async function credited(page: Page): Promise<number> {
  const filter = encodeURIComponent("status eq 'Issued'");
  const fifth = 'sorting=amount%20desc&skipCount=4&maxResultCount=1';
  const { items } = await callApi<ResultOf<typeof getInvoices>>(
    page,
    `GET /api/finance/invoice/getinvoices?filter=${filter}&${fifth}`,
  );
  const invoiceId = items[0]?.id ?? 0;
  const { invoice } = await callApi<ResultOf<typeof getInvoiceForEdit>>(
    page,
    `GET /api/finance/invoice/getinvoiceforedit?id=${invoiceId}`,
  );
  const [line] = invoice.invoiceDetails;
  const note = 'It came a day late';
  const details = [{ invoiceDetailId: line?.id ?? 0, amount: line?.amount ?? 0 }];
  const { id } = await callApi<{ id: number }>(
    page,
    'POST /api/finance/creditnote/createcreditnoterequest',
    { creditNote: { invoiceId, amount: line?.amount, note, details } },
  );
  await callApi(page, 'POST /api/finance/creditnote/processcreditnoterequest', {
    operation: 'Approve',
    creditNote: { id },
  });
  return invoiceId;
}

/** Saves freight of the first booking's customer and service as a quote; returns its id. */
async function quoted(page: Page): Promise<number> {
  const filter = encodeURIComponent(
    "carrierAccountName eq 'Acme Fleet' and bookingStatus eq 'Delivered'",
  );
  const { items } = await callApi<ResultOf<typeof getBookings>>(
    page,
    `GET /api/booking/booking/getbookings?filter=${filter}&maxResultCount=1`,
  );
  const [like] = items;
  const { booking } = await callApi<{ booking: { id: number } }>(
    page,
    'POST /api/booking/booking/createorupdatebooking',
    {
      booking: aBooking({
        customer: { id: like?.customer?.id ?? null },
        carrierAccountId: like?.carrierAccountId ?? null,
        carrierServiceCode: like?.carrierServiceCode ?? null,
        items: [{ ...aBooking().items?.[0], quantity: 99 } as never],
      }),
      operations: ['Quote'],
    },
  );
  return booking.id;
}

/** Returns what is cut off of the page at both sizes. */
async function cutOffHere(page: Page, path: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await settled(page);
    const texts = await cutOff(page, size.width > 600);
    found.push(...texts.map((text) => `${path} at ${size.width}: ${text}`));
  }
  return found;
}

/** Evaluated in the page before its scripts: the tenant's currency, as the app reads it. */
const writeCurrencyInFull = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const send = window.fetch.bind(window);
    window.fetch = async (...request) => {
      const response = await send(...request);
      if (!/\/getconfiguration/i.test(response.url)) return response;
      const text = (await response.text()).replaceAll('"AUD"', '"CHF"');
      return new Response(text, response);
    };
  });
};

/**
 * Returns the amounts, dates and statuses that are cut off. On a wide screen this includes those
 * at the edge of a table that scrolls sideways; on a phone such tables have to be scrolled.
 */
const cutOff = (page: Page, isWide: boolean): Promise<readonly string[]> =>
  page.evaluate((measuresEdges) => {
    const months = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
    const value = new RegExp(`CHF|\\d{2}/\\d{2}/\\d{4}|\\d{1,2}:\\d{2}|\\d (${months})[a-z]*\\b`);
    const isWhole = (element: Element): boolean =>
      element.closest('[data-family]') !== null ||
      // What is longer is a text that contains a value, such as the JSON of an audit entry.
      (element.textContent.length <= longestValue && value.test(element.textContent));
    const longestValue = 60;
    const hides = (style: CSSStyleDeclaration): boolean =>
      style.overflowX === 'hidden' || style.overflowX === 'clip';
    const isCut = (text: Text): boolean => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, bottom, width } = range.getBoundingClientRect();
      for (let at = text.parentElement; at !== null && width > 0; at = at.parentElement) {
        const style = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        if (style.overflowX === 'auto' || style.overflowX === 'scroll') {
          // What begins in sight and ends beneath the menus at the edge reads as something else.
          const menus = at.querySelector('tbody > tr > td.sticky.right-0');
          const edge = box.right - (menus?.getBoundingClientRect().width ?? 0);
          const isOutside = menus?.contains(text) !== true;
          return measuresEdges && isOutside && left < edge - 1 && right > edge + 1;
        }
        // Text for screen readers alone is one pixel wide.
        if (box.width <= 1) return false;
        if (!hides(style)) continue;
        if (right > box.right + 1 || left < box.left - 1 || bottom > box.bottom + 1) return true;
      }
      return false;
    };
    const found = new Set<string>();
    const walk = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const text = node as Text;
      const parent = text.parentElement;
      if (parent === null || text.data.trim() === '') continue;
      if (isWhole(parent) && isCut(text)) found.add(text.data.trim());
    }
    return [...found];
  }, isWide);
