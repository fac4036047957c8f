import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';

/**
 * Returns a component, such as a dialog or a tab, whose code is fetched on its first render;
 * `meanwhile` is shown until then. Unlike content under `Suspense`, which React delays for a while,
 * it is drawn as soon as it has loaded. A failed fetch throws: the page then shows the error and
 * can retry.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): ComponentType<Props> {
  let fetched: ComponentType<Props> | undefined;
  return function Later(props) {
    const [part, setPart] = useState(() => fetched);
    const [fault, setFault] = useState<{ readonly error: unknown }>();
    useEffect(() => {
      if (part) return;
      load().then(
        (came) => {
          fetched = came;
          setPart(() => came);
        },
        (error: unknown) => setFault({ error }),
      );
    }, [part]);
    if (fault) throw fault.error;
    return part ? createElement(part, props) : meanwhile;
  };
}
