/** What a server says at `/version` of itself. */
export const VERSION = {
    major: '1',
    minor: '37',
    gitVersion: 'v1.37.0+kubetyped',
    gitCommit: '',
    gitTreeState: 'clean',
    buildDate: '1970-01-01T00:00:00Z',
    goVersion: '',
    compiler: '',
    platform: '',
};
