import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';

/**
 * A part of a page, such as a dialog or a tab, whose code is fetched when it is first drawn;
 * `meanwhile` stands in its place. Unlike what `Suspense` waits for, which is held back for a
 * while, it is drawn as soon as it is there. One that cannot be fetched throws: the page then says
 * so and is tried again.
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
