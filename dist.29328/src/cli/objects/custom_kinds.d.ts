import { type ExplainedKind, type Explanations } from '../../apiserver/endpoints/openapi/explanations.ts';
import type { WebReader } from '../input/web_reader.ts';
/** Kinds, and what is known of them. */
export interface KnownKinds {
    readonly kinds: readonly ExplainedKind[];
    readonly known: Explanations;
}
/**
 * Adds the kinds of the CustomResourceDefinitions in files, folders, patterns of files and addresses to what is known.
 * @throws UsageError when one can't be read, or has no definition
 */
export declare function addCustomKinds(locations: readonly string[], web: WebReader, known: Explanations): Promise<KnownKinds>;
