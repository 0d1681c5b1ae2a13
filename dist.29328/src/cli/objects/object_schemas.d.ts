import type { GroupVersionKind } from '#apimachinery/runtime/schema/group_version';
import type { TypeConverter } from '#apimachinery/util/managedfields/type_converter';
import { type CustomResource } from '../../apiextensions/index.ts';
import { type Schema } from '../../cel/index.ts';
/** The schemas of kinds as expressions see them: those of CustomResourceDefinitions, and those of the built-in Kinds. */
export declare class ObjectSchemas {
    #private;
    /** @throws UsageError for a file that can't be read, has no definition, or one whose schema can't be used */
    static read(paths: readonly string[]): Promise<ObjectSchemas>;
    /** The custom resource of a kind, if it has a definition. */
    resource(gvk: GroupVersionKind): CustomResource | undefined;
    /** The schema of a kind; undefined when nothing is known of it. */
    schema(gvk: GroupVersionKind): Schema | undefined;
    /** How a kind is served; undefined when nothing is known of it. */
    served(gvk: Names): {
        readonly resource: string;
        readonly namespaced: boolean;
    } | undefined;
    /** The custom resources that have definitions. */
    get custom(): readonly CustomResource[];
    /** What apply configurations of a kind are merged by, if it has a definition. */
    types(gvk: Names): TypeConverter | undefined;
}
type Names = Pick<GroupVersionKind, 'group' | 'version' | 'kind'>;
export {};
