// Tables as kube-apiserver makes them for `kubectl get`: reads rows {"in": OBJECT}, one a line, and writes them with
// "columns", each [name, type, format, priority], and "cells", those of the object, or "error", why there is no table.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"reflect"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apiserver/pkg/registry/rest"
	"k8s.io/kubernetes/pkg/api/legacyscheme"
	_ "k8s.io/kubernetes/pkg/apis/admissionregistration/install"
	_ "k8s.io/kubernetes/pkg/apis/apps/install"
	_ "k8s.io/kubernetes/pkg/apis/autoscaling/install"
	_ "k8s.io/kubernetes/pkg/apis/batch/install"
	_ "k8s.io/kubernetes/pkg/apis/certificates/install"
	_ "k8s.io/kubernetes/pkg/apis/coordination/install"
	"k8s.io/kubernetes/pkg/apis/core"
	_ "k8s.io/kubernetes/pkg/apis/core/install"
	_ "k8s.io/kubernetes/pkg/apis/discovery/install"
	_ "k8s.io/kubernetes/pkg/apis/events/install"
	_ "k8s.io/kubernetes/pkg/apis/flowcontrol/install"
	_ "k8s.io/kubernetes/pkg/apis/lifecycle/install"
	_ "k8s.io/kubernetes/pkg/apis/networking/install"
	_ "k8s.io/kubernetes/pkg/apis/node/install"
	_ "k8s.io/kubernetes/pkg/apis/policy/install"
	"k8s.io/kubernetes/pkg/apis/rbac"
	_ "k8s.io/kubernetes/pkg/apis/rbac/install"
	_ "k8s.io/kubernetes/pkg/apis/resource/install"
	_ "k8s.io/kubernetes/pkg/apis/scheduling/install"
	"k8s.io/kubernetes/pkg/apis/storage"
	_ "k8s.io/kubernetes/pkg/apis/storage/install"
	_ "k8s.io/kubernetes/pkg/apis/storagemigration/install"
	"k8s.io/kubernetes/pkg/printers"
	printersinternal "k8s.io/kubernetes/pkg/printers/internalversion"
	printerstorage "k8s.io/kubernetes/pkg/printers/storage"
)

var generated = printerstorage.TableConvertor{TableGenerator: printers.NewTableGenerator().With(printersinternal.AddHandlers)}

// The Kinds whose storage in pkg/registry has rest.NewDefaultTableConvertor.
var plain = map[reflect.Type]bool{
	reflect.TypeOf(&core.LimitRange{}):            true,
	reflect.TypeOf(&rbac.Role{}):                  true,
	reflect.TypeOf(&rbac.ClusterRole{}):           true,
	reflect.TypeOf(&storage.CSIStorageCapacity{}): true,
}

func tableOf(line []byte) (*metav1.Table, error) {
	// As a stored object: with its defaults.
	object, _, err := legacyscheme.Codecs.UniversalDecoder().Decode(line, nil, nil)
	if err != nil {
		return nil, err
	}
	var convertor rest.TableConvertor = generated
	if plain[reflect.TypeOf(object)] {
		convertor = rest.NewDefaultTableConvertor(schema.GroupResource{})
	}
	return convertor.ConvertToTable(context.Background(), object, nil)
}

type row struct {
	In      json.RawMessage `json:"in"`
	Columns [][]any         `json:"columns,omitempty"`
	Cells   []any           `json:"cells,omitempty"`
	Error   string          `json:"error,omitempty"`
}

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<24)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for lines.Scan() {
		var answer row
		err := json.Unmarshal(lines.Bytes(), &struct {
			In *json.RawMessage `json:"in"`
		}{&answer.In})
		if err != nil {
			panic(err)
		}
		if table, err := tableOf(answer.In); err != nil {
			answer.Error = err.Error()
		} else {
			for _, column := range table.ColumnDefinitions {
				answer.Columns = append(answer.Columns, []any{column.Name, column.Type, column.Format, column.Priority})
			}
			answer.Cells = table.Rows[0].Cells
		}
		text, err := json.Marshal(answer)
		if err != nil {
			panic(err)
		}
		fmt.Fprintf(out, "%s\n", text)
	}
	if err := lines.Err(); err != nil {
		panic(err)
	}
}
