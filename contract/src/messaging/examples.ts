import type { z } from 'zod';
import type { DiscussionToCreate } from './discussions/inputs.ts';

type ToCreate = z.input<typeof DiscussionToCreate>;

/** Returns a complete discussion to start. */
export const aDiscussion = (differences: Partial<ToCreate> = {}): ToCreate => ({
  topic: 'Broken pallet',
  type: 'Claim',
  comment: { content: 'Two cartons are crushed.', visibilitylevel: 'Customer' },
  ...differences,
});
