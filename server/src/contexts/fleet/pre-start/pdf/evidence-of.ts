import {
  checklistNames,
  type ChecklistName,
  type CheckOutcome,
  type PreStartStatus,
} from '@waybill/contract/fleet/pre-start/choices';
import type { PreStartCheckAnswer } from '@waybill/contract/fleet/pre-start/shapes';
import { driverFaults, failedItems } from '@waybill/contract/fleet/pre-start/status';
import { type PdfTexts, wordIn } from '#platform/pdf/texts.ts';
import type { EvidenceData, EvidenceRow } from './evidence.ts';

const areas: Readonly<Record<ChecklistName, string>> = {
  bodychecklist: 'Body',
  enginechecklist: 'Engine',
  electricalchecklist: 'Electrical',
  wheelsandtyreschecklist: 'Wheels and tyres',
  safetyequipmentchecklist: 'Safety equipment',
  insurancecoveragechecklist: 'Insurance cover',
};
const outcomes: Readonly<Record<CheckOutcome, string>> = {
  Pass: 'Pass',
  Fail: 'Fail',
  NotApplicable: 'Not applicable',
};
const statuses: Readonly<Record<PreStartStatus, string>> = {
  Passed: 'Passed',
  Faulty: 'Passed with defects',
  Failed: 'Failed: do not drive',
  Cleared: 'Failed, and cleared',
};

type Printed = {
  readonly issuer: string;
  readonly logo: Uint8Array | null;
  readonly photos: readonly Uint8Array[];
  readonly timezone: string;
  readonly words: PdfTexts;
};

/** An answer as it is printed, in the language of the tenant's documents. */
export function evidenceOf(answer: PreStartCheckAnswer, printed: Printed): EvidenceData {
  const { words } = printed;
  const w = (text: string): string => wordIn(words, text);
  const format = { timeZone: printed.timezone, dateStyle: 'medium', timeStyle: 'short' } as const;
  const moment = (at: string): string =>
    new Intl.DateTimeFormat(words.language, format).format(new Date(at));
  const yesNo = (is: boolean): string => w(is ? 'Yes' : 'No');
  return {
    issuer: printed.issuer,
    logo: printed.logo,
    subject: `${answer.drivername} (${answer.drivercode})`,
    status: w(statuses[answer.status]),
    facts: [
      [
        ['Answered', moment(answer.creationtime)],
        ['Vehicle', answer.registrationnumber ?? ''],
        ['Licence', w(answer.stateofdriverslicense === 'Valid' ? 'Valid' : 'Not valid')],
        ['Hours on the road', answer.timeonroad === null ? '' : String(answer.timeonroad)],
      ],
      [
        ['Enough sleep', yesNo(answer.hadenoughsleep)],
        ['Alcohol', yesNo(answer.undertheinfluenceofalcohol)],
        ['Drugs', yesNo(answer.undertheinfluenceofdrugs)],
        ['Safety equipment worn', yesNo(answer.wearingpropersafetyequipment)],
      ],
    ],
    faults: [
      ...driverFaults(answer).map(w),
      ...failedItems(answer).map(({ title, note }) =>
        note === null ? title : `${title}: ${note}`,
      ),
    ],
    rows: checklistNames.flatMap((name) => rowsOf(answer, name, w)),
    cleared:
      answer.clearedtime === null
        ? ''
        : wordIn(words, 'Cleared by {name}, {time}: {note}', {
            name: answer.clearedby ?? '',
            time: moment(answer.clearedtime),
            note: answer.clearnote ?? '',
          }),
    photos: printed.photos,
  };
}

const rowsOf = (
  answer: PreStartCheckAnswer,
  name: ChecklistName,
  w: (text: string) => string,
): EvidenceRow[] =>
  answer[name].map((item, at) => ({
    area: at === 0 ? w(areas[name]) : '',
    question: item.iscritical ? `${item.title} (${w('critical')})` : item.title,
    outcome: w(outcomes[item.outcome]),
    note: item.note ?? '',
  }));
