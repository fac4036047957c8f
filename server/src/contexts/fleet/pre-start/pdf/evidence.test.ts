import { byChecklist } from '@waybill/contract/fleet/pre-start/choices';
import { defaultPreStart } from '@waybill/contract/fleet/pre-start/default-questions';
import type { PreStartCheckAnswer } from '@waybill/contract/fleet/pre-start/shapes';
import { expect, it } from 'vitest';
import { plainEnglish } from '#platform/pdf/texts.ts';
import { textOfPages } from '#testing/read-pdf.ts';
import { drawEvidence } from './evidence.ts';
import { evidenceOf } from './evidence-of.ts';

const check: PreStartCheckAnswer = {
  id: '0193390f-0000-7000-8000-000000000001',
  driverid: '0193390f-0000-7000-8000-000000000002',
  drivername: 'Ravi Patel',
  drivercode: 'DRV0001',
  vehicleid: null,
  registrationnumber: 'AC 10 TR',
  day: '2026-11-18',
  creationtime: '2026-11-17T19:30:00.000Z',
  status: 'Cleared',
  timeonroad: 9,
  odometer: 152_300,
  signature: null,
  breakstarttime: null,
  breakendtime: null,
  drivestarttime: null,
  driveendtime: null,
  hadenoughsleep: false,
  undertheinfluenceofdrugs: false,
  undertheinfluenceofalcohol: false,
  wearingpropersafetyequipment: true,
  stateofdriverslicense: 'Valid',
  ...byChecklist((name) =>
    defaultPreStart.questions
      .filter(({ checklist }) => checklist === name)
      .map(({ id, title, iscritical }, at) => ({
        title,
        questionid: id,
        iscritical,
        isselected: name !== 'bodychecklist' || at > 0,
        outcome: name !== 'bodychecklist' || at > 0 ? ('Pass' as const) : ('Fail' as const),
        note: name !== 'bodychecklist' || at > 0 ? null : 'Dent at the tail lift',
        images: [],
      })),
  ),
  clearedby: 'Kim Tran',
  clearedtime: '2026-11-17T21:00:00.000Z',
  clearnote: 'Swapped with the late shift',
};

it('prints what is wrong first, then every question, and who cleared it', async () => {
  const data = evidenceOf(check, {
    issuer: 'Acme Freight Pty Ltd',
    logo: null,
    photos: [],
    signature: null,
    timezone: 'Australia/Sydney',
    words: plainEnglish,
  });
  const pdf = await drawEvidence(data, new Date('2026-11-18T00:00:00Z'));
  const [page = '', ...others] = await textOfPages(pdf);
  expect(others).toEqual([]);
  for (const text of [
    'Pre-start check Ravi Patel (DRV0001)',
    'Checked 18 Nov 2026, 6:30',
    'Vehicle AC 10 TR · 152,300 km',
    'Failed, and cleared • Not enough sleep • Body and load restraint points undamaged: Dent ' +
      'at the tail lift',
    'Cleared by Kim Tran, 18 Nov 2026',
    'Swapped with the late shift',
    'Tyre tread and pressure (critical) Pass',
    'Driver: name, signature, date',
  ]) {
    expect(page.replaceAll('\u202f', ' ')).toContain(text);
  }
});
