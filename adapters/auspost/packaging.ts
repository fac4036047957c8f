const codes = [
  [/pallet/i, 'PAL'],
  [/skid/i, 'SKI'],
  [/satchel/i, 'SAT'],
  [/jiffy/i, 'JIF'],
  [/bag/i, 'BAG'],
  [/envelope/i, 'ENV'],
  [/carton|box/i, 'CTN'],
] as const;

/** Returns StarTrack's code for how a piece is packed; `ITM` for anything that has no own. */
export const starTrackPackaging = (packageType: string): string =>
  codes.find(([name]) => name.test(packageType))?.[1] ?? 'ITM';
