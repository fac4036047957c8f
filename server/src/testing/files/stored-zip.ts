import { crc32 } from 'node:zlib';

/** Returns an uncompressed ZIP archive of some texts. */
export function storedZip(texts: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = [];
  const index: Buffer[] = [];
  let at = 0;
  for (const [path, text] of Object.entries(texts)) {
    const [name, bytes] = [Buffer.from(path), Buffer.from(text)];
    const events = eventsOf(name, bytes);
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), events, name, bytes]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    index.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), events, place, name]));
    parts.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(index);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(index.length, 8);
  end.writeUInt16LE(index.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, directory, end]);
}

/** Version, method, sizes and checksum, which an archive contains twice. */
function eventsOf(name: Buffer, bytes: Buffer): Buffer {
  const events = Buffer.alloc(26);
  events.writeUInt16LE(20, 0);
  events.writeUInt32LE(crc32(bytes), 10);
  events.writeUInt32LE(bytes.length, 14);
  events.writeUInt32LE(bytes.length, 18);
  events.writeUInt16LE(name.length, 22);
  return events;
}
