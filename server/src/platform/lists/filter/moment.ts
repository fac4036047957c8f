import { isLocalDate } from '@waybill/kernel/local-date';

/** A point in time, to the microsecond, as PostgreSQL stores it. */
export type Moment = {
  /** `yyyy-MM-ddTHH:mm:ss.ffffffZ`. */
  readonly iso: string;
  /** Milliseconds since 1970, with microseconds as a fraction. */
  readonly ms: number;
  /** The date, if the moment is midnight in UTC. */
  readonly date: string | null;
};

/**
 * Parses `yyyy-MM-dd[THH:mm[:ss[.f…]][Z|±HH:mm]]`; without a zone it is UTC. Digits beyond the
 * microsecond are dropped. Undefined for any other text.
 */
export function readMoment(text: string): Moment | undefined {
  const date = text.slice(0, 10);
  if (!isLocalDate(date)) return undefined;
  if (text.length === 10) return momentOf(Date.parse(`${date}T00:00:00Z`), 0);
  if (text.charAt(10).toUpperCase() !== 'T') return undefined;
  const clock = readClock(text.slice(11));
  if (clock === undefined) return undefined;
  const ms = Date.parse(`${date}T00:00:00Z`) + clock.sinceMidnight_ms;
  return momentOf(ms, clock.micros);
}

type ClockTime = {
  /** Whole milliseconds since midnight UTC of the written date; the zone offset is subtracted. */
  readonly sinceMidnight_ms: number;
  /** 0 to 999. */
  readonly micros: number;
};

function readClock(text: string): ClockTime | undefined {
  const zoneAt = zoneStart(text);
  const zone_min = readZone(text.slice(zoneAt));
  const [hours, minutes, secondsText, ...rest] = text.slice(0, zoneAt).split(':');
  const [seconds = '00', fraction = '0', ...more] = (secondsText ?? '00').split('.');
  const hour = twoDigits(hours, 23);
  const minute = twoDigits(minutes, 59);
  const second = twoDigits(seconds, 59);
  if (hour === undefined || minute === undefined || second === undefined) return undefined;
  if (zone_min === undefined || rest.length > 0 || more.length > 0) return undefined;
  if (!isDigits(fraction) || fraction.length > 9) return undefined;
  const micros = Number(fraction.padEnd(6, '0').slice(0, 6));
  return {
    sinceMidnight_ms:
      ((hour * 60 + minute - zone_min) * 60 + second) * 1000 + Math.floor(micros / 1000),
    micros: micros % 1000,
  };
}

function zoneStart(text: string): number {
  const at = Array.from(text).findIndex((character) => 'Zz+-'.includes(character));
  return at < 0 ? text.length : at;
}

/** Returns minutes east of UTC. */
function readZone(text: string): number | undefined {
  if (text === '' || text === 'Z' || text === 'z') return 0;
  const hours = twoDigits(text.slice(1, 3), 14);
  const minutes = twoDigits(text.slice(4), 59);
  if (hours === undefined || minutes === undefined || text.charAt(3) !== ':') return undefined;
  return (hours * 60 + minutes) * (text.startsWith('-') ? -1 : 1);
}

function twoDigits(text: string | undefined, most: number): number | undefined {
  if (text?.length !== 2 || !isDigits(text) || Number(text) > most) return undefined;
  return Number(text);
}

const isDigits = (text: string): boolean =>
  text !== '' && Array.from(text).every((character) => character >= '0' && character <= '9');

/** Returns undefined if the zone offset moves it outside the years 1 to 9999. */
function momentOf(ms: number, micros: number): Moment | undefined {
  const iso = new Date(ms).toISOString();
  if (iso.length !== 24 || iso.startsWith('0000')) return undefined;
  return {
    iso: `${iso.slice(0, 23)}${String(micros).padStart(3, '0')}Z`,
    ms: ms + micros / 1000,
    date: iso.endsWith('T00:00:00.000Z') && micros === 0 ? iso.slice(0, 10) : null,
  };
}
