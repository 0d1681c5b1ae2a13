/** Runs a step; errors get the key in their path. */
export declare function below<T>(key: string | number, work: () => T): T;
