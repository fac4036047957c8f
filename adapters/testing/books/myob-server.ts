import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

// What MYOB accepts, by the pages of developer.myob.com/api/myob-business-api/v2 that stand beside
// each shape; it publishes no description that machines read.
const Uid = z.strictObject({ UID: z.string() });
const text = (length: number) => z.string().max(length);

/** /contact/customer, /contact/supplier */
const tax = { ABN: text(14), TaxCode: Uid, FreightTaxCode: Uid };
const card = {
  CompanyName: text(50).min(1),
  IsIndividual: z.literal(false),
  DisplayID: text(15),
  IsActive: z.boolean(),
  Addresses: z.array(
    z.strictObject({
      Location: z.number().int(),
      Street: text(255),
      City: text(255),
      State: text(255),
      PostCode: text(11),
      Country: text(255),
      Phone1: text(21),
      Email: text(255),
    }),
  ),
};
const Customer = z.strictObject({
  ...card,
  SellingDetails: z.strictObject({ SaleLayout: z.enum(['NoDefault', 'Service', 'Item']), ...tax }),
});
const Supplier = z.strictObject({
  ...card,
  BuyingDetails: z.strictObject({
    PurchaseLayout: z.enum(['NoDefault', 'Service', 'Item', 'Professional', 'Miscellaneous']),
    ...tax,
  }),
});

/** /sale/invoice/invoice_service, /purchase/bill/bill_service */
const service = {
  Number: text(13),
  Date: z.string(),
  Terms: z.strictObject({ PaymentIsDue: z.string(), DueDate: z.string() }),
  IsTaxInclusive: z.boolean(),
  Lines: z.array(
    z.strictObject({
      Type: z.enum(['Transaction', 'Header', 'Subtotal']),
      Description: text(1000),
      Total: z.number(),
      Account: Uid,
      TaxCode: Uid,
      Job: Uid.optional(),
    }),
  ),
};
const ServiceInvoice = z.strictObject({
  ...service,
  Customer: Uid,
  CustomerPurchaseOrderNumber: text(20),
  JournalMemo: text(255).optional(),
});
const ServiceBill = z.strictObject({
  ...service,
  Supplier: Uid,
  SupplierInvoiceNumber: text(255),
});

/** /sale/customerpayment */
const Payment = z.strictObject({
  DepositTo: z.enum(['Account', 'UndepositedFunds']),
  Account: Uid,
  Customer: Uid,
  Date: z.string(),
  Memo: text(255),
  Invoices: z.array(
    z.strictObject({
      UID: z.string(),
      AmountApplied: z.number(),
      Type: z.enum(['Invoice', 'Order']),
    }),
  ),
});

/** /purchase/supplierpayment */
const SupplierPayment = z.strictObject({
  PayFrom: z.enum(['Account', 'ElectronicPayments']),
  Account: Uid,
  Supplier: Uid,
  Date: z.string(),
  Memo: text(255),
  Lines: z.array(
    z.strictObject({
      Type: z.enum(['Purged', 'Bill', 'Order']),
      Purchase: Uid,
      AmountApplied: z.number(),
    }),
  ),
});

/** /sale/credit_refund */
const Refund = z.strictObject({
  Account: Uid,
  Invoice: Uid,
  Customer: Uid,
  Date: z.string(),
  Amount: z.number(),
  Memo: text(255),
});

/** /sale/credit_settlement */
const Settlement = z.strictObject({
  CreditFromInvoice: Uid,
  Customer: Uid,
  Date: z.string(),
  Memo: text(255),
  Lines: z.array(z.strictObject({ Type: z.string(), AmountApplied: z.number(), Sale: Uid })),
});

/** /api-overview/authentication */
const TokenRequest = z.union([
  z.object({
    grant_type: z.literal('authorization_code'),
    client_id: z.string().min(1),
    client_secret: z.string().min(1),
    redirect_uri: z.string(),
    code: z.string().min(1),
  }),
  z.object({
    grant_type: z.literal('refresh_token'),
    client_id: z.string().min(1),
    client_secret: z.string().min(1),
    refresh_token: z.string().min(1),
  }),
]);
const tokens = {
  access_token: 'access-1',
  token_type: 'bearer',
  expires_in: '1200',
  refresh_token: 'refresh-1',
  scope: 'sme-company-file',
};

export type MyobServer = {
  readonly url: string;
  /** The payments by id. */
  readonly payments: Map<string, MyobPayment>;
  readonly faults: string[];
  readonly invoices: Map<string, MyobInvoice>;
  readonly bills: Map<string, MyobBill>;
  /** Credits that were applied, by id. */
  readonly settlements: Map<string, z.output<typeof Settlement>>;
  readonly requested: string[];
  /** Requests by method and path that are processed, but whose response is lost, one each. */
  readonly swallows: RegExp[];
  close(): Promise<void>;
};

export type MyobInvoice = {
  readonly UID: string;
  readonly Number: string;
  readonly Date: string;
  readonly Customer: { readonly UID: string; readonly Name: string };
  readonly JournalMemo: string | null;
  readonly TotalAmount: number;
  readonly BalanceDueAmount: number;
};
export type MyobBill = Omit<MyobInvoice, 'Customer' | 'JournalMemo'> & {
  readonly Supplier: MyobInvoice['Customer'];
};

type State = Omit<MyobServer, 'url' | 'close'>;
type MyobPayment = z.output<typeof Payment> & { readonly UID: string };

/** MYOB reduced to what tests need. */
export async function myobServer(): Promise<MyobServer> {
  const state: State = {
    faults: [],
    invoices: new Map(),
    bills: new Map(),
    requested: [],
    payments: new Map(),
    settlements: new Map(),
    swallows: [],
  };
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const url = new URL(request.url ?? '/', 'http://myob');
      state.requested.push(`${request.method} ${url.pathname}`);
      const isSignIn = url.pathname.startsWith('/oauth2/');
      const hasHeaders =
        isSignIn ||
        (request.headers['x-myobapi-key'] !== undefined &&
          request.headers['x-myobapi-version'] === 'v2');
      if (!hasHeaders) state.faults.push(`${url.pathname}: headers`);
      const reply = replyOf(state, `${request.method} ${url.pathname}`, { url, body });
      const at = state.swallows.findIndex((swallow) =>
        swallow.test(`${request.method} ${url.pathname}`),
      );
      if (at !== -1) {
        state.swallows.splice(at, 1);
        return response.destroy();
      }
      response.writeHead(reply === undefined ? 404 : 200, { 'content-type': 'application/json' });
      return response.end(reply === undefined ? '' : JSON.stringify(reply));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    ...state,
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((done) => server.close(() => done())),
  };
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const sent = Buffer.concat(pieces).toString();
  const isForm = request.headers['content-type'] === 'application/x-www-form-urlencoded';
  if (isForm) return Object.fromEntries(new URLSearchParams(sent));
  return sent === '' ? undefined : JSON.parse(sent);
}

type Query = { readonly url: URL; readonly body: unknown };

function replyOf(state: State, route: string, { url, body }: Query): unknown {
  const filter = url.searchParams.get('$filter') ?? '';
  switch (route.replace(/\/accountright\/[^/]+/, '')) {
    case 'POST /oauth2/v1/authorize':
      return checked(state, TokenRequest, body, () => tokens);
    case 'GET /GeneralLedger/Account':
      return { Items: accounts };
    case 'GET /GeneralLedger/TaxCode':
      return {
        Items: [
          { UID: 'tax-gst', Code: 'GST', Description: 'Goods & Services Tax' },
          { UID: 'tax-fre', Code: 'FRE', Description: 'GST Free' },
        ],
      };
    case 'GET /GeneralLedger/Job':
      return {
        Items: [{ UID: 'job-1', Number: 'EAST', Name: 'East', IsHeader: false, IsActive: true }],
      };
    case 'GET /Contact/Customer':
      return { Items: [] };
    case 'POST /Contact/Customer':
      return checked(state, Customer, body, () => ({ UID: randomUUID() }));
    case 'GET /Contact/Supplier':
      return { Items: [] };
    case 'POST /Contact/Supplier':
      return checked(state, Supplier, body, () => ({ UID: randomUUID() }));
    case 'GET /Purchase/Bill':
      return { Items: [...state.bills.values()].filter((one) => matchesFilter(one, filter)) };
    case 'POST /Purchase/Bill/Service':
      return checked(state, ServiceBill, body, (sent) => saveBill(state, sent));
    case 'POST /Purchase/SupplierPayment':
      return checked(state, SupplierPayment, body, (sent) => {
        for (const { Purchase, AmountApplied } of sent.Lines) {
          reduce(state.bills, Purchase.UID, AmountApplied);
        }
        return { UID: randomUUID() };
      });
    case 'POST /Sale/CreditRefund':
      return checked(state, Refund, body, ({ Invoice, Amount }) => {
        reduce(state.invoices, Invoice.UID, -Amount);
        return { UID: randomUUID() };
      });
    case 'GET /Sale/Invoice':
      return { Items: [...state.invoices.values()].filter((one) => matchesFilter(one, filter)) };
    case 'POST /Sale/Invoice/Service':
      return checked(state, ServiceInvoice, body, (sent) => saveInvoice(state, sent));
    case 'POST /Sale/CustomerPayment':
      return checked(state, Payment, body, (sent) => savePayment(state, sent));
    case 'GET /Sale/CustomerPayment':
      return { Items: [...state.payments.values()].filter((one) => hasMemo(one, filter)) };
    case 'GET /Sale/CreditSettlement':
      return { Items: appliedCredits(state).filter((one) => hasMemo(one, filter)) };
    case 'POST /Sale/CreditSettlement':
      return checked(state, Settlement, body, (sent) => applyCredit(state, sent));
    default:
      return byId(state, route);
  }
}

/** One record, read or deleted; undefined for one that does not exist. */
function byId(state: State, route: string): unknown {
  const id = route.split('/').at(-1) ?? '';
  if (route.startsWith('GET')) return state.payments.get(id) ?? state.settlements.get(id);
  if (!route.startsWith('DELETE')) return undefined;
  for (const { UID, AmountApplied } of state.payments.get(id)?.Invoices ?? []) {
    reduce(state.invoices, UID, -AmountApplied);
  }
  const applied = state.settlements.get(id);
  if (applied !== undefined) moveCredit(state, applied, -1);
  const places = [state.invoices, state.bills, state.payments, state.settlements];
  return places.some((place) => place.delete(id)) ? {} : undefined;
}

const appliedCredits = ({ settlements }: State) =>
  [...settlements].map(([UID, one]) => ({ UID, ...one }));

/** A credit is a sale below 0: applied, both balances move towards 0. */
function moveCredit({ invoices }: State, sent: z.output<typeof Settlement>, sign: 1 | -1): void {
  for (const { Sale, AmountApplied } of sent.Lines) {
    reduce(invoices, Sale.UID, sign * AmountApplied);
    reduce(invoices, sent.CreditFromInvoice.UID, -sign * AmountApplied);
  }
}

function applyCredit(state: State, sent: z.output<typeof Settlement>) {
  const UID = randomUUID();
  moveCredit(state, sent, 1);
  state.settlements.set(UID, sent);
  return { UID };
}

function checked<T>(state: State, shape: z.ZodType<T>, body: unknown, reply: (sent: T) => unknown) {
  const read = shape.safeParse(body);
  if (read.success) return reply(read.data);
  state.faults.push(
    ...read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
  );
  return undefined;
}

type Matched = Pick<MyobInvoice, 'Number' | 'TotalAmount'>;

function matchesFilter({ Number: number, TotalAmount }: Matched, filter: string): boolean {
  if (filter.startsWith('Number')) return filter.includes(`'${number}'`);
  if (filter.includes('TotalAmount lt 0')) return TotalAmount < 0;
  return !filter.includes('TotalAmount ge 0') || TotalAmount >= 0;
}

const hasMemo = ({ Memo: memo }: { readonly Memo: string }, filter: string): boolean =>
  !filter.startsWith('Memo') || filter === `Memo eq '${memo.replaceAll("'", "''")}'`;

/** Code `tax-gst` adds 10 %. */
function balanceOf({ Lines, Number: number, Date: date }: z.output<typeof ServiceBill>) {
  const total = Lines.reduce(
    (sum, { Total, TaxCode }) => sum + Total * (TaxCode.UID === 'tax-gst' ? 1.1 : 1),
    0,
  );
  const TotalAmount = Math.round(total * 100) / 100;
  const UID = randomUUID();
  return { UID, Number: number, Date: date, TotalAmount, BalanceDueAmount: TotalAmount };
}

function saveInvoice(state: State, sent: z.output<typeof ServiceInvoice>): MyobInvoice {
  const invoice = {
    ...balanceOf({ ...sent, Supplier: sent.Customer, SupplierInvoiceNumber: '' }),
    Customer: { ...sent.Customer, Name: 'Cedar & Co' },
    JournalMemo: sent.JournalMemo ?? null,
  };
  state.invoices.set(invoice.UID, invoice);
  return invoice;
}

function saveBill(state: State, sent: z.output<typeof ServiceBill>): MyobBill {
  const bill = { ...balanceOf(sent), Supplier: { ...sent.Supplier, Name: 'Ferreira Haulage' } };
  state.bills.set(bill.UID, bill);
  return bill;
}

function savePayment(state: State, sent: z.output<typeof Payment>) {
  const payment = { ...sent, UID: randomUUID() };
  for (const { UID, AmountApplied } of sent.Invoices) reduce(state.invoices, UID, AmountApplied);
  state.payments.set(payment.UID, payment);
  return payment;
}

function reduce<D extends { readonly BalanceDueAmount: number }>(
  documents: Map<string, D>,
  id: string,
  amount: number,
): void {
  const document = documents.get(id);
  if (document === undefined) return;
  const cents = Math.round(document.BalanceDueAmount * 100) - Math.round(amount * 100);
  documents.set(id, { ...document, BalanceDueAmount: cents / 100 });
}

const account = (UID: string, DisplayID: string, Type: string) => ({
  UID,
  DisplayID,
  Type,
  Name: `Account ${DisplayID}`,
  IsHeader: false,
  IsActive: true,
});
const accounts = [
  account('acc-income', '4-1000', 'Income'),
  account('acc-bank', '1-1110', 'Bank'),
  account('acc-rent', '6-1000', 'Expense'),
];
