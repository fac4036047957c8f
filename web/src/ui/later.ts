import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';

/**
 * Returns a component, such as a dialog or a tab, whose code is fetched on its first render;
 * `meanwhile` is shown until then. Unlike content under `Suspense`, which React delays for a while,
 * it is drawn as soon as it has loaded. A failed fetch throws: the page then shows the error and
 * can retry.
 */
export const later = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): ComponentType<Props> =>
  laterOr(load, ({ fault }) => {
    if (fault) throw fault.error;
    return meanwhile;
  });

/** What is known about code that is not there yet. */
export type Waiting = {
  /** Why it could not be fetched; null while it is fetched. */
  readonly fault: { readonly error: unknown } | null;
  /** How often it could not. */
  readonly failures: number;
  readonly retry: () => void;
};

/** A component whose code can be fetched before it is rendered. */
type LaterComponent<Props> = ComponentType<Props> & { readonly load: () => Promise<void> };

/** Like `later`, but draws what is to be shown until the code is there, or could not be fetched. */
export function laterOr<Props extends object>(
  get: () => Promise<ComponentType<Props>>,
  meanwhile: (waiting: Waiting) => ReactNode,
): LaterComponent<Props> {
  let fetched: ComponentType<Props> | undefined;
  const load = async () => {
    fetched ??= await get();
  };
  function Later(props: Props) {
    const [{ fault, failures }, setState] = useState<Omit<Waiting, 'retry'>>(untried);
    const [, setLoaded] = useState(fetched !== undefined);
    useEffect(() => {
      if (fetched !== undefined || fault !== null) return;
      load().then(
        () => setLoaded(true),
        (error: unknown) => setState({ fault: { error }, failures: failures + 1 }),
      );
    }, [fault, failures]);
    if (fetched !== undefined) return createElement(fetched, props);
    return meanwhile({ fault, failures, retry: () => setState({ fault: null, failures }) });
  }
  return Object.assign(Later, { load });
}

const untried = { fault: null, failures: 0 } as const;
