import { sidebarIcons } from '@waybill/contract/tenancy/sidebar-links/shapes';
import {
  BookOpen,
  ChartColumn,
  FileText,
  Globe,
  Link,
  type LucideIcon,
  Mail,
  Map as MapIcon,
  Phone,
  Star,
} from 'lucide-react';

/** The icons of the tenant's own links, by their stored name. */
export const linkIcons: Readonly<Record<(typeof sidebarIcons)[number], LucideIcon>> = {
  link: Link,
  globe: Globe,
  book: BookOpen,
  file: FileText,
  phone: Phone,
  mail: Mail,
  chart: ChartColumn,
  map: MapIcon,
  star: Star,
};

/** Returns the name of a known icon, or `link`. */
export const linkIconOf = (name: string | null | undefined): keyof typeof linkIcons =>
  sidebarIcons.find((known) => known === name) ?? 'link';
