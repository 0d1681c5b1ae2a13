import type { Struct } from '#engine/schema/descriptor';
import * as authenticationv1 from '../v1/zz_generated.structs.ts';
/** Who the server takes you for. */
export interface SelfSubjectReviewStatus {
    /** Name, UID, groups and extra attributes of the current user. Extra keys can come back in lower case. */
    userInfo?: authenticationv1.UserInfo;
}
export declare const SelfSubjectReviewStatus: Struct<SelfSubjectReviewStatus>;
