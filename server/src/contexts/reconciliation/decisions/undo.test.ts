import { generateInvoices } from '@waybill/contract/finance/endpoints';
import * as contract from '@waybill/contract/reconciliation/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { complaints } from '#testing/finance/desk.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import {
  addExpressBookings,
  importFile,
  invoiceCsv,
  type SampleInvoiceRow,
  linesOf,
} from '../testing/carrier-invoice.ts';

let testApp: TestApp;
let lena: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  lena = await testApp.acme.as('lena');
  await testApp.acme.inTransaction((db) =>
    addExpressBookings(db, { company: 'Cedar & Co', prefix: 'TXU', count: 40 }),
  );
});
afterAll(() => testApp.close());

let used = 0;
const charged = (amount: number): SampleInvoiceRow => [
  `TXU${String((used += 1)).padStart(6, '0')}`,
  'EXP',
  'Test Express',
  31,
  0.06,
  amount,
];
const imported = (...amounts: readonly number[]) =>
  importFile(testApp, lena, invoiceCsv(amounts.map(charged)));
const readAgain = (id: number) => lena.call(contract.getReconciliationForApproval, { id });
const undo = (...serviceIds: number[]) => lena.call(contract.undoServices, { serviceIds });
const settle = (resolution: 'PassedOn' | 'Absorbed' | 'Disputed', ...serviceIds: number[]) =>
  lena.call(contract.resolveServices, { serviceIds, resolution, note: 'Looked at' });

describe('a reconciliation decision', () => {
  it('is undone with its recharge, and the line returns to its previous state', async () => {
    const before = await imported(64.5, 50, 30);
    const ids = linesOf(before).map(({ id }) => id);
    const [over = 0] = ids;
    await settle('PassedOn', over);
    await lena.call(contract.approveReconciliation, { id: before.id, allMatched: true });
    await settle('Absorbed', ...ids.slice(2));
    const [bookingId] = before.bookingReconciliations.map((one) => one.bookingId);
    const recharged = () =>
      testApp.acme.rows(
        sql`select recharge from booking.booking where id = ${bookingId} and recharge is not null`,
      );
    expect(await recharged()).toHaveLength(1);
    expect(await undo(...ids)).toEqual({ undone: 3 });
    expect(await readAgain(before.id)).toEqual(before);
    expect(await recharged()).toEqual([]);
    await settle('PassedOn', over);
    expect(await recharged()).toHaveLength(1);
  });

  it('is final once exported; later ones can be undone', async () => {
    const { id, ...selected } = await imported(64.5, 65.5);
    const [first = 0, second = 0] = linesOf({ id, ...selected }).map((line) => line.id);
    await settle('Absorbed', first);
    await lena.call(contract.exportReconciliationCsv, { id });
    expect((await readAgain(id)).exportedTime).toBe(testApp.clock.now.toISOString());
    expect(await complaints(undo(first))).toBe(409);
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 1000);
    await settle('Disputed', second);
    expect(await undo(second)).toEqual({ undone: 1 });
    expect(await complaints(undo(second))).toBe(409);
    expect(await complaints(undo(999_999_999))).toBe(404);
    const kim = await testApp.acme.as('wes');
    expect(await complaints(kim.call(contract.undoServices, { serviceIds: [first] }))).toBe(403);
  });

  it('is undone for all lines with a reason, except those exported or invoiced', async () => {
    const selected = await imported(64.5, 65.5, 66.5, 67.5);
    const [exported = 0, invoiced = 0, ...others] = linesOf(selected).map(({ id }) => id);
    const { reason } = linesOf(selected)[0] ?? {};
    const allOf = { id: selected.id, reason: reason ?? 'Zone' };
    const undoAll = () => lena.call(contract.undoServices, { allOf });
    expect(await undoAll()).toEqual({ undone: 0 });
    await settle('Absorbed', exported);
    await lena.call(contract.exportReconciliationCsv, { id: selected.id });
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 1000);
    await settle('PassedOn', invoiced);
    const customerId = selected.bookingReconciliations[0]?.customerId ?? 0;
    const rechargeIds = await waiting();
    await lena.call(generateInvoices, { customerId, bookingIds: [], rechargeIds });
    await lena.call(contract.resolveServices, { allOf, resolution: 'PassedOn' });
    expect(await undoAll()).toEqual({ undone: others.length });
    const after = linesOf(await readAgain(selected.id)).map(({ resolution }) => resolution);
    expect(after).toEqual(['Absorbed', 'PassedOn', null, null]);
    expect(await complaints(undo())).toEqual(['serviceIds']);
  });

  it('is either undone or its recharge invoiced when concurrent', async () => {
    for (let round = 0; round < 6; round += 1) {
      const selected = await imported(64.5);
      const [line = 0] = linesOf(selected).map(({ id }) => id);
      const customerId = selected.bookingReconciliations[0]?.customerId ?? 0;
      await settle('PassedOn', line);
      const [invoiced, undone] = await Promise.allSettled([
        lena.call(generateInvoices, { customerId, bookingIds: [], rechargeIds: await waiting() }),
        undo(line),
      ]);
      expect(invoiced.status).toBe('fulfilled');
      const [{ saved } = { saved: 0 }] = await testApp.acme.rows(sql<{ saved: number }>`
        select count(*)::integer as saved from booking.recharge where carrier_line_id = ${line}
      `);
      expect(saved).toBe(undone.status === 'fulfilled' ? 0 : 1);
      expect(await waiting()).toEqual([]);
    }
  });
});

const waiting = async (): Promise<number[]> => {
  const rows = await testApp.acme.rows(sql<{ id: number }>`
    select r.id from booking.recharge r
    join booking.booking b on b.tenant_id = r.tenant_id and b.id = r.booking_id
    where r.invoice_id is null and b.consignment_id like 'TXU%'
  `);
  return rows.map(({ id }) => id);
};

describe('a dispute e-mail to the carrier', () => {
  it('is drafted from disputed lines, sent and saved, and its address remembered', async () => {
    const { id, ...selected } = await imported(64.5, 50);
    const draft = () => lena.call(contract.getDisputeLetter, { id });
    expect(await draft()).toMatchObject({ disputed: 0, letters: [] });
    const sending = {
      id,
      to: 'accounts@testexpress.example',
      subject: 'Dispute',
      content: 'Hello',
    };
    expect(await complaints(lena.call(contract.sendDisputeLetter, sending))).toBe(409);
    await settle('Disputed', linesOf({ id, ...selected })[0]?.id ?? 0);
    const { subject, content, ...rest } = await draft();
    expect(rest).toMatchObject({ disputed: 1, disputedAmount: 64.5, letters: [] });
    expect(content).toContain('invoiced $64.50, agreed $60.00');
    expect(content).toContain('Looked at');
    const bad = lena.call(contract.sendDisputeLetter, { ...sending, to: 'nobody', content: ' ' });
    expect(await complaints(bad)).toEqual(['to', 'content']);
    await lena.call(contract.sendDisputeLetter, { ...sending, subject, content });
    await testApp.settle();
    const disputeLetter = testApp.emails.at(-1);
    expect(disputeLetter).toMatchObject({ to: [sending.to], subject, text: content });
    expect(await draft()).toMatchObject({
      to: sending.to,
      letters: [{ to: sending.to, subject, userName: 'Lena Novák' }],
    });
    const oto = await testApp.acme.as('oto');
    expect(await complaints(oto.call(contract.getDisputeLetter, { id }))).toBe(403);
  });
});
