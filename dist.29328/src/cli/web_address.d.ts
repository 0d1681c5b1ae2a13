/** Whether a location is one of the web: `https://example.com/crds.yaml`. */
export declare function isWebAddress(location: string): boolean;
/** A location as it may be shown: without user name and password. */
export declare function withoutCredentials(location: string): string;
