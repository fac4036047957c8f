import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeConfig, readConfig } from './config.ts';

describe('the configuration', () => {
  it('has a default for everything a first start needs', () => {
    expect(readConfig({ PATH: '/bin', SMTP_URL: '' })).toEqual({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      databaseReplicaUrl: null,
      databaseShards: null,
      databasePoolers: null,
      dataDir: resolve('.data'),
      environment: 'development',
      secret: null,
      smtpUrl: null,
      nominatimUrl: null,
      mapStyle: null,
      s3Url: null,
      filesPerTenant_gb: 50,
      archiveDays: 0,
      publicPort: null,
      publicScheme: 'http',
      pushContact: 'mailto:operator@waybill.example',
      pushHosts: null,
      webhookOrigins: null,
      accountingUrl: null,
      privateServers: null,
      firebaseAccount: null,
      logLevel: 'info',
      rateLimits: true,
      simulatedDelays: true,
      roads: null,
      trustProxy: null,
    });
  });

  it('reads several shards with their poolers, in place of one database', () => {
    const url = (host: string) => `postgres://admin:secret@${host}:5432/waybill`;
    const shards = `a=${url('a')}, b=${url('b')}`;
    const config = readConfig({ DATABASE_SHARDS: shards, DATABASE_POOLER_URL: `b=${url('p')}` });
    expect(config.databaseShards).toEqual([
      { name: 'a', url: url('a') },
      { name: 'b', url: url('b') },
    ]);
    expect(config.databasePoolers).toEqual([{ name: 'b', url: url('p') }]);
    const refused = (more: Record<string, string>) => () =>
      readConfig({ DATABASE_SHARDS: shards, ...more });
    expect(refused({ DATABASE_URL: url('c') })).toThrow('DATABASE_SHARDS replaces DATABASE_URL');
    expect(refused({ DATABASE_POOLER_URL: url('p') })).toThrow('DATABASE_POOLER_URL names a shard');
    expect(refused({ DATABASE_SHARDS: `a=${url('a')},a=${url('b')}` })).toThrow(/DATABASE_SHARDS/);
    expect(refused({ WAYBILL_ENV: 'production' })).toThrow('production with DATABASE_SHARDS');
  });

  it('reads a style of maps with the hosts of its tiles', () => {
    const read = (value: string) => readConfig({ WAYBILL_MAP_STYLE: value }).mapStyle;
    expect(read('https://maps.example/style.json, https://tiles.example')).toEqual({
      url: 'https://maps.example/style.json',
      origins: ['https://maps.example', 'https://tiles.example'],
    });
    expect(read('http://10.0.0.7:8080/style.json')?.origins).toEqual(['http://10.0.0.7:8080']);
    expect(() => read('maps.example')).toThrow(/WAYBILL_MAP_STYLE/);
  });

  it('reads the environment', () => {
    const databaseUrl = 'postgres://admin:secret@db:5432/waybill?sslmode=require';
    const replicaUrl = 'postgres://admin:secret@replica:5432/waybill?sslmode=require';
    const secret = 'x'.repeat(32);
    expect(
      readConfig({
        PORT: '0',
        HOST: '::1',
        DATABASE_URL: databaseUrl,
        DATABASE_REPLICA_URL: replicaUrl,
        WAYBILL_DATA: '/srv/waybill',
        WAYBILL_ENV: 'production',
        WAYBILL_SECRET: secret,
        SMTP_URL: 'smtp://mail:25',
        NOMINATIM_URL: 'http://maps:8080/nominatim',
        WAYBILL_FILES_PER_TENANT: '2.5',
        WAYBILL_PUBLIC_PORT: '443',
        WAYBILL_PUBLIC_SCHEME: 'https',
        WAYBILL_PUSH_CONTACT: 'mailto:ops@acme.example',
        WAYBILL_PUSH_HOSTS: '*.push.example, http://127.0.0.1:9',
        WAYBILL_WEBHOOK_ORIGINS: 'http://10.0.0.7:8080, https://erp.example',
        WAYBILL_ACCOUNTING_URL: 'http://127.0.0.1:4080',
        WAYBILL_PRIVATE_SERVERS: 'Mail.lan:25, 10.0.0.7:636',
        WAYBILL_FIREBASE_ACCOUNT: '/srv/firebase.json',
        WAYBILL_LOG: 'warn',
        WAYBILL_RATE_LIMITS: 'off',
        WAYBILL_SIMULATED_DELAYS: 'off',
        S3_URL: 'https://key:secret@files:9000/freight',
        WAYBILL_TRUST_PROXY: '10.0.0.0/8, ::1',
      }),
    ).toEqual({
      port: 0,
      host: '::1',
      databaseUrl,
      databaseReplicaUrl: replicaUrl,
      databaseShards: null,
      databasePoolers: null,
      dataDir: '/srv/waybill',
      environment: 'production',
      secret,
      smtpUrl: 'smtp://mail:25',
      nominatimUrl: 'http://maps:8080/nominatim',
      mapStyle: null,
      s3Url: 'https://key:secret@files:9000/freight',
      filesPerTenant_gb: 2.5,
      archiveDays: 0,
      publicPort: 443,
      publicScheme: 'https',
      pushContact: 'mailto:ops@acme.example',
      pushHosts: ['*.push.example', 'http://127.0.0.1:9'],
      webhookOrigins: ['http://10.0.0.7:8080', 'https://erp.example'],
      accountingUrl: 'http://127.0.0.1:4080',
      privateServers: ['mail.lan:25', '10.0.0.7:636'],
      firebaseAccount: '/srv/firebase.json',
      logLevel: 'warn',
      rateLimits: false,
      simulatedDelays: false,
      roads: null,
      trustProxy: '10.0.0.0/8, ::1',
    });
  });

  it.each([
    [{ PORT: '65536' }, 'PORT must be a number from 0 to 65535.'],
    [{ PORT: 'http' }, 'PORT must be a number from 0 to 65535.'],
    [{ HOST: 'a b' }, 'HOST must be an address or a host name.'],
    [
      { DATABASE_URL: 'postgres://admin@db/waybill' },
      'DATABASE_URL must be postgres://user:password@host:port/database.',
    ],
    [{ WAYBILL_ENV: 'prod' }, 'WAYBILL_ENV must be one of development, test, production.'],
    [{ WAYBILL_SECRET: 'short' }, 'WAYBILL_SECRET must be at least 32 characters.'],
    [{ SMTP_URL: 'mail' }, 'SMTP_URL must be smtp://user:password@host:port or smtps://….'],
    [
      { NOMINATIM_URL: 'https://nominatim.openstreetmap.org' },
      'NOMINATIM_URL must be http://host:port or https://…, not the public server of ' +
        'OpenStreetMap.',
    ],
    [
      { WAYBILL_LOG: 'loud' },
      'WAYBILL_LOG must be one of silent, error, warn, info, debug, trace.',
    ],
    [
      { WAYBILL_PRIVATE_SERVERS: 'mail.lan' },
      'WAYBILL_PRIVATE_SERVERS must be host:port (mail.lan:25, 10.0.0.7:636), by commas.',
    ],
    [
      { WAYBILL_PRIVATE_SERVERS: 'mail.lan:99999' },
      'WAYBILL_PRIVATE_SERVERS must be host:port (mail.lan:25, 10.0.0.7:636), by commas.',
    ],
    [{ WAYBILL_RATE_LIMITS: 'no' }, 'WAYBILL_RATE_LIMITS must be on or off.'],
    [
      { WAYBILL_TRUST_PROXY: 'proxy' },
      'WAYBILL_TRUST_PROXY must be addresses or CIDR ranges, separated by commas.',
    ],
    [
      { WAYBILL_TRUST_PROXY: '10.0.0.0/33' },
      'WAYBILL_TRUST_PROXY must be addresses or CIDR ranges, separated by commas.',
    ],
    [
      { WAYBILL_ARCHIVE_DAYS: '7', DATABASE_URL: 'postgres://a:b@db/waybill' },
      'WAYBILL_ARCHIVE_DAYS is for the embedded database: unset one of the two.',
    ],
    [{ WAYBILL_ARCHIVE_DAYS: '366' }, 'WAYBILL_ARCHIVE_DAYS must be a number from 0 to 365.'],
    [
      { WAYBILL_DATE: 'x' },
      'WAYBILL_DATE is not a variable that Waybill knows: correct or remove it.',
    ],
    [
      { WAYBILL_ENV: 'production', DATABASE_URL: 'postgres://a:b@db/waybill' },
      'WAYBILL_SECRET is required in production with DATABASE_URL.',
    ],
  ])('rejects %o by name', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(new Error(sentence));
  });

  it('never prints an invalid value, which may be a secret', () => {
    const url = 'postgres://admin:hunter2@db';
    expect(() => readConfig({ DATABASE_URL: url })).toThrow(/^(?!.*hunter2)/);
  });

  it('describes every variable', () => {
    expect(describeConfig().match(/^[A-Z\d_]+ \((default .+|may be absent)\)$/gm)).toHaveLength(28);
  });
});
