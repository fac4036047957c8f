import { checklistNames, type CheckOutcome, type PreStartStatus } from './choices.ts';

/** What decides about an answer; the device that asks and the server that stores decide alike. */
export type Answered = {
  readonly hadenoughsleep: boolean;
  readonly undertheinfluenceofdrugs: boolean;
  readonly undertheinfluenceofalcohol: boolean;
  readonly wearingpropersafetyequipment: boolean;
  readonly stateofdriverslicense: 'Valid' | 'Invalid';
} & Readonly<Record<(typeof checklistNames)[number], readonly AnsweredItem[]>>;

export type AnsweredItem = {
  readonly title: string;
  readonly outcome: CheckOutcome;
  readonly iscritical: boolean;
  readonly note: string | null;
};

/** What is wrong with the driver, as sentences; empty if the driver is fit for work (E-05). */
export function driverFaults(answer: Answered): readonly string[] {
  return [
    ...(answer.undertheinfluenceofalcohol ? ['Under the influence of alcohol'] : []),
    ...(answer.undertheinfluenceofdrugs ? ['Under the influence of drugs'] : []),
    ...(answer.hadenoughsleep ? [] : ['Not enough sleep']),
    ...(answer.stateofdriverslicense === 'Valid' ? [] : ['Licence not valid']),
    ...(answer.wearingpropersafetyequipment ? [] : ['No proper safety equipment']),
  ];
}

/** The failed questions, critical ones first. */
export const failedItems = (answer: Answered): readonly AnsweredItem[] =>
  checklistNames
    .flatMap((name) => answer[name])
    .filter(({ outcome }) => outcome === 'Fail')
    .toSorted((a, b) => Number(b.iscritical) - Number(a.iscritical));

/** The status of an answer when it is submitted. */
export function statusOf(answer: Answered): Exclude<PreStartStatus, 'Cleared'> {
  const failed = failedItems(answer);
  if (driverFaults(answer).length > 0 || failed.some((item) => item.iscritical)) return 'Failed';
  return failed.length > 0 ? 'Faulty' : 'Passed';
}

/** Everything that is wrong, the worst first, with the driver's notes. */
export const faultsOf = (answer: Answered): readonly string[] => [
  ...driverFaults(answer),
  ...failedItems(answer).map(({ title, note }) => (note === null ? title : `${title}: ${note}`)),
];
