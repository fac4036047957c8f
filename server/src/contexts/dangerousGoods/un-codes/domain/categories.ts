/** The classes and divisions of dangerous goods of the UN Model Regulations, part 2. */
export const categories: readonly { readonly code: string; readonly description: string }[] = [
  { code: '1.1', description: 'Explosives with a mass explosion hazard' },
  { code: '1.2', description: 'Explosives with a projection hazard' },
  { code: '1.3', description: 'Explosives with a fire hazard' },
  { code: '1.4', description: 'Explosives with no significant hazard' },
  { code: '1.5', description: 'Very insensitive explosives' },
  { code: '1.6', description: 'Extremely insensitive articles' },
  { code: '2.1', description: 'Flammable gases' },
  { code: '2.2', description: 'Non-flammable, non-toxic gases' },
  { code: '2.3', description: 'Toxic gases' },
  { code: '3', description: 'Flammable liquids' },
  { code: '4.1', description: 'Flammable solids' },
  { code: '4.2', description: 'Substances liable to spontaneous combustion' },
  { code: '4.3', description: 'Substances dangerous when wet' },
  { code: '5.1', description: 'Oxidizing substances' },
  { code: '5.2', description: 'Organic peroxides' },
  { code: '6.1', description: 'Toxic substances' },
  { code: '6.2', description: 'Infectious substances' },
  { code: '7', description: 'Radioactive material' },
  { code: '8', description: 'Corrosive substances' },
  { code: '9', description: 'Miscellaneous dangerous goods' },
];

/** Returns a category's description; its code if the UN has no such category. */
export const categoryText = (code: string): string =>
  categories.find((each) => each.code === code)?.description ?? code;
