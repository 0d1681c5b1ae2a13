#!/usr/bin/env bash
# helm: the life of a release, of the chart that helm create writes. $HELM and $KUBECTL are the programs, $NODE a Node on which
# Pods run. Prints what Helm said and what the server then held.
set -uo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export HELM_CACHE_HOME=$folder/cache HELM_CONFIG_HOME=$folder/config HELM_DATA_HOME=$folder/data HELM_NAMESPACE=helm

# step COMMAND...: what it says on both streams, without times and how wide they are, and its exit status where that is not 0.
step() {
  echo "\$ ${*##*/}"
  "$@" 2>&1 | sed -E 's/[A-Z][a-z]{2} [A-Z][a-z]{2} +[0-9]+ [0-9:]{8} 20[0-9]{2}/TIME/g
    s/20[0-9]{2}-[0-9]{2}-[0-9]{2}[T ][0-9:.]+( ?(Z|[+-][0-9:]+))?( [A-Z]+)?/TIME/g; s/UPDATED +/UPDATED /; s/[[:space:]]+$//'
  local status=${PIPESTATUS[0]}
  [ "$status" -eq 0 ] || echo "exit status $status"
}
helm() { step "$HELM" "$@"; }
state() {
  step "$KUBECTL" -n helm get deployments,services,serviceaccounts,jobs,configmaps,secrets -o name
  step "$KUBECTL" -n helm get deployment shop --ignore-not-found --show-managed-fields \
    -o go-template='{{range .metadata.managedFields}}{{.manager}} {{.operation}} {{.subresource}}{{"\n"}}{{end}}replicas {{.spec.replicas}} revision {{index .metadata.annotations "deployment.kubernetes.io/revision"}}{{"\n"}}'
}

"$HELM" create shop >/dev/null 2>&1
sed -i.bak "s/^      containers:/      nodeName: $NODE\n      containers:/" shop/templates/deployment.yaml
rm -r shop/templates/*.bak shop/templates/tests/*
cat >shop/templates/tests/job.yaml <<YAML
apiVersion: batch/v1
kind: Job
metadata:
  name: {{ include "shop.fullname" . }}-test
  annotations:
    helm.sh/hook: test
    helm.sh/hook-delete-policy: before-hook-creation
spec:
  template:
    spec:
      nodeName: $NODE
      restartPolicy: Never
      containers:
        - name: test
          image: busybox
YAML
helm install shop ./shop --create-namespace --wait --timeout 90s
state
helm install shop ./shop
helm list
helm get manifest shop
helm get values shop --all
helm upgrade shop ./shop --set replicaCount=2 --dry-run=server
helm upgrade shop ./shop --set replicaCount=2 --wait --timeout 90s
state
helm test shop --timeout 90s
helm upgrade shop ./shop --set replicaCount=-1
helm upgrade shop ./shop --set service.port=70000
# Somebody else takes a field.
step "$KUBECTL" -n helm patch deployment shop --field-manager somebody -p '{"spec":{"replicas":3}}'
helm upgrade shop ./shop --set replicaCount=4
helm upgrade shop ./shop --set image.tag=2 --set autoscaling.enabled=true --wait --timeout 90s
state
helm rollback shop 1 --wait --timeout 90s
helm rollback shop 1 --wait --timeout 90s --force-conflicts
state
helm history shop
helm upgrade other ./shop --install --wait --timeout 90s --set replicaCount=0
helm list
helm uninstall shop other --wait --timeout 90s
helm list
state
step "$KUBECTL" delete namespace helm
