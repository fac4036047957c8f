import type { Seeding } from '../../demo/seed.ts';
import { indexEverything } from './indexing.ts';

/** Indexes all seeded records; must be the last seed. */
export const seedSearch = ({ db }: Seeding): Promise<void> => indexEverything(db);
