import { afterEach, expect, it, vi } from 'vitest';
import { enveloped, json } from '#client/testing/fake-server.ts';
import { brandOf } from './questions.ts';

afterEach(() => vi.unstubAllGlobals());

const answering = (customCssId: string | null) =>
  vi.stubGlobal('fetch', async () =>
    json(enveloped({ tenantBillingAddress: { legalName: 'Acme Freight' }, customCssId })),
  );

it('applies the tenant’s own style sheet, if there is one', async () => {
  answering('7f1c');
  expect(await brandOf()).toEqual({
    name: 'Acme Freight',
    style: '/api/core/tenant/getcustomcss?version=7f1c',
  });
  answering(null);
  expect(await brandOf()).toEqual({ name: 'Acme Freight', style: null });
});
