import { createCanvas } from '@napi-rs/canvas';
import { afterAll, describe, expect, it } from 'vitest';
import { openPdfPool } from '#platform/pdf/worker-pool.ts';
import {
  consignmentNote,
  declaration,
  DRAWN_AT,
  label,
  manifest,
  proofOfDelivery,
} from '#testing/booking-pdfs.ts';
import { picturesOfPages, scan, textOfPages } from '#testing/read-pdf.ts';
import { drawConsignmentNote } from './consignment-note.ts';
import { drawDeclaration } from './dangerous-goods-declaration.ts';
import { bookingPdfs } from './index.ts';
import { drawManifest } from './manifest.ts';
import { drawProofOfDelivery } from './proof-of-delivery.ts';

async function scanned(pdf: Buffer): Promise<readonly string[]> {
  const found = await Promise.all((await picturesOfPages(pdf)).map(scan));
  return found.flat().map(({ text }) => text);
}

describe('the consignment note', () => {
  it('shows what is sent by whom to whom, and its number can be scanned', async () => {
    const pdf = await drawConsignmentNote(consignmentNote, DRAWN_AT);
    expect(await textOfPages(pdf)).toEqual([
      'Acme Freight Consignment note ACM123456782 From Harbour Foods Pty Ltd ' +
        'Dock 4, 12 Wharf Road Port Botany NSW 2036 Mei Tan · 02 9000 1122 To ' +
        'Łukasz Kőszegi & Søn Bäckerei Unit 7 188 Great Eastern Highway Woolloomooloo NSW 2011 ' +
        'Łukasz Kőszegi · 0400 111 222 Carrier Acme Own Fleet Service Road Express ' +
        'Despatch date Fri 21 Nov 2025 Payer Harbour Foods Pty Ltd References PO 88123 ' +
        'Qty Package Description Dimensions Weight Volume ' +
        '2 Carton Olive oil 40 × 40 × 20 cm 25 kg 0.064 m³ ' +
        '1 Drum Paint UN1263 Paint, Class 3, PG II 40 × 40 × 60 cm 22 kg 0.096 m³ ' +
        'Total 3 items · 47 kg · 0.160 m³ Instructions Call before arrival. ' +
        'Authority to leave Yes: may be left without a signature ' +
        'Emergency contact Spill line 1800 000 111 Sender: name, signature, date ' +
        'Driver: name, signature, date Receiver: name, signature, date ' +
        'Acme Freight · Acme Own Fleet Page 1 of 1',
    ]);
    expect(await scanned(pdf)).toEqual(['ACM123456782']);
  });
});

describe('the dangerous goods declaration', () => {
  it('describes the goods as the code requires, with the 24-hour contact', async () => {
    const [page] = await textOfPages(await drawDeclaration(declaration, DRAWN_AT));
    expect(page).toContain(
      'UN number Proper shipping name Class Packing group Receptacles Quantity ' +
        'UN2014 Hydrogen peroxide, aqueous solution 5.1 (8) II 12 × Jerrican 264 kg',
    );
    expect(page).toContain('Emergency contact, 24 hours Acme spill line, 1800 000 111');
    expect(page).toContain('Consignor: name, signature, date');
  });

  it('truncates neither its title nor the reason for placards', async () => {
    const placard =
      'A receptacle of UN1263 I holds 600 kg or L, more than 500. ' +
      '600 kg or L in total, including UN1263 I (limit 250).';
    const [page] = await textOfPages(await drawDeclaration({ ...declaration, placard }, DRAWN_AT));
    expect(page).toContain('Dangerous goods declaration ACM');
    expect(page).toContain(`Placard load ${placard}`);
  });
});

describe('the manifest', () => {
  it('lists every consignment once, and its number can be scanned', async () => {
    const pdf = await drawManifest(manifest, DRAWN_AT);
    const pages = await textOfPages(pdf);
    expect(pages.join(' ').match(/ACM1234\d{5}/g)).toEqual(
      manifest.consignments.map(({ consignment }) => consignment),
    );
    expect(pages.at(-1)).toContain('Total 60 consignments · 120 items · 1,500 kg');
    expect(pages.at(-1)).toContain('Driver: name and signature');
    expect(await scanned(pdf)).toEqual(['M00004711']);
  });
});

describe('the proof of delivery', () => {
  const picture = createCanvas(60, 40).toBuffer('image/png');

  it('shows when the freight was received and by whom', async () => {
    const pdf = await drawProofOfDelivery({ ...proofOfDelivery, signature: picture }, DRAWN_AT);
    const [page] = await textOfPages(pdf);
    expect(page).toContain(
      'Delivered Mon 24 Nov 2025 10:42 Received by Łukasz Kőszegi How Signed Items 3 of 3',
    );
    expect(await scanned(pdf)).toEqual(['ACM123456782']);
  });

  it('says so when there is no signature or a picture cannot be read', async () => {
    const photos = [picture, new Uint8Array([1, 2, 3]), picture, picture, picture, picture];
    const pages = await textOfPages(
      await drawProofOfDelivery({ ...proofOfDelivery, photos }, DRAWN_AT),
    );
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain('No signature was captured. This image could not be read.');
  });
});

describe('booking PDFs rendered in the worker thread', () => {
  const { renderPdf, close } = openPdfPool(bookingPdfs);
  afterAll(close);

  it('are PDFs', async () => {
    const drawn = [
      await renderPdf('labels', [label]),
      await renderPdf('consignment-note', consignmentNote),
      await renderPdf('manifest', manifest),
      await renderPdf('proof-of-delivery', proofOfDelivery),
    ];
    expect(drawn.map((pdf) => pdf.subarray(0, 5).toString())).toEqual(Array(4).fill('%PDF-'));
  });

  it('are rendered without blocking the event loop', async () => {
    const labels = Array.from({ length: 500 }, (_, index) => ({ ...label, position: index + 1 }));
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 10);
    const pdf = await renderPdf('labels', labels);
    clearInterval(timer);
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(500);
    expect(ticks).toBeGreaterThan(10);
  });
});
