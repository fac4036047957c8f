export type { BrokenPromise } from './sql/ledger.ts';
export { brokenPromises } from './sql/ledger.ts';
