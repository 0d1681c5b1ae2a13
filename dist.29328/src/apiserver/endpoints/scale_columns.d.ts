import type { Column } from '../../kinds/aspects/column.ts';
/**
 * What `kubectl get` shows of a Scale.
 * @param ofCustom whether of a custom resource: of these Go shows no desired replicas where none are desired
 */
export declare function scaleColumns(ofCustom?: boolean): Column[];
