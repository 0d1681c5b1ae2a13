import type { CustomResourceDefinitionVersion } from '#api/apiextensions/v1/zz_generated.types';
/** Versions as errors of Go show them. */
export declare function versionsText(versions: readonly CustomResourceDefinitionVersion[]): string;
