import type { Command } from './kubectl_commands.ts';

const command = (line: string, input?: string): Command => ({
  args: line.split(' ').map((word) => word.replace(/␣/g, ' ')),
  ...(input !== undefined && { input }),
});

const definition = (more = ''): string => `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: lamps.transcript.example.com}
spec:
  group: transcript.example.com
  scope: Namespaced
  names: {plural: lamps, kind: Lamp, shortNames: [lp], categories: [lighting]}
  versions:
  - name: v1
    served: true
    storage: true
    subresources: {status: {}, scale: {specReplicasPath: .spec.bulbs, statusReplicasPath: .status.lit}}
    selectableFields: [{jsonPath: .spec.colour}]
    additionalPrinterColumns:
    - {name: Colour, type: string, jsonPath: .spec.colour}
    - {name: Bulbs, type: integer, jsonPath: .spec.bulbs}
    - {name: Sockets, type: string, jsonPath: '.spec.sockets[*].name', priority: 1}
    - {name: Age, type: date, jsonPath: .metadata.creationTimestamp}
    schema:
      openAPIV3Schema:
        type: object
        description: Gives light.
        properties:
          spec:
            type: object
            required: [colour]
            x-kubernetes-validations: [{rule: 'self.bulbs < 9', message: too many bulbs}]
            properties:
              colour: {type: string, enum: [red, green], description: Of its light.}
              bulbs: {type: integer, minimum: 0, default: 1}
              sockets:
                type: array
                x-kubernetes-list-type: map
                x-kubernetes-list-map-keys: [name]
                items: {type: object, required: [name], properties: {name: {type: string}, watts: {type: integer}}}
          status: {type: object, properties: {lit: {type: integer}}}
${more}`;

const old = `  - name: v1alpha1
    served: true
    storage: false
    deprecated: true
    schema: {openAPIV3Schema: {type: object, x-kubernetes-preserve-unknown-fields: true}}
`;

const lamp = (name: string, spec: string, version = 'v1'): string =>
  `apiVersion: transcript.example.com/${version}\nkind: Lamp\nmetadata: {name: ${name}}\nspec: {${spec}}\n`;

/** The life of a definition and of its custom resources. The order counts. */
export const customCommands: readonly Command[] = [
  command('get lamps'),
  command('create -f -', definition().replace('name: lamps.transcript', 'name: lights.transcript')),
  command(
    'create -f - --field-manager=wrong',
    definition().replace('type: integer, minimum: 0', 'type: integer, minimum: x'),
  ),
  command('create -f -', definition().replace('{type: string, enum: [red, green]', '{type: text, enum: [red, green]')),
  command('create -f -', definition().replace('self.bulbs < 9', 'self.lights < 9')),
  command('apply -f -', definition()),
  command('wait --for=condition=Established crd/lamps.transcript.example.com --timeout=10s'),
  command('get crd lamps.transcript.example.com'),
  command('get crd lamps.transcript.example.com -o jsonpath={.spec.names}'),
  command('get crd lamps.transcript.example.com -o jsonpath={.status.acceptedNames}'),
  command('get crd lamps.transcript.example.com -o jsonpath={.status.conditions[*].reason}'),
  command('get crd lamps.transcript.example.com -o jsonpath={.status.storedVersions}'),
  command('api-resources --api-group=transcript.example.com -o wide'),
  command('api-versions'),
  command('get lamps'),
  command('get lp -o yaml'),
  command('apply -f -', lamp('desk', 'colour: red, sockets: [{name: a, watts: 5}]')),
  command('apply -f -', lamp('desk', 'colour: red, sockets: [{name: a, watts: 5}]')),
  command('diff -f -', lamp('desk', 'colour: green, sockets: [{name: a, watts: 7}]')),
  command('apply -f -', lamp('desk', 'colour: green, sockets: [{name: a, watts: 7}, {name: b}]')),
  command('create -f -', lamp('hall', 'colour: red, bulbs: 3')),
  command('create -f -', lamp('hall', 'colour: red, bulbs: 3')),
  command('create -f -', lamp('bad', 'colour: blue')),
  command('create -f -', lamp('bad', 'bulbs: 2')),
  command('create -f -', lamp('bad', 'colour: red, bulbs: 9')),
  command('create -f -', lamp('bad', 'colour: red, bulbs: many')),
  command('create -f - --validate=strict', lamp('bad', 'colour: red, wattage: 5')),
  command('create -f - --validate=warn', lamp('odd', 'colour: red, wattage: 5')),
  command('create -f - --validate=ignore', lamp('odder', 'colour: red, wattage: 5')),
  command('create -f - --dry-run=server -o yaml', lamp('dry', 'colour: red')),
  command('get lamps'),
  command('get lamps -o wide'),
  command('get lamps -o name'),
  command('get lighting'),
  command('get lamp desk -o yaml'),
  command('get lamp desk -o json'),
  command('get lamp desk -o yaml --show-managed-fields'),
  command('get lamps --field-selector=spec.colour=green'),
  command('get lamps --field-selector=spec.bulbs=1'),
  command('get lamps --sort-by=.spec.bulbs'),
  command('get lamps -o custom-columns=N:.metadata.name,B:.spec.bulbs'),
  command('get lamps --chunk-size=1 -o name'),
  command('describe lamp hall'),
  command('explain lamp.spec.colour'),
  command('explain lamp.spec --recursive'),
  command('explain lamp'),
  command('label lamp desk room=study'),
  command('get lamps -l room=study -o name'),
  command('annotate lamp desk note=hello'),
  command('patch lamp desk --type=merge -p {"spec":{"bulbs":2}}'),
  command('patch lamp desk --type=merge -p {"spec":{"bulbs":20}}'),
  command('patch lamp desk --type=merge -p {"spec":{"bulbs":"2"}}'),
  command('patch lamp desk -p {"spec":{"bulbs":2}}'),
  command('patch lamp desk --type=json -p [{"op":"replace","path":"/spec/sockets/0/watts","value":9}]'),
  command('patch lamp desk --type=merge --subresource=status -p {"status":{"lit":2},"spec":{"bulbs":7}}'),
  command('get lamp desk -o jsonpath={.spec.bulbs}/{.status.lit}/{.metadata.generation}'),
  command('patch lamp desk --type=merge -p {"status":{"lit":5}}'),
  command('get lamp desk -o jsonpath={.status.lit}/{.metadata.generation}'),
  command('scale lamp/desk --replicas=4'),
  command('scale lamp/desk --replicas=5 --current-replicas=9'),
  command('scale lamp/desk --replicas=12'),
  command('get lamp desk --subresource=scale'),
  command('get lamp desk --subresource=status -o jsonpath={.status}'),
  command('apply --server-side -f -', lamp('ssa', 'colour: red, sockets: [{name: a, watts: 1}]')),
  command('apply --server-side -f - --field-manager=other', lamp('ssa', 'colour: red, sockets: [{name: b, watts: 2}]')),
  command('apply --server-side -f - --field-manager=other', lamp('ssa', 'colour: green')),
  command('apply --server-side -f - --field-manager=other --force-conflicts', lamp('ssa', 'colour: green')),
  command('get lamp ssa -o jsonpath={.spec}'),
  command('get lamp ssa -o yaml --show-managed-fields'),
  command('apply --server-side -f -', lamp('ssa', 'colour: red, wattage: 1')),
  command('replace -f -', lamp('hall', 'colour: green')),
  command('apply -f -', definition(old)),
  command('wait --for=jsonpath={.metadata.generation}=2 crd/lamps.transcript.example.com --timeout=10s'),
  command('wait --for=create lamps.v1alpha1.transcript.example.com/desk --timeout=10s'),
  command('get lamps.v1alpha1.transcript.example.com hall'),
  command('get lamps.v1alpha1.transcript.example.com hall -o yaml'),
  command('get --raw /apis/transcript.example.com'),
  command('create -f -', lamp('old', 'colour: red, anything: {goes: here}', 'v1alpha1')),
  command('get lamp old -o jsonpath={.spec}'),
  command('wait --for=jsonpath={.spec.colour}=green lamp/hall --timeout=5s'),
  command('get lamps --watch-only --request-timeout=1s'),
  command('delete lamp odd odder'),
  command('delete lamp nothing'),
  command('delete lamps -l room=study'),
  command('delete crd lamps.transcript.example.com'),
  command('get crd lamps.transcript.example.com'),
  command('get lamps'),
  command('api-resources --api-group=transcript.example.com'),
];
