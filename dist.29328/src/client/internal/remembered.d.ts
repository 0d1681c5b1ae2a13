/** What is asked for once for all, and kept until it is forgotten. A failure is not kept. */
export declare class Remembered<T> {
    #private;
    constructor(ask: () => Promise<T>);
    /** Nobody's signal ends it for the others. @throws what asking does, or the signal's reason */
    get(signal?: AbortSignal): Promise<T>;
    forget(): void;
}
