export type RecordOption = { readonly id: number; readonly label: string };
