import { sentence } from '@waybill/contract/sentence';
import { byChecklist, type ChecklistName } from '@waybill/contract/fleet/pre-start/choices';
import type { PreStartCheckToSave } from '@waybill/contract/fleet/pre-start/inputs';
import type { ChecklistItem, PreStartItem } from '@waybill/contract/fleet/pre-start/shapes';
import type { Complaint } from '@waybill/contract/problem';

type SentItem = PreStartCheckToSave[ChecklistName][number];
export type Checklists = Readonly<Record<ChecklistName, readonly ChecklistItem[]>>;

/** A check to store, before its photos are saved, and its faults. */
export type Read = { readonly checklists: Checklists; readonly faults: readonly Complaint[] };

/**
 * Matches the submitted answers to the tenant's questions, by id or by title. Every question needs
 * an answer; an answer to an unknown question is accepted as not critical.
 */
export function readCheck(sent: PreStartCheckToSave, questions: readonly PreStartItem[]): Read {
  const faults: Complaint[] = [];
  const checklists = byChecklist((name) => {
    const asks = questions.filter(({ checklist }) => checklist === name);
    const items = sent[name].map((item, at) => {
      const known = asks.find((each) => isFor(item, each));
      faults.push(...itemFaults(item, known, `answer.${name}[${at}]`));
      return itemOf(item, known);
    });
    const open = asks.filter((each) => !sent[name].some((item) => isFor(item, each)));
    if (open.length > 0) {
      const titles = open.map(({ title }) => title).join('; ');
      faults.push({
        message: sentence('Please answer: {titles}', { titles }),
        members: [`answer.${name}`],
      });
    }
    return items;
  });
  return { checklists, faults };
}

const isFor = (item: SentItem, known: PreStartItem): boolean =>
  item.questionid == null
    ? item.title.toLowerCase() === known.title.toLowerCase()
    : item.questionid.toLowerCase() === known.id;

/** Our own devices send `outcome` and must describe the fault; other devices send only a tick. */
function itemFaults(item: SentItem, known: PreStartItem | undefined, at: string): Complaint[] {
  const faults: Complaint[] = [];
  const says = (member: string, message: string) =>
    faults.push({ message, members: [`${at}.${member}`] });
  if (item.outcome === 'NotApplicable' && known?.iscritical) {
    says('outcome', 'This question has to be answered with pass or fail');
  }
  if (item.outcome !== 'Fail') return faults;
  if (!item.note) says('note', 'Please describe what is wrong');
  if (known?.needsphoto && !item.images?.length) says('images', 'Please take a photo');
  return faults;
}

function itemOf(item: SentItem, known: PreStartItem | undefined): ChecklistItem {
  const outcome = item.outcome ?? (item.isselected ? 'Pass' : 'Fail');
  return {
    title: known?.title ?? item.title,
    isselected: outcome !== 'Fail',
    questionid: known?.id ?? null,
    outcome,
    iscritical: known?.iscritical ?? false,
    note: item.note || null,
    images: [],
  };
}
