import type { JSONSchemaProps } from '#api/apiextensions/v1/zz_generated.types';
import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import type { Steps } from '#engine/steps';
import type { DefinitionOptions } from './options.ts';
import type { Place, RulePlace } from './place.ts';
/** Reports what is wrong with the texts of rules. */
export declare function validateRuleTexts(schema: JSONSchemaProps, { path, rules }: Place, errors: ErrorList): void;
/** Reports rules of a schema that do not compile, or may cost too much: each rule is a step. */
export declare function validateRuleProgram(schema: JSONSchemaProps, place: Place, costs: RulePlace, options: DefinitionOptions): Steps<ErrorList>;
