import type { Volume } from '#api/core/v1/zz_generated.structs';
import type { ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
/** What a rule of a volume must know. */
export interface PodContext {
    /** That of the Pod itself; a template has none. */
    readonly podMeta: ObjectMeta | undefined;
}
/** The volumes of a Pod. @returns those that nothing is wrong with, by name */
export declare function checkVolumes(faults: Faults, path: Path, volumes: readonly Volume[], context: PodContext): ReadonlyMap<string, Volume>;
