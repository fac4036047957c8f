import type { EntityDefinitionToSave } from '@waybill/contract/records/entities/inputs';
import type { EntityData } from '@waybill/contract/records/entities/shapes';
import type { z } from 'zod';

type Design = z.input<typeof EntityDefinitionToSave>;

/** A type of the demo data with its records: their age and their values. */
export type OwnType = {
  readonly type: string;
  readonly design: Design;
  readonly records: readonly { readonly daysAgo: number; readonly data: EntityData }[];
};

/** Inspections of a vehicle before it leaves the yard. */
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
    inspection({ daysAgo: 1, vehicle: 'WB-10-AC', odometer: 184_220, result: 'Passed' }),
    inspection({
      daysAgo: 1,
      vehicle: 'WB-22-AC',
      odometer: 96_410,
      result: 'Failed',
      defects: 'Left rear tyre below the wear mark.',
      repair_cost: 412.5,
    }),
    inspection({
      daysAgo: 4,
      vehicle: 'WB-31-AC',
      odometer: 41_877,
      result: 'Passed with notes',
      defects: 'Marker light dim, replace soon.',
      repair_cost: 38,
    }),
    inspection({ daysAgo: 8, vehicle: 'WB-10-AC', odometer: 183_015, result: 'Passed' }),
    inspection({ daysAgo: 15, vehicle: 'WB-22-AC', odometer: 95_103, result: 'Passed' }),
    inspection({ daysAgo: 22, vehicle: 'WB-31-AC', odometer: 40_960, result: 'Passed' }),
  ],
};

type Inspection = {
  readonly daysAgo: number;
  readonly vehicle: string;
  readonly odometer: number;
  readonly result: string;
  readonly defects?: string;
  readonly repair_cost?: number;
};

function inspection({ daysAgo, ...found }: Inspection): OwnType['records'][number] {
  return { daysAgo, data: { ...found, checked: ['Tyres', 'Brakes', 'Lights'] } };
}

/**
 * Contacts at the gate for drivers. Anyone with the URL can read them, except for the gate code.
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
    contact({
      site: 'Alexandria depot',
      suburb: 'Alexandria',
      phone: '02 5550 2200',
      gate_code: '4471#',
    }),
    contact({
      site: 'Richmond cross-dock',
      suburb: 'Richmond',
      phone: '03 5550 7812',
      gate_code: '2290#',
    }),
    contact({
      site: 'Hobart agent',
      suburb: 'Glenorchy',
      phone: '03 5550 4190',
      gate_code: '7781#',
    }),
  ],
};

type Contact = Readonly<Record<'site' | 'suburb' | 'phone' | 'gate_code', string>>;

function contact(known: Contact): OwnType['records'][number] {
  const always = { contact: 'Dock office', hours: 'Mon–Fri 6:00–16:00', forklift: true };
  return { daysAgo: 90, data: { ...known, ...always } };
}

export const ownTypes: readonly OwnType[] = [inspections, contacts];
