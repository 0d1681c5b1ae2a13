export declare const APIGroupAll = "*";
export declare const ResourceAll = "*";
export declare const VerbAll = "*";
export declare const NonResourceAll = "*";
export declare const GroupKind = "Group";
export declare const ServiceAccountKind = "ServiceAccount";
export declare const UserKind = "User";
export declare const AutoUpdateAnnotationKey = "rbac.authorization.kubernetes.io/autoupdate";
