import type { APIService } from '#api/apiregistration/v1/zz_generated.types';
import type { Column } from '../../kinds/aspects/column.ts';
import type { Strategy } from '../registry/rest/strategy.ts';
import type { ServicePort } from './service_resolver.ts';
/** Of APIServices. */
export declare const apiServiceColumns: readonly Column<APIService>[];
/** The strategy of APIServices. Mirrors `registry/apiservice` and `validation` of kube-aggregator. */
export declare const apiServiceStrategy: Strategy<APIService>;
/** The Service that serves a version; undefined: this server does. */
export declare function servicePortOf({ spec }: APIService): ServicePort | undefined;
