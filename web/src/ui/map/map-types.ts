/** Degrees, WGS 84. */
export type MapPosition = { readonly latitude: number; readonly longitude: number };

export type MapPoint = MapPosition & {
  readonly id: string;
  /** Read aloud and shown on hover. */
  readonly label: string;
  readonly kind: 'waiting' | 'allocated' | 'driver' | 'staleDriver' | 'place';
  readonly isSelected: boolean;
};

/** A line through places, in their order. */
export type MapLine = {
  readonly id: string;
  readonly label: string;
  readonly places: readonly MapPosition[];
};

export type MapViewProps = {
  /** What the map shows, for whoever hears it. */
  readonly label: string;
  readonly points: readonly MapPoint[];
  readonly lines?: readonly MapLine[] | undefined;
  readonly onPick?: ((id: string) => void) | undefined;
  /** Shift and drag around points selects them. */
  readonly onLasso?: ((ids: readonly string[]) => void) | undefined;
};
