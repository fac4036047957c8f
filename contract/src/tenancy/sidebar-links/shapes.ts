import { z } from 'zod';
import { entity } from '../../entity.ts';
import { line, requiredLine } from '../../shared/fields.ts';
import { revision } from '../../revision.ts';
import { idOf } from '../../shared/ids.ts';

/** The icons available for a sidebar link. */
export const sidebarIcons = [
  'link',
  'globe',
  'book',
  'file',
  'phone',
  'mail',
  'chart',
  'map',
  'star',
] as const;

/**
 * Returns whether it is the address of another site or a page of this app; never `//host`, which
 * browsers treat as another site.
 */
const isAddress = (url: string): boolean =>
  /^\/(?![/\\])\S*$/.test(url) || (/^https?:\/\/\S+$/i.test(url) && URL.canParse(url));

/** An additional link in the sidebar, after the built-in ones (decisions T-19). */
export const SidebarLink = entity(
  'SidebarLink',
  z.object({
    id: idOf('sidebarLink'),
    title: z.string(),
    /** `https://…`, `http://…`, or a path of this app that begins with `/`. */
    url: z.string(),
    icon: z.string().nullish(),
    /** True to open it in a new tab. */
    isExternal: z.boolean(),
    /** Ascending; equal numbers are sorted by title. */
    sortOrder: z.number().int(),
    ...revision,
  }),
);
export type SidebarLink = z.output<typeof SidebarLink>;

export const SidebarLinkToSave = z.object({
  id: idOf('sidebarLink').nullish(),
  title: requiredLine(64, 'Please enter the title'),
  url: requiredLine(1000, 'Please enter the address').refine(isAddress, {
    error: 'Please enter an address that begins with https://, http:// or /',
  }),
  icon: line(32).nullish(),
  isExternal: z.boolean().default(false),
  sortOrder: z.number().int('Please enter a whole number').min(0).max(9999).default(0),
});
export type SidebarLinkToSave = z.output<typeof SidebarLinkToSave>;
