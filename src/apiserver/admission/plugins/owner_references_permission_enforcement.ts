import type { RESTMapper } from '#apimachinery/api/meta/rest_mapper';
import { RESTScopeNamespace } from '#apimachinery/api/meta/rest_scope';
import type { APIResource } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import { parseGroupVersion } from '#apimachinery/runtime/schema/group_version';
import { asError } from '#engine/text/as_error';
import { newDiscoveryRESTMapper } from '#src/client/restmapper/discovery_rest_mapper';
import type { Attributes as Question } from '../../authorization/authorizer.ts';
import type { ServedResource } from '../../endpoints/served_resource.ts';
import { takeTurns } from '../../turns/turns.ts';
import {
  type AdmissionHost,
  type AdmissionPlugin,
  type Attributes,
  type HostedAdmission,
  isAbout,
  isObject,
  newForbidden,
} from '../plugin.ts';

/**
 * Lets owners of an object be changed only by users who may delete it, and lets it block the deletion of an owner only if
 * they may update the finalizers of that owner.
 */
export const ownerReferencesPermissionEnforcement: HostedAdmission = {
  install: (host): AdmissionPlugin => ({
    name: 'OwnerReferencesPermissionEnforcement',
    handles: (operation) => operation === 'CREATE' || operation === 'UPDATE',
    async validate(attributes) {
      // An update of the status leaves owners as they are.
      if (isAbout(attributes, '', 'pods', ['status'])) return;
      const owners = ownersOf(attributes.object);
      const old = ownersOf(attributes.oldObject);
      if (owners.length === old.length && owners.every((owner, index) => isSame(owner, old[index]))) return;
      const { operation, resource, subresource, name, namespace } = attributes;
      // What a user creates would not be there without them.
      if (operation !== 'CREATE') {
        const { group: apiGroup, version: apiVersion } = resource;
        const asked = {
          verb: 'delete',
          apiGroup,
          apiVersion,
          resource: resource.resource,
          subresource,
          name,
          namespace,
        };
        const refused = await refusal(host, attributes, asked);
        if (refused !== undefined)
          throw newForbidden(
            attributes,
            new Error(`cannot set an ownerRef on a resource you can't delete: ${refused}`),
          );
      }
      const blocked = newlyBlocked(owners, old);
      if (blocked.length === 0) return;
      if ((await refusal(host, attributes, finalizersOf('*', '*', '*', '*', ''))) === undefined) return;
      const mapper = mapperOf(host.resources());
      for (const owner of blocked)
        for (const question of questionsAbout(mapper, attributes, owner)) {
          await takeTurns(attributes.signal);
          const refused = await refusal(host, attributes, question);
          if (refused === undefined) continue;
          const text = `cannot set blockOwnerDeletion if an ownerReference refers to a resource you can't set finalizers on: ${refused}`;
          throw newForbidden(attributes, new Error(text));
        }
    },
  }),
};

type Asked = Pick<Question, 'apiGroup' | 'apiVersion' | 'name' | 'namespace' | 'resource' | 'subresource' | 'verb'>;

/** Why the user of a request may not do something, as Go writes a reason and an error; undefined: it is allowed. */
async function refusal(host: AdmissionHost, { user }: Attributes, asked: Asked): Promise<string | undefined> {
  try {
    const question = { ...asked, user: { name: '', groups: [], ...user }, isResourceRequest: true, path: '' };
    const { allowed, reason = '' } = await host.authorizer(question);
    return allowed ? undefined : `${reason}, <nil>`;
  } catch (error) {
    return `, ${asError(error).message}`;
  }
}

function finalizersOf(apiGroup: string, apiVersion: string, resource: string, name: string, namespace: string): Asked {
  return { verb: 'update', apiGroup, apiVersion, resource, subresource: 'finalizers', name, namespace };
}

/** @throws {StatusError} 403 when the Kind of the owner is not served */
function questionsAbout(mapper: RESTMapper, attributes: Attributes, owner: Owner): Asked[] {
  const { apiVersion, kind, name } = owner;
  try {
    const { group, version } = parseGroupVersion(apiVersion);
    return mapper.restMappings({ group, kind }, version).map(({ resource, scope }) =>
      finalizersOf(
        resource.group,
        resource.version,
        resource.resource,
        name,
        // An owner is in the namespace of what it owns, or in none.
        scope === RESTScopeNamespace ? attributes.namespace : '',
      ),
    );
  } catch (error) {
    const text = `cannot set blockOwnerDeletion in this case because cannot find RESTMapping for APIVersion ${apiVersion} Kind ${kind}: ${asError(error).message}`;
    throw newForbidden(attributes, new Error(text));
  }
}

/** Finds the resources of Kinds as a client does that knows the discovery of this server. */
function mapperOf(resources: Iterable<ServedResource>): RESTMapper {
  const groups = new Map<string, Map<string, APIResource[]>>();
  for (const { groupVersion, kind, resource: name, subresource, singularName, namespaced } of resources) {
    if (subresource !== '') continue;
    const versions = groups.get(groupVersion.group) ?? new Map<string, APIResource[]>();
    const found = versions.get(groupVersion.version) ?? [];
    groups.set(groupVersion.group, versions.set(groupVersion.version, found));
    found.push({ name, singularName, namespaced, kind: kind.kind, verbs: [] });
  }
  return newDiscoveryRESTMapper(
    [...groups].map(([group, versions]) => ({
      group,
      preferredVersion: '',
      versions: [...versions].map(([version, found]) => ({ version, resources: found })),
    })),
  );
}

/** What of an owner counts. */
interface Owner {
  readonly apiVersion: string;
  readonly kind: string;
  readonly name: string;
  readonly uid: string;
  readonly controller: boolean | undefined;
  readonly blockOwnerDeletion: boolean | undefined;
}

/** The owners in an object of whichever Kind. */
function ownersOf(object: RuntimeObject | undefined): Owner[] {
  const metadata = isObject(object) ? object['metadata'] : undefined;
  const owners = isObject(metadata) ? metadata['ownerReferences'] : undefined;
  return (Array.isArray(owners) ? owners : []).filter(isObject).map((owner) => {
    const text = (name: string): string => (typeof owner[name] === 'string' ? owner[name] : '');
    const flag = (name: string): boolean | undefined => (typeof owner[name] === 'boolean' ? owner[name] : undefined);
    return {
      apiVersion: text('apiVersion'),
      kind: text('kind'),
      name: text('name'),
      uid: text('uid'),
      controller: flag('controller'),
      blockOwnerDeletion: flag('blockOwnerDeletion'),
    };
  });
}

const FIELDS = ['apiVersion', 'kind', 'name', 'uid', 'controller', 'blockOwnerDeletion'] as const;

const isSame = (owner: Owner, old: Owner | undefined): boolean =>
  FIELDS.every((field) => owner[field] === old?.[field]);

/** Those whose deletion waits for the object, and did not before. Of several with the same uid, the last one counts. */
function newlyBlocked(owners: readonly Owner[], old: readonly Owner[]): Owner[] {
  const before = new Map(old.map((owner) => [owner.uid, owner]));
  return owners.filter(
    ({ uid, blockOwnerDeletion }) => blockOwnerDeletion === true && before.get(uid)?.blockOwnerDeletion !== true,
  );
}
