import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { Steps } from '#engine/steps';
import { type InternalSpec } from './internal_definition.ts';
import type { DefinitionOptions } from './options.ts';
/** Reports what is wrong with the spec of a definition, in steps. Mirrors `validateCustomResourceDefinitionSpec`. */
export declare function validateSpec(spec: InternalSpec, given: DefinitionOptions, path: Path): Steps<ErrorList>;
