import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { enveloped, json } from '#client/testing/fake-server.ts';
import { openApp, plainPage } from '../testing/open-app.tsx';
import { featureIsOn, useFeature } from './features.ts';
import { readState, readTenant, showsContent } from './read-tenant.ts';
import { unknownTenant, useTenant } from './tenant-context.ts';

const availability = (state: number, tenantId: number | null = 7) => ({
  state,
  tenantId,
  tenantGuid: null,
  serverRootAddress: 'http://acme.localhost/',
});

const ShowTenant = () => <pre>{JSON.stringify(useTenant())}</pre>;
const open = plainPage('/open', 'Open', { access: 'public', load: async () => ShowTenant });
const lookup = 'POST /api/core/account/istenantavailable';
const configuration = 'GET /api/core/configuration/getconfiguration';
const configured = {
  tenantBillingAddress: unknownTenant.billing,
  baseCurrency: 'AUD',
  timezone: 'Australia/Sydney',
};
const never = () => new Promise(() => undefined);

describe("reading the tenant's status", () => {
  it(
    '[ui-tenant-gate-001] [ui-tenant-gate-005] [st-001] [const-028] ' +
      'maps 1 to Available, 2 to InActive, anything else to NotFound',
    () => {
      expect([0, 1, 2, 3, 99].map(readState)).toEqual([
        'NotFound',
        'Available',
        'InActive',
        'NotFound',
        'NotFound',
      ]);
    },
  );

  it('shows content when the status is Available or absent [ui-tenant-gate-002] [st-002]', () => {
    const query = [undefined, availability(1), availability(2), availability(3)];
    expect(query.map(showsContent)).toEqual([true, true, false, false]);
  });

  it('is -1 until known [ui-tenant-gate-010] [ui-tenant-gate-011] [val-045]', () => {
    expect(readTenant(undefined, undefined, true)).toMatchObject({
      loading: true,
      tenantId: -1,
      billing: { address: '', legalName: '', taxVatNo: '' },
      allowSelfRegistration: false,
    });
  });

  it("uses the server's address without its trailing slash [ui-tenant-gate-009]", () => {
    expect(readTenant(availability(1), undefined, false).endpoint).toBe('http://acme.localhost');
  });
});

describe('the tenant gate', () => {
  it('looks up the tenant by the host name [ui-tenant-gate-006] [ui-shell-001]', async () => {
    const { server } = openApp({ at: '/open', pages: [open] });
    await screen.findByText(/acme/);
    expect(server.to(lookup)).toMatchObject([{ body: { tenancyName: 'acme.localhost' } }]);
  });

  it('requests the configuration once the tenant is known [ui-tenant-gate-007]', async () => {
    const { server } = openApp({ at: '/open', pages: [open] });
    await screen.findByText(/acme/);
    const order = server.seen
      .map(({ path }) => path)
      .filter((path) => path.startsWith('/api/core'));
    expect(order[0]).toBe('/api/core/account/istenantavailable');
    expect(order.slice(1)).toContain('/api/core/configuration/getconfiguration');
    expect(server.to(configuration)[0]?.headers.get('Abp.TenantId')).toBe('7');
  });

  it('provides the pages with billing, currency and time zone [ui-shell-003]', async () => {
    openApp({ at: '/open', pages: [open] });
    const result = await screen.findByText(/acme/);
    expect(JSON.parse(result.textContent ?? '')).toEqual({
      loading: false,
      customCssId: null,
      endpoint: 'http://acme.localhost',
      tenantId: 7,
      billing: {
        legalName: 'Acme Freight Pty Ltd',
        address: '1 Wharf Road, Port Botany NSW 2036',
        taxVatNo: '53004085616',
      },
      allowSelfRegistration: false,
      currency: 'AUD',
      timezone: 'Australia/Sydney',
    });
  });

  it.each([
    ['InActive', 2],
    ['NotFound', 3],
  ])('renders nothing for a tenant that is %s [ui-tenant-gate-003] [st-002]', async (_, state) => {
    const { server, container } = openApp({
      at: '/open',
      pages: [open],
      responses: { [lookup]: enveloped(availability(state, null)) },
    });
    await waitFor(() => expect(server.to(lookup)).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(container.innerHTML).toBe('');
    expect(server.to(configuration)).toEqual([]);
  });

  it.each([[lookup], [configuration]])(
    'renders nothing while %s is loading [ui-tenant-gate-004] [st-003]',
    async (route) => {
      const { server, container } = openApp({
        at: '/open',
        pages: [open],
        responses: { [route]: never },
      });
      await waitFor(() => expect(server.to(route)).toHaveLength(1));
      expect(container.innerHTML).toBe('');
    },
  );

  it('shows content when the tenant lookup fails [ui-tenant-gate-002]', async () => {
    openApp({ at: '/open', pages: [open], responses: { [lookup]: () => json({}, 400) } });
    expect(await screen.findByText(/"tenantId":-1/)).toBeDefined();
  });

  describe.each([
    [lookup, availability(1)],
    [configuration, configured],
  ])('when no server responds to %s', (route, result) => {
    const silent = () => json({}, 503);
    /** One request and its three retries: 1, 2 and 4 seconds apart. */
    const round = () => act(() => vi.advanceTimersByTimeAsync(7500));
    const openInSilence = async () => {
      vi.useFakeTimers();
      onTestFinished(() => void vi.useRealTimers());
      const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
      onTestFinished(() => reload.mockRestore());
      const { server } = openApp({ at: '/open', pages: [open], responses: { [route]: silent } });
      await act(() => vi.advanceTimersByTimeAsync(500));
      return { server, reload };
    };

    it('shows that it retries, three times, and then the error [ui-caching-005]', async () => {
      const { server } = await openInSilence();
      expect(screen.getByRole('status').textContent).toContain('Retrying…');
      await round();
      expect(server.to(route)).toHaveLength(4);
      expect(screen.getByRole('status').textContent).toBe(
        'Something went wrong on our side. Please try again.',
      );
      expect(screen.queryByText(/tenantId/)).toBeNull();
    });

    it('retries automatically, and reloads the page once there is a response', async () => {
      const { server, reload } = await openInSilence();
      await round();
      await act(() => vi.advanceTimersByTimeAsync(9500));
      expect([server.to(route).length, reload.mock.calls.length]).toEqual([5, 0]);
      server.respond(route, enveloped(result));
      await act(() => vi.advanceTimersByTimeAsync(1000));
      expect([server.to(route).length, reload.mock.calls.length]).toEqual([6, 1]);
    });

    it('retries immediately with its button', async () => {
      const { server, reload } = await openInSilence();
      await round();
      server.respond(route, enveloped(result));
      await act(async () => {
        fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
        await vi.advanceTimersByTimeAsync(100);
      });
      expect(reload).toHaveBeenCalledOnce();
    });
  });

  it('never repeats a request [ui-tenant-gate-008]', async () => {
    const { server } = openApp({ at: '/open', pages: [open] });
    await screen.findByText(/acme/);
    window.dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([server.to(lookup).length, server.to(configuration).length]).toEqual([1, 1]);
  });
});

describe('features', () => {
  const values = [
    { name: 'Booking.Beta', value: 'true' },
    { name: 'Booking', value: 'false' },
    { name: 'Jobs', value: 'false' },
    { name: 'Finance.Fees', value: 'True' },
  ];
  const features = 'GET /api/core/feature/gettenantfeatuers';
  const Requests = () => <p>{useFeature('Booking') ? 'Booking is on' : 'Booking is off'}</p>;
  const dialog = plainPage('/open', 'Open', { access: 'public', load: async () => Requests });

  it('are on when a name with the same part before its dot is true [ui-features-001]', () => {
    const query = ['Booking', 'Jobs', 'Finance', 'Warehouse'];
    expect(query.map((name) => featureIsOn(values, name))).toEqual([true, false, true, false]);
  });

  it('are read from the result [ui-features-004]', async () => {
    openApp({
      at: '/open',
      pages: [dialog],
      responses: { [features]: enveloped({ featureValues: values, features: [] }) },
    });
    expect(await screen.findByText('Booking is on')).toBeDefined();
  });

  it('are requested only with a token [ui-features-002]', async () => {
    const { server } = openApp({
      at: '/open',
      pages: [dialog],
      responses: { 'GET /api/auth/session': {} },
    });
    await screen.findByText('Booking is off');
    expect(server.to(features)).toEqual([]);
  });

  it('are not refetched on focus or reconnect [ui-features-003]', async () => {
    const { server } = openApp({
      at: '/open',
      pages: [dialog],
      responses: { [features]: enveloped({ featureValues: values, features: [] }) },
    });
    await screen.findByText('Booking is on');
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('visibilitychange'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(server.to(features)).toHaveLength(1);
  });
});
