/** GS1's field separator, and the reader's prefix of a GS1-128, GS1 DataMatrix or GS1 QR. */
const separator = '\u001D';
const symbology = /^\](C1|d2|Q3|e0)/;

/** Application identifiers with data of a fixed length (GS1 General Specifications, §3.2). */
const fixed: Readonly<Record<string, number>> = { '00': 18, '01': 14, '02': 14, '11': 6, '13': 6 };
/** Identifiers of single items and consignments, of variable length, ended by a separator. */
const named = ['400', '401', '402', '403', '10', '21', '37'];

/**
 * Returns the numbers that a barcode may contain, the most likely first: the text itself, the SSCC
 * and the consignment of a GS1-128, and the number at the end of a URL in a QR code.
 */
export function codesIn(text: string): readonly string[] {
  const plain = text.trim().replace(symbology, '');
  const found = [plain.replaceAll(separator, ''), ...fieldsOf(plain), ...numberOfAddress(plain)];
  return [...new Set(found.map((code) => code.toUpperCase()).filter((code) => code !== ''))];
}

/** Returns the values of a GS1 element string: SSCC, shipment, consignment, serial number. */
function fieldsOf(text: string): readonly string[] {
  const bare = text.replaceAll(/\((\d{2,3})\)/g, (_, ai: string) => `${separator}${ai}`);
  const values: string[] = [];
  let rest = bare.replace(new RegExp(`^${separator}`), '');
  while (rest !== '') {
    const ai = Object.keys(fixed).find((each) => rest.startsWith(each));
    const other = named.find((each) => rest.startsWith(each));
    if (ai !== undefined && rest.length >= 2 + (fixed[ai] ?? 0)) {
      const end = 2 + (fixed[ai] ?? 0);
      values.push(rest.slice(2, end));
      rest = rest.slice(end).replace(separator, '');
    } else if (other !== undefined) {
      const [value = '', ...more] = rest.slice(other.length).split(separator);
      values.push(value);
      rest = more.join(separator);
    } else {
      return values;
    }
  }
  return values;
}

const numberOfAddress = (text: string): readonly string[] => {
  if (!/^https?:\/\//i.test(text)) return [];
  const path = text.split(/[?#]/)[0] ?? '';
  return [decodeURIComponent(path.split('/').at(-1) ?? '')];
};
