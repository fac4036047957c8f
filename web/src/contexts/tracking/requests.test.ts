import { afterEach, expect, it, vi } from 'vitest';
import { enveloped, json } from '#client/testing/fake-server.ts';
import { brandOf } from './requests.ts';

afterEach(() => vi.unstubAllGlobals());

const respond = (customCssId: string | null) =>
  vi.stubGlobal('fetch', async () =>
    json(enveloped({ tenantBillingAddress: { legalName: 'Acme Freight' }, customCssId })),
  );

it('applies the tenant’s own style sheet, if there is one', async () => {
  respond('7f1c');
  expect(await brandOf()).toEqual({
    name: 'Acme Freight',
    style: '/api/core/tenant/getcustomcss?version=7f1c',
  });
  respond(null);
  expect(await brandOf()).toEqual({ name: 'Acme Freight', style: null });
});
