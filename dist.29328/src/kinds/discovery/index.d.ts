export { checkEndpointSlice } from './endpoint_slice.ts';
