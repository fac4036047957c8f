import { describe, expect, it } from 'vitest';
import { inEnglish } from '#testing/in-english.ts';
import { initialResponseOf } from '../../un-codes/domain/initial-response.ts';
import { categories } from '../../un-codes/domain/categories.ts';
import type { UnCodeRow } from '../../un-codes/domain/un-code.ts';
import {
  type DangerousConsignment,
  goodsOnBoard,
  listedGoods,
  shippingName,
} from './consignment.ts';
import { documentsToCarry, missingInDocuments, placardsOf } from './driver-documents.ts';
import { checkLoad } from './load.ts';

const row = (some: Partial<UnCodeRow>): UnCodeRow => ({
  un_number: '1230',
  description: 'Methanol',
  package_group: 'II',
  category: '3',
  compatibility_group: null,
  subsidiary: '6.1',
  source: 'a test',
  ...some,
});
const place = { telephone: '02 5550 1111' } as DangerousConsignment['from'];
const consignment = (some: Partial<DangerousConsignment> = {}): DangerousConsignment => ({
  number: 'ACM1',
  from: place,
  to: place,
  named: 'UN1230',
  code: row({}),
  isGroupAssumed: false,
  ownName: null,
  receptacles: [{ packageType: 'Drum', count: 10, each: 120 }],
  ...some,
});
const checked = (...consignments: readonly DangerousConsignment[]) =>
  checkLoad(consignments.flatMap(goodsOnBoard));
const lacking = (...consignments: readonly DangerousConsignment[]) =>
  inEnglish(missingInDocuments(consignments, { hasEmergencyContact: true }));

describe('what the driver of dangerous goods carries', () => {
  it('is the transport documents alone below the limit of a placard load', () => {
    const few = consignment({ receptacles: [{ packageType: 'Drum', count: 1, each: 120 }] });
    expect(placardsOf(checked(few))).toEqual([]);
    expect(inEnglish(documentsToCarry(checked(few), [few]))).toEqual(['1 transport document']);
    expect(documentsToCarry(checked(), [])).toEqual([]);
  });

  it('is emergency information for each of the goods of a placard load, labelled by hazards', () => {
    const acid = row({ un_number: '1830', category: '8', subsidiary: '', description: 'Acid' });
    const load = [consignment(), consignment({ number: 'ACM2', code: acid })];
    expect(placardsOf(checked(...load))).toEqual(['3', '6.1', '8']);
    expect(inEnglish(documentsToCarry(checked(...load), load))).toEqual([
      '2 transport documents',
      'Emergency information for UN1230 II, UN1830 II and vehicle fires: HB 76, AERG or procedure guides',
    ]);
  });

  it('is the licences with a receptacle above 500 kg, and the documents of other codes', () => {
    const tank = consignment({ receptacles: [{ packageType: 'Pallet', count: 1, each: 501 }] });
    const fireworks = consignment({
      code: row({ un_number: '0336', category: '1.4', package_group: null, subsidiary: '' }),
    });
    const documents = documentsToCarry(checked(tank, fireworks), [tank, fireworks]);
    expect(inEnglish(documents.slice(2))).toEqual([
      'Dangerous goods licences of driver and vehicle, as a receptacle holds more than 500 kg',
      'UN0336: the documents of the code for explosives or radioactive material',
    ]);
    expect(placardsOf(checked(fireworks))).toEqual([]);
  });
});

describe('what a transport document lacks', () => {
  it('is nothing with number, name, class, group, weight, telephone and contact', () => {
    expect(lacking(consignment())).toEqual([]);
    expect(missingInDocuments([], { hasEmergencyContact: false })).toEqual([]);
  });

  it('is the emergency contact, once for the load', () => {
    const load = [consignment(), consignment({ number: 'ACM2' })];
    expect(missingInDocuments(load, { hasEmergencyContact: false })).toEqual([
      'There is no 24-hour emergency contact. Add one under Settings, Dangerous goods.',
    ]);
  });

  it('is a listed number, a booked group, a technical name, a weight or a telephone', () => {
    const general = row({ un_number: '1993', description: 'Flammable liquids, n.o.s.' });
    expect(lacking(consignment({ code: null, named: 'UN9999' }))).toEqual([
      'ACM1: UN9999 is not in the UN list',
    ]);
    const poor = consignment({
      code: general,
      isGroupAssumed: true,
      from: { ...place, telephone: ' ' },
      receptacles: [{ packageType: 'Drum', count: 1, each: 0 }],
    });
    expect(lacking(poor)).toEqual([
      'ACM1: no packing group was booked, UN1993 II is assumed',
      'ACM1: UN1993 II needs its technical name',
      'ACM1: the weight of UN1993 II is unknown',
      'ACM1: the consignor has no telephone number',
    ]);
    expect(lacking(consignment({ code: general, ownName: 'contains toluene' }))).toEqual([]);
  });
});

describe('goods on a transport document', () => {
  it('have their proper shipping name, followed by what the sender adds', () => {
    const paint = { description: 'Paint' };
    expect(shippingName(paint, null)).toBe('Paint');
    expect(shippingName(paint, ' paint ')).toBe('Paint');
    expect(shippingName(paint, 'Paint, red')).toBe('Paint, red');
    expect(shippingName(paint, 'primer')).toBe('Paint (primer)');
  });

  it('have the most dangerous group if none was booked, and are marked so', () => {
    const list = [row({ package_group: 'III' }), row({ package_group: 'II' })];
    expect(listedGoods(list, 'UN1230')).toMatchObject({
      code: { package_group: 'II' },
      isGroupAssumed: true,
    });
    expect(listedGoods(list, 'UN1230 III')).toMatchObject({
      code: { package_group: 'III' },
      isGroupAssumed: false,
    });
    expect(listedGoods(list, 'UN1')).toEqual({ code: null, isGroupAssumed: false });
  });

  it('have first steps in every class', () => {
    expect(categories.filter(({ code }) => initialResponseOf(code) === undefined)).toEqual([]);
    expect(initialResponseOf('5.2')).not.toEqual(initialResponseOf('5.1'));
  });
});
