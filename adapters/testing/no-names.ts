import type { ResolveHost } from '../public-address.ts';

/** Resolves no names: tests send no queries outside their machine. */
export const noNames: ResolveHost = async () => [];
