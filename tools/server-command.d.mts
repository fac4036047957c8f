export const serverCommand: readonly string[];
export const serverEnvironment: Readonly<Record<string, string>>;
