import * as calls from '@waybill/contract/fleet/endpoints';
import { aPreStartCheck } from '@waybill/contract/fleet/examples';
import { defaultPreStart } from '@waybill/contract/fleet/pre-start/default-questions';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type Refused, type TestApp } from '#testing/test-app.ts';
import { userGuid } from '#testing/jobs/jobs-of-a-test-app.ts';

let testApp: TestApp;
let kim: Caller;
let ada: Caller;
let ravi: Caller;
let driverId: string;
let photo: string;
beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
  ada = await testApp.acme.as('ada');
  ravi = await testApp.acme.as('ravi');
  driverId = await userGuid(testApp.acme, 'ravi');
  const picture = sharp({ create: { width: 4, height: 3, channels: 3, background: '#f00' } });
  photo = `data:image/png;base64,${(await picture.png().toBuffer()).toString('base64')}`;
});
afterAll(() => testApp.close());

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: Refused) => [error.status, error.error.validationErrors ?? error.error.message],
  );
const submit = (some: Parameters<typeof aPreStartCheck>[0] = {}) =>
  ravi.call(calls.submitPreStartCheck, { answer: aPreStartCheck(some) });
const body = aPreStartCheck().bodychecklist ?? [];
const wheels = aPreStartCheck().wheelsandtyreschecklist ?? [];
const flatTyre = [
  { ...wheels[0], title: 'Tyre tread', isselected: false, outcome: 'Fail' as const, note: 'Bald' },
  ...wheels.slice(1),
];
const checkNow = async (id: string) =>
  (await kim.call(calls.getDriverPreStartAnswer, { id })).answer;
const later = (minutes: number) => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + minutes * 60_000);
};
const setPreStart = (some: Partial<typeof defaultPreStart>) =>
  ada.call(calls.savePreStartQuestions, { ...defaultPreStart, ...some });

describe('a pre-start check', () => {
  it('passes with everything in order, and is read whole [ui-capability-012]', async () => {
    const { id, status } = await submit();
    expect(status).toBe('Passed');
    const check = await checkNow(id);
    expect(check).toMatchObject({
      driverid: driverId,
      drivername: 'Ravi Patel',
      registrationnumber: 'AC 10 TR',
      day: '2026-11-18',
      timeonroad: 9,
      breakstarttime: '10:30',
      breakendtime: '11:00',
      drivestarttime: '06:00',
      driveendtime: '15:00',
      stateofdriverslicense: 'Valid',
      clearedby: null,
    });
    expect(check.bodychecklist[1]).toEqual({
      title: 'Doors, gates and curtains close and lock',
      isselected: true,
      questionid: defaultPreStart.questions[1]?.id,
      outcome: 'Pass',
      iscritical: true,
      note: null,
      images: [],
    });
    expect((await kim.call(calls.getDriver, { id: driverId })).driver.isavailableforwork).toBe(
      true,
    );
  });

  it('with a defect that is not critical may be driven on, with the driver’s note', async () => {
    later(1);
    const scratched = { ...body[0], title: 'Body', isselected: false, outcome: 'Fail' as const };
    const note = 'Scratch on the left door';
    const bodychecklist = [{ ...scratched, note, images: [photo] }, ...body.slice(1)];
    const { id, status } = await submit({ bodychecklist });
    expect(status).toBe('Faulty');
    const [item] = (await checkNow(id)).bodychecklist;
    expect(item).toMatchObject({ isselected: false, outcome: 'Fail', note });
    const image = item?.images[0] ?? '';
    const response = await kim.send(calls.getPreStartImage, { id, image });
    expect([response.status, response.headers['content-type']]).toEqual([200, 'image/png']);
    expect((await ravi.send(calls.getPreStartImage, { id, image })).status).toBe(200);
    const lena = await testApp.acme.as('lena');
    expect((await lena.send(calls.getPreStartImage, { id, image })).status).toBe(403);
  });

  it('keeps the odometer and the signature of the driver', async () => {
    later(1);
    const { id, picturehashes } = await submit({ odometer: 152_300, signature: photo });
    const { odometer, signature } = await checkNow(id);
    expect([odometer, picturehashes.length]).toEqual([152_300, 1]);
    const image = await kim.send(calls.getPreStartImage, { id, image: signature ?? '' });
    expect([image.status, image.headers['content-type']]).toEqual([200, 'image/png']);
    const evidence = await kim.send(calls.getPreStartEvidence, { id });
    expect(evidence.status).toBe(200);
    expect((await refusal(submit({ odometer: -1 })))?.[0]).toBe(400);
  });

  it('that fails makes the driver unavailable, and dispatch is notified', async () => {
    later(1);
    const { id, status } = await submit({ wheelsandtyreschecklist: flatTyre });
    expect(status).toBe('Failed');
    const { driver } = await kim.call(calls.getDriver, { id: driverId });
    expect([driver.isavailableforwork, driver.currentvehicle?.outofservicereason]).toEqual([
      false,
      null,
    ]);
    const [event] = await testApp.acme.rows(sql`
      select payload from platform.event where name = 'preStart.failed' order by id desc limit 1`);
    expect(event).toEqual({
      payload: {
        id: driverId,
        customerId: null,
        answerId: id,
        driverName: 'Ravi Patel',
        registrationNumber: 'AC 10 TR',
        faults: ['Tyre tread and pressure: Bald'],
      },
    });
    await kim.call(calls.setAvailableForWork, { driverId });
  });

  it.each([
    ['hadenoughsleep', false],
    ['undertheinfluenceofdrugs', true],
    ['undertheinfluenceofalcohol', true],
    ['wearingpropersafetyequipment', false],
    ['stateofdriverslicense', 'Invalid'],
  ])('fails for a driver with %s %s', async (field, value) => {
    later(1);
    expect((await submit({ [field]: value })).status).toBe('Failed');
    await kim.call(calls.setAvailableForWork, { driverId });
  });

  it('names open questions, licence states [const-038] [ui-logistics-014]', async () => {
    expect(await refusal(submit({ bodychecklist: body.slice(1) }))).toMatchObject([
      400,
      [
        {
          message: 'Please answer: Body and load restraint points undamaged',
          members: ['answer.bodychecklist'],
        },
      ],
    ]);
    const silent = { ...body[0], title: 'Body', isselected: false, outcome: 'Fail' as const };
    expect(await refusal(submit({ bodychecklist: [silent, ...body.slice(1)] }))).toEqual([
      400,
      [{ message: 'Please describe what is wrong', members: ['answer.bodychecklist[0].note'] }],
    ]);
    const skipped = wheels.map((each) => ({ ...each, outcome: 'NotApplicable' as const }));
    const [, skip] = (await refusal(submit({ wheelsandtyreschecklist: skipped }))) ?? [];
    expect(skip).toHaveLength(3);
    const [, licence] = (await refusal(submit({ stateofdriverslicense: 'Lost' as never }))) ?? [];
    expect(licence).toMatchObject([{ members: ['answer.stateofdriverslicense'] }]);
    const [, time] = (await refusal(submit({ breakstarttime: '25:00' }))) ?? [];
    expect(time).toMatchObject([{ members: ['answer.breakstarttime'] }]);
  });

  it('sent twice with one id, at once too, is one', async () => {
    later(1);
    const id = '0193390f-aaaa-7000-8000-000000000001';
    const faulty = flatTyre.map((item) => (item.note ? { ...item, images: [photo] } : item));
    const check = () => submit({ id, wheelsandtyreschecklist: faulty });
    const sent = await Promise.all([check(), check(), check()]);
    const hash = createHash('sha256').update(Buffer.from(photo.split(',')[1] ?? '', 'base64'));
    const saved = { id, status: 'Failed', picturehashes: [hash.digest('hex')] };
    expect(sent).toEqual([saved, saved, saved]);
    const rows = await testApp.acme.rows(sql`select from fleet.pre_start_check where id = ${id}`);
    expect(rows).toHaveLength(1);
  });

  it('is answered by drivers for themselves, and by staff for a driver they name', async () => {
    later(1);
    const other = '0193390f-0000-7000-8000-00000000dead';
    expect((await refusal(submit({ driverid: other })))?.[0]).toBe(400);
    const forRavi = { answer: aPreStartCheck({ driverid: driverId }) };
    expect((await kim.call(calls.submitPreStartCheck, forRavi)).status).toBe('Passed');
    const lena = await testApp.acme.as('lena');
    expect((await refusal(lena.call(calls.submitPreStartCheck, forRavi)))?.[0]).toBe(403);
    const unnamed = kim.call(calls.submitPreStartCheck, { answer: aPreStartCheck() });
    expect((await refusal(unnamed))?.[0]).toBe(400);
  });
});

describe('the list of answers', () => {
  it('shows failures first, filters, and exports what it shows', async () => {
    const all = await kim.call(calls.getDriverPreStartAnswers, { sorting: 'severity asc' });
    expect(all.items[0]?.status).toBe('Failed');
    expect(all.items.at(-1)?.status).toBe('Passed');
    const wrong = { exceptionsOnly: true, driverId, startDay: '2026-11-18', endDay: '2026-11-18' };
    const exceptions = await kim.call(calls.getDriverPreStartAnswers, wrong);
    expect(exceptions.items.every(({ status }) => status !== 'Passed')).toBe(true);
    expect(exceptions.totalCount).toBe(8);
    const none = await kim.call(calls.getDriverPreStartAnswers, { endDay: '2026-11-17' });
    expect(none).toEqual({ items: [], totalCount: 0 });
    const searched = await kim.call(calls.getDriverPreStartAnswers, { filter: 'AC 10' });
    expect(searched.totalCount).toBe(all.totalCount);
    const file = await kim.call(calls.getPreStartChecksCsv, wrong);
    expect(file).toMatchObject({ fileName: 'Pre-start checks.csv', fileType: 'text/csv' });
  });

  it('is printed as evidence with what is wrong', async () => {
    const { items } = await kim.call(calls.getDriverPreStartAnswers, {
      filter: "status eq 'Failed'",
    });
    const id = items.at(-1)?.id ?? '';
    const reply = await kim.send(calls.getPreStartEvidence, { id });
    expect(reply.headers['content-type']).toBe('application/pdf');
  });
});

describe('with the tenant’s switch', () => {
  it('a failure blocks driver and vehicle until dispatch clears it with a note', async () => {
    await setPreStart({ blocksonfailure: true });
    later(1);
    const { id } = await submit({ wheelsandtyreschecklist: flatTyre });
    const { driver } = await kim.call(calls.getDriver, { id: driverId });
    expect(driver.currentvehicle?.outofservicereason).toBe('Tyre tread and pressure');
    const message = 'The pre-start check failed. Dispatch has to clear it before you can start.';
    expect(await refusal(kim.call(calls.setAvailableForWork, { driverId }))).toEqual([
      409,
      message,
    ]);
    expect(await refusal(ravi.call(calls.startShift, { shift: {} }))).toEqual([409, message]);
    expect(await ravi.call(calls.getDriverSelf)).toMatchObject({
      isblocked: true,
      needsprestart: true,
      prestart: { id, status: 'Failed' },
    });
    await kim.call(calls.clearPreStartCheck, { id, note: 'New tyre fitted' });
    expect(await checkNow(id)).toMatchObject({
      status: 'Cleared',
      clearedby: 'Kim Tran',
      clearnote: 'New tyre fitted',
    });
    const after = await kim.call(calls.getDriver, { id: driverId });
    expect(after.driver.currentvehicle?.outofservicereason).toBeNull();
    await kim.call(calls.setAvailableForWork, { driverId });
    const again = kim.call(calls.clearPreStartCheck, { id, note: 'Again' });
    expect(await refusal(again)).toEqual([409, 'This pre-start check has nothing to clear.']);
  });

  it('is cleared once, by one of two who try at once', async () => {
    later(1);
    const { id } = await submit({ wheelsandtyreschecklist: flatTyre });
    const clears = await Promise.all(
      ['One', 'Two'].map((note) => refusal(kim.call(calls.clearPreStartCheck, { id, note }))),
    );
    expect(
      clears.map((each) => each?.[0] ?? 200).toSorted((a, b) => Number(a) - Number(b)),
    ).toEqual([200, 409]);
    await setPreStart({});
  });

  it('a shift waits for the check of its day', async () => {
    await setPreStart({ isrequired: true });
    later(24 * 60);
    expect(await refusal(ravi.call(calls.startShift, { shift: {} }))).toEqual([
      409,
      'Please complete the pre-start check first.',
    ]);
    await submit();
    const { shift } = await ravi.call(calls.startShift, { shift: {} });
    expect(shift.finishtime).toBeNull();
    await ravi.call(calls.finishShift, {});
    await setPreStart({});
  });
});

describe('the questions', () => {
  it('are those of the tenant; what a question was when it was answered stays', async () => {
    const questions = [
      {
        checklist: 'enginechecklist' as const,
        title: 'Engine starts',
        iscritical: true,
        needsphoto: true,
      },
    ];
    const saved = await ada.call(calls.savePreStartQuestions, {
      questions,
      blocksonfailure: false,
      isrequired: false,
    });
    expect(await ravi.call(calls.getPreStartQuestions)).toEqual(saved);
    const id = saved.questions[0]?.id;
    expect(saved.questions).toEqual([{ ...questions[0], id }]);
    later(1);
    const fail = {
      title: 'Engine starts',
      isselected: false,
      outcome: 'Fail' as const,
      note: 'No',
    };
    const only = {
      bodychecklist: [],
      electricalchecklist: [],
      wheelsandtyreschecklist: [],
      safetyequipmentchecklist: [],
      insurancecoveragechecklist: [],
    };
    expect(await refusal(submit({ ...only, enginechecklist: [fail] }))).toEqual([
      400,
      [{ message: 'Please take a photo', members: ['answer.enginechecklist[0].images'] }],
    ]);
    const check = await submit({ ...only, enginechecklist: [{ ...fail, images: [photo] }] });
    expect(check.status).toBe('Failed');
    await setPreStart({});
    const [item] = (await checkNow(check.id)).enginechecklist;
    expect(item).toMatchObject({ title: 'Engine starts', iscritical: true, questionid: id });
    const twice = [...questions, ...questions];
    const refused = ada.call(calls.savePreStartQuestions, {
      questions: twice,
      blocksonfailure: false,
      isrequired: false,
    });
    expect(await refusal(refused)).toEqual([
      400,
      [{ message: 'This question is listed twice', members: ['questions[1].title'] }],
    ]);
  });
});
