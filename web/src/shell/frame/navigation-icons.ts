import {
  Building2,
  ChartColumn,
  CalendarRange,
  LayoutDashboard,
  Package,
  PackageOpen,
  PackageSearch,
  Receipt,
  Route,
  Settings,
  Truck,
  Warehouse,
  IdCard,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { NavigationIcon } from '../navigation.ts';

/** The icons of the sidebar. */
export const navigationIcons: Readonly<Record<NavigationIcon, LucideIcon>> = {
  dashboard: LayoutDashboard,
  bookings: Package,
  beta: PackageSearch,
  jobs: PackageOpen,
  drivers: IdCard,
  allocation: CalendarRange,
  routing: Route,
  finance: Receipt,
  customers: Building2,
  warehouse: Warehouse,
  carriers: Truck,
  reports: ChartColumn,
  settings: Settings,
};
