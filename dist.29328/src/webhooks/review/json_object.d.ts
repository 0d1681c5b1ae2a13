/** Whether something is a JSON object. */
export declare function isObject(value: unknown): value is Readonly<Record<string, unknown>>;
