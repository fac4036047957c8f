import type { ResolveHost } from '../public-address.ts';

/** Resolves no names: tests send no queries outside of their machine. */
export const noNames: ResolveHost = async () => [];
