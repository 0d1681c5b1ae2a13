/** Functions and methods of the libraries whose calls cost 1, whatever their arguments. */
export declare const CONSTANT_CALLS: ReadonlySet<string>;
