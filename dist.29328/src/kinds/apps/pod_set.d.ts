import type { PodTemplateSpec } from '#api/core/v1/zz_generated.structs';
import type { LabelSelector } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
export declare const DEPLOYMENT_RULES: PodSetRules;
/** What differs between the kinds that keep a number of equal Pods running. */
export interface PodSetRules {
    /** How Go names the kind: in lower case where its selector is empty. */
    readonly kind: 'deployment' | 'daemonset' | 'statefulset';
    /** How it is named where a deadline is set. */
    readonly deadlineOf: 'ReplicaSet' | 'DaemonSet' | 'StatefulSet';
    /** What it says of a selector that can't be used; a DaemonSet says nothing. */
    readonly brokenSelector?: string;
}
/** A selector that selects the Pods of the template, and a template whose Pods run for ever. */
export declare function checkPodSet(faults: Faults, path: Path, selector: LabelSelector | undefined, template: Partial<PodTemplateSpec>, rules: PodSetRules): void;
export declare const DEFAULT_HISTORY = 10;
