export type Found = { readonly id: number; readonly label: string };
