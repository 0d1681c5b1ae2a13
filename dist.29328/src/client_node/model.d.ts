import type { ClientNodeModels } from './zz_generated.models.ts';
/** The class of `@kubernetes/client-node` for a Kind: `V1Pod` for a Pod of v1; any object where it has none. */
export type ClientNodeModel<T> = T extends {
    apiVersion: infer V extends string;
    kind: infer K extends string;
} ? `${V}/${K}` extends keyof ClientNodeModels ? ClientNodeModels[`${V}/${K}`] : object : object;
