// Defaults as kube-apiserver fills them in: reads rows {"in": OBJECT}, one a line, and writes them with "out", the object
// with its defaults, or "error", why it can't be read.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"

	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/kubernetes/pkg/api/legacyscheme"
	_ "k8s.io/kubernetes/pkg/apis/admissionregistration/install"
	_ "k8s.io/kubernetes/pkg/apis/apps/install"
	_ "k8s.io/kubernetes/pkg/apis/autoscaling/install"
	_ "k8s.io/kubernetes/pkg/apis/batch/install"
	_ "k8s.io/kubernetes/pkg/apis/certificates/install"
	_ "k8s.io/kubernetes/pkg/apis/coordination/install"
	_ "k8s.io/kubernetes/pkg/apis/core/install"
	_ "k8s.io/kubernetes/pkg/apis/discovery/install"
	_ "k8s.io/kubernetes/pkg/apis/events/install"
	_ "k8s.io/kubernetes/pkg/apis/flowcontrol/install"
	_ "k8s.io/kubernetes/pkg/apis/lifecycle/install"
	_ "k8s.io/kubernetes/pkg/apis/networking/install"
	_ "k8s.io/kubernetes/pkg/apis/node/install"
	_ "k8s.io/kubernetes/pkg/apis/policy/install"
	_ "k8s.io/kubernetes/pkg/apis/rbac/install"
	_ "k8s.io/kubernetes/pkg/apis/resource/install"
	_ "k8s.io/kubernetes/pkg/apis/scheduling/install"
	_ "k8s.io/kubernetes/pkg/apis/storage/install"
	_ "k8s.io/kubernetes/pkg/apis/storagemigration/install"
)

func defaulted(line []byte) (runtime.Object, error) {
	object, _, err := legacyscheme.Codecs.UniversalDeserializer().Decode(line, nil, nil)
	if err != nil {
		return nil, err
	}
	legacyscheme.Scheme.Default(object)
	return object, nil
}

type row struct {
	In    json.RawMessage `json:"in"`
	Out   runtime.Object  `json:"out,omitempty"`
	Error string          `json:"error,omitempty"`
}

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<24)
	out := bufio.NewWriter(os.Stdout)
	for lines.Scan() {
		var answer row
		text := lines.Bytes()
		err := json.Unmarshal(text, &struct {
			In *json.RawMessage `json:"in"`
		}{&answer.In})
		if err != nil {
			panic(err)
		}
		if answer.Out, err = defaulted(answer.In); err != nil {
			answer.Error = err.Error()
		}
		if text, err = json.Marshal(answer); err != nil {
			panic(err)
		}
		fmt.Fprintf(out, "%s\n", text)
		out.Flush()
	}
	if err := lines.Err(); err != nil {
		panic(err)
	}
}
