import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isDesktopSafari, isSafari, type NotifyingBrowser, thisBrowser } from './browser.ts';
import { deviceToken } from './device-token.ts';
import { canRequestPermission, showsBell } from './permission.ts';
import { receive, titleOf } from './receive.ts';
import { stepFor, syncToken } from './sync-token.ts';
import { readyWorker } from './worker.ts';

const chrome = 'Mozilla/5.0 (X11; Linux) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const edge = `${chrome} Edg/140.0`;
const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605.1 Version/18.0 Safari/605.1';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AppleWebKit/605.1 ' +
  'Version/18.0 Mobile/15E148 Safari/604.1';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('browser detection [S-19]', () => {
  it.each([
    [chrome, false, false],
    [edge, false, false],
    [safari, true, true],
    [iphone, true, false],
  ])('%s', (userAgent, any, onADesk) => {
    expect([isSafari(userAgent), isDesktopSafari(userAgent)]).toEqual([any, onADesk]);
  });
});

describe('the notification permission', () => {
  const states = ['default', 'granted', 'denied'] as const;
  const query = (userAgent: string, isSignedIn: boolean) =>
    states.filter((permission) => canRequestPermission({ userAgent, permission, isSignedIn }));

  it('is requested while undecided [ui-push-001] [ui-push-002] [st-019] [st-020]', () => {
    expect(query(chrome, true)).toEqual(['default']);
    expect(query(iphone, true)).toEqual(['default']);
  });

  it('is not requested when signed out or on desktop Safari [ui-push-003]', () => {
    expect(query(chrome, false)).toEqual([]);
    expect(query(safari, true)).toEqual([]);
  });

  it('has a bell only on Safari until it is granted [ui-push-005] [st-021]', () => {
    const bell = (userAgent: string, isSignedIn = true) =>
      states.filter((permission) => showsBell({ userAgent, permission, isSignedIn }));
    expect(bell(safari)).toEqual(['default', 'denied']);
    expect(bell(chrome)).toEqual([]);
    expect(bell(safari, false)).toEqual([]);
  });

  it('is denied with a warning if unsupported [ui-notifications-013] [st-028]', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { Notification: saved } = window as { Notification?: unknown };
    Reflect.deleteProperty(window, 'Notification');
    try {
      const browser = thisBrowser();
      expect(browser.permission()).toBe('denied');
      expect(await browser.requestPermission()).toBe('denied');
      expect(warn).toHaveBeenCalledWith("This browser doesn't support notifications.");
    } finally {
      if (saved !== undefined) Object.assign(window, { Notification: saved });
      warn.mockRestore();
    }
  });
});

describe('a device token', () => {
  const now_ms = Date.parse('2026-11-18T00:00:00Z');
  const saved = (notificationdevicetoken: string, daysAgo = 1) => ({
    notificationdevicetoken,
    creationTime: new Date(now_ms - daysAgo * 86_400_000).toISOString(),
  });
  /** Returns the requests to the server, in order. */
  const synced = async (stored: readonly ReturnType<typeof saved>[]) => {
    const result: string[] = [];
    let device = 'own';
    const step = await syncToken({
      deviceToken: async ({ fresh }) => (fresh ? (device = 'fresh') : device),
      stored: async () => stored,
      save: async (token, isActive) => void result.push(`${isActive ? 'keep' : 'off'} ${token}`),
      deleteAll: async () => void result.push('delete all'),
      now_ms,
    });
    return [step, ...result];
  };

  it('is compared with the stored ones [ui-push-008]', () => {
    expect(stepFor([saved('own'), saved('other')], 'own', now_ms)).toBe('nothing');
    expect(stepFor([saved('other')], 'own', now_ms)).toBe('create');
  });

  it('is created when none is stored [ui-push-009] [st-022]', async () => {
    expect(await synced([])).toEqual(['create', 'keep own']);
  });

  it('is created when none of the stored ones is equal [ui-push-010] [st-023]', async () => {
    expect(await synced([saved('a'), saved('b')])).toEqual(['create', 'keep own']);
  });

  it('is deduplicated when several are equal [ui-push-011] [st-024]', async () => {
    expect(await synced([saved('own'), saved('own')])).toEqual([
      'recreate',
      'delete all',
      'keep own',
    ]);
  });

  it('is kept when exactly one is equal [ui-push-012] [st-025]', async () => {
    expect(await synced([saved('own'), saved('other')])).toEqual(['nothing']);
  });

  it('is renewed once it is older than seven days [ui-push-019] [const-013] [S-22]', async () => {
    expect(await synced([saved('own', 7)])).toEqual(['nothing']);
    expect(await synced([saved('own', 7.01)])).toEqual(['renew', 'keep fresh', 'off own']);
  });

  it('is the browser’s subscription with our key, recreated for another key', async () => {
    let calls: string[] = [];
    const subscription = (endpoint: string, key: string) => ({
      options: { applicationServerKey: Uint8Array.from(atob(key), (c) => c.charCodeAt(0)).buffer },
      toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: async () => void calls.push('unsubscribe'),
    });
    let held: ReturnType<typeof subscription> | null = null;
    const registration = {
      pushManager: {
        getSubscription: async () => held,
        subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
          calls.push(`subscribe ${applicationServerKey}`);
          held = subscription('https://push.example/2', 'a2V5');
          return held;
        },
      },
    } as unknown as ServiceWorkerRegistration;
    const first = await deviceToken(registration, 'a2V5', { fresh: false });
    expect(JSON.parse(atob(first.slice(3)))).toEqual({
      endpoint: 'https://push.example/2',
      keys: { p256dh: 'p', auth: 'a' },
    });
    calls = [];
    expect(await deviceToken(registration, 'a2V5', { fresh: false })).toBe(first);
    expect(calls).toEqual([]);
    await deviceToken(registration, 'bmV3', { fresh: false });
    await deviceToken(registration, 'a2V5', { fresh: true });
    expect(calls).toEqual(['unsubscribe', 'subscribe bmV3', 'unsubscribe', 'subscribe a2V5']);
  });
});

describe('the service worker', () => {
  const workerAt = (state: string, scriptURL = 'http://acme.localhost/firebase-messaging-sw.js') =>
    Object.assign(new EventTarget(), { state, scriptURL });
  const registrationAt = (scope: string, over: object) => ({
    scope,
    active: null,
    waiting: null,
    installing: null,
    unregister: vi.fn<() => Promise<boolean>>(async () => true),
    ...over,
  });
  const container = (own: object, others: readonly object[] = []) => {
    const register = vi.fn<(path: string) => Promise<object>>(async () => own);
    const workers = { register, getRegistrations: async () => [own, ...others] };
    return { register, workers: workers as unknown as ServiceWorkerContainer };
  };

  it('is registered at /firebase-messaging-sw.js, once [ui-push-015] [ui-push-016]', async () => {
    const own = registrationAt('/', { active: workerAt('activated') });
    const double = registrationAt('/firebase-cloud-messaging-push-scope', {
      active: workerAt('activated'),
    });
    const foreign = registrationAt('/other', {
      active: workerAt('activated', 'http://acme.localhost/other.js'),
    });
    const { register, workers } = container(own, [double, foreign]);
    expect(await readyWorker(workers)).toBe(own);
    expect(register).toHaveBeenCalledWith('/firebase-messaging-sw.js');
    expect(double.unregister).toHaveBeenCalledOnce();
    expect(own.unregister).not.toHaveBeenCalled();
    expect(foreign.unregister).not.toHaveBeenCalled();
  });

  it('is awaited for at most 10000 ms [ui-push-018] [const-012]', async () => {
    vi.useFakeTimers();
    const slow = container(registrationAt('/', { installing: workerAt('installing') }));
    const late = readyWorker(slow.workers).catch((error: unknown) => String(error));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await late).toBe('Error: Service worker not registered after 10000 ms');
    const installing = workerAt('installing');
    const own = registrationAt('/', { installing });
    const ready = readyWorker(container(own).workers);
    await vi.advanceTimersByTimeAsync(9_999);
    installing.state = 'activated';
    installing.dispatchEvent(new Event('statechange'));
    expect(await ready).toBe(own);
  });
});

describe('a push message', () => {
  let visible: unknown[];
  let warned: string[];
  let toasts: { title: string; description?: unknown; onOpen?: (() => void) | undefined }[];
  let gone: string[];
  beforeEach(() => {
    [visible, warned, toasts, gone] = [[], [], [], []];
  });
  const notify = (
    data: Record<string, string>,
    over: Partial<NotifyingBrowser> & { readonly isSignedIn?: boolean } = {},
  ) => {
    const { isSignedIn = true, ...browser } = over;
    receive(
      { data: { notificationtype: 'CommentCreated', ...data } },
      {
        browser: {
          userAgent: chrome,
          permission: () => 'granted',
          requestPermission: async () => 'granted',
          workers: null,
          isHidden: () => true,
          show: (title, { body, tag, onClick }) => {
            visible.push([title, body, tag]);
            onClick();
          },
          warn: (text) => void warned.push(text),
          ...browser,
        },
        isSignedIn,
        t: (text) => text,
        toast: (message) => void toasts.push(message),
        go: (path) => void gone.push(path),
      },
    );
  };

  it('is recognized by its type, in any case [ui-notifications-001]', () => {
    expect(titleOf('COMMENTcreated')).toBe('New Discussion Update');
  });

  it.each(['DiscussionCreated', 'CommentCreated', 'UserDiscussionNotification'])(
    '[ui-notifications-002] [ui-notifications-003] [ui-notifications-004] [st-026] ' +
      'of type %s is a new discussion update',
    (notificationtype) => {
      notify({ notificationtype });
      expect(visible).toMatchObject([
        ['New Discussion Update', 'You have a new notification.', 'n'],
      ]);
    },
  );

  it('for the test shows that it is one [ui-notifications-005]', () => {
    notify({ notificationtype: 'TestNotificationEvent' });
    expect(visible).toMatchObject([['Test: New Discussion Update', expect.anything(), 'n']]);
  });

  it('of any other type is ignored with a warning [ui-notifications-006]', () => {
    notify({ notificationtype: 'Delivered' });
    notify({ notificationtype: 'Delivered' }, { isHidden: () => false });
    expect([visible, toasts]).toEqual([[], []]);
    expect(warned[0]).toBe('A notification of the unknown type "Delivered" is ignored.');
  });

  it('in a hidden tab is shown by the system [ui-notifications-007] [st-027]', () => {
    notify({ discussionTopic: 'Broken pallet', discussionid: 'd-1' });
    expect(visible).toEqual([['New Discussion Update', 'Broken pallet', 'dd-1']]);
    expect(gone).toEqual(['/communication/discussion/d-1']);
    expect(toasts).toEqual([]);
  });

  it('without a topic has a default text [ui-notifications-008]', () => {
    notify({ discussionTopic: '' });
    expect(visible).toMatchObject([[expect.anything(), 'You have a new notification.', 'n']]);
  });

  it('in a hidden tab without permission is not shown', () => {
    notify({ discussionid: 'd-1' }, { permission: () => 'denied' });
    expect([visible, toasts]).toEqual([[], []]);
  });

  it(
    '[ui-notifications-009] [ui-notifications-010] [ui-notifications-014] ' +
      'in a visible tab is a toast that opens its discussion',
    () => {
      notify({ discussionTopic: 'Broken pallet', discussionid: 'd-1' }, { isHidden: () => false });
      expect(visible).toEqual([]);
      const [toast] = toasts;
      expect([toast?.title, toast?.description]).toEqual([
        'New Discussion Update',
        'Broken pallet',
      ]);
      toast?.onOpen?.();
      expect(gone).toEqual(['/communication/discussion/d-1']);
    },
  );

  it('is ignored on Safari or signed out [ui-notifications-011] [ui-notifications-012]', () => {
    for (const isHidden of [() => true, () => false]) {
      notify({}, { userAgent: safari, isHidden });
      notify({}, { isSignedIn: false, isHidden });
    }
    expect([visible, toasts, warned]).toEqual([[], [], []]);
  });
});
