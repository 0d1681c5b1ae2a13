import type { ObjectCreater } from './object_typer.ts';
import { GroupVersionKind, type GroupVersionKindLike } from './schema/group_version.ts';
/** A kind has no name in OpenAPI documents, because a part of it is empty. The message is Go's. */
export declare class OpenAPIDefinitionNameError extends Error {
    readonly code = "ERR_OPENAPI_DEFINITION_NAME";
    readonly gvk: GroupVersionKind;
    constructor(message: string, gvk: GroupVersionKindLike);
}
/**
 * The name of a kind in a server's OpenAPI documents, `io.k8s.api.core.v1.Pod`: the Go type of its class, or, for kinds
 * without one, its group backwards, version and kind, `com.example.v1.CronTab`. Mirrors Go's
 * `Scheme.ToOpenAPIDefinitionName`.
 * @throws {OpenAPIDefinitionNameError} when the version is empty, or, for kinds without a class, group or kind
 * @throws {NotRegisteredError}
 */
export declare function toOpenAPIDefinitionName(scheme: ObjectCreater, gvk: GroupVersionKindLike): string;
