package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand"
	"sort"

	"kubetyped/rows"
	"sigs.k8s.io/structured-merge-diff/v6/fieldpath"
	"sigs.k8s.io/structured-merge-diff/v6/merge"
	"sigs.k8s.io/structured-merge-diff/v6/typed"
)

// A run of updates and applies through merge.Updater.

type updateOp struct {
	// Op is apply, force, update, or schema: from here on the schema of this index counts.
	Op      string          `json:"op"`
	Manager string          `json:"manager,omitempty"`
	Version string          `json:"version,omitempty"`
	Object  json.RawMessage `json:"object,omitempty"`
	Schema  int             `json:"schema,omitempty"`
}

type updaterIn struct {
	Schemas []json.RawMessage `json:"schemas"`
	Type    string            `json:"type"`
	Ignored string            `json:"ignored,omitempty"`
	Ops     []updateOp        `json:"ops"`
}

type owned struct {
	Manager string `json:"manager"`
	Version string `json:"version"`
	Applied bool   `json:"applied"`
	Set     string `json:"set"`
}

type updateOut struct {
	Err       string   `json:"err"`
	Conflicts []string `json:"conflicts"`
	Object    any      `json:"object"`
	Managers  []owned  `json:"managers"`
}

// sameVersions has each version but "gone".
type sameVersions struct{}

var errGone = errors.New("gone")

func (sameVersions) Convert(v *typed.TypedValue, version fieldpath.APIVersion) (*typed.TypedValue, error) {
	if version == "gone" {
		return v, errGone
	}
	return v, nil
}

func (sameVersions) IsMissingVersionError(err error) bool { return err == errGone }

func conflictTexts(err error) []string {
	var conflicts merge.Conflicts
	if !errors.As(err, &conflicts) {
		return nil
	}
	out := []string{}
	for _, c := range conflicts {
		out = append(out, fmt.Sprintf("%s %s", c.Manager, c.Path))
	}
	sort.Strings(out)
	return out
}

func answerUpdater(in json.RawMessage) any {
	q := rows.Read[updaterIn](in)
	t := typeOf(q.Schemas[0], q.Type)
	builder := merge.UpdaterBuilder{Converter: sameVersions{}}
	if q.Ignored != "" {
		set, _ := readSet(q.Ignored)
		builder.IgnoreFilter = map[fieldpath.APIVersion]fieldpath.Filter{"v1": fieldpath.NewExcludeSetFilter(set)}
	}
	updater := builder.BuildUpdater()
	live := must(t.FromUnstructured(nil))
	managers := fieldpath.ManagedFields{}
	out := []updateOut{}
	for _, op := range q.Ops {
		result := updateOut{}
		if op.Op == "schema" {
			t = typeOf(q.Schemas[op.Schema], q.Type)
			live = typed.AsTypedUnvalidated(live.AsValue(), t.Schema, t.TypeRef)
			continue
		}
		options := []typed.ValidationOptions{}
		if op.Op == "update" {
			options = append(options, typed.AllowDuplicates)
		}
		object, err := t.FromUnstructured(unmarshal(op.Object), options...)
		if err == nil {
			var next *typed.TypedValue
			var after fieldpath.ManagedFields
			version := fieldpath.APIVersion(op.Version)
			if op.Op == "update" {
				next, after, err = updater.Update(live, object, version, managers.Copy(), op.Manager)
			} else {
				next, after, err = updater.Apply(live, object, version, managers.Copy(), op.Manager, op.Op == "force")
			}
			if err == nil {
				managers = after
				if next != nil {
					live = next
				}
			}
		}
		result.Conflicts = conflictTexts(err)
		if result.Conflicts == nil {
			result.Err = errorText(err)
		}
		if live.AsValue() != nil {
			result.Object = live.AsValue().Unstructured()
		}
		for _, name := range sortedKeys(managers) {
			vs := managers[name]
			result.Managers = append(result.Managers, owned{name, string(vs.APIVersion()), vs.Applied(), setText(vs.Set())})
		}
		out = append(out, result)
	}
	return out
}

// changedSchemas are the mixed schema, and what becomes of it when types turn atomic.
var changedSchemas = []json.RawMessage{json.RawMessage(mixedSchema), json.RawMessage(atomicMixedSchema())}

func randomUpdates(r *rand.Rand) any {
	s := rows.Pick(r, schemas)
	in := updaterIn{Schemas: []json.RawMessage{s.data()}, Type: s.Type}
	if s.Data != "" {
		in.Schemas = changedSchemas
	}
	t := typeOf(s.data(), s.Type)
	m := maker{r: r, schema: t.Schema}
	if r.Intn(10) == 0 {
		m.wild = 60
	}
	configs := []any{m.value(t.TypeRef, 6), m.value(t.TypeRef, 6)}
	if r.Intn(10) == 0 {
		if tv, err := t.FromUnstructured(unmarshal(must(json.Marshal(configs[0]))), typed.AllowDuplicates); err == nil {
			if set, err := tv.ToFieldSet(); err == nil {
				in.Ignored = setText(subset(r, set, 2))
			}
		}
	}
	for n := 2 + r.Intn(6); n > 0; n-- {
		if s.Data != "" && r.Intn(15) == 0 {
			in.Ops = append(in.Ops, updateOp{Op: "schema", Schema: r.Intn(2)})
		}
		at := r.Intn(len(configs))
		configs[at] = m.change(t.TypeRef, configs[at], 6)
		op := updateOp{Op: rows.Pick(r, []string{"apply", "apply", "force", "update"}), Manager: rows.Pick(r, []string{"m1", "m2", "m3"}), Version: rows.Pick(r, []string{"v1", "v1", "v1", "v2"})}
		if r.Intn(25) == 0 {
			op.Version = "gone"
		}
		op.Object = must(json.Marshal(configs[at]))
		in.Ops = append(in.Ops, op)
	}
	return in
}

func updaterInputs(r *rand.Rand) []any {
	return append(upstreamRuns(), inputsOf(randomUpdates, 500)(r)...)
}
