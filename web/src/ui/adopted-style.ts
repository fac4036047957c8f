import { useEffect } from 'react';

/**
 * Replaces the package `react-style-singleton`: the same three exports, but the rules use a
 * constructed style sheet, which a content security policy without 'unsafe-inline' allows.
 */
export function stylesheetSingleton(): Singleton {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;
  return {
    add(rules) {
      if (users === 0) sheet = adopt(rules);
      users += 1;
    },
    remove() {
      users -= 1;
      if (users === 0 && sheet) drop(sheet);
    },
  };
}

export function styleHookSingleton(): (rules: string, isDynamic?: boolean) => void {
  const sheet = stylesheetSingleton();
  return function useStyle(rules, isDynamic) {
    useEffect(() => {
      sheet.add(rules);
      return () => sheet.remove();
    }, [rules, isDynamic]);
  };
}

export function styleSingleton(): (props: SheetProps) => null {
  const useStyle = styleHookSingleton();
  return function Sheet({ styles, dynamic }) {
    useStyle(styles, dynamic);
    return null;
  };
}

type Singleton = { readonly add: (rules: string) => void; readonly remove: () => void };
type SheetProps = { readonly styles: string; readonly dynamic?: boolean };

function adopt(rules: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return sheet;
}

function drop(sheet: CSSStyleSheet): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
}
