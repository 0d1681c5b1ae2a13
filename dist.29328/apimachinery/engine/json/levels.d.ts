/** Whether a text has the brackets for more levels than Go allows. */
export declare function mayBeDeep(text: string): boolean;
/** Whether objects and lists are nested in more levels than are walked recursively: the exact parser counts them then. */
export declare function hasMoreLevels(value: object, levels?: number): boolean;
/** Whether a value has more than so many levels of objects and lists, however many they are: uses no stack. Or is cyclic. */
export declare function isDeeperThan(value: unknown, levels: number): boolean;
