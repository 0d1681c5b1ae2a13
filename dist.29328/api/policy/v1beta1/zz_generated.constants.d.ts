export declare const IfHealthyBudget = "IfHealthyBudget";
export declare const AlwaysAllow = "AlwaysAllow";
export declare const DisruptionAllowedCondition = "DisruptionAllowed";
export declare const SyncFailedReason = "SyncFailed";
export declare const SufficientPodsReason = "SufficientPods";
export declare const InsufficientPodsReason = "InsufficientPods";
