/** Converts to points of 1/72 inch. */
export const mm = (millimetres: number): number => (millimetres * 72) / 25.4;

/** One dot of a 203-dpi thermal print head, in points: eight dots per millimetre. */
export const DOT = mm(1 / 8);

export const A4 = { width: mm(210), height: mm(297), margin: mm(15) } as const;
