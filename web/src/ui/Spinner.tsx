import { LoaderCircle } from 'lucide-react';

/**
 * Turns while something works; invisible for the first 150 ms so that fast answers do not flash.
 */
export function Spinner({ size = 16 }: { readonly size?: number }) {
  return (
    <span className="wait-150 inline-flex" aria-hidden="true">
      <LoaderCircle size={size} className="animate-spin" />
    </span>
  );
}
