/** A class or division, and the compatibility group of explosives. */
export type Hazard = { readonly category: string; readonly compatibilityGroup: string | null };

/** Parses a class as lists have it, `3`, `2.1`, `1.4S`; undefined if it is none. */
export function hazardOf(text: string): Hazard | undefined {
  const explosive = /^(1\.[1-6])([A-HJKLNS])$/.exec(text);
  if (explosive?.[1] !== undefined) {
    return { category: explosive[1], compatibilityGroup: explosive[2] ?? null };
  }
  const category = /^([1-9](?:\.\d)?)[A-Z]?$/.exec(text)?.[1];
  return category === undefined ? undefined : { category, compatibilityGroup: null };
}
