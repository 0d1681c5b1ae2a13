#!/usr/bin/env bash
# Writes files of test vectors again, with the vector programs of scripts/go: all, or those of the programs that are named. The
# same sources give the same files.
#
#   scripts/vectors.sh [PROGRAM...]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# answer FILE COMMAND...: lets a program answer the questions of a file again.
answer() {
  local file=$1
  shift
  case $file in
  *.gz) gzip -dc "$file" | "$@" | gzip -9n >"$file.new" ;;
  *) "$@" <"$file" >"$file.new" ;;
  esac
  mv "$file.new" "$file"
}

# Compressed files whose rows are the same stay as they are: releases of Go compress differently.
keep() {
  local file files
  # All of them before the first is checked out: git diff locks the index at its end, too.
  files=$(git diff --name-only -- '*.gz')
  for file in $files; do
    if cmp -s <(git show ":$file" | gzip -dc) <(gzip -dc "$file"); then git checkout -q -- "$file"; fi
  done
}

# In situations that upstream's tests are about; their names are there for a test that none is forgotten.
situations() { node scripts/situations/print.mjs "$1"; }

write() {
  local out program
  case $1 in
  schedulingvectors) scripts/go.sh "$1" -out test/api/core/v1/vectors ;;
  conversionvectors) scripts/go.sh "$1" -out test/webhooks/vectors ;;
  crdvectors) scripts/go.sh "$1" -out test/apiextensions/vectors ;;
  yamlvectors) scripts/go.sh "$1" test/engine/yaml/vectors ;;
  clientvectors | electionvectors | eventvectors | execvectors | informervectors | jsonpathvectors | kubeconfigvectors)
    scripts/go.sh "$1" -out test/client/vectors
    ;;
  autoscalers) scripts/go.sh "$1" -out test/kinds/vectors ;;
  oidcvectors) scripts/go.sh "$1" -out test/apiserver/vectors ;;
  # They know where to write.
  cborvectors | jsonvectors | queryvectors | schemavectors | streamvectors | unstructuredvectors | vectors) scripts/go.sh "$1" ;;
  *vectors) scripts/go.sh "$1" -out test/apimachinery/vectors ;;
  priorityqueue) scripts/go.sh priorityqueue -rows | gzip -9n >test/client/vectors/priority-queues.jsonl.gz ;;
  serviceaccounts) answer test/apiserver/vectors/service-accounts.jsonl.gz scripts/go.sh serviceaccounts ;;
  cel)
    program=$(scripts/go.sh build cel)
    out=test/conformance/cel
    local spec apiserver apiextensions name
    spec="$(scripts/go.sh folder cel.dev/expr@v0.25.2)/tests/simple/testdata"
    apiserver=$(scripts/go.sh folder k8s.io/apiserver)
    apiextensions=$(scripts/go.sh folder k8s.io/apiextensions-apiserver)
    "$program" -rows -conformance "$spec" | gzip -9n >"$out/spec.jsonl.gz"
    "$program" -census -conformance "$spec" >"$out/spec_census.json"
    "$program" -rows -literals "$apiserver/pkg/cel/library" | gzip -9n >"$out/libraries.jsonl.gz"
    situations expressions | "$program" -again | gzip -9n >"$out/situations.jsonl.gz"
    "$program" -situations "$apiextensions"/pkg/apiserver/schema/cel/*_test.go "$apiserver"/pkg/cel/library/*_test.go |
      gzip -9n >"$out/upstream_tests.jsonl.gz"
    for name in functions random syntax; do answer "$out/$name.jsonl.gz" "$program" -again; done
    ;;
  customresources)
    program=$(scripts/go.sh build customresources)
    out=test/apiextensions/pipeline
    "$program" -spellings | "$program" -rows | gzip -9n >"$out/spellings.jsonl.gz"
    situations resources | "$program" -rows | gzip -9n >"$out/resource_situations.jsonl.gz"
    situations definitions | "$program" -rows | gzip -9n >"$out/definition_situations.jsonl.gz"
    answer "$out/definitions.jsonl.gz" "$program" -rows
    answer "$out/resources.jsonl.gz" "$program" -rows
    ;;
  admissionplugins)
    situations plugins | scripts/go.sh admissionplugins | gzip -9n >test/apiserver/vectors/default-plugins.jsonl.gz
    for name in admission-plugins.jsonl.gz restriction-plugins.jsonl; do answer test/apiserver/vectors/$name scripts/go.sh admissionplugins; done
    ;;
  admission) answer test/admission/vectors/policies.jsonl.gz scripts/go.sh admission -rows ;;
  defaults) answer test/defaults/vectors.jsonl.gz scripts/go.sh defaults ;;
  strategies)
    program=$(scripts/go.sh build strategies)
    # One of the files has the questions, too.
    for name in strategies telling warnings; do
      situations $name | "$program" 2>/dev/null | gzip -9n >test/kinds/$name.jsonl.gz.new
      mv test/kinds/$name.jsonl.gz.new test/kinds/$name.jsonl.gz
    done
    ;;
  aggregation) answer test/apiserver/vectors/aggregation.jsonl scripts/go.sh aggregation 2>/dev/null ;;
  openapiprotobuf) answer test/apiserver/vectors/openapi-protobuf.jsonl scripts/go.sh openapiprotobuf ;;
  podsecurity) answer test/admission/vectors/pod_security.jsonl scripts/go.sh podsecurity ;;
  tables)
    # Without times, since ages depend on now; but for the one that says whether an object is being deleted.
    {
      gzip -dc test/defaults/vectors.jsonl.gz | sed -E 's/"deletionTimestamp":"/&@/g
        s/"[0-9]{4}-[0-9]{2}-[0-9]{2}T[^"]*"/null/g
        s/("deletionTimestamp":")@/\1/g'
      cat test/apiserver/vectors/columns_by_hand.jsonl
    } | scripts/go.sh tables | gzip -9n >test/apiserver/vectors/columns.jsonl.gz.new
    mv test/apiserver/vectors/columns.jsonl.gz.new test/apiserver/vectors/columns.jsonl.gz
    ;;
  # The roles and bindings with which servers begin.
  bootstrappolicy)
    out=src/apiserver/authorization/rbac/zz_generated.policy.ts
    scripts/go.sh bootstrappolicy >"$out.new"
    mv "$out.new" "$out"
    ;;
  *) echo "$1 writes no vectors" >&2; exit 2 ;;
  esac
}

if [ "$#" -eq 0 ]; then
  for main in scripts/go/*vectors/main.go; do set -- "$@" "$(basename "$(dirname "$main")")"; done
  set -- "$@" priorityqueue serviceaccounts cel customresources admission defaults strategies aggregation admissionplugins openapiprotobuf podsecurity tables bootstrappolicy
fi
for program in "$@"; do write "$program"; done
keep
