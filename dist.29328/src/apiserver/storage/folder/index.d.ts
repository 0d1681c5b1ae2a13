export { MissingPackageError } from '../internal/load_peer.ts';
export { type FolderOptions, folder } from './folder.ts';
export { FolderError } from './folder_error.ts';
