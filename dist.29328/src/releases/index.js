export { readRelease } from './read_release.js';
export { Release, ReleaseError } from './release.js';
