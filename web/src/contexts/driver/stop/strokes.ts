/** A point of a signature, in pixels of its canvas. */
export type PenPoint = readonly [x: number, y: number];
/** What is drawn from the touch of a finger until it is lifted. */
export type Stroke = readonly PenPoint[];

/** Adds a point to the last stroke. */
export const addPoint = (strokes: readonly Stroke[], point: PenPoint): readonly Stroke[] => [
  ...strokes.slice(0, -1),
  [...(strokes.at(-1) ?? []), point],
];

/** Takes back the last stroke. */
export const withoutLast = (strokes: readonly Stroke[]): readonly Stroke[] => strokes.slice(0, -1);
