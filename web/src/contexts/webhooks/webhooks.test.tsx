import type { Webhook, WebhookDelivery } from '@waybill/contract/webhooks/shapes';
import { webhookEvents } from '@waybill/contract/webhooks/events';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enveloped, type FakeResponse, json, refusal } from '#client/testing/fake-server.ts';
import { openApp } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';

import { webhooksPages } from './index.ts';
import { eventWords } from './labels.ts';

const hook: Webhook = {
  id: 3,
  url: 'https://hooks.cedar.example/waybill',
  description: '',
  events: ['job.delivered'],
  isActive: true,
  disabledReason: null,
  failingSince: null,
  creationTime: '2026-11-16T13:00:00.000Z',
};
const delivery: WebhookDelivery = {
  id: '0198a1b2-0000-7000-8000-000000000001',
  webhookId: 3,
  event: 'job.delivered',
  status: 'Failed',
  tries: 14,
  responseStatus: 500,
  response: 'not now',
  error: 'Answered 500',
  body: '{"type":"job.delivered"}',
  creationTime: '2026-11-16T13:00:00.000Z',
  deliveredTime: null,
  nextTryTime: null,
};

const open = (webhook: Webhook, responses: Readonly<Record<string, FakeResponse>> = {}) =>
  openApp({
    at: `/settings/webhooks/3?peek=${delivery.id}`,
    pages: webhooksPages,
    responses: {
      'GET /api/auth/session': sessionOf({ permissions: ['Administration.Settings'] }),
      'GET /api/webhooks/webhook/getwebhooks': enveloped({ items: [webhook], totalCount: 1 }),
      'GET /api/webhooks/webhook/getdeliveries': enveloped({ items: [delivery], totalCount: 1 }),
      ...responses,
    },
  });

describe('a webhook', () => {
  it('has a text for every event, and shows an unknown one unchanged', () => {
    expect(webhookEvents.filter((event) => eventWords(event) === event)).toEqual([]);
    expect(eventWords('constructor')).toBe('constructor');
  });

  it('that was disabled explains why, and cannot test or replay', async () => {
    const reason = 'The address no longer accepts events (status 410).';
    open({ ...hook, isActive: false, disabledReason: reason });
    expect(await screen.findByText('This webhook was turned off')).toBeTruthy();
    const replay = await screen.findByRole('button', { name: /Replay/ });
    expect(replay.getAttribute('aria-disabled') ?? String(replay.hasAttribute('disabled'))).toBe(
      'true',
    );
  });

  it('that fails shows since when', async () => {
    open({ ...hook, failingSince: '2026-11-16T13:00:00.000Z' });
    expect(await screen.findByText(/^No successful delivery since 11\/17\/2026/)).toBeTruthy();
  });

  it('explains why a delivery cannot be replayed', async () => {
    const { server } = open(hook, {
      'POST /api/webhooks/webhook/replay': () =>
        json(refusal('This delivery is still in progress.'), 409),
    });
    await userEvent.setup().click(await screen.findByRole('button', { name: /Replay/ }));
    expect(await screen.findByText('This delivery is still in progress.')).toBeTruthy();
    expect(server.to('POST /api/webhooks/webhook/replay')[0]?.body).toEqual({
      deliveryId: delivery.id,
    });
  });
});
