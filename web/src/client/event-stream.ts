/** A change on the server: the kind of record, and its id. */
export type LiveEvent = { readonly topic: string; readonly id: string | number | null };

/** Reads the text of an event; returns nothing for a text that is not one. */
export type EventParser<Event> = (text: string) => readonly Event[];

/**
 * Returns a reader of server-sent events that accepts text in pieces. It skips comments
 * (heartbeats) and unknown events.
 */
export function eventReader<Event>(parse: EventParser<Event>): EventParser<Event> {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.flatMap((block) => readBlock(block, parse));
  };
}

function readBlock<Event>(block: string, parse: EventParser<Event>): readonly Event[] {
  const data = block
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).trimStart())
    .join('\n');
  return data === '' ? [] : parse(data);
}

/** Parses one event from its JSON text; an empty list if it is not an event. */
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
