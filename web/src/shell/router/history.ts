/** An address of the app, and the entry of the history that it is. */
export type PageAddress = {
  readonly pathname: string;
  /** With its question mark; empty without one. */
  readonly search: string;
  readonly href: string;
  /** Another one for each visit. */
  readonly key: string;
};

/** Asks whether the user must stay, such as with unsaved input. */
export type Blocker = {
  readonly stays: (here: PageAddress, next: PageAddress) => boolean | Promise<boolean>;
  /** True if the browser shall ask, too, before the tab is closed. */
  readonly asksOnClose: () => boolean;
};

export type History = {
  readonly location: PageAddress;
  /** The number of entries since the app was opened. */
  readonly length: number;
  readonly push: (href: string) => void;
  readonly replace: (href: string) => void;
  readonly back: () => void;
  /** Calls back after each change. @returns the function that stops it. */
  readonly listen: (listener: () => void) => () => void;
  /** @returns the function that ends it. */
  readonly block: (blocker: Blocker) => () => void;
};

type Entry = { readonly href: string; readonly key: string; readonly index: number };

/** Where entries are stored: the browser, or the memory of a test. */
type Entries = {
  readonly current: () => Entry;
  readonly push: (entry: Entry) => void;
  readonly replace: (entry: Entry) => void;
  /** Moves by a number of entries; `listen` hears of it. */
  readonly go: (by: number) => void;
  readonly listen: (moved: () => void) => void;
  readonly length: () => number;
};

const newKey = (): string => Math.random().toString(36).slice(2);

function addressOf({ href, key }: Entry): PageAddress {
  const { pathname, search, hash } = new URL(href, location.origin);
  return { pathname, search, href: pathname + search + hash, key };
}

function createHistory(entries: Entries): History {
  let entry = entries.current();
  let address = addressOf(entry);
  const listeners = new Set<() => void>();
  const blockers = new Set<Blocker>();
  let isReturning = false;

  const become = (next: Entry) => {
    entry = next;
    address = addressOf(next);
    for (const listener of listeners) listener();
  };
  const go = async (index: number, href: string, write: (entry: Entry) => void) => {
    // An address of another host leads to its path here.
    const next = { ...addressOf({ href, key: newKey(), index }), index };
    if (blockers.size > 0 && (await isBlocked(blockers, address, addressOf(next)))) return;
    write(next);
    become(next);
  };
  const moved = async () => {
    if (isReturning) {
      isReturning = false;
      return;
    }
    // The browser has moved already: whoever stays is taken back.
    const next = entries.current();
    if (blockers.size === 0 || !(await isBlocked(blockers, address, addressOf(next)))) {
      become(next);
      return;
    }
    isReturning = true;
    entries.go(entry.index - next.index);
  };
  entries.listen(() => void moved());
  const onClose = (event: Event) => {
    if ([...blockers].some(({ asksOnClose }) => asksOnClose())) event.preventDefault();
  };

  return {
    get location() {
      return address;
    },
    get length() {
      return entries.length();
    },
    push: (href) => void go(entry.index + 1, href, entries.push),
    replace: (href) => void go(entry.index, href, entries.replace),
    back: () => entries.go(-1),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    block: (blocker) => {
      blockers.add(blocker);
      addEventListener('beforeunload', onClose);
      return () => {
        blockers.delete(blocker);
        // A page that listens is not kept by browsers for a quick return.
        if (blockers.size === 0) removeEventListener('beforeunload', onClose);
      };
    },
  };
}

async function isBlocked(
  blockers: ReadonlySet<Blocker>,
  here: PageAddress,
  next: PageAddress,
): Promise<boolean> {
  for (const { stays } of blockers) if (await stays(here, next)) return true;
  return false;
}

/** The history of this tab. */
export function browserHistory(): History {
  const current = (): Entry => {
    const { index = 0, key = '' } = (history.state ?? {}) as Partial<Entry>;
    return { href: location.pathname + location.search + location.hash, index, key };
  };
  const stateOf = ({ index, key }: Entry) => ({ index, key });
  if (current().key === '') history.replaceState({ index: 0, key: newKey() }, '');
  return createHistory({
    current,
    push: (entry) => history.pushState(stateOf(entry), '', entry.href),
    replace: (entry) => history.replaceState(stateOf(entry), '', entry.href),
    go: (by) => history.go(by),
    listen: (moved) => addEventListener('popstate', moved),
    length: () => history.length,
  });
}

/** A history of its own, for tests. */
export function memoryHistory(href: string): History {
  const visited: Entry[] = [{ href, key: newKey(), index: 0 }];
  let at = 0;
  let notify = () => undefined as void;
  return createHistory({
    current: () => visited[at] ?? { href, key: '', index: 0 },
    push: (entry) => {
      at += 1;
      visited.splice(at, visited.length, entry);
    },
    replace: (entry) => {
      visited[at] = entry;
    },
    go: (by) => {
      at = Math.min(Math.max(at + by, 0), visited.length - 1);
      notify();
    },
    listen: (moved) => {
      notify = moved;
    },
    length: () => visited.length,
  });
}
