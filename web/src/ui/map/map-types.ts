/** Degrees, WGS 84. */
export type MapPosition = { readonly latitude: number; readonly longitude: number };

export type MapPoint = MapPosition & {
  readonly id: string;
  /** Read aloud and shown on hover. */
  readonly label: string;
  /** One of six colours of groups; the kind's own if left out. */
  readonly group?: number | undefined;
  readonly kind: 'waiting' | 'allocated' | 'driver' | 'staleDriver' | 'place';
  readonly isSelected: boolean;
};

/** A place with its name. */
export type MapPlaceName = MapPosition & { readonly name: string };

/** The degrees that a map shows. */
export type MapExtent = {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
};

/** A line through places, in their order. */
export type MapLine = {
  readonly id: string;
  readonly label: string;
  readonly places: readonly MapPosition[];
  /** Pixels, and from 0 to 1; those of a run on the board if left out. */
  readonly width?: number | undefined;
  readonly opacity?: number | undefined;
};

export type MapViewProps = {
  /** What the map shows, for whoever hears it. */
  readonly label: string;
  readonly points: readonly MapPoint[];
  readonly lines?: readonly MapLine[] | undefined;
  /** Names that a map without a tile server shows. */
  readonly places?: readonly MapPlaceName[] | undefined;
  /** The style of a tile server; null draws land and names of places. */
  readonly styleUrl?: string | null | undefined;
  /** Called with what the map shows, once it stops moving. */
  readonly onView?: ((view: MapExtent) => void) | undefined;
  readonly onPick?: ((id: string) => void) | undefined;
  /** Shift and drag around points selects them. */
  readonly onLasso?: ((ids: readonly string[]) => void) | undefined;
};
