export { readRelease } from './read_release.ts';
export { type LaterPart, Release, type ReleaseData, ReleaseError } from './release.ts';
