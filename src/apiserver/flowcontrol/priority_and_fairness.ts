import { FlowSchema, PriorityLevelConfiguration } from '#api/flowcontrol/v1/zz_generated.types';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { isAlreadyExists, isConflict, isNotFound } from '#apimachinery/api/errors/predicates';
import { now } from '#apimachinery/apis/meta/v1/time';
import { DeleteOptions } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { byPrecedence } from '../../kinds/flowcontrol/flow_schema.ts';
import type { ServedResource } from '../endpoints/served_resource.ts';
import { type FollowedEvent, followObjects } from '../registry/follow_objects.ts';
import type { RequestContext } from '../registry/rest/request_context.ts';
import type { RESTStorage } from '../registry/rest_storage.ts';
import type { RequestInfo } from '../request/request_info.ts';
import { APIServerUser, type UserInfo } from '../request/user.ts';
import type { APIObject } from '../storage/api_object.ts';
import { asKind } from '../storage/as_kind.ts';
import { AUTO_UPDATE, firstFlowSchemas, firstLevels, MANDATORY } from './bootstrap.ts';
import { matchesFlowSchema } from './match.ts';
import { PriorityLevel } from './priority_level.ts';

/** Milliseconds between two looks at whether the first objects are as they should be. */
const INTERVAL = 60_000;

/** Who owns what the first objects say, and who the condition of a FlowSchema. */
const PRODUCER = 'api-priority-and-fairness-config-producer-v1';
const CONSUMER = 'api-priority-and-fairness-config-consumer-v1';

/** How a server serves FlowSchemas and PriorityLevelConfigurations; undefined: not. */
type ServedAs = (kind: KindClass, subresource?: string) => ServedResource | undefined;

/** The server in which it works. */
interface Background {
  /** Ends with the server. */
  readonly signal: AbortSignal;
  onError(error: unknown): void;
}

/** What decides about a request. */
export interface Classification {
  readonly schema: FlowSchema;
  readonly level: PriorityLevel;
  /** What the request has in common with the others of its flow. */
  readonly flow: string;
}

/**
 * Which requests are answered first when there are more than the server can answer: FlowSchemas say to which priority level
 * a request belongs, and each level has its share of the seats. Mirrors `flowcontrol` of k8s.io/apiserver.
 */
export class PriorityAndFairness {
  /** Makes the first objects and keeps them, and follows all. */
  readonly hook = {
    name: 'priority-and-fairness-config-producer',
    start: (server: Background): Promise<void> => this.#start(server),
  };
  readonly #servedAs: ServedAs;
  readonly #seats: number;
  readonly #schemas = new Map<string, FlowSchema>();
  readonly #levels = new Map<string, PriorityLevel>();
  /** In the order in which they are tried; undefined: something has changed. */
  #sorted: readonly FlowSchema[] | undefined;

  /**
   * @param servedAs how FlowSchemas and PriorityLevelConfigurations are served
   * @param seats how many requests may be under way in all levels that are limited
   */
  constructor(servedAs: ServedAs, seats = 600) {
    this.#servedAs = servedAs;
    this.#seats = seats;
  }

  /** All that there are. */
  levels(): Iterable<PriorityLevel> {
    return this.#levels.values();
  }

  /** Undefined before the objects are known. */
  classify(user: UserInfo, info: RequestInfo): Classification | undefined {
    this.#sorted ??= [...this.#schemas.values()].sort(byPrecedence);
    for (const schema of this.#sorted) {
      const level = this.#levels.get(schema.spec?.priorityLevelConfiguration?.name ?? '');
      if (level === undefined || !matchesFlowSchema(user, info, schema)) continue;
      const method = schema.spec?.distinguisherMethod?.type;
      const distinguisher = method === 'ByUser' ? user.name : method === 'ByNamespace' ? info.namespace : '';
      return { schema, level, flow: `${schema.metadata.name}\0${distinguisher}` };
    }
    return undefined;
  }

  async #start({ signal, onError }: Background): Promise<void> {
    const context: RequestContext = { namespace: '', user: APIServerUser, warn: () => {}, signal };
    const [schemas, levels] = [this.#servedAs(FlowSchema), this.#servedAs(PriorityLevelConfiguration)];
    const statuses = this.#servedAs(FlowSchema, 'status');
    if (schemas === undefined || levels === undefined || statuses === undefined) return;
    const ensureAll = async (): Promise<void> => {
      const [wantedLevels, wantedSchemas] = [firstLevels(), firstFlowSchemas()];
      for (const each of wantedLevels) await ensure(PriorityLevelConfiguration, levels, each, context);
      for (const each of wantedSchemas) await ensure(FlowSchema, schemas, each, context);
      await removeUnwanted(this.#schemas.values(), wantedSchemas, schemas.store, context);
      const known = [...this.#levels.values()].map(({ configuration }) => configuration);
      await removeUnwanted(known, wantedLevels, levels.store, context);
    };
    await ensureAll();
    const follow = (store: RESTStorage, tell: (event: FollowedEvent) => void): Promise<void> =>
      new Promise((resolve) => {
        const seen = (event: FollowedEvent): void => {
          if (event.type === 'BOOKMARK') resolve();
          else tell(event);
        };
        void followObjects(store, context, seen, onError);
      });
    await follow(levels.store, (event) => {
      this.#levelChanged(event);
      for (const schema of this.#schemas.values()) this.#setStatus(statuses, schema, context).catch(onError);
    });
    let settingFirst: Promise<void>[] | undefined = [];
    await follow(schemas.store, (event) => {
      this.#sorted = undefined;
      if (event.type === 'BOOKMARK') return;
      const { name = '' } = event.object.metadata;
      if (event.type === 'DELETED') return void this.#schemas.delete(name);
      const schema = asKind(FlowSchema, event.object);
      this.#schemas.set(name, schema);
      const setting = this.#setStatus(statuses, schema, context).catch(onError);
      settingFirst?.push(setting);
    });
    await Promise.all(settingFirst);
    settingFirst = undefined;
    const timer = setInterval(() => void ensureAll().catch(onError), INTERVAL);
    timer.unref();
    signal.addEventListener('abort', () => clearInterval(timer), { once: true });
  }

  #levelChanged(event: FollowedEvent): void {
    if (event.type === 'BOOKMARK') return;
    const { name = '' } = event.object.metadata;
    if (event.type === 'DELETED') this.#levels.delete(name);
    else {
      const configuration = asKind(PriorityLevelConfiguration, event.object);
      const level = this.#levels.get(name);
      if (level === undefined) this.#levels.set(name, new PriorityLevel(configuration));
      else level.configuration = configuration;
    }
    const levels = [...this.#levels.values()];
    const total = levels.reduce((sum, level) => sum + sharesOf(level), 0);
    for (const level of levels) {
      level.seats = Math.ceil((this.#seats * sharesOf(level)) / Math.max(total, 1));
      level.dispatch();
    }
  }

  /** Says whether the level of a FlowSchema is there. */
  async #setStatus(statuses: ServedResource, { metadata, spec }: FlowSchema, context: RequestContext): Promise<void> {
    const { name = '' } = metadata;
    const level = spec?.priorityLevelConfiguration?.name ?? '';
    const isThere = this.#levels.has(level);
    const condition = {
      type: 'Dangling',
      status: isThere ? 'False' : 'True',
      reason: isThere ? 'Found' : 'NotFound',
      message:
        `This FlowSchema references the PriorityLevelConfiguration object named ${JSON.stringify(level)} ` +
        (isThere ? 'and it exists' : 'but there is no such object'),
    } as const;
    const updatedObject = async (existing: APIObject | undefined): Promise<APIObject> => {
      const found = asKind(FlowSchema, existing);
      const known = found.status?.conditions?.find(({ type }) => type === condition.type);
      if (known?.status === condition.status && known.message === condition.message) return found;
      const lastTransitionTime = known?.status === condition.status ? (known.lastTransitionTime ?? now()) : now();
      const { apiVersion, kind } = FlowSchema;
      const applied = {
        apiVersion,
        kind,
        metadata: { name },
        status: { conditions: [{ ...condition, lastTransitionTime }] },
      };
      return statuses.fieldManager.apply(found, applied, CONSUMER, { force: true });
    };
    try {
      const { strategy = {} } = statuses;
      await statuses.store.update(name, { updatedObject }, context, { strategy });
    } catch (error) {
      // It is gone, or has changed: then it is seen again.
      if (!isNotFound(error) && !isConflict(error) && !context.signal.aborted) throw error;
    }
  }
}

/** The share of the seats that a level has. */
function sharesOf({ configuration: { spec } }: PriorityLevel): number {
  const { nominalConcurrencyShares } = (spec?.type === 'Exempt' ? spec.exempt : spec?.limited) ?? {};
  return nominalConcurrencyShares ?? (spec?.type === 'Exempt' ? 0 : 30);
}

/** Makes an object, and what it says again if that was changed; of suggested ones only where that is wanted. */
async function ensure<T extends FlowSchema | PriorityLevelConfiguration>(
  kind: KindClass<T>,
  { store, fieldManager, empty }: ServedResource,
  wanted: T,
  context: RequestContext,
): Promise<void> {
  const name = wanted.metadata.name ?? '';
  const mandatory = MANDATORY.has(name);
  const updatedObject = async (existing: APIObject | undefined): Promise<APIObject> => {
    const found = asKind(kind, existing);
    const automatic = mandatory || isAutomatic(found);
    const annotations = { ...found.metadata.annotations, [AUTO_UPDATE]: String(automatic) };
    const spec = automatic && !isAsWanted(found, wanted) ? wanted.spec : found.spec;
    if (spec === found.spec && found.metadata.annotations?.[AUTO_UPDATE] === String(automatic)) return found;
    const revised = Object.assign(wanted, { ...found, metadata: { ...found.metadata, annotations }, spec });
    return fieldManager.updateNoErrors(found, revised, PRODUCER);
  };
  try {
    await store.get(name, context);
  } catch (error) {
    if (!isNotFound(error)) throw error;
    await store
      .create(await fieldManager.updateNoErrors(empty(), wanted, PRODUCER), context)
      .catch((failed: unknown) => {
        if (!isAlreadyExists(failed)) throw failed;
      });
    return;
  }
  await store.update(name, { updatedObject }, context);
}

/** What only `exempt` has is for others to say. */
function isAsWanted(
  { spec: found }: FlowSchema | PriorityLevelConfiguration,
  { spec: wanted }: FlowSchema | PriorityLevelConfiguration,
): boolean {
  const isExempt = 'exempt' in wanted && 'exempt' in found;
  return deepEqual(found, isExempt ? { ...wanted, exempt: found.exempt } : wanted);
}

/** Deletes what an older server kept and this one does not know. */
async function removeUnwanted(
  found: Iterable<FlowSchema | PriorityLevelConfiguration>,
  wanted: readonly (FlowSchema | PriorityLevelConfiguration)[],
  store: RESTStorage,
  context: RequestContext,
): Promise<void> {
  const names = new Set(wanted.map(({ metadata }) => metadata.name));
  for (const { metadata } of [...found]) {
    if (names.has(metadata.name) || !TRUE.test(metadata.annotations?.[AUTO_UPDATE] ?? '')) continue;
    await store.delete(metadata.name ?? '', new DeleteOptions(), context).catch((error: unknown) => {
      if (!isNotFound(error)) throw error;
    });
  }
}

const TRUE = /^(?:1|t|true|T|TRUE|True)$/;

/** Whether the server keeps what a suggested object says: as long as nobody has changed it, unless it says. */
function isAutomatic({ metadata }: FlowSchema | PriorityLevelConfiguration): boolean {
  const wanted = metadata.annotations?.[AUTO_UPDATE] ?? '';
  if (TRUE.test(wanted)) return true;
  if (/^(?:0|f|false|F|FALSE|False)$/.test(wanted)) return false;
  return metadata.generation === 1;
}
