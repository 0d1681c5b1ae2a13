export { deviceTaintToString } from '../v1/device_taint.ts';
