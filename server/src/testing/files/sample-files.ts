import sharp, { type Sharp } from 'sharp';
import { storedZip } from './stored-zip.ts';

/** Returns a picture of one colour, for further steps of sharp. */
export const sampleOf = ({ width = 8, height = 8 } = {}): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#7a4' } });

const settings = (part: string, type: string): Buffer =>
  storedZip({
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types ' +
      'xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override ' +
      `PartName="${part}" ` +
      `ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`,
    [part.slice(1)]: '<?xml version="1.0"?><x/>',
  });

/** One small file of every type that users may upload, by name. */
export const sampleFiles: Readonly<Record<string, () => Promise<Buffer>>> = {
  'terms.pdf': async () => Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
  'dock.png': () => sampleOf().png().toBuffer(),
  'dock.jpg': () => sampleOf().jpeg().toBuffer(),
  'dock.gif': () => sampleOf().gif().toBuffer(),
  'dock.webp': () => sampleOf().webp().toBuffer(),
  'list.csv': async () => Buffer.from('code,name\r\nX,Zoë\r\n'),
  'rates.xlsx': async () => settings('/xl/workbook.xml', 'spreadsheetml.sheet'),
  'letter.docx': async () => settings('/word/document.xml', 'wordprocessingml.document'),
  'note.txt': async () => Buffer.from('Ring twice.'),
  'order.xml': async () => Buffer.from('<?xml version="1.0"?><order/>'),
  'label.zpl': async () => Buffer.from('^XA^FO50,50^FDX^FS^XZ'),
};
