/** Mirrors Go's `names.SimpleNameGenerator`. */
export declare function generateName(base: string): string;
