import { deleteAsset, downloadAsset, uploadAsset } from '@waybill/contract/records/endpoints';
import { exportPurpose, storeFile } from '#platform/files/tickets.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleFiles, sampleOf } from '#testing/files/sample-files.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let ada: Caller;
let kim: Caller;
let oto: Caller;
let hana: Caller;

beforeAll(async () => {
  testApp = await openTestApp();
  [ada, kim, oto, hana] = (await Promise.all(
    ['ada', 'kim', 'oto', 'hana'].map((name) => testApp.acme.as(name)),
  )) as [Caller, Caller, Caller, Caller];
});
afterAll(() => testApp.close());

const upload = async (by: Caller, name: string, bytes: Buffer): Promise<string> =>
  (await by.call(uploadAsset, {}, { file: { name, type: 'x/y', bytes } })).fileName;
const refusal = async (name: string, bytes: Buffer) => {
  const { status, body } = await kim.send(uploadAsset, {}, { file: { name, type: 'x/y', bytes } });
  const { error } = JSON.parse(body) as {
    error: { validationErrors: { message: string; members: string[] }[] };
  };
  return [status, error.validationErrors[0]];
};

describe('uploadAsset', () => {
  it('[val-025] requires a file', async () => {
    const url = uploadAsset.path;
    const form = (part: string) =>
      `--b\r\ncontent-disposition: form-data; name="file"${part}\r\n\r\n\r\n--b--\r\n`;
    const bodies = [
      { type: 'multipart/form-data; boundary=b', payload: form('') },
      { type: 'multipart/form-data; boundary=b', payload: form('; filename="a.txt"') },
      { type: 'application/json', payload: '{"file":"a.txt"}' },
    ];
    for (const { type, payload } of bodies) {
      const headers = {
        host: testApp.acme.host,
        authorization: `Bearer ${kim.token}`,
        'content-type': type,
      };
      const reply = await testApp.app.server.inject({ method: 'POST', url, headers, payload });
      const { error } = reply.json<{ error: { validationErrors: unknown } }>();
      expect([reply.statusCode, error.validationErrors]).toEqual([
        400,
        [{ message: 'An uploaded asset must be a file', members: ['file'] }],
      ]);
    }
  });

  it.each(Object.entries(sampleFiles))(
    'saves a %s and returns it only as a download',
    async (name, sample) => {
      const bytes = await sample();
      const assetId = await upload(kim, name, bytes);
      const reply = await kim.send(downloadAsset, { assetId });
      expect(reply.status).toBe(200);
      const saved = await bytesOf(assetId);
      expect(saved.equals(bytes) || name.startsWith('dock')).toBe(true);
      expect(reply.headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${name}`);
      expect(reply.headers['x-content-type-options']).toBe('nosniff');
      expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
    },
  );

  it.each([
    ['page.html', Buffer.from('<script>alert(1)</script>')],
    ['drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['program.exe', Buffer.from('MZ\x90\0')],
    ['nothing', Buffer.from('x')],
  ])('rejects %s by its name', async (name, bytes) => {
    expect(await refusal(name, bytes)).toMatchObject([
      400,
      {
        message: 'Please send one of pdf, png, jpg, gif, webp, csv, xlsx, docx, txt, xml, zpl',
        members: ['file'],
      },
    ]);
  });

  it.each(['pdf', 'xlsx', 'docx', 'csv', 'txt', 'zpl', 'xml', 'png', 'jpg'])(
    'rejects a program disguised as %s',
    async (ending) => {
      const program = Buffer.from('7f454c4602010100000000000000000002003e00', 'hex');
      expect(await refusal(`tool.${ending}`, program)).toEqual([
        400,
        {
          message: `This file is not the ${ending.toUpperCase()} that its name says`,
          members: ['file'],
        },
      ]);
    },
  );

  it('strips metadata from a picture and rotates it upright', async () => {
    const { default: sharp } = await import('sharp');
    const sent = await sampleOf({ width: 40, height: 20 })
      .withExif({ IFD3: { GPSLatitude: '33/1 52/1 0/1', GPSLatitudeRef: 'S' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(sent).metadata()).exif).toBeDefined();
    const assetId = await upload(kim, 'door.jpg', Buffer.concat([sent, Buffer.from('<script>')]));
    const saved = await bytesOf(assetId);
    const { exif, orientation, width, height } = await sharp(saved).metadata();
    expect({ exif, orientation, width, height }).toEqual({
      exif: undefined,
      orientation: undefined,
      width: 20,
      height: 40,
    });
    expect(saved.includes('<script>')).toBe(false);
  });

  it("detects a picture's type by content", async () => {
    const assetId = await upload(kim, 'photo.JPEG', await sampleOf().png().toBuffer());
    const { headers } = await kim.send(downloadAsset, { assetId });
    expect([headers['content-type'], headers['content-disposition']]).toEqual([
      'image/png',
      "attachment; filename*=UTF-8''photo.png",
    ]);
  });

  it('processes no picture of more than 40 million pixels', async () => {
    const bomb = await sampleOf({ width: 10_000, height: 5_000 }).png().toBuffer();
    expect(await refusal('wall.png', bomb)).toEqual([
      400,
      {
        message: 'This picture cannot be read, or has more than 40 million pixels',
        members: ['file'],
      },
    ]);
  });

  it.each([
    ['list.csv', 20, 'A file can be up to 20 MB'],
    ['photo.jpg', 5, 'A picture can be up to 5 MB'],
  ])('rejects %s of more than %i MB with the name of its field', async (name, mb, message) => {
    const bytes = Buffer.alloc(mb * 1024 * 1024 + 1, 'a');
    expect(await refusal(name, bytes)).toMatchObject([413, { message, members: ['file'] }]);
  });

  it('keeps only the file name of a path', async () => {
    const assetId = await upload(kim, '../../etc/pass\u202ewd.txt', Buffer.from('x'));
    const { headers } = await kim.send(downloadAsset, { assetId });
    expect(headers['content-disposition']).toBe("attachment; filename*=UTF-8''passwd.txt");
  });
});

describe('access to uploaded files', () => {
  const note = Buffer.from('a note');
  const statusOf = async (by: Caller, assetId: string) =>
    (await by.send(downloadAsset, { assetId })).status;

  it('is open to the whole tenant for staff uploads, and closed to other tenants', async () => {
    const assetId = await upload(kim, 'a.txt', note);
    const bea = await testApp.borealis.as('bea');
    const statuses = [ada, oto, bea].map((by) => statusOf(by, assetId));
    expect(await Promise.all(statuses)).toEqual([200, 200, 404]);
  });

  it('is limited to staff and the same customer for customer uploads', async () => {
    const assetId = await upload(oto, 'a.txt', note);
    const mia = await testApp.acme.as('mia');
    const statuses = [kim, mia, hana].map((by) => statusOf(by, assetId));
    expect(await Promise.all(statuses)).toEqual([200, 200, 404]);
    expect((await hana.send(deleteAsset, { assetId })).status).toBe(404);
  });

  it("allows deleting one's own files, and administrators to delete any", async () => {
    const [mine, theirs] = [await upload(kim, 'a.txt', note), await upload(oto, 'b.txt', note)];
    expect((await kim.send(deleteAsset, { assetId: theirs })).status).toBe(404);
    expect(await kim.call(deleteAsset, { assetId: mine })).toBeNull();
    expect(await ada.call(deleteAsset, { assetId: theirs })).toBeNull();
    expect((await ada.send(deleteAsset, { assetId: theirs })).status).toBe(404);
    expect(await Promise.all([mine, theirs].map((id) => statusOf(ada, id)))).toEqual([404, 404]);
    expect(await keysOf()).toEqual(expect.arrayContaining([mine, theirs]));
    await testApp.settle();
    expect(await keysOf()).not.toEqual(expect.arrayContaining([mine]));
    expect(await keysOf()).not.toEqual(expect.arrayContaining([theirs]));
  });

  it('is open to holders of an export token for an hour', async () => {
    const made = { fileName: 'Users.csv', fileType: 'text/csv', bytes: note };
    const { token } = await testApp.acme.inTransaction((db) =>
      storeFile(
        { db, files: testApp.files, now: testApp.clock.now },
        { ...made, purpose: exportPurpose },
      ),
    );
    expect(await statusOf(ada, token)).toBe(200);
    const { now } = testApp.clock;
    testApp.clock.now = new Date(now.getTime() + 60 * 60 * 1000);
    expect(await statusOf(await testApp.acme.as('ada'), token)).toBe(404);
    testApp.clock.now = now;
  });
});

async function keysOf(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of testApp.files.keysOf(testApp.acme.id))
    keys.push(key.split('/')[1] ?? '');
  return keys;
}

const bytesOf = async (assetId: string): Promise<Buffer> =>
  (await testApp.files.get(`${testApp.acme.id}/${assetId}`)) ?? Buffer.alloc(0);
