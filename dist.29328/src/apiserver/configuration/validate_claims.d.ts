import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import type { Path } from '#apimachinery/util/validation/field/path';
import { type CompiledExpression } from '../authentication/claims_expression.ts';
import type { ClaimMappings, JWTAuthenticator } from './authentication_configuration.ts';
/** The expressions of an issuer, compiled. Mirrors Go's `CELMapper`. */
export interface ClaimsMapper {
    username?: CompiledExpression;
    groups?: CompiledExpression;
    uid?: CompiledExpression;
    readonly extra: (CompiledExpression & {
        readonly key: string;
    })[];
    readonly claimValidationRules: (CompiledExpression & {
        readonly message: string;
    })[];
    readonly userValidationRules: (CompiledExpression & {
        readonly message: string;
    })[];
}
/** What is wrong with the rules for claims. Adds the expressions to the mapper. Mirrors Go's `validateClaimValidationRules`. */
export declare function validateClaimValidationRules({ claimValidationRules: rules }: JWTAuthenticator, mapper: ClaimsMapper, path: Path): ErrorList;
/** What is wrong with the rules for users. Adds them to the mapper. Mirrors Go's `validateUserValidationRules`. */
export declare function validateUserValidationRules({ userValidationRules: rules }: JWTAuthenticator, mapper: ClaimsMapper, path: Path): ErrorList;
/** What is wrong with the mappings. Adds their expressions to the mapper. Mirrors Go's `validateClaimMappings`. */
export declare function validateClaimMappings(mappings: ClaimMappings, mapper: ClaimsMapper, path: Path): ErrorList;
