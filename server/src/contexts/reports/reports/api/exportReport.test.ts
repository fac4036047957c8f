import { reportIdOf } from '@waybill/contract/reports/reports/catalogue';
import { downloadAsset } from '@waybill/contract/records/endpoints';
import * as contract from '@waybill/contract/reports/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTable } from '#platform/tables/open-table.ts';
import { textOfPages } from '#testing/read-pdf.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let ada: Caller;

beforeAll(async () => {
  testApp = await openTestApp();
  ada = await testApp.acme.as('ada');
});
afterAll(() => testApp.close());

const parameters = { Period: 'Last12Months', By: 'Customer', Then: 'Month' };
const request = { reportId: reportIdOf('InFullOnTime'), parameters };

async function fileOf(format: 'Excel' | 'Pdf', input: object = request) {
  const saved = await ada.call(contract.exportReport, { ...input, format } as never);
  const reply = await ada.send(downloadAsset, { assetId: saved.fileToken });
  return { ...saved, bytes: reply.bytes };
}

describe('a report as a file', () => {
  it('is a workbook with the numbers of its preview, subtotals and totals', async () => {
    const { fileName, bytes } = await fileOf('Excel');
    expect(fileName).toMatch(/^InFullOnTime-\d{4}-\d\d-\d\d\.xlsx$/);
    const preview = await ada.call(contract.previewReport, request);
    const { heads, rows } = await readTable(bytes, 10_000);
    expect(heads).toEqual(preview.columns.map(({ label }) => label));
    expect(rows.length).toBe(preview.totalCount + preview.subtotals.length + 1);
    const last = rows.at(-1)?.cells;
    expect([last?.['Customer'], Number(last?.['Promised'])]).toEqual([
      'Total',
      preview.totals?.[2],
    ]);
    const share = preview.totals?.[preview.columns.findIndex(({ key }) => key === 'share')];
    expect(Number(last?.['DIFOT %']) * 100).toBeCloseTo(Number(share), 6);
  });

  it('is a PDF with rows, subtotals and totals', async () => {
    const { fileName, bytes } = await fileOf('Pdf');
    expect(fileName).toMatch(/\.pdf$/);
    const text = (await textOfPages(bytes)).join(' ');
    expect(text).toContain('Delivered in full and on time');
    expect(text).toMatch(/Total Cedar & Co/);
    expect(text).toMatch(/Total \d/);
    expect(text).toContain('Page 1 of');
  });

  it('is refused as a PDF where it has more rows than one holds', async () => {
    const scans = {
      reportId: reportIdOf('ScanEventHistory'),
      parameters: { Period: 'Last12Months' },
    };
    const { totalCount } = await ada.call(contract.previewReport, scans);
    const reply = await ada.send(contract.exportReport, { ...scans, format: 'Pdf' });
    expect(reply.status).toBe(totalCount > 3000 ? 422 : 200);
  });
});
