import type { Resolve } from '../public-address.ts';

/** Knows nobody: tests ask nothing outside of their machine. */
export const noNames: Resolve = async () => [];
