export declare const ImpersonateUserHeader = "Impersonate-User";
export declare const ImpersonateGroupHeader = "Impersonate-Group";
export declare const ImpersonateUIDHeader = "Impersonate-Uid";
export declare const ImpersonateUserExtraHeaderPrefix = "Impersonate-Extra-";
export declare const AttestationAdmissionReviewAPIGroups = "admissionReviewAPIGroups";
