import { uploadTypes } from '@waybill/contract/shared/uploads';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { withoutPerson } from './texts.ts';

const marks = [{ mark: 'ana@x.example', standIn: 'erased-1@erased.invalid' }];

it('erases whole-word identifiers in a text and returns null when there are none', () => {
  const result = (text: string) => {
    const left = withoutPerson({ fileType: uploadTypes.csv, bytes: strToU8(text) }, marks);
    return left && strFromU8(left);
  };
  expect(result('Name,Mail\nAna,ANA@x.example\n')).toBe('Name,Mail\nAna,erased-1@erased.invalid\n');
  expect(result('joana@x.example')).toBeNull();
});

it('erases identifiers in each part of a workbook', () => {
  const bytes = zipSync({
    'xl/sharedStrings.xml': strToU8('<t>ana@x.example</t>'),
    'xl/media/a.png': strToU8('ana@x.example'),
  });
  const left = withoutPerson({ fileType: uploadTypes.xlsx, bytes }, marks);
  const parts = unzipSync(left ?? new Uint8Array());
  expect(strFromU8(parts['xl/sharedStrings.xml'] ?? new Uint8Array())).toBe(
    '<t>erased-1@erased.invalid</t>',
  );
});

it('leaves an invalid workbook unchanged', () => {
  expect(withoutPerson({ fileType: uploadTypes.xlsx, bytes: strToU8('x') }, marks)).toBeNull();
});
