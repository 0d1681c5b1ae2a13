# Sourced by scripts that run programs beside them until they end: $here is the folder of scripts, $state one for logs and keys.
pids=() control=''
stop() {
  [ "${#pids[@]}" -eq 0 ] || kill "${pids[@]}" 2>/dev/null || true
  [ -z "$control" ] || "$here/controlplane.sh" stop "$control"
}
trap stop EXIT

# background NAME COMMAND...
background() {
  local log=$state/$1.log
  shift
  "$@" >"$log" 2>&1 </dev/null &
  pids+=($!)
}

# await NAME COMMAND...: until the command succeeds, 60 seconds at most.
await() {
  local name=$1
  shift
  for _ in $(seq 240); do
    "$@" >/dev/null 2>&1 && return
    sleep 0.25
  done
  echo "$name did not start; see $state" >&2
  return 1
}

# start_kubetyped KUBECONFIG FLAG...: kubetyped server of dist, which writes the kubeconfig.
start_kubetyped() {
  local kubeconfig=$1
  shift
  openssl genrsa -out "$state/sa.key" 2048 2>/dev/null
  background server node "$here/../dist/node/src/cli/main.js" server --port 0 --authorization-mode Node,RBAC \
    --enable-admission-plugins NodeRestriction --service-account-signing-key-file "$state/sa.key" --write-kubeconfig "$kubeconfig" "$@"
  await "kubetyped server" test -f "$kubeconfig"
}

# start_with_manager KUBECONFIG: the same, and kube-controller-manager in front of it, whose controllers are not run twice.
start_with_manager() {
  local kubeconfig=$1 controllers='*' kubectl manager
  kubectl=$("$here/go.sh" build kubectl)
  manager=$("$here/go.sh" build kube-controller-manager)
  for each in garbage-collector namespace clusterrole-aggregation pod-garbage-collector resourcequota persistentvolumeclaim-protection; do
    controllers+=",-$each-controller"
  done
  start_kubetyped "$kubeconfig" --controllers "$controllers"
  sed -n 's/ *certificate-authority-data: *//p' "$kubeconfig" | tr -d '"' | base64 -d >"$state/ca.crt"
  background kube-controller-manager "$manager" --kubeconfig "$kubeconfig" --bind-address 127.0.0.1 --secure-port 0 \
    --leader-elect=false --service-account-private-key-file "$state/sa.key" --root-ca-file "$state/ca.crt" \
    --use-service-account-credentials=false
  await kube-controller-manager "$kubectl" --kubeconfig "$kubeconfig" get serviceaccount default
}
