import * as contract from '@waybill/contract/warehouse/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onePixel } from '#testing/files/one-pixel.ts';
import type { Caller, TestApp } from '#testing/test-app.ts';
import { openWarehouse, refusal } from '../../testing/open-warehouse.ts';

let testApp: TestApp;
let wes: Caller;
let customerId: number;
beforeAll(async () => {
  ({ testApp, wes, customerId } = await openWarehouse());
});
afterAll(() => testApp.close());

let count = 0;
const device = (number: number) => `0193390f-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** A delivered item; returns the device's id of the scan that delivered it. */
async function delivered() {
  count += 1;
  const itemId = `POD-${count}`;
  const { id } = await wes.call(contract.createItem, { item: { itemId, customerId } });
  for (const code of ['INWARD', 'LOADED'] as const) {
    await wes.call(contract.createItemScanEvent, { itemId, scanEvent: { code } });
  }
  const scanEvent = { id: device(count), code: 'DISPATCHED' as const };
  await wes.call(contract.createItemScanEvent, { itemId, scanEvent });
  return { id, itemId, scanId: scanEvent.id };
}
/** Proves a minute later: scans of one moment have no order. */
const prove = (
  scanIds: readonly string[],
  number: number,
  some: object = { images: [onePixel] },
) => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 60_000);
  return wes.call(contract.recordDeliveryProof, {
    id: device(number),
    scanIds: [...scanIds],
    receivedBy: 'Mia Novak',
    ...some,
  });
};
const logOf = async (itemId: string) =>
  (await wes.call(contract.getItemScanEvents, { itemId })).items;

describe('the proof of a delivery', () => {
  it('adds receiver and signature to the log of each item, once', async () => {
    const [one, two] = [await delivered(), await delivered()];
    const scanIds = [one.scanId, two.scanId];
    const signed = { signature: onePixel };
    expect(await prove(scanIds, 1001, signed)).toEqual({ items: 2 });
    expect(await prove(scanIds, 1001, signed)).toEqual({ items: 2 });
    const [first] = await logOf(one.itemId);
    expect(first).toMatchObject({ code: 'PROOF', details: { receivedBy: 'Mia Novak' } });
    expect(await logOf(one.itemId)).toHaveLength(4);
    const image = await wes.send(contract.getItemScanImage, {
      id: first?.id ?? '',
      image: first?.images[0] ?? '',
    });
    expect([image.status, image.headers['content-type']]).toEqual([200, 'image/png']);
    const { item } = await wes.call(contract.getItem, { id: two.id });
    expect(item).toMatchObject({ status: 'Dispatched', lastScanEvent: { code: 'PROOF' } });
  });

  it('leaves a second delivery of the item a repetition, and the delivery not undone', async () => {
    const { itemId, scanId } = await delivered();
    await prove([scanId], 1002);
    const { results } = await wes.call(contract.createScanEventForWarehouseItems, {
      itemIds: [itemId],
      scanEvent: { code: 'DISPATCHED' },
    });
    expect(results).toMatchObject([{ outcome: 'Repeated' }]);
    expect(await refusal(wes.call(contract.undoItemScan, { id: scanId }))).toEqual([
      409,
      'You can undo only your own last scan of an item, within ten minutes.',
    ]);
  });

  it('needs a name, and a signature or a photo', async () => {
    const { scanId } = await delivered();
    const status = async (some: object) =>
      (
        await wes.send(contract.recordDeliveryProof, {
          id: device(1003),
          scanIds: [scanId],
          receivedBy: 'Mia Novak',
          ...some,
        })
      ).status;
    expect(await status({})).toBe(400);
    expect(await status({ images: [onePixel], receivedBy: ' ' })).toBe(400);
    expect(await status({ images: [onePixel] })).toBe(200);
  });

  it('is refused for items that were not delivered', async () => {
    const { itemId, scanId } = await delivered();
    const back = { code: 'INWARD' as const, locationCode: 'DOCK' };
    await wes.call(contract.createItemScanEvent, { itemId, scanEvent: back });
    const nothing = [409, 'None of these items was delivered.'];
    expect(await refusal(prove([scanId], 1004))).toEqual(nothing);
    const bea = await testApp.borealis.as('bea');
    const { status } = await bea.send(contract.recordDeliveryProof, {
      id: device(1005),
      scanIds: [scanId],
      receivedBy: 'Bea',
      images: [onePixel],
    });
    expect(status).not.toBe(200);
  });
});
