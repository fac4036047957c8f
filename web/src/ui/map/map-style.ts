import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';

const tokens = {
  water: '--sunken',
  land: '--surface',
  coast: '--edge',
  waiting: '--chart-2',
  allocated: '--primary',
  selected: '--late',
  ring: '--surface',
  text: '--ink-2',
  line1: '--chart-1',
  line2: '--chart-2',
  line3: '--chart-3',
  line4: '--chart-4',
  line5: '--chart-5',
  line6: '--chart-6',
} as const;

export type MapColours = Readonly<Record<keyof typeof tokens, string>>;

/** Resolves the theme's colours at an element: the map library does not support light-dark(). */
export function mapColours(element: HTMLElement): MapColours {
  const probe = document.createElement('span');
  element.append(probe);
  const colours = Object.entries(tokens).map(([name, token]) => {
    probe.style.color = `var(${token})`;
    return [name, getComputedStyle(probe).color] as const;
  });
  probe.remove();
  // The entries are exactly the keys of `tokens`.
  return Object.fromEntries(colours) as MapColours;
}

/** Returns the layers of land and place names, for maps without a tile server. */
export const baseLayers = (colours: MapColours): LayerSpecification[] => [
  { id: 'water', type: 'background', paint: { 'background-color': colours.water } },
  { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colours.land } },
  {
    id: 'coast',
    type: 'line',
    source: 'land',
    paint: { 'line-color': colours.coast, 'line-width': 1 },
  },
  {
    id: 'places',
    type: 'symbol',
    source: 'places',
    layout: {
      'text-field': ['get', 'name'],
      'text-size': 11,
      'text-padding': 6,
      // Above the points of the place, which would hide its name.
      'text-offset': [0, -1.1],
      'symbol-sort-key': ['get', 'rank'],
    },
    paint: {
      'text-color': colours.text,
      'text-halo-color': colours.land,
      'text-halo-width': 1.5,
    },
  },
];

/** Returns the layers of the page's own content, above any base. */
export const ownLayers = (colours: MapColours): LayerSpecification[] => [
  {
    id: 'lines',
    type: 'line',
    source: 'lines',
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: {
      'line-color': byNumber('colour', colours, colours.line1),
      'line-width': ['coalesce', ['get', 'width'], 1.5],
      'line-opacity': ['coalesce', ['get', 'opacity'], 0.4],
    },
  },
  {
    id: 'points',
    type: 'circle',
    source: 'points',
    paint: {
      'circle-radius': 5,
      'circle-color': [
        'case',
        ['>=', ['get', 'group'], 0],
        byNumber('group', colours, colours.line1),
        ['==', ['get', 'kind'], 'waiting'],
        colours.waiting,
        colours.allocated,
      ],
      'circle-stroke-color': colours.ring,
      'circle-stroke-width': 1.5,
    },
  },
  {
    id: 'selected',
    type: 'circle',
    source: 'selected',
    paint: {
      'circle-radius': 8,
      'circle-color': colours.selected,
      'circle-stroke-color': colours.ring,
      'circle-stroke-width': 1.5,
    },
  },
  {
    id: 'drivers',
    type: 'circle',
    source: 'drivers',
    paint: {
      'circle-radius': ['case', ['get', 'isSelected'], 15, 12],
      'circle-color': ['case', ['get', 'isStale'], colours.ring, groupColour(colours)],
      'circle-stroke-color': [
        'case',
        ['get', 'isSelected'],
        colours.selected,
        ['get', 'isStale'],
        colours.text,
        colours.ring,
      ],
      'circle-stroke-width': ['case', ['get', 'isSelected'], 3, 2],
    },
  },
  {
    id: 'driver-names',
    type: 'symbol',
    source: 'drivers',
    layout: {
      'text-field': ['get', 'initials'],
      'text-size': 11,
      'text-allow-overlap': true,
      'text-ignore-placement': true,
    },
    paint: { 'text-color': ['case', ['get', 'isStale'], colours.text, colours.ring] },
  },
];

/** The colour of a point's group; without one that of the product. */
const groupColour = (colours: MapColours): ExpressionSpecification => [
  'case',
  ['>=', ['get', 'group'], 0],
  byNumber('group', colours, colours.line1),
  colours.allocated,
];

/** Returns an expression for one of six colours by a number from 0 to 5. */
const byNumber = (
  property: string,
  colours: MapColours,
  otherwise: string,
): ExpressionSpecification => [
  'match',
  ['get', property],
  1,
  colours.line2,
  2,
  colours.line3,
  3,
  colours.line4,
  4,
  colours.line5,
  5,
  colours.line6,
  otherwise,
];
