import {
  createOrUpdateSidebarLink,
  deleteSidebarLink,
  getSidebarLinkForEdit,
  getSidebarLinks,
} from '@waybill/contract/tenancy/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let ada: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  ada = await testApp.acme.as('ada');
});
afterAll(() => testApp.close());

const handbook = { title: 'Handbook', url: 'https://handbook.example/start', sortOrder: 5 };
const titles = async (caller: Caller, input = {}) =>
  (await caller.call(getSidebarLinks, input)).items.map(({ title }) => title);

describe('sidebar links', () => {
  it('are sorted by their order, then by title', async () => {
    const { id } = await ada.call(createOrUpdateSidebarLink, { sidebarLink: handbook });
    const { id: other } = await ada.call(createOrUpdateSidebarLink, {
      sidebarLink: { ...handbook, title: 'Canteen', url: '/reports?of=canteen' },
    });
    const kim = await testApp.acme.as('kim');
    expect(await titles(kim)).toEqual(['Canteen', 'Handbook', 'Public tracking', 'Road closures']);
    expect(await titles(kim, { filter: 'book' })).toEqual(['Handbook']);
    await ada.call(deleteSidebarLink, { id: other });
    expect(await ada.call(getSidebarLinkForEdit, { id })).toEqual({
      sidebarLink: { id, ...handbook, icon: null, isExternal: false },
    });
  });

  it('are replaced as a whole, and disappear when deleted', async () => {
    const { id } = await ada.call(createOrUpdateSidebarLink, { sidebarLink: handbook });
    const changed = { id, title: 'Rules', url: '/track', icon: 'book', isExternal: true };
    expect(await ada.call(createOrUpdateSidebarLink, { sidebarLink: changed })).toEqual({ id });
    const { sidebarLink } = await ada.call(getSidebarLinkForEdit, { id });
    expect(sidebarLink).toEqual({ ...changed, sortOrder: 0 });
    expect(await ada.call(deleteSidebarLink, { id })).toBeNull();
    for (const gone of [
      () => ada.call(getSidebarLinkForEdit, { id }),
      () => ada.call(deleteSidebarLink, { id }),
      () => ada.call(createOrUpdateSidebarLink, { sidebarLink: changed }),
    ]) {
      await expect(gone()).rejects.toMatchObject({ status: 404 });
    }
  });

  it.each([
    'javascript:alert(1)',
    '//evil.example',
    '/\\\\evil.example',
    'handbook',
    'https://',
    'https://a b',
  ])('accept sites and pages, not %s', async (url) => {
    const refused = ada.call(createOrUpdateSidebarLink, { sidebarLink: { ...handbook, url } });
    await expect(refused).rejects.toMatchObject({
      status: 400,
      error: { validationErrors: [{ members: ['sidebarLink.url'] }] },
    });
  });

  it('are hidden from customers and editable by administrators only', async () => {
    const [oto, kim] = [await testApp.acme.as('oto'), await testApp.acme.as('kim')];
    expect(await oto.call(getSidebarLinks, {})).toEqual({ items: [], totalCount: 0 });
    const refused = kim.call(createOrUpdateSidebarLink, { sidebarLink: handbook });
    await expect(refused).rejects.toMatchObject({ status: 403 });
  });
});
