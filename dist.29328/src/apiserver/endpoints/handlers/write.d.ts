import { CreateOptions } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import type { Spellings } from '#engine/json/notes';
import { type Operation } from '#src/admission/index';
import type { RequestContext } from '../../registry/rest/request_context.ts';
import type { UpdateOptions } from '../../registry/store_options.ts';
import type { UserInfo } from '../../request/user.ts';
import type { APIObject } from '../../storage/api_object.ts';
import type { RequestScope } from './request_scope.ts';
/** What is done about fields that don't belong. */
export type FieldValidation = 'Ignore' | 'Strict' | 'Warn';
/** The options of a creation, update, patch or deletion, as they are decoded. */
type WriteOptions = RuntimeObject & Pick<CreateOptions, 'dryRun' | 'fieldManager' | 'fieldValidation'>;
/**
 * One write of one object. The handler of its verb makes it; admission, strategy and store get it, the latter two as the
 * context of the request. An update that others have overtaken is tried again: {@link begin} starts each try.
 */
export declare class Write implements RequestContext {
    #private;
    readonly namespace: string;
    readonly user: UserInfo;
    readonly signal: AbortSignal;
    readonly dryRun: boolean;
    /** How the numbers of the object are spelled, where that counts. Nothing is known of what plug-ins have made. */
    spellings: Spellings | undefined;
    constructor(scope: RequestScope, operation: Operation, options: WriteOptions);
    readonly warn: (text: string) => void;
    readonly annotate: (key: string, value: string) => void;
    /** What is done about fields that don't belong: warnings unless the request says something. */
    get fieldValidation(): FieldValidation;
    /** Who owns what is written: as the request says, or by the name of the program. Mirrors Go's `managerOrUserAgent`. */
    get manager(): string;
    /** Begins an update with the object as it is stored now. @param old undefined: the object is created */
    begin(old: APIObject | undefined): void;
    /**
     * Gives an object its namespace.
     * @throws {StatusError} 400 when it has another name or namespace than the path
     */
    checkMetadata({ metadata }: APIObject): void;
    /** The object with the fields that the request owns from now on. */
    manageFields(object: APIObject): Promise<APIObject>;
    /**
     * Lets mutating plug-ins change the object.
     * @param object in the version of the store
     * @returns it, or a new one
     * @throws {StatusError} when a plug-in refuses it
     */
    admit(object: APIObject): Promise<APIObject>;
    /** Lets validating plug-ins look at an object as it is going to be stored. @throws {StatusError} when one refuses it */
    validate(object: APIObject, old?: APIObject): Promise<void>;
    /** Asks all plug-ins about a deletion or a connection. @throws {StatusError} when one refuses it */
    admitWithoutObject(old?: APIObject): Promise<void>;
    /** How the store writes the object: with a last look of the plug-ins. */
    get storeOptions(): UpdateOptions;
}
/**
 * Leaves one of several equal owners, and says so. Mirrors `dedupOwnerReferencesAndAddWarning` of Go's handlers.
 * @param afterAdmission whether admission may have added them: so Go says of patches
 */
export declare function dedupOwnerReferences({ metadata }: APIObject, warn: (text: string) => void, afterAdmission?: boolean): void;
export {};
