import { hostileTexts } from './hostile-texts.ts';
import { visits } from './routes.ts';
import { expect, goWithin, type Page, test, signIn } from './screen.ts';

test('displays five hundred attack strings as harmless text', async ({ page }) => {
  test.slow();
  const dialogs = dialogsOf(page);
  await signIn(page, 'ada');
  // This page loads nothing again while five hundred comments are written.
  await page.goto('/track');
  const send = await sender(page);
  const { id } = await send('/api/communication/discussion/create-discussion', {
    discussion: { topic: hostileTexts[0], type: 'General', comment: { content: hostileTexts[0] } },
  });
  for (const some of inTens(hostileTexts)) {
    await Promise.all(
      some.map((content) =>
        send('/api/communication/comment/create-comment', {
          comment: { discussionid: id, content },
        }),
      ),
    );
  }
  const body = hostileTexts.join('\n');
  await send('/api/communication/outbound/send-email', {
    to: ['a@b.example'],
    subject: hostileTexts[1],
    body,
  });
  const type = { name: 'Discussion', channel: 'Email' };
  const template = await send('/api/communication/template/create-template', {
    template: { templatename: hostileTexts[2], templatecontent: body.replaceAll('{{', ''), type },
  });

  await page.goto(`/communication/discussion/${id}`);
  await expect(page.getByRole('article').nth(499)).toBeVisible({ timeout: 30_000 });
  await untouched(page);
  await page.goto('/communication');
  await expect(page.getByRole('link', { name: '<script>' }).first()).toBeVisible();
  await untouched(page);
  await page.goto('/communication/emails');
  await page.getByText('<scr<script>').first().click();
  await expect(page.getByTitle('The e-mail')).toBeVisible();
  await untouched(page);
  await page.goto(`/settings/templates/${template.id}`);
  await expect(page.getByTitle('E-mail preview')).toBeVisible();
  await untouched(page);
  expect(dialogs).toEqual([]);
});

/** Each page behind sign-in, once. */
const ofTheApp = visits.filter(
  ({ as, page }, at) => as !== null && at === visits.findIndex((other) => other.page === page),
);

/** Pages with much user text: the hostile texts must be visible there. */
const wordy = [
  '/bookings',
  '/bookings-beta',
  '/bookings-beta/details/$id',
  '/carriers',
  '/carriers/$id',
  '/communication',
  '/communication/discussion/$id',
  '/communication/emails',
  '/customers',
  '/customers/$id/details',
  '/drivers',
  '/drivers/details/$id',
  '/finance/credit-notes',
  '/finance/fees/$id',
  '/finance/invoices',
  '/finance/invoices/$id',
  '/finance/payments/$id',
  '/finance/reconciliation',
  '/jobs',
  '/jobs/details/$id',
  '/rates/cards/$id',
  '/reports/$name',
  '/settings/roles/$id',
  '/settings/sidebar-links',
  '/settings/templates',
  '/settings/users',
  '/settings/webhooks/$id',
];

test('displays hostile text from the server as harmless text on every page', async ({ page }) => {
  test.slow();
  const dialogs = dialogsOf(page);
  await page.addInitScript(speakHostile, hostileTexts);
  await signIn(page, 'ada');
  await page.goto('/dashboard');
  for (const { page: declared, path, follow } of ofTheApp) {
    await goWithin(page, path);
    if (follow !== undefined) {
      const link = page.getByRole('main').getByRole('link', { name: follow }).first();
      await goWithin(page, (await link.getAttribute('href')) ?? '');
    }
    await untouched(page);
    const main = page.getByRole('main');
    if (wordy.includes(declared)) await expect(main).toContainText('pwned');
    await untouched(page);
  }
  expect(dialogs).toEqual([]);
});

/** Runs in the page: appends one of the hostile texts to every text in a response, in turn. */
function speakHostile(texts: readonly string[]): void {
  let at = 0;
  // The client refuses names above the maximum length.
  const lengthMax = 100;
  const spoilt = (text: string): string => {
    const hostile = texts[(at += 1) % texts.length] ?? '';
    return `${text.slice(0, Math.max(10, lengthMax - 1 - hostile.length))} ${hostile}`;
  };
  /** Codes of one word are not prose, and pages depend on their values. */
  const isProse = (member: string, text: string): boolean =>
    text.includes(' ') ||
    (/(name|title|topic|subject|note|content|label|description)$/i.test(member) &&
      !/^[A-Z]\w*$/.test(text));
  const hostile = (value: unknown, member: string): unknown => {
    if (typeof value === 'string') {
      if (/(url|href)$/i.test(member)) return `javascript:pwned=1//${value}`;
      return isProse(member, value) ? spoilt(value) : value;
    }
    if (Array.isArray(value)) return value.map((one) => hostile(one, member));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, hostile(one, name)]),
    );
  };
  const read = Reflect.get(Response.prototype, 'text') as (this: Response) => Promise<string>;
  Response.prototype.text = async function text(this: Response) {
    const message = await read.call(this);
    const isResponse =
      /\/api\/(?!.*getallsettings)/.test(this.url) &&
      /json/.test(this.headers.get('content-type') ?? '');
    return isResponse ? JSON.stringify(hostile(JSON.parse(message), '')) : message;
  };
}

function dialogsOf(page: Page): readonly string[] {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return dialogs;
}

/** Expects that no hostile text was executed, in the page or in any of its frames. */
async function untouched(page: Page): Promise<void> {
  await page.mouse.move(400, 400);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => 'pwned' in globalThis)).toBe(false);
  const alive = page.locator(signsOfLife);
  expect(await alive.count(), page.url()).toBe(0);
}

/**
 * Selects markup that unescaped hostile text would create. In place of an address that runs script,
 * the app's library renders one that throws.
 */
const signsOfLife = [
  ...['onerror', 'onload', 'onfocus', 'ontoggle', 'onmouseover', 'onclick'].map((on) => `[${on}]`),
  'script:not([src])',
  'a[href^="javascript:" i]:not([href^="javascript:throw"])',
].join(', ');

type Send = (path: string, data: object) => Promise<{ readonly id: string }>;

/** Returns a function that sends API requests as the signed-in user, from within the page. */
async function sender(page: Page): Promise<Send> {
  const accessToken = await page.evaluate(async () => {
    const session = await fetch('/api/auth/session');
    return ((await session.json()) as { accessToken: string }).accessToken;
  });
  return (path, data) =>
    page.evaluate(
      async ({ address, text, token }) => {
        const reply = await fetch(address, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
          },
          body: text,
        });
        if (!reply.ok) throw new Error(`${address} answered ${reply.status}`);
        return ((await reply.json()) as { result: { id: string } }).result;
      },
      { address: path, text: JSON.stringify(data), token: accessToken },
    );
}

const inTens = (all: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(all.length / 10) }, (_, n) => all.slice(n * 10, n * 10 + 10));
