#!/usr/bin/env bash
# The real kube-apiserver and kube-controller-manager for tests on one machine, over etcd, all on loopback: with the
# validation, defaulting and admission of every Kind. scripts/go.sh builds them once, which takes 10 to 60 minutes.
#
#   scripts/controlplane.sh start [options]  starts a server of its own, prints its URL and the path of a kubeconfig
#   scripts/controlplane.sh stop KUBECONFIG  stops that server and removes what it kept
#
#   --port N               port of the API server (default: one that is free)
#   --rbac                 authorization by RBAC, --nodes by Node and RBAC with NodeRestriction; without them everybody who has a token may do everything
#   --controller-manager   kube-controller-manager, too
#   --admission            the admission plugins of a cluster; without it those are off that ask for other objects
#                          (ServiceAccount, Priority, RuntimeClass), so that a Pod can be judged alone
#   --runtime-config S     which APIs are served (default api/all=true: alpha and beta ones, too)
#   --feature-gates S      as kube-apiserver's
#   --service-cluster-ip-range S  as kube-apiserver's (default 10.96.0.0/12)
#   --tokens FILE          more tokens, in the form of --token-auth-file
#
# Servers behind an APIService find whom to trust in the ConfigMap extension-apiserver-authentication.
# Beside the kubeconfig, etcd.url is where etcd listens.
# The kubeconfig holds a token of the group system:masters; tokens `viewer` and `nobody` stand for users without any rights.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

usage() { sed -n '2,/^set /p' "${BASH_SOURCE[0]}" | sed '$d; s/^# \{0,1\}//'; }

# Below those that systems give to clients, which may take one before a server does.
free_port() {
  local port
  while port=$((10000 + RANDOM % 22000)); do
    (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null || { echo "$port"; return; }
  done
}

# await NAME LOG COMMAND...: until the command succeeds, 60 seconds at most.
await() {
  local name=$1 log=$2
  shift 2
  for _ in $(seq 240); do
    "$@" >/dev/null 2>&1 && return
    sleep 0.25
  done
  echo "$name did not start:" >&2
  tail -n 20 "$log" >&2
  return 1
}

start() {
  local port='' authorization=AlwaysAllow controller_manager='' runtime_config=api/all=true feature_gates='' tokens=''
  local admission='ServiceAccount,Priority,RuntimeClass' cluster_ips=10.96.0.0/12 enabled=''
  while [ "$#" -gt 0 ]; do
    case $1 in
    --port) port=$2; shift ;;
    --rbac) authorization=RBAC ;;
    --nodes) authorization=Node,RBAC enabled=NodeRestriction ;;
    --controller-manager) controller_manager=yes ;;
    --admission) admission='' ;;
    --runtime-config) runtime_config=$2; shift ;;
    --feature-gates) feature_gates=$2; shift ;;
    --service-cluster-ip-range) cluster_ips=$2; shift ;;
    --tokens) tokens=$2; shift ;;
    *) usage >&2; exit 2 ;;
    esac
    shift
  done
  local etcd apiserver manager='' state url etcd_port peer_port token
  etcd=$("$here/go.sh" build etcd)
  apiserver=$("$here/go.sh" build kube-apiserver)
  [ -z "$controller_manager" ] || manager=$("$here/go.sh" build kube-controller-manager)
  state=$(mktemp -d "${TMPDIR:-/tmp}/kubetyped-controlplane.XXXXXX")
  trap 'stop "$state/kubeconfig"' ERR
  [ -n "$port" ] || port=$(free_port)
  etcd_port=$(free_port)
  peer_port=$(free_port)
  url="https://127.0.0.1:$port"
  token=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
  printf '%s,admin,admin,system:masters\nviewer,viewer,viewer\nnobody,nobody,nobody\n' "$token" >"$state/tokens.csv"
  [ -z "$tokens" ] || cat "$tokens" >>"$state/tokens.csv"
  openssl genrsa -out "$state/service-accounts.key" 2048 2>/dev/null
  # The certificate that kube-apiserver shows to servers behind an APIService, and its authority.
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=front-proxy-ca \
    -keyout "$state/front-proxy-ca.key" -out "$state/front-proxy-ca.crt" 2>/dev/null
  openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=front-proxy-client \
    -keyout "$state/front-proxy-client.key" -out "$state/front-proxy-client.csr" 2>/dev/null
  openssl x509 -req -in "$state/front-proxy-client.csr" -CA "$state/front-proxy-ca.crt" -CAkey "$state/front-proxy-ca.key" \
    -CAcreateserial -days 2 -out "$state/front-proxy-client.crt" 2>/dev/null

  "$etcd" --data-dir "$state/etcd" --log-level error --unsafe-no-fsync \
    --listen-client-urls "http://127.0.0.1:$etcd_port" --advertise-client-urls "http://127.0.0.1:$etcd_port" \
    --listen-peer-urls "http://127.0.0.1:$peer_port" --initial-advertise-peer-urls "http://127.0.0.1:$peer_port" \
    --initial-cluster "default=http://127.0.0.1:$peer_port" >"$state/etcd.log" 2>&1 </dev/null &
  echo $! >"$state/etcd.pid"
  echo "http://127.0.0.1:$etcd_port" >"$state/etcd.url"
  await etcd "$state/etcd.log" curl -sf "http://127.0.0.1:$etcd_port/health"

  "$apiserver" --bind-address 127.0.0.1 --advertise-address 127.0.0.1 --secure-port "$port" --cert-dir "$state/certs" \
    --etcd-servers "http://127.0.0.1:$etcd_port" --service-cluster-ip-range "$cluster_ips" --authorization-mode "$authorization" \
    --token-auth-file "$state/tokens.csv" --anonymous-auth=false --allow-privileged=true --runtime-config "$runtime_config" \
    --service-account-issuer https://kubernetes.default.svc --service-account-key-file "$state/service-accounts.key" \
    --service-account-signing-key-file "$state/service-accounts.key" --endpoint-reconciler-type none --profiling=false \
    --requestheader-client-ca-file "$state/front-proxy-ca.crt" --requestheader-allowed-names front-proxy-client \
    --requestheader-username-headers X-Remote-User --requestheader-group-headers X-Remote-Group \
    --requestheader-extra-headers-prefix X-Remote-Extra- \
    --proxy-client-cert-file "$state/front-proxy-client.crt" --proxy-client-key-file "$state/front-proxy-client.key" \
    ${admission:+--disable-admission-plugins "$admission"} ${enabled:+--enable-admission-plugins "$enabled"} ${feature_gates:+--feature-gates "$feature_gates"} \
    >"$state/kube-apiserver.log" 2>&1 </dev/null &
  echo $! >"$state/kube-apiserver.pid"
  await kube-apiserver "$state/kube-apiserver.log" test -f "$state/certs/apiserver.crt"
  (umask 077 && cat >"$state/kubeconfig") <<YAML
apiVersion: v1
kind: Config
current-context: controlplane
clusters:
  - name: controlplane
    cluster: { server: "$url", certificate-authority: "$state/certs/apiserver.crt" }
users:
  - name: admin
    user: { token: "$token" }
contexts:
  - name: controlplane
    context: { cluster: controlplane, user: admin }
YAML
  await kube-apiserver "$state/kube-apiserver.log" \
    curl -sf --cacert "$state/certs/apiserver.crt" -H "Authorization: Bearer $token" "$url/readyz"

  if [ -n "$controller_manager" ]; then
    "$manager" --kubeconfig "$state/kubeconfig" --bind-address 127.0.0.1 --secure-port 0 --leader-elect=false \
      --service-account-private-key-file "$state/service-accounts.key" --root-ca-file "$state/certs/apiserver.crt" --use-service-account-credentials=false \
      >"$state/kube-controller-manager.log" 2>&1 </dev/null &
    echo $! >"$state/kube-controller-manager.pid"
    # Its first visible deed.
    await kube-controller-manager "$state/kube-controller-manager.log" \
      curl -sf --cacert "$state/certs/apiserver.crt" -H "Authorization: Bearer $token" "$url/api/v1/namespaces/default/serviceaccounts/default"
  fi
  trap - ERR
  echo "$url"
  echo "$state/kubeconfig"
}

stop() {
  local state program pid
  state=$(dirname "$1")
  case $(basename "$state") in kubetyped-controlplane.*) ;; *) echo "$1 is no kubeconfig of this script" >&2; exit 2 ;; esac
  for program in kube-controller-manager kube-apiserver etcd; do
    [ -f "$state/$program.pid" ] || continue
    pid=$(cat "$state/$program.pid")
    kill "$pid" 2>/dev/null || continue
    for _ in $(seq 40); do kill -0 "$pid" 2>/dev/null || break; sleep 0.25; done
    kill -9 "$pid" 2>/dev/null || true
  done
  rm -rf "$state"
}

case ${1:-} in
start) shift; start "$@" ;;
stop) [ "$#" -eq 2 ] || { usage >&2; exit 2; }; stop "$2" ;;
*) usage >&2; exit 2 ;;
esac
