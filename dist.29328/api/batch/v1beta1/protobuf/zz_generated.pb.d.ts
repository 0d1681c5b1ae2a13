import type { Codec, Codecs } from '#engine/protobuf/codec';
import type { Reader } from '#engine/protobuf/reader';
import type { Writer } from '#engine/protobuf/writer';
import type { Unstamped } from '#apimachinery/runtime/init';
import * as T from '../zz_generated.types.ts';
export declare function readJobTemplateSpec(r: Reader, o?: Partial<T.JobTemplateSpec>): T.JobTemplateSpec;
export declare function writeJobTemplateSpec(w: Writer, o: Partial<T.JobTemplateSpec> | undefined, t: number): void;
export declare function readCronJob(r: Reader, o?: Unstamped<T.CronJob>): T.CronJob;
export declare function writeCronJob(w: Writer, o: Unstamped<T.CronJob> | undefined, t: number): void;
export declare function readCronJobList(r: Reader, o?: Unstamped<T.CronJobList>): T.CronJobList;
export declare function writeCronJobList(w: Writer, o: Unstamped<T.CronJobList> | undefined, t: number): void;
export declare function readCronJobSpec(r: Reader, o?: Partial<T.CronJobSpec>): T.CronJobSpec;
export declare function writeCronJobSpec(w: Writer, o: Partial<T.CronJobSpec> | undefined, t: number): void;
export declare function readCronJobStatus(r: Reader, o?: Partial<T.CronJobStatus>): T.CronJobStatus;
export declare function writeCronJobStatus(w: Writer, o: Partial<T.CronJobStatus> | undefined, t: number): void;
export declare const CronJob: Codec;
export declare const CronJobList: Codec;
/** What reads and writes the Kinds of this package, and those that every group has. */
export declare const codecs: Codecs;
