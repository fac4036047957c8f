/*
 * Receives push messages while no page of the app is open. Served at /firebase-messaging-sw.js.
 * The rules are those of the page (booking_shell.txt §4): a visible page shows a toast instead, and
 * types that are not known here are not shown.
 */
'use strict';

const titles = {
  discussioncreated: 'New Discussion Update',
  commentcreated: 'New Discussion Update',
  userdiscussionnotification: 'New Discussion Update',
  testnotificationevent: 'Test: New Discussion Update',
};
const fallback = 'You have a new notification.';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => event.waitUntil(receive(event.data)));

async function receive(data) {
  const message = read(data);
  const type = String(message.data.notificationtype ?? '');
  const known = titles[type.toLowerCase()];
  if (known === undefined) {
    console.warn(`A notification of the unknown type "${type}" is ignored.`);
    return;
  }
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage({ kind: 'waybill-push', message });
  if (pages.some((page) => page.visibilityState === 'visible')) return;
  const { discussionTopic, discussionid, notificationid } = message.data;
  // The server says title and text in the language of whoever holds this device.
  await self.registration.showNotification(message.title || known, {
    body: discussionTopic || message.body || fallback,
    // News of one discussion replace each other, and the page that shows the same shows no second.
    tag: discussionid ? `d${discussionid}` : `n${notificationid ?? ''}`,
    data: { discussionid },
  });
}

function read(data) {
  try {
    const message = data?.json() ?? {};
    return { ...message, data: message.data ?? {} };
  } catch {
    return { data: {} };
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.discussionid));
});

async function open(discussionid) {
  const path = discussionid
    ? `/communication/discussion/${encodeURIComponent(discussionid)}`
    : '/communication';
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (page === undefined) return self.clients.openWindow(path);
  await page.focus();
  page.postMessage({ kind: 'waybill-open', path });
}
