import type { APIObject } from '../aspects/api_object.ts';
/** The annotations that make a StorageClass the default; the second is older. */
export declare const DEFAULT_STORAGE_CLASS: readonly string[];
/** The class that an annotation makes the default: of several the newest, then the first by name. */
export declare function defaultClassName(classes: readonly APIObject[], annotations: readonly string[]): string | undefined;
