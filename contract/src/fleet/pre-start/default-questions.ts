import type { DriverAppText } from '../../tenancy/texts/driver-app.ts';
import type { ChecklistName } from './choices.ts';
import type { PreStartSettings } from './shapes.ts';

type Row = readonly [checklist: ChecklistName, title: DriverAppText, iscritical: boolean];

/**
 * The daily check areas of the National Heavy Vehicle Regulator, and those of the specification.
 */
const rows: readonly Row[] = [
  ['bodychecklist', 'Body and load restraint points undamaged', false],
  ['bodychecklist', 'Doors, gates and curtains close and lock', true],
  ['bodychecklist', 'Couplings and connectors secure', true],
  ['bodychecklist', 'Mirrors and windscreen clean and undamaged', true],
  ['enginechecklist', 'No leaks of oil, fuel or coolant', true],
  ['enginechecklist', 'Oil and coolant levels', false],
  ['enginechecklist', 'No warnings on the dashboard', true],
  ['electricalchecklist', 'Headlights, brake lights and indicators', true],
  ['electricalchecklist', 'Horn, wipers and washers', false],
  ['electricalchecklist', 'Reversing alarm and camera', false],
  ['wheelsandtyreschecklist', 'Tyre tread and pressure', true],
  ['wheelsandtyreschecklist', 'Wheel nuts tight', true],
  ['wheelsandtyreschecklist', 'Service and park brake hold', true],
  ['safetyequipmentchecklist', 'Seat belts', true],
  ['safetyequipmentchecklist', 'Fire extinguisher in date', false],
  ['safetyequipmentchecklist', 'First aid kit and warning triangles', false],
  ['insurancecoveragechecklist', 'Registration and insurance current', true],
];

/** Returns the text of a question that the tenant has not reworded; it is translated. */
export const defaultTitle = (title: string): DriverAppText | undefined =>
  rows.find(([, known]) => known === title)?.[1];

/** The pre-start check of a tenant that has not defined its own. */
export const defaultPreStart: PreStartSettings = {
  questions: rows.map(([checklist, title, iscritical], at) => ({
    id: `00000000-0000-4000-8000-${String(at + 1).padStart(12, '0')}`,
    checklist,
    title,
    iscritical,
    needsphoto: false,
  })),
  // Decisions E-07.
  blocksonfailure: false,
  isrequired: false,
  dispatchphone: null,
};
