import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

export type TestDnsServer = {
  /** In the format of a resolver's servers: `127.0.0.1:5353`. */
  readonly address: string;
  readonly close: () => void;
};

/** IPv4 addresses by name; `silent` receives no response, and unlisted names do not exist. */
type Zone = Readonly<Record<string, readonly string[] | 'silent'>>;

const headLength = 12;
/**
 * The bytes that a response appends to its query before the address: the name is at offset 12; type
 * A, class IN, a minute, 4 bytes.
 */
const beforeAddress = Buffer.from([0xc0, headLength, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4]);
const typeA = 1;

/** Starts a DNS server (RFC 1035) on loopback. */
export async function testDnsServer(zone: Zone): Promise<TestDnsServer> {
  const socket = createSocket('udp4');
  socket.on('message', (queryText, from) => {
    const known = zone[nameOf(queryText)];
    if (known !== 'silent') socket.send(responseTo(queryText, known), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const { address, port } = socket.address() as AddressInfo;
  return { address: `${address}:${port}`, close: () => socket.close() };
}

function nameOf(queryText: Buffer): string {
  const labels: string[] = [];
  for (let at = headLength; queryText[at]; at += 1 + (queryText[at] ?? 0)) {
    labels.push(queryText.toString('latin1', at + 1, at + 1 + (queryText[at] ?? 0)));
  }
  return labels.join('.').toLowerCase();
}

function responseTo(queryText: Buffer, known: readonly string[] | undefined): Buffer {
  const end = headLength + nameOf(queryText).length + 2 + 4;
  const isTypeA = queryText.readUInt16BE(end - 4) === typeA;
  const addresses = isTypeA ? (known ?? []) : [];
  const head = Buffer.from(queryText.subarray(0, headLength));
  // A response with recursion; 3 means that the name does not exist.
  head.writeUInt16BE(0x8180 + (known === undefined ? 3 : 0), 2);
  head.writeUInt16BE(addresses.length, 6);
  head.writeUInt32BE(0, 8);
  const records = addresses.map((each) => Buffer.from(each.split('.').map(Number)));
  return Buffer.concat([
    head,
    queryText.subarray(headLength, end),
    ...records.flatMap((record) => [beforeAddress, record]),
  ]);
}
