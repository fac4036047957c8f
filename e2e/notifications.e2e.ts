import { pushDevice } from './push-service.ts';
import { expect, type Page, settled, signIn, test } from './screen.ts';

/** The first discussion of the demo data. */
const topic = 'One carton arrived wet';

async function openDiscussion(page: Page): Promise<void> {
  await page.goto('/communication');
  await page.getByRole('link', { name: topic }).first().click();
  await expect(page.getByRole('heading', { name: topic })).toBeVisible();
}

async function comment(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /^(Internal comment|Comment)/ }).fill(text);
  await page.getByRole('button', { name: 'Add comment', exact: true }).click();
  await expect(page.getByRole('article').filter({ hasText: text }).last()).toBeVisible();
}

test('a comment notifies its participants by toast, bell and unread line', async ({
  page,
  newWindow,
}) => {
  const oto = await newWindow();
  await signIn(oto, 'oto');
  await openDiscussion(oto);
  await signIn(page, 'cleo');
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();

  const otherTab = await page.context().newPage();
  const counted = otherTab.waitForResponse(/get-notifications/i);
  await otherTab.goto('/dashboard');
  await counted;
  const before = await unreadOf(otherTab);

  await comment(oto, 'When does the credit come?');
  const toast = page.getByText('New Discussion Update', { exact: true });
  await expect(toast).toBeVisible();
  await expect(page.getByRole('button', { name: /^Notifications, \d+ unread/ })).toBeVisible();
  await expect.poll(() => unreadOf(otherTab)).toBe(before + 1);
  await toast.click();
  await expect(page).toHaveURL(/\/communication\/discussion\//);
  await expect(page.getByText('When does the credit come?').last()).toBeVisible();
  // She has other unread notifications as well: this one must be read in every tab.
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const news = page.getByRole('dialog').getByRole('listitem').filter({ hasText: topic });
  await expect(news.first()).not.toContainText('(unread)');
  await page.keyboard.press('Escape');
  await expect.poll(() => unreadOf(otherTab)).toBeLessThanOrEqual(before);
  await otherTab.close();

  const draft = page.getByRole('textbox', { name: /^(Internal comment|Comment)/ });
  await draft.fill('Tomorrow, says @zzz');
  await expect(page.getByText('No one called', { exact: false })).toBeVisible();
  await draft.fill('Tomorrow, says @kim');
  await expect(page.getByRole('option', { name: 'Kim Tran' })).toBeVisible();
  await page.keyboard.press('Enter');
  await draft.pressSequentially('of #ACM000001168');
  await page.getByRole('option', { name: 'ACM000001168 (booking)' }).click();
  await page.goto('/dashboard');
  await openDiscussion(page);
  await expect(page.getByRole('textbox', { name: /^(Internal comment|Comment)/ })).toHaveValue(
    'Tomorrow, says @Kim Tran of #ACM000001168 ',
  );
  await page.getByRole('radio', { name: 'Customer' }).click();
  await page.getByRole('button', { name: 'Add comment', exact: true }).click();
  const response = oto.getByRole('article').filter({ hasText: 'Tomorrow, says @Kim Tran' });
  await response.getByRole('link', { name: 'ACM000001168' }).click();
  await expect(oto.getByRole('heading', { level: 1, name: 'ACM000001168' })).toBeVisible();
  // Kim was tagged before the other page was closed, and is notified.
  const kim = await newWindow();
  await signIn(kim, 'kim');
  await kim.goto('/');
  await kim.getByRole('button', { name: /^Notifications, \d+ unread/ }).click();
  await expect(kim.getByRole('dialog').getByText(/Tomorrow, says @Kim Tran/)).toBeVisible();
});

test('a discussion begins with a mention by Enter, an e-mail with its customer’s address', async ({
  page,
  newWindow,
}) => {
  await signIn(page, 'cleo');
  await page.goto('/customers');
  await page.getByRole('link', { name: 'Cedar & Co' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cedar & Co' })).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Write e-mail' }).click();
  await expect(page.getByRole('dialog').getByLabel('Send to')).toHaveValue(/@cedarco\.example$/);
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('tab', { name: 'Discussions' }).click();
  await page.getByRole('button', { name: 'Start discussion' }).click();
  const begun = page.getByRole('dialog', { name: 'Start a discussion' });
  await begun.getByLabel('Topic').fill('Pallets for Friday');
  const text = begun.getByRole('textbox', { name: /comment/i });
  await text.pressSequentially('Please, @kim');
  await expect(begun.getByRole('option', { name: 'Kim Tran' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(text).toHaveValue('Please, @Kim Tran ');
  await text.pressSequentially('keep ten.');
  await begun.getByRole('button', { name: 'Start discussion' }).click();
  await expect(page.getByRole('heading', { name: 'Pallets for Friday' })).toBeVisible();
  const kim = await newWindow();
  await signIn(kim, 'kim');
  await kim.goto('/');
  await kim.getByRole('button', { name: /^Notifications, \d+ unread/ }).click();
  await expect(kim.getByRole('dialog').getByText(/Please, @Kim Tran keep ten/)).toBeVisible();
});

test('a device receives a push message while no page is open, and none while one is', async ({
  page,
  context,
  newWindow,
  baseURL,
}) => {
  const device = await pushDevice(Number(process.env['JOURNEYS_PUSH_PORT']));
  // A headless browser reaches no push service and cannot display notifications: the permission,
  // the subscription and the system notification are replaced with fakes.
  await context.addInitScript(({ endpoint, keys }) => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    const subscription = {
      endpoint,
      options: { applicationServerKey: null },
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => true,
    };
    PushManager.prototype.getSubscription = async () => null;
    PushManager.prototype.subscribe = async () => subscription as unknown as PushSubscription;
  }, device.subscription);
  const registered = page.waitForResponse(/create-update-push-token/);
  const started = context.waitForEvent('serviceworker');
  await signIn(page, 'kim');
  await page.goto('/');
  expect((await registered).status()).toBe(200);
  const worker = await started;
  await worker.evaluate(() => {
    const selected: unknown[] = [];
    Object.assign(globalThis, { visible: selected });
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) =>
      void selected.push([title, options?.body]);
  });
  const systemNotifications = () =>
    worker.evaluate(() => (globalThis as unknown as { visible: unknown[] }).visible);

  await page.goto('/settings/profile');
  await page.getByRole('button', { name: 'Send test notification' }).click();
  await expect(page.getByText('Test: New Discussion Update', { exact: true })).toBeVisible();
  /**
   * Returns messages received under a title, about the discussion or about none: other tests send
   * messages as well.
   */
  const arrived = (title: string) =>
    device.received.filter((text) => {
      const result = JSON.parse(text) as { title: string; data?: { discussionTopic?: string } };
      return result.title === title && (result.data?.discussionTopic ?? topic) === topic;
    });
  await expect.poll(() => arrived('Test: New Discussion Update')).toHaveLength(1);

  // If a page is visible, the worker passes the message to it, and shows nothing itself.
  await deliver(page, baseURL ?? '', arrived('Test: New Discussion Update')[0] ?? '');
  expect(await systemNotifications()).toEqual([]);

  const oto = await newWindow();
  await signIn(oto, 'oto');
  await openDiscussion(oto);
  await openDiscussion(page);
  await comment(page, 'I look after it.');
  // No page of this tenant is open in this browser any more.
  await page.goto((baseURL ?? '').replace('acme.', 'borealis.'));
  await comment(oto, 'Thank you.');
  await expect.poll(() => arrived('New Discussion Update')).toHaveLength(1);
  const [result = ''] = arrived('New Discussion Update');
  expect(JSON.parse(result)).toMatchObject({
    title: 'New Discussion Update',
    data: { notificationtype: 'CommentCreated', discussionTopic: topic },
  });
  await deliver(page, baseURL ?? '', result);
  await expect.poll(systemNotifications).toEqual([['New Discussion Update', topic]]);
  await device.close();
});

/** Returns the number of unread notifications that a page's bell shows. */
async function unreadOf(page: Page): Promise<number> {
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await settled(page);
  return Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0] ?? 0);
}

/** Delivers a push message to the worker of an origin, as the browser's push service would. */
async function deliver(page: Page, origin: string, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registration = Promise.withResolvers<string>();
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
    if (own) registration.resolve(own.registrationId);
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registration.promise;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await session.detach();
}
