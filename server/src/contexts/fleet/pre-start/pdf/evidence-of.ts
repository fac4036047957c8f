import { dateText, numberText } from '@waybill/kernel/formats';
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
  readonly signature: Uint8Array | null;
  readonly timezone: string;
  readonly words: PdfTexts;
};

/** Returns a check for printing, in the language of the tenant's documents. */
export function evidenceOf(check: PreStartCheckAnswer, printed: Printed): EvidenceData {
  const { words } = printed;
  const w = (text: string): string => wordIn(words, text);
  const reader = { language: words.language, timezone: printed.timezone };
  const moment = (at: string): string => dateText(at, 'moment', reader);
  const yesNo = (is: boolean): string => w(is ? 'Yes' : 'No');
  return {
    issuer: printed.issuer,
    logo: printed.logo,
    subject: `${check.drivername} (${check.drivercode})`,
    status: w(statuses[check.status]),
    details: [
      [
        ['Checked', moment(check.creationtime)],
        ['Vehicle', vehicleText(check, words)],
        ['Licence', w(check.stateofdriverslicense === 'Valid' ? 'Valid' : 'Not valid')],
        ['Hours on the road', check.timeonroad === null ? '' : String(check.timeonroad)],
      ],
      [
        ['Enough sleep', yesNo(check.hadenoughsleep)],
        ['Alcohol', yesNo(check.undertheinfluenceofalcohol)],
        ['Drugs', yesNo(check.undertheinfluenceofdrugs)],
        ['Safety equipment worn', yesNo(check.wearingpropersafetyequipment)],
      ],
    ],
    faults: [
      ...driverFaults(check).map(w),
      ...failedItems(check).map(({ title, note }) => (note === null ? title : `${title}: ${note}`)),
    ],
    rows: checklistNames.flatMap((name) => rowsOf(check, name, w)),
    cleared:
      check.clearedtime === null
        ? ''
        : wordIn(words, 'Cleared by {name}, {time}: {note}', {
            name: check.clearedby ?? '',
            time: moment(check.clearedtime),
            note: check.clearnote ?? '',
          }),
    photos: printed.photos,
    signature: printed.signature,
  };
}

/** Returns registration number and odometer: `AC 10 TR · 152,300 km`. */
const vehicleText = (check: PreStartCheckAnswer, { language }: PdfTexts): string =>
  [
    check.registrationnumber,
    check.odometer === null ? null : `${numberText(check.odometer, language)} km`,
  ]
    .filter((part) => part !== null)
    .join(' · ');

const rowsOf = (
  check: PreStartCheckAnswer,
  name: ChecklistName,
  w: (text: string) => string,
): EvidenceRow[] =>
  check[name].map((item, at) => ({
    area: at === 0 ? w(areas[name]) : '',
    question: item.iscritical ? `${item.title} (${w('critical')})` : item.title,
    outcome: w(outcomes[item.outcome]),
    note: item.note ?? '',
  }));
