/** Reads the types that keep raw data, whose errors Go reports when it makes JSON of them. */
export declare function readOpaque(goType: string, read: () => unknown): unknown;
