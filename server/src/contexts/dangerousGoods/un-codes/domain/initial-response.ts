import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';

/** What goods of a class can do, and what to do first. */
export type InitialResponse = { readonly hazards: PlatformText; readonly steps: PlatformText };

const byCategory: Readonly<Record<string, InitialResponse>> = {
  '1': {
    hazards: 'Explodes or burns fiercely when shocked, rubbed or heated; throws fragments.',
    steps: 'Take cover, away from windows. Do not fight a fire that reaches the load.',
  },
  '2.1': {
    hazards: 'Fire and explosion. Suffocation, burns or frostbite. Containers burst when heated.',
    steps: 'Remove sources of ignition. Take cover and stay out of low areas.',
  },
  '2.2': {
    hazards: 'Suffocation or frostbite. Containers burst when heated.',
    steps: 'Take cover and stay out of low areas.',
  },
  '2.3': {
    hazards: 'Poisoning, burns or frostbite. Containers burst when heated.',
    steps: 'Wear an escape mask. Move upwind and stay out of low areas.',
  },
  '3': {
    hazards: 'Fire and explosion. Containers burst when heated.',
    steps: 'Remove sources of ignition. Take cover and stay out of low areas.',
  },
  '4.1': {
    hazards: 'Fire by heat, sparks or flames. May decompose when heated.',
    steps: 'Remove sources of ignition. Take cover and stay out of low areas.',
  },
  '4.2': {
    hazards: 'Ignites by itself if packages are damaged. May react violently with water.',
    steps: 'Do not touch spilled goods. Stay away.',
  },
  '4.3': {
    hazards: 'Fire and explosion in contact with water.',
    steps: 'Cover spilled goods, so that they stay dry.',
  },
  '5.1': {
    hazards: 'Ignites or explodes in contact with combustible material.',
    steps: 'Remove combustible material, sawdust included, from spilled goods.',
  },
  '5.2': {
    hazards: 'Decomposes violently by heat, shock or contact with other substances.',
    steps: 'Remove combustible material, sawdust included, from spilled goods.',
  },
  '6.1': {
    hazards: 'Poisoning by inhalation, skin contact or swallowing. Harms water.',
    steps: 'Wear an escape mask. Stop spilled goods from reaching drains.',
  },
  '6.2': {
    hazards: 'Infection: may cause serious disease.',
    steps: 'Do not touch spilled goods. Stay away.',
  },
  '7': {
    hazards: 'Radiation and contamination.',
    steps: 'Limit the time near the goods.',
  },
  '8': {
    hazards: 'Burns of skin and eyes. May react violently with water or other substances.',
    steps: 'Wear gloves and goggles. Stop spilled goods from reaching drains.',
  },
  '9': {
    hazards: 'Burns, fire or harm to water, depending on the goods.',
    steps: 'Stop spilled goods from reaching drains.',
  },
};

/**
 * Returns hazards and first steps by class or division, after the table for vehicle crews in
 * section 5.4.3.4 of the European agreement ADR. It introduces the emergency information that the
 * driver must carry, and does not replace it.
 */
export const initialResponseOf = (category: string): InitialResponse | undefined =>
  byCategory[category] ?? byCategory[category.slice(0, 1)];
