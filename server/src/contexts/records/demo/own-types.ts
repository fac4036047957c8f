import type { EntityDefinitionToSave } from '@waybill/contract/records/entities/inputs';
import type { EntityData } from '@waybill/contract/records/entities/shapes';
import type { z } from 'zod';

type Design = z.input<typeof EntityDefinitionToSave>;

/** A type of the demo data, and how long ago its records were written and what they say. */
export type OwnType = {
  readonly type: string;
  readonly design: Design;
  readonly records: readonly { readonly daysAgo: number; readonly data: EntityData }[];
};

/** What the yard looks at before a vehicle leaves. */
const inspections: OwnType = {
  type: 'vehicle-inspection',
  design: {
    name: 'Vehicle inspection',
    permissiongroup: 'Driver',
    required: ['vehicle', 'inspected_on', 'result', 'defects'],
    properties: [
      { key: 'vehicle', fieldtype: 'text', displayname: 'Vehicle', placeholdertext: 'Plate' },
      { key: 'inspected_on', fieldtype: 'date', displayname: 'Inspected on' },
      {
        key: 'odometer',
        fieldtype: 'number',
        displayname: 'Odometer (km)',
        minimum: 0,
        maximum: 2_000_000,
      },
      {
        key: 'result',
        fieldtype: 'select',
        displayname: 'Result',
        choices: ['Passed', 'Passed with notes', 'Failed'],
      },
      {
        key: 'defects',
        fieldtype: 'textarea',
        displayname: 'Defects',
        showontable: false,
        placeholdertext: 'What must be put right before it leaves',
      },
      {
        key: 'checked',
        fieldtype: 'multiselect',
        displayname: 'Looked at',
        choices: ['Tyres', 'Brakes', 'Lights', 'Tail lift', 'Restraints'],
        showontable: false,
      },
      { key: 'repair_cost', fieldtype: 'money', displayname: 'Repair cost', minimum: 0 },
    ],
    options: {
      pluralname: 'Vehicle inspections',
      commsenabled: true,
      highlightrow: [
        { field: 'result', equals: 'Failed', color: 'red' },
        { field: 'result', equals: 'Passed with notes', color: 'amber' },
      ],
      hideshowfield: [
        { field: 'defects', when: 'result', equals: 'Failed' },
        { field: 'defects', when: 'result', equals: 'Passed with notes' },
      ],
    },
  },
  records: [
    inspection(1, 'WB-10-AC', 184_220, 'Passed'),
    inspection(1, 'WB-22-AC', 96_410, 'Failed', 'Left rear tyre below the wear mark.', 412.5),
    inspection(4, 'WB-31-AC', 41_877, 'Passed with notes', 'Marker light dim, replace soon.', 38),
    inspection(8, 'WB-10-AC', 183_015, 'Passed'),
    inspection(15, 'WB-22-AC', 95_103, 'Passed'),
    inspection(22, 'WB-31-AC', 40_960, 'Passed'),
  ],
};

function inspection(
  daysAgo: number,
  vehicle: string,
  odometer: number,
  result: string,
  ...[defects, cost]: readonly [defects?: string, cost?: number]
): OwnType['records'][number] {
  return {
    daysAgo,
    data: {
      vehicle,
      odometer,
      result,
      checked: ['Tyres', 'Brakes', 'Lights'],
      ...(defects === undefined ? {} : { defects }),
      ...(cost === undefined ? {} : { repair_cost: cost }),
    },
  };
}

/**
 * Whom drivers ring at the gate; whoever has the address reads it, without the code of the gate.
 */
const contacts: OwnType = {
  type: 'site-contact',
  design: {
    name: 'Site contact',
    ispublic: true,
    permissiongroup: 'Job',
    required: ['site', 'phone'],
    properties: [
      { key: 'site', fieldtype: 'text', displayname: 'Site' },
      { key: 'suburb', fieldtype: 'text', displayname: 'Suburb' },
      { key: 'contact', fieldtype: 'text', displayname: 'Contact' },
      { key: 'phone', fieldtype: 'phone', displayname: 'Phone' },
      { key: 'hours', fieldtype: 'text', displayname: 'Receiving hours' },
      { key: 'forklift', fieldtype: 'boolean', displayname: 'Forklift on site' },
      {
        key: 'gate_code',
        fieldtype: 'text',
        displayname: 'Gate code',
        hiddenfrompublic: true,
        showontable: false,
      },
      { key: 'customer', fieldtype: 'customer', displayname: 'Customer' },
    ],
    options: { pluralname: 'Site contacts' },
  },
  records: [
    contact('Alexandria depot', 'Alexandria', '02 5550 2200', '4471#'),
    contact('Richmond cross-dock', 'Richmond', '03 5550 7812', '2290#'),
    contact('Hobart agent', 'Glenorchy', '03 5550 4190', '7781#'),
  ],
};

function contact(
  site: string,
  suburb: string,
  phone: string,
  gate_code: string,
): OwnType['records'][number] {
  const always = { contact: 'Dock office', hours: 'Mon–Fri 6:00–16:00', forklift: true };
  return { daysAgo: 90, data: { site, suburb, phone, gate_code, ...always } };
}

export const ownTypes: readonly OwnType[] = [inspections, contacts];
