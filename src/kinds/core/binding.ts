import type { Binding } from '#api/core/v1/zz_generated.types';
import type { Validation } from '../aspects/validation.ts';

/** A Binding is never stored: the Pod that it names has the last word. */
export const bindingValidation: Validation<Binding> = { create: () => undefined };
