/** The version of the package. */
export declare function programVersion(): string;
