export function cssHash(style: { hash: (text: string) => string; css: string }): string;
