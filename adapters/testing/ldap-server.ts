import { Ber, BerReader, BerWriter } from 'ldapts';
import net, { type AddressInfo, type Socket } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';
import { certificate, certificateKey } from './certificate.ts';

export type LdapEntry = {
  readonly dn: string;
  readonly password: string;
  readonly attributes: Readonly<Record<string, string | readonly string[]>>;
};

export type TestLdapServer = {
  readonly port: number;
  /** The names used in binds, in order, with their outcome. */
  readonly binds: readonly string[];
  /** The number of plaintext requests received, other than those for STARTTLS. */
  readonly inTheOpen: () => number;
  close(): Promise<void>;
};

const tag = {
  bind: 0x60,
  bound: 0x61,
  unbind: 0x42,
  search: 0x63,
  entry: 0x64,
  done: 0x65,
  extended: 0x77,
  extendedAnswer: 0x78,
  sequence: 0x30,
  set: 0x31,
} as const;
const result = { success: 0, sizeLimitExceeded: 4, invalidCredentials: 49 } as const;

/**
 * Starts a small LDAP server on loopback (RFC 4511): StartTLS, simple bind, search by one
 * attribute. It contains these entries and requires a bind. The variant that hangs up does so as
 * soon as TLS is established.
 */
export async function testLdapServer(
  entries: readonly LdapEntry[],
  { hangsUp = false, port = 0 } = {},
): Promise<TestLdapServer> {
  const binds: string[] = [];
  const open = new Set<Socket>();
  let inTheOpen = 0;
  const server = net.createServer((plain) => {
    open.add(plain);
    plain.on('error', () => undefined).on('close', () => open.delete(plain));
    const session = { isBound: false };
    const listen = (socket: Socket, isEncrypted: boolean) => {
      let pending = Buffer.alloc(0);
      socket.on('error', () => undefined);
      socket.on('data', (chunk: Buffer) => {
        pending = Buffer.concat([pending, chunk]);
        for (let size = sizeOf(pending); size !== null; size = sizeOf(pending)) {
          const reader = new BerReader(pending.subarray(0, size));
          pending = pending.subarray(size);
          reader.readSequence();
          const id = reader.readInt() ?? 0;
          const operation = reader.readSequence();
          if (operation === tag.extended) {
            socket.removeAllListeners('data');
            socket.write(response(id, tag.extendedAnswer, result.success));
            const secureContext = createSecureContext({ cert: certificate, key: certificateKey });
            const encrypted = new TLSSocket(socket, { isServer: true, secureContext });
            if (hangsUp) encrypted.once('secure', () => encrypted.destroy());
            listen(encrypted, true);
            return;
          }
          if (!isEncrypted) inTheOpen += 1;
          if (operation === tag.bind) socket.write(bind(id, reader, session));
          if (operation === tag.search) socket.write(search(id, reader, session));
          if (operation === tag.unbind) socket.end();
        }
      });
    };
    listen(plain, false);
  });
  const bind = (id: number, reader: BerReader, session: { isBound: boolean }): Buffer => {
    reader.readInt();
    const dn = reader.readString() ?? '';
    const password = reader.readString(Ber.Context) ?? '';
    const isRight = entries.some((e) => e.dn === dn && e.password === password);
    session.isBound = isRight;
    binds.push(`${dn} ${isRight ? 'in' : 'refused'}`);
    return response(id, tag.bound, isRight ? result.success : result.invalidCredentials);
  };
  const search = (id: number, reader: BerReader, session: { isBound: boolean }): Buffer => {
    const base = reader.readString() ?? '';
    reader.readEnumeration();
    reader.readEnumeration();
    const most = reader.readInt() ?? 0;
    reader.readInt();
    reader.readBoolean();
    reader.readSequence();
    const attribute = reader.readString() ?? '';
    const value = (reader.readString() ?? '').toLowerCase();
    const matching = entries.filter(
      (e) => e.dn.endsWith(base) && text(e, attribute).includes(value),
    );
    const found = session.isBound ? matching : [];
    const outcome = found.length > most ? result.sizeLimitExceeded : result.success;
    return Buffer.concat([
      ...found.slice(0, most).map((entry) => entryOf(id, entry)),
      response(id, tag.done, outcome),
    ]);
  };
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    binds,
    inTheOpen: () => inTheOpen,
    close() {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Returns the values of an entry's attribute, in lower case. */
const text = ({ attributes }: LdapEntry, attribute: string): readonly string[] =>
  [attributes[attribute] ?? []].flat().map((value) => value.toLowerCase());

/** Returns the size of the first message in bytes, or null if it is incomplete. */
function sizeOf(bytes: Buffer): number | null {
  const [, first] = bytes;
  if (first === undefined) return null;
  const more = first < 0x80 ? 0 : first & 0x7f;
  if (bytes.length < 2 + more) return null;
  const length = more === 0 ? first : bytes.readUIntBE(2, more);
  return bytes.length < 2 + more + length ? null : 2 + more + length;
}

function message(id: number, operation: number, write: (writer: BerWriter) => void): Buffer {
  const writer = new BerWriter();
  writer.startSequence(tag.sequence);
  writer.writeInt(id);
  writer.startSequence(operation);
  write(writer);
  writer.endSequence();
  writer.endSequence();
  return writer.buffer;
}

const response = (id: number, operation: number, code: number): Buffer =>
  message(id, operation, (writer) => {
    writer.writeEnumeration(code);
    writer.writeString('');
    writer.writeString('');
  });

const entryOf = (id: number, { dn, attributes }: LdapEntry): Buffer =>
  message(id, tag.entry, (writer) => {
    writer.writeString(dn);
    writer.startSequence(tag.sequence);
    for (const [name, value] of Object.entries(attributes)) {
      writer.startSequence(tag.sequence);
      writer.writeString(name);
      writer.startSequence(tag.set);
      for (const each of [value].flat()) writer.writeString(each);
      writer.endSequence();
      writer.endSequence();
    }
    writer.endSequence();
  });
