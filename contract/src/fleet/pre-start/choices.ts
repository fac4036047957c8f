/** The state of a driver's licence (logistics.txt §9). */
export const licenceStates = ['Valid', 'Invalid'] as const;

/** The areas of a vehicle that a pre-start check covers, named as fields of an answer (E-06). */
export const checklistNames = [
  'bodychecklist',
  'enginechecklist',
  'electricalchecklist',
  'wheelsandtyreschecklist',
  'safetyequipmentchecklist',
  'insurancecoveragechecklist',
] as const;
export type ChecklistName = (typeof checklistNames)[number];

/** Creates a value for each checklist, in the order above. */
export const byChecklist = <T>(make: (name: ChecklistName) => T): Record<ChecklistName, T> => ({
  bodychecklist: make('bodychecklist'),
  enginechecklist: make('enginechecklist'),
  electricalchecklist: make('electricalchecklist'),
  wheelsandtyreschecklist: make('wheelsandtyreschecklist'),
  safetyequipmentchecklist: make('safetyequipmentchecklist'),
  insurancecoveragechecklist: make('insurancecoveragechecklist'),
});

/** The outcome of a check by the driver. */
export const checkOutcomes = ['Pass', 'Fail', 'NotApplicable'] as const;
export type CheckOutcome = (typeof checkOutcomes)[number];

/** The status of a pre-start check; `lifecycle.ts` defines what each status allows. */
export const preStartStatuses = ['Passed', 'Faulty', 'Failed', 'Cleared'] as const;
export type PreStartStatus = (typeof preStartStatuses)[number];
