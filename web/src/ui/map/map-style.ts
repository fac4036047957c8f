import type { LayerSpecification } from 'maplibre-gl';

const tokens = {
  water: '--sunken',
  land: '--surface',
  coast: '--edge',
  waiting: '--chart-2',
  allocated: '--primary',
  selected: '--late',
  ring: '--surface',
  line1: '--chart-1',
  line2: '--chart-2',
  line3: '--chart-3',
  line4: '--chart-4',
  line5: '--chart-5',
  line6: '--chart-6',
} as const;

export type MapColours = Readonly<Record<keyof typeof tokens, string>>;

/** The colours of the theme as the element has them: the map knows no light-dark(). */
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

export const layers = (colours: MapColours): LayerSpecification[] => [
  { id: 'water', type: 'background', paint: { 'background-color': colours.water } },
  { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colours.land } },
  {
    id: 'coast',
    type: 'line',
    source: 'land',
    paint: { 'line-color': colours.coast, 'line-width': 1 },
  },
  {
    id: 'lines',
    type: 'line',
    source: 'lines',
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': [
        'match',
        ['get', 'colour'],
        ...[1, 2, 3, 4, 5].flatMap((n) => [n, colours[`line${(n + 1) as 2}`]] as const),
        colours.line1,
      ] as unknown as string,
      'line-width': 1.5,
      'line-opacity': 0.4,
    },
  },
  {
    id: 'points',
    type: 'circle',
    source: 'points',
    paint: {
      'circle-radius': ['case', ['get', 'isSelected'], 8, 5],
      'circle-color': [
        'case',
        ['get', 'isSelected'],
        colours.selected,
        ['==', ['get', 'kind'], 'waiting'],
        colours.waiting,
        colours.allocated,
      ],
      'circle-stroke-color': colours.ring,
      'circle-stroke-width': 1.5,
    },
  },
];
