import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { addNotes } from '../credit.ts';

export const updateCreditNoteNotes = handle(
  contract.updateCreditNoteNotes,
  async ({ input: { id, notes }, actor, db, now }) => {
    const added = { id, notes: notes.map(({ note }) => note) };
    await addNotes(db, added, { now, userName: actor.name });
    return null;
  },
);
