export const oldest: [name: string, version: string][];
export const targets: string[];
