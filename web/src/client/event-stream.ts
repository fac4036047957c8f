/** Something changed on the server: what kind of thing, and which. */
export type LiveEvent = { readonly topic: string; readonly id: string | number | null };

/**
 * Reads server-sent events out of text that arrives in pieces. Comments (heartbeats) and what is
 * not an event of ours are skipped.
 */
export function eventReader(): (piece: string) => readonly LiveEvent[] {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.flatMap(readBlock);
  };
}

function readBlock(block: string): readonly LiveEvent[] {
  const data = block
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).trimStart())
    .join('\n');
  return data === '' ? [] : readEvent(data);
}

/** One event from its JSON text; nothing when it is none. */
export function readEvent(text: string): readonly LiveEvent[] {
  try {
    const value = JSON.parse(text) as { readonly topic?: unknown; readonly id?: unknown } | null;
    if (typeof value?.topic !== 'string') return [];
    const { topic, id } = value;
    return [{ topic, id: typeof id === 'string' || typeof id === 'number' ? id : null }];
  } catch {
    return [];
  }
}
