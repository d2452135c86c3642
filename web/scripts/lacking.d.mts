export interface Entry {
  __compat?: object;
}

export function lacking(
  entry: Entry | undefined,
  how?: { whole?: boolean; prefixed?: boolean },
): string[];
export const api: Record<string, Record<string, Entry>>;
export const javascript: { builtins: Record<string, Record<string, Entry>> };
