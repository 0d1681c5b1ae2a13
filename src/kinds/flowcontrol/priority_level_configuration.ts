import type * as flowcontrolv1 from '#api/flowcontrol/v1/index';
import type {
  ExemptPriorityLevelConfiguration,
  LimitedPriorityLevelConfiguration,
  LimitResponse,
  PriorityLevelConfigurationSpec,
  QueuingConfiguration,
} from '#api/flowcontrol/v1/zz_generated.structs';
import type { PriorityLevelConfiguration } from '#api/flowcontrol/v1/zz_generated.types';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { ageColumn, NONE, nameColumn } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';
import type { StructDefaults } from '../aspects/defaults.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
import { checkConditionTypes } from './flow_schema.ts';
import { mandatoryLevels } from './mandatory.ts';

/** Of v1beta3, where 0 and what is missing were the same. */
const PRESERVE_ZERO = 'flowcontrol.k8s.io/v1beta3-preserve-zero-concurrency-shares';

/** Mirrors `ValidatePriorityLevelConfiguration` of kube-apiserver, and what the type declares. */
export function checkPriorityLevelConfiguration(
  faults: Faults,
  { metadata, spec, status }: PriorityLevelConfiguration,
): void {
  const path = newPath('spec');
  const { name = '', annotations = {} } = metadata;
  checkObjectMeta(faults, metadata, { namespaced: false });
  if (Object.hasOwn(annotations, PRESERVE_ZERO))
    faults.forbidden(newPath('metadata', 'annotations'), `annotation '${PRESERVE_ZERO}' is forbidden`);
  checkSpec(faults, path, name, spec);
  const mandatory = mandatoryLevels().get(name);
  if (mandatory !== undefined) {
    // What only `exempt` has may change. Differs from Go: it prints the names of its internal type, `Limited`.
    const isExempt = name === 'exempt';
    if (!deepEqual(isExempt ? { ...spec, exempt: mandatory.exempt } : spec, mandatory)) {
      const but = isExempt ? " except the 'spec.exempt' field" : '';
      faults.invalid(path, spec, `spec of '${name}'${but} must equal the fixed value`);
    }
  }
  checkConditionTypes(faults, status?.conditions);
}

function checkSpec(
  faults: Faults,
  path: Path,
  name: string,
  { type = '', limited, exempt }: Partial<Omit<PriorityLevelConfigurationSpec, 'type'>> & { type?: string } = {},
): void {
  if ((name === 'exempt') !== (type === 'Exempt'))
    faults.invalid(path.child('type'), type, "must be 'Exempt' if and only if `name` is 'exempt'");
  if (type === 'Exempt') checkExempt(faults, path.child('exempt'), exempt);
  else if (exempt !== undefined) faults.declared.forbidden(path.child('exempt'), '');
  if (type !== 'Limited') {
    if (limited !== undefined) faults.declared.forbidden(path.child('limited'), '');
  } else if (limited === undefined) faults.declared.required(path.child('limited'));
  else checkLimited(faults, path.child('limited'), limited);
  if (type === '') faults.declared.required(path.child('type'));
  else faults.oneOf(path.child('type'), type, ['Exempt', 'Limited']);
  if (limited !== undefined)
    declareLimitResponse(faults.declared, path.child('limited', 'limitResponse'), limited.limitResponse);
}

function checkExempt(
  faults: Faults,
  path: Path,
  { nominalConcurrencyShares, lendablePercent }: ExemptPriorityLevelConfiguration = {},
): void {
  checkShares(faults, path, nominalConcurrencyShares);
  checkLendable(faults, path, lendablePercent);
}

function checkLimited(faults: Faults, path: Path, limited: LimitedPriorityLevelConfiguration): void {
  const { nominalConcurrencyShares, limitResponse, lendablePercent, borrowingLimitPercent: limit = 0 } = limited;
  checkShares(faults, path, nominalConcurrencyShares);
  checkLimitResponse(faults, path.child('limitResponse'), limitResponse);
  checkLendable(faults, path, lendablePercent);
  if (limit < 0)
    faults.invalid(path.child('borrowingLimitPercent'), limit, 'if specified, must be a non-negative integer');
}

function checkShares(faults: Faults, path: Path, shares = 0): void {
  if (shares < 0) faults.invalid(path.child('nominalConcurrencyShares'), shares, 'must be a non-negative integer');
}

function checkLendable(faults: Faults, path: Path, percent = 0): void {
  if (percent < 0 || percent > 100)
    faults.invalid(path.child('lendablePercent'), percent, 'must be between 0 and 100, inclusive');
}

function checkLimitResponse(faults: Faults, path: Path, response: LimitResponse | undefined): void {
  const { type, queuing } = response ?? {};
  if (type) faults.oneOf(path.child('type'), type, ['Queue', 'Reject']);
  if (type === 'Queue' && queuing !== undefined) checkQueuing(faults, path.child('queuing'), queuing);
}

/** What the type declares, whatever the type of the level. */
function declareLimitResponse(faults: Faults, path: Path, response: LimitResponse | undefined): void {
  const { type, queuing } = response ?? {};
  if (type === 'Queue') {
    if (queuing === undefined) faults.required(path.child('queuing'));
  } else if (queuing !== undefined) faults.forbidden(path.child('queuing'), '');
  faults.present(path.child('type'), type);
}

const MAX_QUEUES = 10_000_000;
const MAX_HASH_BITS = 60;

function checkQueuing(faults: Faults, path: Path, queuing: QueuingConfiguration): void {
  const { queueLengthLimit = 0, queues = 0, handSize = 0 } = queuing;
  const positive = (name: keyof QueuingConfiguration, value: number): boolean => {
    if (value <= 0) faults.invalid(path.child(name), value, 'must be positive');
    return value > 0;
  };
  positive('queueLengthLimit', queueLengthLimit);
  if (positive('queues', queues) && queues > MAX_QUEUES)
    faults.invalid(path.child('queues'), queues, `must not be greater than ${MAX_QUEUES}`);
  if (!positive('handSize', handSize)) return;
  const wrong = (detail: string): void => faults.invalid(path.child('handSize'), handSize, detail);
  if (handSize > queues) wrong(`should not be greater than queues (${queues})`);
  else if (Math.ceil(Math.log2(queues) * handSize) > MAX_HASH_BITS) {
    const sizes = `deckSize ${queues} and handSize ${handSize}`;
    wrong(`required entropy bits of ${sizes} should not be greater than ${MAX_HASH_BITS}`);
  }
}

export const priorityLevelConfigurationUpdateValidation: UpdateValidation<PriorityLevelConfiguration> = {
  subresources: { status: (faults, { status }) => checkConditionTypes(faults, status?.conditions) },
};

export const priorityLevelConfigurationColumns: readonly Column<PriorityLevelConfiguration>[] = [
  nameColumn,
  { name: 'Type', value: ({ spec }) => spec?.type ?? '' },
  {
    name: 'NominalConcurrencyShares',
    value: ({ spec }) => (spec?.limited === undefined ? NONE : (spec.limited.nominalConcurrencyShares ?? 0)),
  },
  { name: 'Queues', value: (level) => queuing(level, 'queues') },
  { name: 'HandSize', value: (level) => queuing(level, 'handSize') },
  { name: 'QueueLengthLimit', value: (level) => queuing(level, 'queueLengthLimit') },
  ageColumn,
];

function queuing({ spec }: PriorityLevelConfiguration, name: keyof QueuingConfiguration): number | string {
  const configuration = spec?.limited?.limitResponse?.queuing;
  return configuration === undefined ? NONE : (configuration[name] ?? 0);
}

export const priorityLevelConfigurationStrategy: KindStrategy<PriorityLevelConfiguration> = {
  generation: true,
  status: { keepsMetadata: true },
};

export const priorityLevelConfigurationDefaults: StructDefaults = {
  'flowcontrol/v1.ExemptPriorityLevelConfiguration': (object: flowcontrolv1.ExemptPriorityLevelConfiguration) => {
    object.nominalConcurrencyShares ??= 0;
    object.lendablePercent ??= 0;
  },
  'flowcontrol/v1.LimitedPriorityLevelConfiguration': (object: flowcontrolv1.LimitedPriorityLevelConfiguration) => {
    object.nominalConcurrencyShares ??= 30;
    object.lendablePercent ??= 0;
  },
  'flowcontrol/v1.QueuingConfiguration': (object: flowcontrolv1.QueuingConfiguration) => {
    object.handSize ||= 8;
    object.queues ||= 64;
    object.queueLengthLimit ||= 50;
  },
};
