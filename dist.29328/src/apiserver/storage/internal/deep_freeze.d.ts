/** Freezes an object and everything in it. */
export declare function deepFreeze<T extends object>(object: T): T;
