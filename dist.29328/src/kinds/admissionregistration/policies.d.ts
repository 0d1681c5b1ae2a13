import type { MatchResources, ParamKind, ParamRef, ValidatingAdmissionPolicySpec } from '#api/admissionregistration/v1/zz_generated.structs';
import type { MutatingAdmissionPolicyBinding, ValidatingAdmissionPolicyBinding } from '#api/admissionregistration/v1/zz_generated.types';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { PolicyExpressions } from '#src/validation/checks/expressions';
import type { Faults } from '#src/validation/checks/faults';
import type { Column } from '../aspects/column.ts';
import type { StructDefaults } from '../aspects/defaults.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
type PolicySpec = Pick<ValidatingAdmissionPolicySpec, 'failurePolicy' | 'paramKind' | 'matchConstraints' | 'matchConditions' | 'variables'>;
/** @param policy compiles the expressions of the policy */
export declare function checkPolicy(faults: Faults, path: Path, spec: PolicySpec, policy: PolicyExpressions | undefined): void;
export declare function checkMutatingOperations(faults: Faults, path: Path, match: MatchResources | undefined): void;
export declare function checkBinding(faults: Faults, path: Path, policyName: string | undefined, param: ParamRef | undefined, match: MatchResources | undefined): void;
type Binding = MutatingAdmissionPolicyBinding | ValidatingAdmissionPolicyBinding;
export declare const paramKind: (kind: ParamKind | undefined) => string;
export declare const admissionPolicyBindingColumns: readonly Column<Binding>[];
/** Of policies that mutate, and of the bindings of all. */
export declare const admissionPolicyStrategy: KindStrategy;
export declare const admissionPolicyDefaults: StructDefaults;
export {};
