import type { Explanations } from '../../apiserver/endpoints/openapi/explanations.ts';
import { type Release } from '../../releases/index.ts';
import type { Arguments } from '../arguments.ts';
/** The release that an option names; undefined without the option. @throws UsageError */
export declare function releaseOf(args: Arguments): Release | undefined;
/** What is said of the fields that a release has, and of those of their values that it has. */
export declare function explanationsIn(release: Release, known: Explanations): Explanations;
