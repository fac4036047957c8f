/** The complexity limits of a filter (decisions X-15). */
export const filterLimits = { characters: 4096, depth: 24, terms: 200 } as const;
