#!/usr/bin/env bash
# Writes every file of test vectors again, with all vector programs of scripts/go. The same libraries give the same files.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
for main in scripts/go/*vectors/main.go; do
  program=$(basename "$(dirname "$main")")
  case $program in
  schedulingvectors) arguments=(-out test/api/core/v1/vectors) ;;
  conversionvectors) arguments=(-out test/webhooks/vectors) ;;
  crdvectors) arguments=(-out test/apiextensions/vectors) ;;
  yamlvectors) arguments=(test/engine/yaml/vectors) ;;
  clientvectors | electionvectors | eventvectors | execvectors | informervectors | kubeconfigvectors) arguments=(-out test/client/vectors) ;;
  oidcvectors) arguments=(-out test/apiserver/vectors) ;;
  cborvectors | jsonvectors | queryvectors | schemavectors | streamvectors | unstructuredvectors | vectors)
    # They know where to write.
    arguments=()
    ;;
  *) arguments=(-out test/apimachinery/vectors) ;;
  esac
  scripts/extract.sh "$program" "${arguments[@]}"
done
