import { Environment } from './environment.ts';
/**
 * The environment of Kubernetes 1.37 without variables: every rule of a CustomResourceDefinition and every admission
 * policy is compiled in one that extends it. Mirrors Go's `environment.MustBaseEnvSet`.
 */
export declare function kubernetesEnvironment(): Environment;
