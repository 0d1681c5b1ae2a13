import { APIService } from '#api/apiregistration/v1/zz_generated.types';
import type { Controller, Term } from '../controllers/controller.ts';
import type { Router } from '../endpoints/router.ts';
import type { RequestContext } from '../registry/rest/request_context.ts';
import type { Store } from '../registry/store.ts';
/** A version that a server serves. */
export interface LocalVersion {
    readonly group: string;
    readonly version: string;
    /** Whether a CustomResourceDefinition says so. */
    readonly isCustom: boolean;
}
/** What the controller works on. */
export interface RegistrationHost {
    /** Where APIServices are stored. */
    store(): Store<APIService> | undefined;
    readonly router: Router;
    /** Whether other servers, which may serve other versions, have the same APIServices. */
    readonly isShared: boolean;
    readonly context: RequestContext;
    onError(error: unknown): void;
}
/** Says that an APIService is kept by the server: once when it starts, or always. */
export declare const AUTO_MANAGED = "kube-aggregator.kubernetes.io/automanaged";
/**
 * Keeps an APIService for each version that the server serves: of its own versions when it starts, of those of
 * CustomResourceDefinitions as long as it runs. What others have made or taken over (without the label) is theirs.
 * Mirrors `autoRegisterController` of kube-aggregator, and who feeds it in kube-apiserver.
 *
 * Differs from Go: on a storage that several servers share, one's own are not deleted because this server doesn't serve
 * them: another one may.
 */
export declare class AutoRegistration implements Controller {
    #private;
    constructor(host: RegistrationHost);
    lead(term: Term): void;
    /** @param service undefined: it has gone */
    observe(name: string, service: APIService | undefined): void;
    /** All stored ones have been reported. */
    allKnown(): void;
    /** What the server serves has changed. */
    served(): void;
}
