import { checklistNames } from '@waybill/contract/fleet/pre-start/choices';
import { defaultTitle } from '@waybill/contract/fleet/pre-start/default-questions';
import type { PreStartSettings } from '@waybill/contract/fleet/pre-start/shapes';
import { t } from '../texts.ts';
import type { NewEntry } from '#client/outbox/store.ts';

export type CheckItem = {
  readonly key: string;
  readonly title: string;
  readonly isPersonal: boolean;
  readonly isCritical: boolean;
  readonly needsPhoto: boolean;
};

export type CheckResult = {
  readonly key: string;
  readonly isGood: boolean;
  readonly note: string;
  readonly photos: readonly string[];
};

const personal = [
  ['sleep', 'Have you slept enough?'],
  ['alcohol', 'Are you free of alcohol?'],
  ['drugs', 'Are you free of drugs?'],
  ['equipment', 'Are you wearing your safety equipment?'],
  ['licence', 'Is your licence valid?'],
] as const;

/** The title of a question of the tenant's own is shown as it was written. */
function inWords(title: string): string {
  const known = defaultTitle(title);
  return known === undefined ? title : t(known);
}

/** Returns the questions: about the driver, then about the vehicle, checklist by checklist. */
export const questionsOf = ({ questions }: PreStartSettings): readonly CheckItem[] => [
  ...personal.map(([key, title]) => ({
    key,
    title: t(title),
    isPersonal: true,
    isCritical: true,
    needsPhoto: false,
  })),
  ...checklistNames.flatMap((name) =>
    questions
      .filter(({ checklist }) => checklist === name)
      .map(({ id, title, iscritical, needsphoto }) => ({
        key: id,
        title: inWords(title),
        isPersonal: false,
        isCritical: iscritical,
        needsPhoto: needsphoto,
      })),
  ),
];

/** True if the driver may drive: no critical item failed. The server has the final decision. */
export function verdictOf(
  questions: readonly CheckItem[],
  results: readonly CheckResult[],
): boolean {
  const failed = new Set(results.filter(({ isGood }) => !isGood).map(({ key }) => key));
  return !questions.some(({ key, isCritical }) => isCritical && failed.has(key));
}

/** Returns the results as the server's endpoint accepts them. */
export function resultsFor(
  { questions }: PreStartSettings,
  results: readonly CheckResult[],
): Readonly<Record<string, unknown>> {
  const byKey = new Map(results.map((result) => [result.key, result]));
  const isGood = (key: string) => byKey.get(key)?.isGood ?? false;
  const checklists = checklistNames.map((name) => [
    name,
    questions
      .filter(({ checklist }) => checklist === name)
      .map(({ id, title }) => {
        const { note = '', photos = [] } = byKey.get(id) ?? {};
        return {
          questionid: id,
          title,
          isselected: isGood(id),
          note: note === '' ? null : note,
          images: photos.length === 0 ? null : photos,
        };
      }),
  ]);
  return {
    hadenoughsleep: isGood('sleep'),
    undertheinfluenceofalcohol: !isGood('alcohol'),
    undertheinfluenceofdrugs: !isGood('drugs'),
    wearingpropersafetyequipment: isGood('equipment'),
    stateofdriverslicense: isGood('licence') ? 'Valid' : 'Invalid',
    ...Object.fromEntries(checklists),
  };
}

type SignedCheck = {
  readonly id: string;
  readonly at: string;
  /** Kilometres; null if the driver did not state them. */
  readonly odometer: number | null;
  /** `data:image/png;base64,…`; null if the driver did not sign. */
  readonly signature: string | null;
};

/** Creates the request of a check; a repeated request does not store a second one. */
export const preStartAct = (
  results: Readonly<Record<string, unknown>>,
  { id, at, odometer, signature }: SignedCheck,
): NewEntry => ({
  id,
  jobId: 'shift',
  title: t('Pre-start check'),
  path: '/api/driver/pre-start-check',
  body: { answer: { id, creationtime: at, odometer, signature, ...results } },
  at,
});
