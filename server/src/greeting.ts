import type { Config } from '#platform/config.ts';
import { demoPassword, demoTenants } from './demo/people.ts';

/** Returns the output of `npm start`: the URL and the demo users. */
export function greeting(config: Config, listening: number, took_ms: number): string {
  const port = config.publicPort ?? listening;
  const seconds = (took_ms / 1000).toFixed(1);
  if (config.environment === 'production') return `Waybill listens on port ${port} (${seconds} s).`;
  const tenants = demoTenants.map((tenant) => {
    const everybody = [...tenant.people, ...tenant.customerPeople];
    const people = everybody.map((p) => `    ${p.userName.padEnd(9)} ${p.does}`);
    return [`  ${tenant.name}: http://${tenant.hosts[0]}:${port}`, ...people].join('\n');
  });
  return [
    `Waybill is ready (${seconds} s).`,
    ...tenants,
    `  Everybody's password: ${demoPassword}`,
  ].join('\n');
}
