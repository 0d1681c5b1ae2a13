import { ValidatingAdmissionPolicy } from '#api/admissionregistration/v1/zz_generated.types';
import { isConflict, isNotFound } from '#apimachinery/api/errors/predicates';
import { DefaultRESTMapper } from '#apimachinery/api/meta/default_rest_mapper';
import { RESTScopeRoot } from '#apimachinery/api/meta/rest_scope';
import { isKind } from '#apimachinery/runtime/kind_class';
import { copy } from '#engine/verbs/copy';
import { type KnownTypes, typeCheck } from '../../admission/index.ts';
import { resolvedSchema } from '../endpoints/openapi/resolved_schema.ts';
import type { ServedResource } from '../endpoints/served_resource.ts';
import { type FollowedEvent, followObjects } from '../registry/follow_objects.ts';
import type { RequestContext } from '../registry/rest/request_context.ts';
import { APIServerUser } from '../request/user.ts';
import type { APIObject } from '../storage/api_object.ts';
import type { AdmissionHost, HostedController, HostedTerm } from './admission_control.ts';

/**
 * Reports in `status.typeChecking` what is wrong with the expressions of ValidatingAdmissionPolicies, by the types that are
 * served when a policy is written. What kube-controller-manager's `validatingadmissionpolicy-status-controller` does.
 */
export class PolicyTypeChecking implements HostedController {
  readonly #host: AdmissionHost;

  constructor(host: AdmissionHost) {
    this.#host = host;
  }

  lead(term: HostedTerm): void {
    const served = [...this.#host.resources()].find(
      ({ kind, subresource }) => kind === ValidatingAdmissionPolicy && subresource === 'status',
    );
    if (served === undefined) return;
    const context = { namespace: '', user: APIServerUser, warn: () => {}, signal: term.signal };
    const tell = (event: FollowedEvent): void => {
      if (event.type === 'DELETED' || event.type === 'BOOKMARK') return;
      if (!isKind(ValidatingAdmissionPolicy, event.object) || isChecked(event.object)) return;
      void this.#check(event.object.metadata.name ?? '', served, context, term);
    };
    void followObjects(served.store, context, tell, (error) => this.#host.onError(error));
  }

  async #check(
    name: string,
    { store, fieldManager, strategy }: ServedResource,
    context: RequestContext,
    term: HostedTerm,
  ): Promise<void> {
    const updatedObject = async (existing: APIObject | undefined): Promise<APIObject> => {
      if (!isKind(ValidatingAdmissionPolicy, existing) || isChecked(existing)) throw new AlreadyChecked();
      const expressionWarnings = typeCheck(existing, this.#known());
      const typeChecking = expressionWarnings.length === 0 ? {} : { expressionWarnings };
      const { apiVersion, kind } = ValidatingAdmissionPolicy;
      const status = { observedGeneration: existing.metadata.generation ?? 0, typeChecking };
      const config = { apiVersion, kind, metadata: { name }, status };
      return copy(await fieldManager.apply(existing, config, MANAGER, { force: true }));
    };
    try {
      await term.write(() => store.update(name, { updatedObject }, context, strategy ? { strategy } : {}));
    } catch (error) {
      // Writes in between arrive as events, too.
      if (error instanceof AlreadyChecked || isConflict(error) || isNotFound(error) || term.signal.aborted) return;
      this.#host.onError(error);
    }
  }

  #known(): KnownTypes {
    const served = [...this.#host.resources()].filter(({ subresource }) => subresource === '');
    const restMapper = new DefaultRESTMapper();
    for (const { kind, groupVersion, resource, singularName } of served) {
      const { group, version } = groupVersion;
      const singular = { group, version, resource: singularName };
      // Kinds are found whatever their scope.
      restMapper.addSpecific(kind, { group, version, resource }, singular, RESTScopeRoot);
    }
    const isMeant =
      (wanted: Parameters<KnownTypes['schemaOf']>[0]) =>
      ({ kind: { group, version, kind } }: ServedResource): boolean =>
        group === wanted.group && version === wanted.version && kind === wanted.kind;
    return {
      restMapper,
      schemaOf(wanted) {
        const found = served.find(isMeant(wanted));
        return found && resolvedSchema(found);
      },
    };
  }
}

/** Who owns what is told, as in Go. */
const MANAGER = 'validatingadmissionpolicy-status';

/** Another one was faster. */
class AlreadyChecked extends Error {
  readonly code = 'ERR_ALREADY_CHECKED';
  override readonly name = 'AlreadyChecked';
}

function isChecked({ metadata, status }: ValidatingAdmissionPolicy): boolean {
  return Number(metadata.generation ?? 0) <= Number(status?.observedGeneration ?? 0);
}
