// Objects as the strategies of kube-apiserver take them: reads rows {"in": OBJECT, "old": OBJECT, "subresource": "status"}, one
// a line, of which the last two are for updates, and writes them with "out", the object as it would be stored, and "errors",
// what is refused, each [type, field, detail], or "error", why it can't be read; and "warnings" about what is not refused.
package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"regexp"
	"slices"
	"time"

	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/validation/field"
	"k8s.io/apiserver/pkg/authentication/user"
	"k8s.io/apiserver/pkg/endpoints/request"
	"k8s.io/apiserver/pkg/registry/rest"
	"k8s.io/kubernetes/pkg/api/legacyscheme"
)

type row struct {
	In          json.RawMessage `json:"in"`
	Old         json.RawMessage `json:"old,omitempty"`
	Subresource string          `json:"subresource,omitempty"`
	Out         runtime.Object  `json:"out,omitempty"`
	Errors      [][3]string     `json:"errors,omitempty"`
	Warnings    []string        `json:"warnings,omitempty"`
	Error       string          `json:"error,omitempty"`
}

func (r *row) answer() (err error) {
	defer func() {
		if broken := recover(); broken != nil {
			err = fmt.Errorf("panic: %v", broken)
		}
	}()
	object, gvk, err := decode(r.In)
	if err != nil {
		return err
	}
	kind, found := kinds[gvk.GroupKind()]
	if !found {
		return fmt.Errorf("no strategy of %v", gvk.GroupKind())
	}
	ctx, err := contextOf(object, *gvk, r.Subresource)
	if err != nil {
		return err
	}
	var errs field.ErrorList
	if r.Old == nil {
		kind.strategy.PrepareForCreate(ctx, object)
		if errs = rest.ValidateCreate(ctx, object, kind.strategy); len(errs) == 0 {
			r.Warnings = kind.strategy.WarningsOnCreate(ctx, object)
			kind.strategy.Canonicalize(object)
		}
	} else {
		old, _, err := decode(r.Old)
		if err != nil {
			return err
		}
		var strategy rest.RESTUpdateStrategy = kind.strategy
		if r.Subresource == "status" {
			strategy = kind.status
		}
		strategy.PrepareForUpdate(ctx, object, old)
		if errs = rest.ValidateUpdate(ctx, object, old, strategy); len(errs) == 0 {
			r.Warnings = strategy.WarningsOnUpdate(ctx, object, old)
			strategy.Canonicalize(object)
		}
	}
	// Those of maps come in any order.
	slices.Sort(r.Warnings)
	for _, err := range errs {
		r.Errors = append(r.Errors, [3]string{string(err.Type), err.Field, err.Detail})
	}
	// As it is read again: with its defaults.
	if r.Out, err = legacyscheme.Scheme.ConvertToVersion(object, gvk.GroupVersion()); err != nil {
		return err
	}
	r.Out.GetObjectKind().SetGroupVersionKind(*gvk)
	return nil
}

func decode(text []byte) (runtime.Object, *schema.GroupVersionKind, error) {
	return legacyscheme.Codecs.UniversalDecoder().Decode(text, nil, nil)
}

func contextOf(object runtime.Object, gvk schema.GroupVersionKind, subresource string) (context.Context, error) {
	accessor, err := meta.Accessor(object)
	if err != nil {
		return nil, err
	}
	plural, _ := meta.UnsafeGuessKindToResource(gvk)
	ctx := request.WithNamespace(context.Background(), accessor.GetNamespace())
	ctx = request.WithUser(ctx, &user.DefaultInfo{Name: "admin"})
	return request.WithRequestInfo(ctx, &request.RequestInfo{
		IsResourceRequest: true,
		APIGroup:          gvk.Group,
		APIVersion:        gvk.Version,
		Resource:          plural.Resource,
		Subresource:       subresource,
		Namespace:         accessor.GetNamespace(),
		Name:              accessor.GetName(),
	}), nil
}

var times = regexp.MustCompile(`"(?:timeAdded|lastPhaseTransitionTime)":"[^"]*"`)

// What the strategies take from the real clock becomes the time of all rows.
func fixed(text []byte) []byte {
	name, value, _ := bytes.Cut(text, []byte(`:"`))
	given, err := time.Parse(time.RFC3339, string(value[:len(value)-1]))
	if err != nil || given.Before(started) {
		return text
	}
	return fmt.Appendf(nil, "%s:%q", name, clock.Now().Format(time.RFC3339))
}

var started = time.Now().Truncate(time.Second)

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<24)
	out := bufio.NewWriter(os.Stdout)
	for lines.Scan() {
		var asked row
		if err := json.Unmarshal(lines.Bytes(), &struct {
			In          *json.RawMessage `json:"in"`
			Old         *json.RawMessage `json:"old"`
			Subresource *string          `json:"subresource"`
		}{&asked.In, &asked.Old, &asked.Subresource}); err != nil {
			panic(err)
		}
		if err := asked.answer(); err != nil {
			asked.Error = err.Error()
		}
		var text bytes.Buffer
		encoder := json.NewEncoder(&text)
		encoder.SetEscapeHTML(false)
		if err := encoder.Encode(asked); err != nil {
			panic(err)
		}
		out.Write(times.ReplaceAllFunc(text.Bytes(), fixed))
		out.Flush()
	}
	if err := lines.Err(); err != nil {
		panic(err)
	}
}
