import type { ResultOf } from '@waybill/contract/endpoint';
import type { getBookings } from '@waybill/contract/booking/endpoints';
import type { getInvoiceForEdit, getInvoices } from '@waybill/contract/finance/endpoints';
import { aBooking } from '@waybill/contract/booking/examples';
import { callApi } from './api.ts';
import { cutOff, writeCurrencyInFull } from './cut-off.ts';
import { expect, settled, test, type Page, signIn } from './screen.ts';

const sizes = [
  { width: 1280, height: 860 },
  { width: 390, height: 800 },
] as const;

/** The pages as they are at first are looked at by `accessibility.e2e.ts`. */
test('no amount, date or status is cut off of quotes and credited invoices', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page, 'ada');
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
