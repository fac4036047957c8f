/**
 * The law that governs the hours: the Heavy Vehicle National Law, or those of Western Australia and
 * the Northern Territory, which have not adopted it.
 */
export const fatigueRegions = ['HVNL', 'WA', 'NT'] as const;
export type FatigueRegion = (typeof fatigueRegions)[number];

/** Standard hours, or Basic Fatigue Management of accredited operators. Solo drivers only. */
export const fatigueSchemes = ['Standard', 'BFM'] as const;
export type FatigueScheme = (typeof fatigueSchemes)[number];

/** The kind of breach: of work, of a rest, of a night rest, or of the time between long rests. */
export const breachKinds = ['work', 'rest', 'nightRest', 'span'] as const;
export type BreachKind = (typeof breachKinds)[number];
