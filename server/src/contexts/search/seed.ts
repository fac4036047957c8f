import type { Seeding } from '../../demo/seed.ts';
import { indexEverything } from './indexing.ts';

/** Indexes everything the other contexts have seeded; runs as the last seed. */
export const seedSearch = ({ db }: Seeding): Promise<void> => indexEverything(db);
