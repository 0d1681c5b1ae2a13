import { stringifyYAML } from '#engine/yaml/index';

/** A value as YAML, or why it has no YAML form: for texts of errors. Mirrors Go's `mergepatch.ToYAMLOrError`. */
export function toYAMLOrError(v: unknown): string {
  try {
    return stringifyYAML(v);
  } catch (error) {
    return (error as Error).message;
  }
}
