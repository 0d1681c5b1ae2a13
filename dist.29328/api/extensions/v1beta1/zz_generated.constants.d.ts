export declare const DefaultDeploymentUniqueLabelKey = "pod-template-hash";
export declare const RecreateDeploymentStrategyType = "Recreate";
export declare const RollingUpdateDeploymentStrategyType = "RollingUpdate";
export declare const DeploymentAvailable = "Available";
export declare const DeploymentProgressing = "Progressing";
export declare const DeploymentReplicaFailure = "ReplicaFailure";
export declare const RollingUpdateDaemonSetStrategyType = "RollingUpdate";
export declare const OnDeleteDaemonSetStrategyType = "OnDelete";
/** @deprecated */
export declare const DaemonSetTemplateGenerationKey = "pod-template-generation";
export declare const DefaultDaemonSetUniqueLabelKey = "controller-revision-hash";
export declare const PathTypeExact = "Exact";
export declare const PathTypePrefix = "Prefix";
export declare const PathTypeImplementationSpecific = "ImplementationSpecific";
export declare const ReplicaSetReplicaFailure = "ReplicaFailure";
export declare const PolicyTypeIngress = "Ingress";
export declare const PolicyTypeEgress = "Egress";
