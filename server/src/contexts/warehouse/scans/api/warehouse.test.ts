import { sql } from 'kysely';
import * as contract from '@waybill/contract/warehouse/endpoints';
import { itemScanCodes, itemStatuses, whyNotScan } from '@waybill/contract/warehouse/lifecycle';
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
async function anItem(some: { consignmentNumber?: string } = {}) {
  const itemId = `CRT-${(count += 1)}`;
  const { id } = await wes.call(contract.createItem, {
    item: { itemId, customerId, sku: 'OIL-5', weight: { value: 5, unit: 'kg' }, ...some },
  });
  return { id, itemId };
}
const scan = (itemId: string, code: (typeof itemScanCodes)[number], locationCode?: string) =>
  wes.call(contract.createItemScanEvent, { itemId, scanEvent: { code, locationCode } });
const itemOf = async (id: string) => (await wes.call(contract.getItem, { id })).item;

describe('an item of the warehouse', () => {
  it('is expected, received, put away and dispatched by scans [ui-capability-008]', async () => {
    const { id, itemId } = await anItem();
    expect(await itemOf(id)).toMatchObject({ itemId, status: 'Expected', lastScanEvent: null });
    await scan(itemId, 'INWARD', 'DOCK');
    await scan(itemId, 'PUTAWAY', 'A-01-2');
    expect(await itemOf(id)).toMatchObject({
      status: 'Stored',
      zone: 'A-01-2',
      lastScanEvent: { code: 'PUTAWAY', locationCode: 'A-01-2' },
    });
    for (const code of ['PICKED', 'PACKED', 'LOADED', 'DISPATCHED'] as const) {
      await scan(itemId, code);
    }
    const { items } = await wes.call(contract.getItems, {
      filter: itemId,
      includeScanEvents: true,
    });
    expect(items[0]?.status).toBe('Dispatched');
    expect(items[0]?.scanEvents?.map(({ code }) => code).toSorted()).toEqual(
      ['DISPATCHED', 'INWARD', 'LOADED', 'PACKED', 'PICKED', 'PUTAWAY'].toSorted(),
    );
    const { totalCount } = await wes.call(contract.getItemScanEvents, { itemId });
    expect(totalCount).toBe(6);
  });

  it('has been in store since its first scan there, until it leaves', async () => {
    const { id, itemId } = await anItem();
    const since = async () => (await itemOf(id)).inStoreSince;
    expect(await since()).toBeNull();
    await scan(itemId, 'INWARD', 'DOCK');
    const { items } = await wes.call(contract.getItemScanEvents, { itemId });
    for (const code of ['PUTAWAY', 'PICKED', 'PACKED', 'LOADED'] as const) {
      await scan(itemId, code, 'A-01-2');
    }
    expect(await since()).toBe(items[0]?.creationTime);
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 60_000);
    await scan(itemId, 'DISPATCHED');
    expect(await since()).toBeNull();
    const later = new Date(testApp.clock.now.getTime() + 60_000).toISOString();
    const { id: arrived } = await wes.call(contract.createItemScanEvent, {
      itemId,
      scanEvent: { code: 'INWARD', scannedTime: later },
    });
    expect(await since()).toBe(later);
    await wes.call(contract.undoItemScan, { id: arrived });
    expect(await since()).toBeNull();
  });

  it('is listed by age, oldest first, by the time of the scan and not of its arrival', async () => {
    const consignmentNumber = 'AGES';
    const items = [];
    for (const day of ['02', '01', '03']) {
      const item = await anItem({ consignmentNumber });
      const scannedTime = `2026-07-${day}T08:00:00.000Z`;
      await wes.call(contract.createItemScanEvent, {
        itemId: item.itemId,
        scanEvent: { code: 'INWARD', scannedTime },
      });
      items.push(item.itemId);
    }
    const expected = await anItem({ consignmentNumber });
    const late = { code: 'PUTAWAY', scannedTime: '2026-06-30T08:00:00.000Z' } as const;
    await wes.call(contract.createItemScanEvent, { itemId: items[2] ?? '', scanEvent: late });
    const filter = `consignmentNumber eq '${consignmentNumber}'`;
    const list = await wes.call(contract.getItems, { filter, sorting: 'inStoreSince' });
    expect(list.items.map(({ itemId }) => itemId)).toEqual([
      items[2],
      items[1],
      items[0],
      expected.itemId,
    ]);
  });

  it('refuses a scan that its status does not allow, in words', async () => {
    const { itemId } = await anItem();
    expect(await refusal(scan(itemId, 'PICKED'))).toEqual([
      409,
      'An item that is Expected cannot be picked.',
    ]);
    expect(await refusal(scan('NO-SUCH', 'INWARD'))).toEqual([404, 'We could not find this item.']);
  });

  it('is in one place, however many scan it at once', async () => {
    const { id, itemId } = await anItem();
    await scan(itemId, 'INWARD');
    const places = ['A-1', 'B-1', 'C-1', 'D-1', 'E-1', 'F-1'];
    const stored = await Promise.allSettled(places.map((place) => scan(itemId, 'PUTAWAY', place)));
    expect(stored.every(({ status }) => status === 'fulfilled')).toBe(true);
    const now = await itemOf(id);
    expect(now.zone).toBe(now.lastScanEvent?.locationCode);
    const picked = await Promise.allSettled([1, 2, 3].map(() => scan(itemId, 'PICKED')));
    expect(picked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('has its barcode alone, and is deleted while it was never scanned', async () => {
    const { id, itemId } = await anItem();
    const again = wes.call(contract.createItem, {
      item: { itemId: itemId.toLowerCase(), customerId },
    });
    expect(await refusal(again)).toEqual([409, 'Another item already has this barcode.']);
    await scan(itemId, 'INWARD');
    expect(await refusal(wes.call(contract.deleteItem, { id }))).toEqual([
      409,
      "This item has already been scanned and can't be deleted.",
    ]);
    const other = await anItem();
    await wes.call(contract.deleteItem, { id: other.id });
    expect(await refusal(wes.call(contract.getItem, { id: other.id }))).toEqual([
      404,
      'We could not find this item.',
    ]);
  });

  it('is changed, and keeps its status', async () => {
    const { id, itemId } = await anItem();
    await scan(itemId, 'INWARD');
    await wes.call(contract.updateItem, {
      item: { id, itemId, customerId, description: 'Olive oil', zone: 'A-9' },
    });
    expect(await itemOf(id)).toMatchObject({
      description: 'Olive oil',
      zone: 'A-9',
      status: 'Received',
    });
  });
});

describe('a scan that says again what the last one said', () => {
  it('is not saved, and returns who scanned it before and when', async () => {
    const { id, itemId } = await anItem();
    await scan(itemId, 'INWARD', 'DOCK');
    const { lastScanEvent } = await itemOf(id);
    const again = async (code: 'INWARD' | 'PUTAWAY', locationCode: string) =>
      (
        await wes.call(contract.createScanEventForWarehouseItems, {
          itemIds: [itemId],
          scanEvent: { code, locationCode },
        })
      ).results[0];
    expect(await again('INWARD', 'DOCK')).toEqual({
      itemId,
      outcome: 'Repeated',
      scanEventId: null,
      message: 'Scanned already',
      earlier: { time: lastScanEvent?.creationTime, userName: 'Wes Field' },
    });
    expect(await again('PUTAWAY', 'A-1')).toMatchObject({ outcome: 'Saved', earlier: null });
    expect(await again('PUTAWAY', 'A-1')).toMatchObject({ outcome: 'Repeated' });
    // A new location is a change.
    expect(await again('PUTAWAY', 'A-2')).toMatchObject({ outcome: 'Saved' });
    expect((await wes.call(contract.getItemScanEvents, { itemId })).totalCount).toBe(3);
  });
});

describe('a scan made by mistake', () => {
  it('is undone by its scanner: the item is what it was, and the log has grown', async () => {
    const { id, itemId } = await anItem();
    await scan(itemId, 'INWARD', 'DOCK');
    const device = '0193390f-0000-7000-8000-0000000000d0';
    await wes.call(contract.createItemScanEvent, {
      itemId,
      scanEvent: { id: device, code: 'PUTAWAY', locationCode: 'A-1' },
    });
    expect(await wes.call(contract.undoItemScan, { id: device })).toMatchObject({ itemId });
    expect(await itemOf(id)).toMatchObject({ status: 'Received', zone: 'DOCK' });
    const { items } = await wes.call(contract.getItemScanEvents, { itemId });
    expect(items.map(({ code }) => code).toSorted()).toEqual(['INWARD', 'PUTAWAY', 'UNDO']);
    // The same scan is not a repetition any more.
    await scan(itemId, 'PUTAWAY', 'A-1');
    expect(await itemOf(id)).toMatchObject({ status: 'Stored', zone: 'A-1' });
  });

  it('is not undone by others, twice, after ten minutes or after another scan', async () => {
    const refused = [409, 'You can undo only your own last scan of an item, within ten minutes.'];
    const { itemId } = await anItem();
    const first = await scan(itemId, 'INWARD', 'DOCK');
    const kim = await testApp.acme.as('kim');
    expect(await refusal(kim.call(contract.undoItemScan, first))).toEqual(refused);
    const second = await scan(itemId, 'PUTAWAY', 'A-1');
    expect(await refusal(wes.call(contract.undoItemScan, first))).toEqual(refused);
    const outcomes = await Promise.allSettled(
      [1, 2, 3, 4].map(() => wes.call(contract.undoItemScan, second)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const third = await scan(itemId, 'PUTAWAY', 'A-2');
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 11 * 60_000);
    expect(await refusal(wes.call(contract.undoItemScan, third))).toEqual(refused);
    expect(
      await refusal(
        wes.call(contract.undoItemScan, { id: '0193390f-0000-7000-8000-00000000dead' }),
      ),
    ).toEqual([404, 'We could not find this scan.']);
  });
});

describe('the log of scans', () => {
  it.each(["update warehouse.scan_event set code = 'PICKED'", 'delete from warehouse.scan_event'])(
    'only grows: the database refuses to %s',
    async (statement) => {
      const { itemId } = await anItem();
      await scan(itemId, 'INWARD');
      const write = testApp.acme.rows(sql.raw(statement));
      await expect(write).rejects.toThrow(/permission denied for table scan_event/);
    },
  );
});

describe('a scan with a picture', () => {
  it('gives the picture back to staff, and to nobody else', async () => {
    const { itemId } = await anItem();
    await wes.call(contract.createItemScanEvent, {
      itemId,
      scanEvent: { code: 'INWARD', images: [onePixel] },
    });
    const { items } = await wes.call(contract.getItemScanEvents, { itemId });
    const scanned = items[0];
    const input = { id: scanned?.id ?? '', image: scanned?.images?.[0] ?? '' };
    const picture = await wes.send(contract.getItemScanImage, input);
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png']);
    const other = await testApp.borealis.as('bea');
    expect((await other.send(contract.getItemScanImage, input)).status).toBe(404);
  });

  it('is the photo of its item in the list, until one is newer; a signature is none', async () => {
    const { id, itemId } = await anItem();
    const take = async (code: 'INWARD' | 'DAMAGED', images: string[]) => {
      await wes.call(contract.createItemScanEvent, { itemId, scanEvent: { code, images } });
      testApp.clock.now = new Date(testApp.clock.now.getTime() + 60_000);
      return (await wes.call(contract.getItemScanEvents, { itemId })).items[0];
    };
    expect((await itemOf(id)).photo).toBeNull();
    const [first, second] = [await take('INWARD', [onePixel]), await take('DAMAGED', [onePixel])];
    const images = [second, first].flatMap((each) => each?.images ?? []);
    for (const code of ['PUTAWAY', 'PICKED', 'PACKED', 'LOADED'] as const) {
      await scan(itemId, code, 'A-1');
    }
    const { id: delivery } = await scan(itemId, 'DISPATCHED');
    await wes.call(contract.recordDeliveryProof, {
      id: '0193390f-0000-7000-8000-00000000f070',
      scanIds: [delivery],
      receivedBy: 'Mia Chen',
      signature: onePixel,
    });
    const item = await itemOf(id);
    expect(item.photo).toEqual({ scan: second?.id, image: images[0] });
    expect(item.images.slice(1)).toEqual(images);
  });
});

describe('a scan of many items', () => {
  it('saves the known ones, reports the rest, and is saved once when it is repeated', async () => {
    const [first, second] = [await anItem(), await anItem()];
    await scan(second.itemId, 'INWARD');
    await scan(second.itemId, 'PUTAWAY', 'A-1');
    const scanEvent = {
      id: '0193390f-0000-7000-8000-00000000c0de',
      code: 'INWARD' as const,
      locationCode: 'DOCK',
    };
    const itemIds = [first.itemId, second.itemId, 'NO-SUCH'];
    const outcomes = async () =>
      (
        await wes.call(contract.createScanEventForWarehouseItems, { itemIds, scanEvent })
      ).results.map(({ outcome }) => outcome);
    expect(await outcomes()).toEqual(['Saved', 'Refused', 'Unknown']);
    expect(await outcomes()).toEqual(['Repeated', 'Refused', 'Unknown']);
    const { totalCount } = await wes.call(contract.getItemScanEvents, { itemId: first.itemId });
    expect(totalCount).toBe(1);
  });

  it('is of every code from some status', () => {
    for (const code of itemScanCodes) {
      expect(itemStatuses.some((status) => whyNotScan(code, status) === null)).toBe(true);
    }
  });
});

describe('a consignment of the warehouse', () => {
  it('is made by its items, and changes until one of them has left', async () => {
    const consignmentNumber = 'WHC-1';
    const one = await anItem({ consignmentNumber });
    await anItem({ consignmentNumber });
    const { items } = await wes.call(contract.getWarehouseConsignments, {
      filter: consignmentNumber,
    });
    expect(items).toMatchObject([{ consignmentNumber, customerId, items: 2, dispatched: 0 }]);
    const consignment = {
      id: items[0]?.id ?? '',
      fromAddress: { suburb: 'Mascot' },
      toAddress: { suburb: 'Richmond', postCode: '3121', instructions: 'Side gate' },
    };
    await wes.call(contract.updateWarehouseConsignment, { consignment });
    for (const code of ['INWARD', 'LOADED', 'DISPATCHED'] as const) await scan(one.itemId, code);
    expect(await refusal(wes.call(contract.updateWarehouseConsignment, { consignment }))).toEqual([
      409,
      'This consignment was dispatched and can no longer be changed.',
    ]);
  });
});

describe('the consignment of an item', () => {
  it.each(['id', 'consignmentNumber'] as const)(
    'is looked up by its %s: one result, none skipped [const-040] [ui-logistics-016]',
    async (field) => {
      const consignmentNumber = `WHC-${field.toUpperCase()}`;
      await anItem({ consignmentNumber });
      await anItem({ consignmentNumber: `${consignmentNumber}-OTHER` });
      const all = await wes.call(contract.getWarehouseConsignments, { filter: consignmentNumber });
      const wanted = all.items.find((each) => each.consignmentNumber === consignmentNumber);
      const query = { filter: `${field} eq '${wanted?.[field]}'`, maxResultCount: 1, skipCount: 0 };
      const found = await wes.call(contract.getWarehouseConsignments, query);
      expect(found).toEqual({ items: [wanted], totalCount: 1 });
    },
  );
});

describe('where somebody works in the warehouse', () => {
  it('is the location of their scans that name none', async () => {
    const set = { general: { warehouseLocation: 'DOCK-7' } };
    expect(await wes.call(contract.updateWarehouseUserSettings, set)).toMatchObject({
      settings: { 'general.warehouseLocation': 'DOCK-7' },
    });
    const { id, itemId } = await anItem();
    await scan(itemId, 'INWARD');
    expect((await itemOf(id)).zone).toBe('DOCK-7');
    expect(await wes.call(contract.getWarehouseUserSettings, {})).toMatchObject(set);
  });
});
