export { MissingPackageError } from '../internal/load_peer.js';
export { folder } from './folder.js';
export { FolderError } from './folder_error.js';
