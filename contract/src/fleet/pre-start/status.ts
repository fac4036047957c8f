import { checklistNames, type CheckOutcome, type PreStartStatus } from './choices.ts';

/**
 * The findings that determine an answer's status; the device and the server apply the same rules.
 */
export type PreStartFindings = {
  readonly hadenoughsleep: boolean;
  readonly undertheinfluenceofdrugs: boolean;
  readonly undertheinfluenceofalcohol: boolean;
  readonly wearingpropersafetyequipment: boolean;
  readonly stateofdriverslicense: 'Valid' | 'Invalid';
} & Readonly<Record<(typeof checklistNames)[number], readonly CheckedItem[]>>;

export type CheckedItem = {
  readonly title: string;
  readonly outcome: CheckOutcome;
  readonly iscritical: boolean;
  readonly note: string | null;
};

/** Returns the driver's faults, as sentences; empty if the driver is fit for work (E-05). */
export function driverFaults(check: PreStartFindings): readonly string[] {
  return [
    ...(check.undertheinfluenceofalcohol ? ['Under the influence of alcohol'] : []),
    ...(check.undertheinfluenceofdrugs ? ['Under the influence of drugs'] : []),
    ...(check.hadenoughsleep ? [] : ['Not enough sleep']),
    ...(check.stateofdriverslicense === 'Valid' ? [] : ['Licence not valid']),
    ...(check.wearingpropersafetyequipment ? [] : ['No proper safety equipment']),
  ];
}

/** Returns the failed questions, critical ones first. */
export const failedItems = (check: PreStartFindings): readonly CheckedItem[] =>
  checklistNames
    .flatMap((name) => check[name])
    .filter(({ outcome }) => outcome === 'Fail')
    .toSorted((a, b) => Number(b.iscritical) - Number(a.iscritical));

/** Returns the status of an answer on submission. */
export function statusOf(check: PreStartFindings): Exclude<PreStartStatus, 'Cleared'> {
  const failed = failedItems(check);
  if (driverFaults(check).length > 0 || failed.some((item) => item.iscritical)) return 'Failed';
  return failed.length > 0 ? 'Faulty' : 'Passed';
}

/** Returns all faults, the worst first, with the driver's notes. */
export const faultsOf = (check: PreStartFindings): readonly string[] => [
  ...driverFaults(check),
  ...failedItems(check).map(({ title, note }) => (note === null ? title : `${title}: ${note}`)),
];
