import { describe, expect, it } from 'vitest';
import { bakery, dangerousLabel, label } from '#testing/booking-pdfs.ts';
import { labelsInZpl } from './zpl.ts';

const linesOf = (zpl: string): readonly string[] => zpl.trimEnd().split('\n');

describe('ZPL labels', () => {
  it('are in a complete format for a 203-dpi printer', () => {
    expect(linesOf(labelsInZpl([label]))).toEqual([
      '^XA',
      '^CI28',
      '^PW800',
      '^LL1200',
      '^LH0,0',
      '^FO40,32^A0N,50^FB440,1,0,L^FH^FDRoad Express^FS',
      '^FO40,96^A0N,25^FB440,1,0,L^FH^FDAcme Own Fleet · Fri 21 Nov 2025^FS',
      '^FO504,24^GB256,104,104^FS',
      '^FO504,35^A0N,83^FB256,1,0,C^FR^FH^FDSYD^FS',
      '^FO40,140^GB720,2,2^FS',
      '^FO40,150^A0N,23^FB80,1,0,L^FH^FDFrom^FS',
      '^FO128,150^A0N,23^FB632,1,0,L^FH^FDHarbour Foods Pty Ltd · 02 9000 1122^FS',
      '^FO128,180^A0N,23^FB632,1,0,L^FH^FDDock 4, 12 Wharf Road, Port Botany NSW 2036^FS',
      '^FO40,218^GB720,2,2^FS',
      '^FO40,234^A0N,23^FB80,1,0,L^FH^FDTo^FS',
      '^FO128,228^A0N,36^FB470,1,0,L^FH^FDŁukasz Kőszegi & Søn Bäck…^FS',
      '^FO128,270^A0N,27^FB470,1,0,L^FH^FD0400 111 222 · Łukasz Kőszegi^FS',
      '^FO128,304^A0N,31^FB470,3,0,L^FH^FDUnit 7, 188 Great Eastern Highway^FS',
      '^FO624,232^BQN,2,4^FH^FDMA,https://acme.example/track/ACM123456782^FS',
      '^FO40,492^A0N,79^FB720,1,0,L^FH^FDWoolloomooloo^FS',
      '^FO40,592^A0N,92^FB720,1,0,L^FH^FDNSW 2011^FS',
      '^FO400,628^A0N,50^FB360,1,0,R^FH^FD^FS',
      '^FO40,688^GB720,2,2^FS',
      '^FO40,694^A0N,20^FB240,1,0,L^FH^FDItem^FS',
      '^FO40,722^A0N,45^FB240,1,0,L^FH^FD1 of 3^FS',
      '^FO296,694^A0N,20^FB200,1,0,L^FH^FDWeight^FS',
      '^FO296,722^A0N,45^FB200,1,0,L^FH^FD12.5 kg^FS',
      '^FO504,694^A0N,20^FB256,1,0,L^FH^FDCarton^FS',
      '^FO504,718^A0N,25^FB256,1,0,L^FH^FD40 × 40 × 20 cm^FS',
      '^FO504,748^A0N,25^FB256,1,0,L^FH^FD0.032 m³^FS',
      '^FO40,780^GB720,2,2^FS',
      '^FO40,790^A0N,21^FB720,2,0,L^FH^FDLeave with reception if the dock is closed.^FS',
      '^FO40,842^A0N,21^FB720,1,0,L^FH^FDPO 88123^FS',
      '^FO110,884^BY4^BCN,256,N,N,N,A^FDACM123456782001^FS',
      '^FO40,1148^A0N,28^FB340,1,0,L^FH^FDACM123456782^FS',
      '^FO380,1148^A0N,28^FB380,1,0,R^FH^FDACM123456782001^FS',
      '^XZ',
    ]);
  });

  it('show the flags and encode an SSCC as GS1-128', () => {
    const lines = linesOf(labelsInZpl([dangerousLabel]));
    expect(lines).toContain('^FO40,795^A0N,24^FB296,1,0,C^FR^FH^FDDangerous goods^FS');
    expect(lines).toContain('^FO40,828^A0N,20^FB296,2,0,L^FH^FDUN1263 Class 3 PG II^FS');
    expect(lines).toContain('^FO352,808^A0N,22^FB156,2,0,C^FR^FH^FDAuthority to leave^FS');
    expect(lines).toContain('^FO88,884^BY4^BCN,256,N,N,N^FD>;>800193123450000000019^FS');
  });

  it('escape ZPL commands in their texts', () => {
    const name = '^XZ~JA_5E\\&\nA';
    const lines = linesOf(labelsInZpl([{ ...label, to: { ...bakery, name } }]));
    expect(lines).toContain('^FO128,228^A0N,36^FB470,1,0,L^FH^FD_5EXZ_7EJA_5F5E/& A^FS');
    expect(lines.filter((line) => line === '^XZ')).toHaveLength(1);
  });

  it('break a long town over two lines and truncate what cannot fit', () => {
    const to = { ...bakery, suburb: 'Wetherill Park Delivery Centre', name: 'x'.repeat(99) };
    const lines = linesOf(labelsInZpl([{ ...label, to }]));
    expect(lines).toContain('^FO40,424^A0N,79^FB720,2,0,L^FH^FDWetherill Park Delivery Cen…^FS');
    expect(lines).toContain(`^FO128,228^A0N,36^FB470,1,0,L^FH^FD${'x'.repeat(25)}…^FS`);
  });

  it('have one format per item', () => {
    expect(labelsInZpl([label, dangerousLabel]).match(/\^XA/g)).toHaveLength(2);
    expect(labelsInZpl([])).toBe('');
  });

  it('reject an item number that scanners and printers would interpret differently', () => {
    expect(() => labelsInZpl([{ ...label, itemNumber: '>:A' }])).toThrow('capitals, digits');
  });
});
