import { describe, expect, it } from 'vitest';
import { designOf, designValues, keysOf, newField } from './design-values.ts';

const named = (displayname: string, key = '') => ({ ...newField, key, displayname });

describe('a field of a custom type', () => {
  it('gets a key from its name, unique even among equal names', () => {
    const fields = [
      named('Gate code'),
      named('Old', 'gate_code_2'),
      named('Gate code'),
      named('№'),
    ];
    expect(keysOf(fields)).toEqual(['gate_code', 'gate_code_2', 'gate_code_3', 'field']);
  });

  it('is sent by kind: lists by line, numbers as numbers, links separately', () => {
    const empty = designValues(null);
    const design = designOf({
      definition: {
        ...empty.definition,
        name: 'Permit',
        properties: [
          { ...named('Zone'), fieldtype: 'select', choices: ' North \n\nSouth', required: true },
          { ...named('Dock'), fieldtype: 'number', defaultvalue: '3', minimum: 1 },
          { ...named('Site'), fieldtype: 'entity', targettype: 'site-contact' },
        ],
      },
    });
    expect(design.required).toEqual(['zone']);
    expect(design.links).toEqual([{ field: 'site', targettype: 'site-contact' }]);
    expect(
      design.properties.map(({ choices, defaultvalue, minimum, index }) => [
        choices,
        defaultvalue,
        minimum,
        index,
      ]),
    ).toEqual([
      [['North', 'South'], null, undefined, 1],
      [[], 3, 1, 2],
      [[], null, undefined, 3],
    ]);
  });
});
