/** A server's version, as returned at `/version`. Mirrors Go's `version.Info`. */
export interface Info {
    major: string;
    minor: string;
    /** The version whose behaviour is emulated. */
    emulationMajor?: string;
    emulationMinor?: string;
    /** The oldest version the server is compatible with. */
    minCompatibilityMajor?: string;
    minCompatibilityMinor?: string;
    /** `v1.36.0`: parse it with `parseSemantic` of util/version. */
    gitVersion: string;
    gitCommit: string;
    /** `clean` or `dirty`. */
    gitTreeState: string;
    buildDate: string;
    goVersion: string;
    compiler: string;
    /** `linux/amd64` */
    platform: string;
}
/** The version as a string: `gitVersion`. Mirrors Go's method `Info.String`. */
export declare function infoToString(info: Pick<Info, 'gitVersion'>): string;
