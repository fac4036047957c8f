import * as contract from '@waybill/contract/warehouse/endpoints';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminQuery } from '#platform/db/connection.ts';
import type { Caller, TestApp } from '#testing/test-app.ts';
import { openWarehouse } from '../../testing/open-warehouse.ts';

let testApp: TestApp;
let wes: Caller;
let customerId: number;
beforeAll(async () => {
  ({ testApp, wes, customerId } = await openWarehouse());
});
afterAll(() => testApp.close());

const green = { width: 800, height: 400, channels: 3, background: '#080' } as const;

async function photographed(itemId: string) {
  await wes.call(contract.createItem, { item: { itemId, customerId } });
  const photo = await sharp({ create: green }).jpeg().toBuffer();
  const images = [`data:image/jpeg;base64,${photo.toString('base64')}`];
  await wes.call(contract.createItemScanEvent, { itemId, scanEvent: { code: 'INWARD', images } });
  const { items } = await wes.call(contract.getItems, { filter: itemId });
  return items[0]?.photo ?? { scan: '', image: '' };
}

async function viewOf({ scan: id, image }: { scan: string; image: string }, size?: 'thumbnail') {
  const response = await wes.send(contract.getItemScanImage, { id, image, size });
  const { format, width, height } = await sharp(response.bytes).metadata();
  return [response.headers['content-type'], format, width, height];
}

it('returns a photo in full or as a thumbnail, which was stored with it', async () => {
  const photo = await photographed('PHOTO-1');
  expect(await viewOf(photo)).toEqual(['image/jpeg', 'jpeg', 800, 400]);
  expect(await viewOf(photo, 'thumbnail')).toEqual(['image/webp', 'webp', 96, 96]);
  const [stored] = await adminQuery(testApp.adminUrl)(
    `select p ->> 'thumbnail' as thumbnail
     from warehouse.scan_event e, jsonb_array_elements(e.pictures) p where e.id = $1`,
    [photo.scan],
  );
  const file = await testApp.files.get(`${testApp.acme.id}/${String(stored?.['thumbnail'])}`);
  expect((await sharp(file ?? undefined).metadata()).width).toBe(96);
});

it('returns a thumbnail of a photo that was stored without one', async () => {
  const photo = await photographed('PHOTO-2');
  await adminQuery(testApp.adminUrl)(
    `update warehouse.scan_event
     set pictures = (select jsonb_agg(p - 'thumbnail') from jsonb_array_elements(pictures) p)
     where id = $1`,
    [photo.scan],
  );
  expect(await viewOf(photo, 'thumbnail')).toEqual(['image/webp', 'webp', 96, 96]);
});
