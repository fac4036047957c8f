import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { guardedCalls } from './guarded-calls.ts';

/**
 * Two hundred addresses that resolve to our own servers, in the notations of attackers. None of
 * them may reach any of twenty servers that listen on this machine.
 */
const listeners = 20;
let canaries: Server[] = [];
let ports: number[] = [];
let hits = 0;

beforeAll(async () => {
  canaries = Array.from({ length: listeners }, () =>
    createServer((_, reply) => {
      hits += 1;
      reply.end('caught');
    }),
  );
  canaries.forEach((server) => server.on('connection', () => (hits += 1)));
  await Promise.all(
    canaries.map((server) => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))),
  );
  ports = canaries.map((server) => (server.address() as AddressInfo).port);
});
afterAll(() => canaries.forEach((server) => server.close()));

/** Returns one address in every notation that some address parser accepts for it. */
function spellings(address: string): readonly string[] {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  const whole = ((a * 256 + b) * 256 + c) * 256 + d;
  const hex = (n: number) => n.toString(16);
  const octal = (n: number) => `0${n.toString(8)}`;
  const pair = (high: number, low: number) => hex(high * 256 + low);
  return [
    address,
    `${address}.`,
    String(whole),
    `0x${hex(whole)}`,
    octal(whole),
    [a, b, c, d].map(octal).join('.'),
    [a, b, c, d].map((part) => `0x${hex(part)}`).join('.'),
    `${a}.${b * 65536 + c * 256 + d}`,
    `${a}.${b}.${c * 256 + d}`,
    `${octal(a)}.${b}.0x${hex(c)}.${d}`,
    address.replaceAll('.', '%2e'),
    address.replaceAll('.', '。'),
    `[::ffff:${address}]`,
    `[::ffff:${pair(a, b)}:${pair(c, d)}]`,
    `[0:0:0:0:0:ffff:${address}]`,
    `[::${address}]`,
    `[64:ff9b::${address}]`,
    `[2002:${pair(a, b)}:${pair(c, d)}::1]`,
  ];
}

const ours = [
  '127.0.0.1',
  '10.1.2.3',
  '169.254.169.254',
  '192.168.0.1',
  '172.20.0.5',
  '100.64.3.2',
];
const names = [
  'localhost',
  'localhost.',
  'LOCALHOST',
  'a.localhost',
  'db',
  'db.internal',
  'nas.lan',
];
const names2 = ['printer.local', 'router.home.arpa', '0', '0.0.0.0', '[::]', '[::1]', '[fe80::1]'];
const nets = ['[fc00::1]', '[fd00:ec2::254]', '[ff02::1]', '255.255.255.255', '224.0.0.1'];
const hosts = [...ours.flatMap(spellings), ...names, ...names2, ...nets];
/**
 * Returns addresses with a canary's port if they accept one, because that is where a hit is
 * noticed.
 */
const corpus = (port: number): readonly string[] => [
  ...hosts.map((host) => `https://${host}/`),
  ...ours.flatMap((host) => [
    `http://${host}/`,
    `http://${host}:${port}/`,
    `https://${host}:${port}/`,
    `https://example.com@${host}:${port}/`,
    `https://user:word@${host}/`,
    `file://${host}/etc/passwd`,
    `gopher://${host}:${port}/_POST`,
    `ftp://${host}/`,
    `dict://${host}:${port}/`,
    `https:\\\\${host}:${port}\\`,
    `//${host}:${port}/`,
  ]),
  'file:///etc/passwd',
  'data:text/html,x',
  'javascript:alert(1)',
  'https://',
  'https:///',
  'https://exa mple.com/',
  '',
];

const post = (url: string) =>
  guardedCalls().post(url, { body: '{}', headers: {} }, AbortSignal.timeout(5_000));

it('rejects every URL of the corpus without making a request', async () => {
  const request = corpus(ports[0] ?? 0);
  expect(request.length).toBeGreaterThanOrEqual(200);
  const responses = await Promise.allSettled(request.map((url) => post(url)));
  const through = request.filter((_, at) => responses[at]?.status === 'fulfilled');
  expect(through).toEqual([]);
  expect(request.filter((url) => guardedCalls().refusalOf(url) === null)).toEqual([]);
  expect(hits).toBe(0);
});
