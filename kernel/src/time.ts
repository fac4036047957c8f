import { type LocalDate, localDate } from './local-date.ts';

/**
 * A moment in UTC. It is a Date, because the database driver, the validators and the browser all
 * accept and return one, it compares with `<`, and a second type of moment would have to be
 * converted at every boundary. A Date that was passed in is never modified.
 */
export type Instant = Date;

/** A source of the current time, as an argument. */
export type Clock = () => Instant;

/** A wall-clock time, to the minute or the second: `17:00` or `17:00:30`. */
export type WallTime = string;

/** A moment in the local time of one zone. */
export type LocalTime = {
  readonly date: LocalDate;
  /** `HH:mm:ss`, 00 to 23. */
  readonly time: string;
  /** Minutes east of UTC at that moment. */
  readonly offset_min: number;
};

/** Returns whether the runtime knows a zone of the IANA database: `Australia/Lord_Howe`. */
export function isTimezone(zone: string): boolean {
  try {
    clockOf(zone);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** @throws {RangeError} for an unknown zone. */
export function inTimezone(instant: Instant, zone: string): LocalTime {
  const offset_ms = offsetAt(instant.getTime(), zone);
  const wall = new Date(instant.getTime() + offset_ms).toISOString();
  return {
    date: localDate(wall.slice(0, 10)),
    time: wall.slice(11, 19),
    offset_min: offset_ms / 60_000,
  };
}

/** Returns today's date in that zone. */
export const localDateOf = (instant: Instant, zone: string): LocalDate =>
  inTimezone(instant, zone).date;

/**
 * Returns the moment at which a clock in that zone shows this time. A time that daylight saving
 * skips is moved forward by the skipped duration (02:30 is 03:30); one that occurs twice is the
 * earlier.
 * @throws {RangeError} for an unknown zone or an invalid time.
 */
export function fromWallTime(date: LocalDate, time: WallTime, zone: string): Instant {
  if (!/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(time)) {
    throw new RangeError(`'${time.slice(0, 40)}' is not a time (HH:mm)`);
  }
  const wall = Date.parse(`${date}T${time.length === 5 ? `${time}:00` : time}Z`);
  // No zone changes its clocks twice within two days, so these are the offsets before and after.
  const before = offsetAt(wall - DAY_MS, zone);
  const after = offsetAt(wall + DAY_MS, zone);
  const isBefore = offsetAt(wall - before, zone) === before;
  const isAfter = offsetAt(wall - after, zone) === after;
  return new Date(wall - (isBefore || !isAfter ? before : after));
}

/**
 * Returns the first moment of the date: midnight, or the moment after the gap if midnight is
 * skipped.
 */
export const startOfLocalDay = (date: LocalDate, zone: string): Instant =>
  fromWallTime(date, '00:00', zone);

const DAY_MS = 86_400_000;

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(zone, clock);
  return clock;
}

/** Offsets of a zone by the minute since 1970. */
const offsets = new Map<string, Map<number, number>>();
/** Clocks have changed only at full minutes since then. */
const evenSince_ms = Date.UTC(1980, 0);
/** A limit, so that moments of many years cannot fill the memory. */
const minutesMax = 1_000;

/** Returns the milliseconds by which clocks of the zone are ahead of UTC at this moment. */
function offsetAt(instant_ms: number, zone: string): number {
  if (!(instant_ms >= evenSince_ms)) return readOffset(instant_ms, zone);
  const minute = Math.floor(instant_ms / 60_000);
  let ofZone = offsets.get(zone);
  const known = ofZone?.get(minute);
  if (known !== undefined) return known;
  const offset_ms = readOffset(instant_ms, zone);
  if (ofZone === undefined) offsets.set(zone, (ofZone = new Map()));
  if (ofZone.size >= minutesMax) ofZone.clear();
  ofZone.set(minute, offset_ms);
  return offset_ms;
}

/** Reads the offset from a clock of the zone, which takes 16 µs. */
function readOffset(instant_ms: number, zone: string): number {
  const selected = new Map(
    clockOf(zone)
      .formatToParts(instant_ms)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => selected.get(type) ?? 0;
  const wall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return wall - Math.floor(instant_ms / 1000) * 1000;
}
