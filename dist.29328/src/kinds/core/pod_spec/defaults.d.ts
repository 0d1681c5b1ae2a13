import type * as corev1 from '#api/core/v1/index';
import type { StructDefaults } from '../../aspects/defaults.ts';
/** When an image is pulled unless that is said: always where its tag is `latest`. */
export declare function pullPolicyOf(image?: string): 'Always' | 'IfNotPresent';
export declare const isEmpty: (value: object | undefined | null) => boolean;
export declare const fillRBD: (object: corev1.RBDVolumeSource | corev1.RBDPersistentVolumeSource) => void;
export declare const fillScaleIO: (object: corev1.ScaleIOVolumeSource | corev1.ScaleIOPersistentVolumeSource) => void;
export declare const fillISCSI: (object: corev1.ISCSIVolumeSource | corev1.ISCSIPersistentVolumeSource) => void;
/** Of what Pods and templates of Pods are made of. */
export declare const podSpecDefaults: StructDefaults;
