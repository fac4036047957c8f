import type { Watched } from '../watched.ts';

/** Degrees, WGS 84. */
export type MapPosition = { readonly latitude: number; readonly longitude: number };

export type MapPoint = MapPosition & {
  readonly id: string;
  /** Read aloud and shown on hover. */
  readonly label: string;
  /** The name whose initials are drawn on a driver; by default the label. */
  readonly short?: string | undefined;
  /** When a moving point was there, in milliseconds since 1970. */
  readonly at?: number | undefined;
  /** One of six group colours; by default the colour of the kind. */
  readonly group?: number | undefined;
  readonly kind: 'waiting' | 'allocated' | 'driver' | 'staleDriver' | 'place';
};

/** Points that move: the map follows them without being rendered. */
export type MovingPoints = Watched<readonly MapPoint[]>;

/** A place with its name. */
export type MapPlaceName = MapPosition & { readonly name: string };

/** The bounds of the visible map, in degrees. */
export type MapExtent = {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
};

/** A line through positions in their order. */
export type MapLine = {
  readonly id: string;
  readonly label: string;
  readonly places: readonly MapPosition[];
  /** Width in pixels, and opacity from 0 to 1; by default those of a run on the board. */
  readonly width?: number | undefined;
  readonly opacity?: number | undefined;
};

export type MapViewProps = {
  /** What the map shows, for screen readers. */
  readonly label: string;
  readonly points: readonly MapPoint[];
  /** Drivers, who are drawn above the points. Keep it stable between changes of other data. */
  readonly moving?: MovingPoints | undefined;
  /** The map moves to this point once it is named. */
  readonly focus?: string | undefined;
  /** Ids of the points that are highlighted. */
  readonly selected?: ReadonlySet<string> | undefined;
  readonly lines?: readonly MapLine[] | undefined;
  /** The place names of a map without a tile server; where two overlap, the first is drawn. */
  readonly places?: readonly MapPlaceName[] | undefined;
  /** The style of a tile server; null draws land and place names. */
  readonly styleUrl?: string | null | undefined;
  /** Called with the visible bounds once the map stops moving. */
  readonly onView?: ((view: MapExtent) => void) | undefined;
  /** Called with the point that was clicked, and whether Shift, Ctrl or ⌘ was held. */
  readonly onPick?: ((id: string, isAdding: boolean) => void) | undefined;
  /** Called when Shift and drag has selected points. */
  readonly onLasso?: ((ids: readonly string[]) => void) | undefined;
};
