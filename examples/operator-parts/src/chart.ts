import { encodeAll } from 'kubetyped';
import type { Part } from './part.ts';

/** Stands for the namespace of the release, until the text is written. */
const NAMESPACE = 'namespace-of-the-release';

/** Keeps chart/templates in step with the code. What else is in the chart is yours. */
export const part: Part = {
  files: (objectsOf) =>
    Object.fromEntries(
      Object.entries(objectsOf(NAMESPACE)).map(([name, objects]) => [
        `chart/templates/${name}`,
        name === 'crd.yaml' ? `{{- if .Values.crds }}\n${textOf(objects.map(kept))}{{- end }}\n` : textOf(objects),
      ]),
    ),
};

/** Objects as a template of Helm. */
function textOf(objects: readonly object[]): string {
  return encodeAll(objects, { format: 'yaml' })
    .replaceAll('{{', '{{ "{{" }}')
    .replaceAll(NAMESPACE, '{{ .Release.Namespace | quote }}');
}

/** A definition that outlives the release: its objects would go with it. */
function kept(definition: object): object {
  const metadata = 'metadata' in definition ? definition.metadata : undefined;
  return { ...definition, metadata: { ...Object(metadata), annotations: { 'helm.sh/resource-policy': 'keep' } } };
}
