import { byChecklist, type ChecklistName } from '@waybill/contract/fleet/pre-start/choices';
import type { PreStartAnswerToSave } from '@waybill/contract/fleet/pre-start/inputs';
import type { ChecklistItem, PreStartQuestion } from '@waybill/contract/fleet/pre-start/shapes';
import type { ValidationError } from '@waybill/contract/problem';

type SentItem = PreStartAnswerToSave[ChecklistName][number];
export type Checklists = Readonly<Record<ChecklistName, readonly ChecklistItem[]>>;

/** An answer as it will be stored, before its photos are, and what is wrong with it. */
export type Read = { readonly checklists: Checklists; readonly faults: readonly ValidationError[] };

/**
 * Joins what was sent with the tenant's questions, by id or by title. Every question needs an
 * answer; what the tenant does not ask is accepted as a question that is not critical.
 */
export function readAnswer(
  sent: PreStartAnswerToSave,
  questions: readonly PreStartQuestion[],
): Read {
  const faults: ValidationError[] = [];
  const checklists = byChecklist((name) => {
    const asked = questions.filter(({ checklist }) => checklist === name);
    const items = sent[name].map((item, at) => {
      const question = asked.find((each) => isAnswerTo(item, each));
      faults.push(...itemFaults(item, question, `answer.${name}[${at}]`));
      return itemOf(item, question);
    });
    const open = asked.filter((each) => !sent[name].some((item) => isAnswerTo(item, each)));
    if (open.length > 0) {
      const titles = open.map(({ title }) => title).join('; ');
      faults.push({ message: `Please answer: ${titles}`, members: [`answer.${name}`] });
    }
    return items;
  });
  return { checklists, faults };
}

const isAnswerTo = (item: SentItem, question: PreStartQuestion): boolean =>
  item.questionid == null
    ? item.title.toLowerCase() === question.title.toLowerCase()
    : item.questionid.toLowerCase() === question.id;

/** A device of our own sends `outcome`, and has to say what is wrong; others send a tick alone. */
function itemFaults(
  item: SentItem,
  question: PreStartQuestion | undefined,
  at: string,
): ValidationError[] {
  const faults: ValidationError[] = [];
  const says = (member: string, message: string) =>
    faults.push({ message, members: [`${at}.${member}`] });
  if (item.outcome === 'NotApplicable' && question?.iscritical) {
    says('outcome', 'This question has to be answered with pass or fail');
  }
  if (item.outcome !== 'Fail') return faults;
  if (!item.note) says('note', 'Please describe what is wrong');
  if (question?.needsphoto && !item.images?.length) says('images', 'Please take a photo');
  return faults;
}

function itemOf(item: SentItem, question: PreStartQuestion | undefined): ChecklistItem {
  const outcome = item.outcome ?? (item.isselected ? 'Pass' : 'Fail');
  return {
    title: question?.title ?? item.title,
    isselected: outcome !== 'Fail',
    questionid: question?.id ?? null,
    outcome,
    iscritical: question?.iscritical ?? false,
    note: item.note || null,
    images: [],
  };
}
