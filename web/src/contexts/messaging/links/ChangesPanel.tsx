export { ChangesPanel } from '../history/ChangesPanel.tsx';
export type { PropertyChange, ReadableChange } from '../history/changed-value.ts';
