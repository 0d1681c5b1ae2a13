import { lab } from '../playground/page.mjs';

export const data = { permalink: 'playground-policies.html' };

const POLICIES = `apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicy
metadata:
  name: few-replicas
spec:
  matchConstraints:
    resourceRules:
    - {apiGroups: [apps], apiVersions: [v1], operations: [CREATE, UPDATE], resources: [deployments]}
  validations:
  - expression: object.spec.replicas <= 5
    messageExpression: "'at most 5 replicas, not ' + string(object.spec.replicas)"
---
apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicyBinding
metadata:
  name: few-replicas
spec:
  policyName: few-replicas
  validationActions: [Deny]
---
apiVersion: admissionregistration.k8s.io/v1
kind: MutatingAdmissionPolicy
metadata:
  name: team
spec:
  reinvocationPolicy: Never
  matchConstraints:
    resourceRules:
    - {apiGroups: [apps], apiVersions: [v1], operations: [CREATE], resources: [deployments]}
  mutations:
  - patchType: ApplyConfiguration
    applyConfiguration:
      expression: 'Object{metadata: Object.metadata{labels: {"team": "shop"}}}'
---
apiVersion: admissionregistration.k8s.io/v1
kind: MutatingAdmissionPolicyBinding
metadata:
  name: team
spec:
  policyName: team
`;
const OBJECT = `apiVersion: apps/v1
kind: Deployment
metadata:
  name: web
  namespace: shop
spec:
  replicas: 3
  selector:
    matchLabels: {app: web}
  template:
    metadata:
      labels: {app: web}
    spec:
      containers:
      - name: web
        image: nginx:1.29
`;

export const render = () =>
  lab({
    path: 'playground-policies.html',
    title: 'Admission policies playground',
    about: `ValidatingAdmissionPolicies and MutatingAdmissionPolicies with their bindings, parameters and Namespaces judge and
change an object that system:admin creates; with an object before it, updates. The authorizer allows nothing.`,
    engine: 'playground-policies',
    texts: [
      { id: 'policies', label: 'Policies, bindings, parameters, Namespaces', example: POLICIES },
      { id: 'object', label: 'Object', example: OBJECT, size: 'medium' },
      { id: 'old', label: 'Object before the update, if any', size: 'short' },
    ],
    output: 'As it is admitted',
  });
