import type { Translate } from '#shell/texts/texts-context.ts';

/** The first match wins: browsers also claim to be those before them. */
const browsers = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;
const systems = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

const named = (list: typeof browsers | typeof systems, agent: string): string | undefined =>
  list.find(([pattern]) => pattern.test(agent))?.[1];

/** Returns a readable browser name from its user agent: `Chrome on Windows`. */
export function browserName(agent: string, t: Translate): string {
  const browser = named(browsers, agent) ?? (agent.slice(0, 40) || t('Unknown browser'));
  const system = named(systems, agent);
  return system === undefined ? browser : t('{browser} on {system}', { browser, system });
}
