/** Parses the values of environment variables; undefined rejects a value. */
import { isIP } from 'node:net';
import type { NamedUrl } from './shards/sharded-database.ts';

/** A style of maps, and the origins that pages fetch its style, tiles, fonts and icons from. */
export type MapStyle = { readonly url: string; readonly origins: readonly string[] };

/** A server that knows ways by road, by its kind and address. */
export type RoadServer = { readonly kind: 'osrm' | 'valhalla'; readonly url: string };

export function onOrOff(text: string): boolean | undefined {
  return text === 'on' ? true : text === 'off' ? false : undefined;
}

export function port(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;
}

export function pushHosts(text: string): readonly string[] | undefined {
  const hosts = text.split(',').map((host) => host.trim());
  return hosts.every((host) => /^(https?:\/\/[\w.-]+(:\d+)?|(\*\.)?[\w.-]+)$/.test(host))
    ? hosts
    : undefined;
}

export function origins(text: string): readonly string[] | undefined {
  const input = text.split(',').map((origin) => origin.trim());
  const isOrigin = (origin: string) => urlWith(['http:', 'https:'], origin)?.origin === origin;
  return input.every(isOrigin) ? input : undefined;
}

export function servers(text: string): readonly string[] | undefined {
  const input = text.split(',').map((server) => server.trim().toLowerCase());
  const isServer = (server: string) => {
    const [, number] = /^[\w.-]+:(\d+)$/.exec(server) ?? [];
    return number !== undefined && port(number) !== undefined;
  };
  return input.every(isServer) ? input : undefined;
}

/** An address or an address range: 10.0.0.0/8. */
export function isRange(text: string): boolean {
  const [, address = '', bits = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  return version !== 0 && Number(bits) <= (version === 4 ? 32 : 128);
}

export function postgresUrl(text: string): string | undefined {
  const url = urlWith(['postgres:', 'postgresql:'], text);
  return url !== undefined && url.password !== '' && url.pathname.length > 1 ? text : undefined;
}

/** Shards by name, the first with the original of the directory. */
export function shards(text: string): readonly NamedUrl[] | undefined {
  const named = text.split(',').map((each): NamedUrl | undefined => {
    const [, name, address = ''] = /^\s*([a-z][a-z0-9-]{0,30})=(\S+)\s*$/.exec(each) ?? [];
    const url = postgresUrl(address);
    return name === undefined || url === undefined ? undefined : { name, url };
  });
  const known = named.filter((each) => each !== undefined);
  const names = new Set(known.map(({ name }) => name));
  return known.length === named.length && names.size === known.length ? known : undefined;
}

/** The pooler of the only database, or of each shard by name. */
export const poolers = (text: string): readonly NamedUrl[] | undefined => {
  const only = postgresUrl(text);
  return only === undefined ? shards(text) : [{ name: 'main', url: only }];
};

/**
 * The public server forbids search-as-you-type:
 * https://operations.osmfoundation.org/policies/nominatim/
 */
export function nominatimUrl(text: string): string | undefined {
  const url = urlWith(['http:', 'https:'], text);
  return url?.hostname === 'nominatim.openstreetmap.org' ? undefined : url?.href;
}

export function roadServer(text: string): RoadServer | undefined {
  const [, kind, address = ''] = /^(osrm|valhalla)\+(https?:\/\/.+)$/.exec(text) ?? [];
  const url = urlWith(['http:', 'https:'], address)?.href;
  if (url === undefined) return undefined;
  return { kind: kind === 'osrm' ? 'osrm' : 'valhalla', url };
}

/** A style's own origin is one of its hosts. */
export function mapStyle(text: string): MapStyle | undefined {
  const urls = text.split(',').map((each) => urlWith(['http:', 'https:'], each.trim()));
  const [style] = urls;
  if (style === undefined || urls.includes(undefined)) return undefined;
  const origins = urls.flatMap((url) => url?.origin ?? []);
  return { url: style.href, origins: [...new Set(origins)] };
}

export function bucketUrl(text: string): string | undefined {
  const url = urlWith(['https:', 'http:'], text);
  const isWhole = url !== undefined && url.password !== '' && url.pathname.length > 1;
  return isWhole ? text : undefined;
}

export function urlWith(protocols: readonly string[], text: string): URL | undefined {
  const url = URL.parse(text);
  return url !== null && protocols.includes(url.protocol) ? url : undefined;
}

/** A number above 0. */
export const gigabytes = (text: string): number | undefined =>
  /^\d{1,6}(\.\d+)?$/.test(text) && Number(text) > 0 ? Number(text) : undefined;

/** A number from 0 to 365. */
export const daysOfYear = (text: string): number | undefined =>
  /^\d{1,3}$/.test(text) && Number(text) <= 365 ? Number(text) : undefined;
