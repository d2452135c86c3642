export function faultsIn(text: string, file: string): string[];

/** The styles without what any of the oldest browsers lacks. */
export function withoutNewer(styles: string): string;
