// What a move or an event has in a field is unknown until it is read.

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
export const num = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Parts that are a list, or a text of them: "silk+paper", "4 7". */
export const parts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : text(value).split(/[+ ]/).filter(Boolean));
