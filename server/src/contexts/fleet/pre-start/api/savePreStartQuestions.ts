import * as contract from '@waybill/contract/fleet/endpoints';
import { notValidField } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { newId } from '../../vehicles/vehicle-saving.ts';
import { preStartOf } from '../mappers.ts';
import { savePreStartSetting } from '../sql.ts';

export const savePreStartQuestions = handle(
  contract.savePreStartQuestions,
  async ({ input, db, now }) => {
    const seen = new Set<string>();
    for (const [at, { checklist, title, id }] of input.questions.entries()) {
      for (const key of [`${checklist} ${title.toLowerCase()}`, ...(id == null ? [] : [id])]) {
        if (seen.has(key))
          throw notValidField(`questions[${at}].title`, 'This question is listed twice');
        seen.add(key);
      }
    }
    const questions = input.questions.map((each) => ({ ...each, id: each.id ?? newId(now) }));
    await savePreStartSetting(db, {
      ...input,
      questions,
      dispatchphone: input.dispatchphone || null,
    });
    return preStartOf(db);
  },
);
