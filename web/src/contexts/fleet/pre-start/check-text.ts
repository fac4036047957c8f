import type { ChecklistName, PreStartStatus } from '@waybill/contract/fleet/pre-start/choices';
import type { PreStartCheckAnswer } from '@waybill/contract/fleet/pre-start/shapes';
import { CircleCheck, CircleX, ShieldCheck, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { PillFamily } from '#ui/pill-families.ts';

type Look = {
  readonly word: string;
  readonly family: PillFamily;
  readonly icon: LucideIcon;
};

/** The look of each status. */
export const checkLook: Readonly<Record<PreStartStatus, Look>> = {
  Passed: { word: 'Passed', family: 'green', icon: CircleCheck },
  Faulty: { word: 'Passed with defects', family: 'amber', icon: TriangleAlert },
  Failed: { word: 'Failed', family: 'red', icon: CircleX },
  Cleared: { word: 'Cleared', family: 'blue', icon: ShieldCheck },
};

/** The label of each checklist. */
export const checklistWords: Readonly<Record<ChecklistName, string>> = {
  bodychecklist: 'Bodywork',
  enginechecklist: 'Engine',
  electricalchecklist: 'Electrical',
  wheelsandtyreschecklist: 'Wheels and tyres',
  safetyequipmentchecklist: 'Safety equipment',
  insurancecoveragechecklist: 'Insurance cover',
};

/** Returns the driver and date of a check. */
export const checkName = ({ drivername, day }: PreStartCheckAnswer): string =>
  `${drivername}, ${day}`;

const newest = 'creationtime desc';

/** Sorts checks of equal severity by newest first. */
export const newestWithin = (sorting: string): string =>
  sorting.startsWith('severity') ? [sorting, newest].join(',') : sorting;
