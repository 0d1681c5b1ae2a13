import { FlowSchema, PriorityLevelConfiguration } from '#api/flowcontrol/v1/zz_generated.types';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { isAlreadyExists, isConflict, isNotFound } from '#apimachinery/api/errors/predicates';
import { now } from '#apimachinery/apis/meta/v1/time';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { byPrecedence } from '../../kinds/flowcontrol/flow_schema.ts';
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
  readonly #store: (kind: KindClass) => RESTStorage | undefined;
  readonly #seats: number;
  readonly #schemas = new Map<string, FlowSchema>();
  readonly #levels = new Map<string, PriorityLevel>();
  /** In the order in which they are tried; undefined: something has changed. */
  #sorted: readonly FlowSchema[] | undefined;

  /**
   * @param store gives the storage of FlowSchemas and PriorityLevelConfigurations
   * @param seats how many requests may be under way in all levels that are limited
   */
  constructor(store: (kind: KindClass) => RESTStorage | undefined, seats = 600) {
    this.#store = store;
    this.#seats = seats;
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
    const [schemas, levels] = [this.#store(FlowSchema), this.#store(PriorityLevelConfiguration)];
    if (schemas === undefined || levels === undefined) return;
    const ensureAll = async (): Promise<void> => {
      for (const each of firstLevels()) await ensure(PriorityLevelConfiguration, levels, each, context);
      for (const each of firstFlowSchemas()) await ensure(FlowSchema, schemas, each, context);
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
    await follow(levels, (event) => {
      this.#levelChanged(event);
      for (const schema of this.#schemas.values()) this.#setStatus(schemas, schema, context).catch(onError);
    });
    let settingFirst: Promise<void>[] | undefined = [];
    await follow(schemas, (event) => {
      this.#sorted = undefined;
      if (event.type === 'BOOKMARK') return;
      const { name = '' } = event.object.metadata;
      if (event.type === 'DELETED') return void this.#schemas.delete(name);
      const schema = asKind(FlowSchema, event.object);
      this.#schemas.set(name, schema);
      const setting = this.#setStatus(schemas, schema, context).catch(onError);
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
  async #setStatus(store: RESTStorage, { metadata, spec }: FlowSchema, context: RequestContext): Promise<void> {
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
    const updatedObject = (existing: APIObject | undefined): APIObject => {
      const { status, ...rest } = asKind(FlowSchema, existing);
      const conditions = status?.conditions ?? [];
      const known = conditions.find(({ type }) => type === condition.type);
      if (known?.status === condition.status && known.message === condition.message)
        return asKind(FlowSchema, existing);
      const lastTransitionTime = known?.status === condition.status ? (known.lastTransitionTime ?? now()) : now();
      const others = conditions.filter((each) => each !== known);
      return new FlowSchema({ ...rest, status: { conditions: [...others, { ...condition, lastTransitionTime }] } });
    };
    try {
      // Without the rules of FlowSchemas: those would keep the status as it is.
      await store.update(metadata.name ?? '', { updatedObject }, context, { strategy: {} });
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
  store: RESTStorage,
  wanted: T,
  context: RequestContext,
): Promise<void> {
  const name = wanted.metadata.name ?? '';
  const mandatory = MANDATORY.has(name);
  const updatedObject = (existing: APIObject | undefined): APIObject => {
    const found = asKind(kind, existing);
    const automatic = mandatory || isAutomatic(found);
    const annotations = { ...found.metadata.annotations, [AUTO_UPDATE]: String(automatic) };
    const spec = automatic ? wanted.spec : found.spec;
    if (deepEqual(found.spec, spec) && found.metadata.annotations?.[AUTO_UPDATE] === String(automatic)) return found;
    return Object.assign(wanted, { ...found, metadata: { ...found.metadata, annotations }, spec });
  };
  try {
    await store.get(name, context);
  } catch (error) {
    if (!isNotFound(error)) throw error;
    await store.create(wanted, context).catch((failed: unknown) => {
      if (!isAlreadyExists(failed)) throw failed;
    });
    return;
  }
  await store.update(name, { updatedObject }, context);
}

/** Whether the server keeps what a suggested object says: as long as nobody has changed it, unless it says. */
function isAutomatic({ metadata }: FlowSchema | PriorityLevelConfiguration): boolean {
  const wanted = metadata.annotations?.[AUTO_UPDATE] ?? '';
  if (/^(?:1|t|true|T|TRUE|True)$/.test(wanted)) return true;
  if (/^(?:0|f|false|F|FALSE|False)$/.test(wanted)) return false;
  return metadata.generation === 1;
}
