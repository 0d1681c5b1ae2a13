package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"sort"
	"strconv"
	"strings"
)

// resource is what a typed client tells about a kind.
type resource struct {
	plural       string
	namespaced   bool
	verbs        []string
	subresources map[string]bool
}

var verbOfMethod = map[string]string{
	"Create": "create", "Delete": "delete", "DeleteCollection": "deletecollection", "Get": "get",
	"List": "list", "Patch": "patch", "Update": "update", "Watch": "watch",
}

// extraSubresources are served by the API server, but typed clients reach them through streams or other groups.
var extraSubresources = map[string][]string{
	"k8s.io/api/core/v1.Pod":     {"attach", "exec", "portforward"},
	"k8s.io/api/core/v1.Node":    {"proxy"},
	"k8s.io/api/core/v1.Service": {"proxy"},
}

// unlisted says where kinds are sent or received that no typed client has a resource for.
var unlisted = map[string]struct {
	scope, plural string
	of            []string
}{
	"k8s.io/api/core/v1.Binding":                                         {"Namespaced", "bindings", []string{"pods/binding"}},
	"k8s.io/api/core/v1.PodAttachOptions":                                {"", "", []string{"pods/attach"}},
	"k8s.io/api/core/v1.PodExecOptions":                                  {"", "", []string{"pods/exec"}},
	"k8s.io/api/core/v1.PodLogOptions":                                   {"", "", []string{"pods/log"}},
	"k8s.io/api/core/v1.PodPortForwardOptions":                           {"", "", []string{"pods/portforward"}},
	"k8s.io/api/core/v1.PodProxyOptions":                                 {"", "", []string{"pods/proxy"}},
	"k8s.io/api/core/v1.NodeProxyOptions":                                {"", "", []string{"nodes/proxy"}},
	"k8s.io/api/core/v1.ServiceProxyOptions":                             {"", "", []string{"services/proxy"}},
	"k8s.io/api/policy/v1.Eviction":                                      {"Namespaced", "", []string{"pods/eviction"}},
	"k8s.io/api/policy/v1beta1.Eviction":                                 {"Namespaced", "", []string{"pods/eviction"}},
	"k8s.io/api/authentication/v1.TokenRequest":                          {"Namespaced", "", []string{"serviceaccounts/token"}},
	"k8s.io/api/autoscaling/v1.Scale":                                    {"Namespaced", "", []string{"deployments/scale", "replicasets/scale", "statefulsets/scale", "replicationcontrollers/scale"}},
	"k8s.io/api/apps/v1beta1.Scale":                                      {"Namespaced", "", []string{"deployments/scale", "statefulsets/scale"}},
	"k8s.io/api/apps/v1beta2.Scale":                                      {"Namespaced", "", []string{"deployments/scale", "replicasets/scale", "statefulsets/scale"}},
	"k8s.io/api/extensions/v1beta1.Scale":                                {"Namespaced", "", []string{"deployments/scale", "replicasets/scale"}},
	"k8s.io/api/apps/v1beta1.DeploymentRollback":                         {"Namespaced", "", []string{"deployments/rollback"}},
	"k8s.io/api/extensions/v1beta1.DeploymentRollback":                   {"Namespaced", "", []string{"deployments/rollback"}},
	"k8s.io/kube-aggregator/pkg/apis/apiregistration/v1.APIService":      {"Cluster", "apiservices", nil},
	"k8s.io/kube-aggregator/pkg/apis/apiregistration/v1beta1.APIService": {"Cluster", "apiservices", nil},
}

// readClients finds the resource of each kind ("package.Kind") in a tree of typed clients.
func readClients(root string, found map[string]*resource) error {
	return filepath.WalkDir(root, func(path string, entry os.DirEntry, err error) error {
		if err != nil || !entry.IsDir() || entry.Name() == "fake" {
			if err == nil && entry.IsDir() {
				return filepath.SkipDir
			}
			return err
		}
		files, err := filepath.Glob(filepath.Join(path, "*.go"))
		if err != nil {
			return err
		}
		here := map[string]*resource{}
		var parsed []*ast.File
		for _, name := range files {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			f, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
			if err != nil {
				return err
			}
			parsed = append(parsed, f)
			readClient(f, found, here)
		}
		for _, f := range parsed {
			ast.Inspect(f, func(n ast.Node) bool {
				if call, ok := n.(*ast.CallExpr); ok {
					if sub, name := chainArgument(call, "SubResource"), chainArgument(call, "Resource"); sub != "" && here[name] != nil {
						here[name].subresources[sub] = true
					}
				}
				return true
			})
		}
		return nil
	})
}

func readClient(f *ast.File, found map[string]*resource, here map[string]*resource) {
	imports := map[string]string{}
	for _, spec := range f.Imports {
		path, _ := strconv.Unquote(spec.Path.Value)
		name := path[strings.LastIndex(path, "/")+1:]
		if spec.Name != nil {
			name = spec.Name.Name
		}
		imports[name] = path
	}
	var r *resource
	for _, d := range f.Decls {
		fn, ok := d.(*ast.FuncDecl)
		if !ok || fn.Body == nil || !strings.HasPrefix(fn.Name.Name, "new") {
			continue
		}
		ast.Inspect(fn.Body, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok {
				return true
			}
			var callee ast.Expr
			var argument ast.Expr
			switch generic := call.Fun.(type) {
			case *ast.IndexListExpr:
				callee, argument = generic.X, generic.Indices[0]
			case *ast.IndexExpr:
				callee, argument = generic.X, generic.Index
			default:
				return true
			}
			sel, ok := callee.(*ast.SelectorExpr)
			if !ok || !strings.HasPrefix(sel.Sel.Name, "NewClient") {
				return true
			}
			kind := argument.(*ast.StarExpr).X.(*ast.SelectorExpr)
			plural, _ := strconv.Unquote(call.Args[0].(*ast.BasicLit).Value)
			r = &resource{plural: plural, namespaced: fn.Type.Params.NumFields() == 2, subresources: map[string]bool{}}
			found[imports[kind.X.(*ast.Ident).Name]+"."+kind.Sel.Name] = r
			here[plural] = r
			return false
		})
	}
	if r == nil {
		return
	}
	ast.Inspect(f, func(n ast.Node) bool {
		spec, ok := n.(*ast.TypeSpec)
		if !ok || !strings.HasSuffix(spec.Name.Name, "Interface") {
			return true
		}
		for _, method := range spec.Type.(*ast.InterfaceType).Methods.List {
			if len(method.Names) == 0 {
				continue
			}
			if verb := verbOfMethod[method.Names[0].Name]; verb != "" {
				r.verbs = append(r.verbs, verb)
			}
			if method.Names[0].Name == "UpdateStatus" {
				r.subresources["status"] = true
			}
		}
		return false
	})
	sort.Strings(r.verbs)
}

// chainArgument is the text given to the named method in a chain of calls.
func chainArgument(call *ast.CallExpr, method string) string {
	for call != nil {
		sel, ok := call.Fun.(*ast.SelectorExpr)
		if !ok {
			return ""
		}
		if sel.Sel.Name == method && len(call.Args) > 0 {
			if text, ok := call.Args[0].(*ast.BasicLit); ok {
				value, _ := strconv.Unquote(text.Value)
				return value
			}
		}
		call, _ = sel.X.(*ast.CallExpr)
	}
	return ""
}

// describeResource fills in what is known about a kind's place in the REST API.
func describeResource(kind *kindFacts, full, notes string, clients map[string]*resource) {
	genclient := markers(notes, "genclient")
	client := clients[full]
	subresources := map[string]bool{}
	for _, note := range genclient {
		for _, part := range strings.Split(note, ",") {
			if sub, ok := strings.CutPrefix(part, "subresource="); ok {
				subresources[sub] = true
			}
		}
	}
	if client != nil {
		kind.Plural = client.plural
		kind.Scope = scopeName(client.namespaced)
		for sub := range client.subresources {
			subresources[sub] = true
		}
		if len(client.verbs) < len(verbOfMethod) {
			kind.Verbs = client.verbs
		}
	} else if len(genclient) > 0 {
		kind.Scope = scopeName(!slices.Contains(genclient, "nonNamespaced"))
	}
	if known, ok := unlisted[full]; ok {
		if known.scope != "" {
			kind.Scope = known.scope
		}
		// A client may name a resource that no server has: evictions are only sent to pods.
		kind.Plural = known.plural
		if known.plural == "apiservices" {
			subresources["status"] = true
		}
		kind.SubresourceOf = known.of
	}
	if kind.Plural == "bindings" {
		kind.Verbs = []string{"create"}
	}
	for _, sub := range extraSubresources[full] {
		subresources[sub] = true
	}
	if kind.Plural != "" {
		kind.Singular = strings.ToLower(kind.Name)
	}
	for sub := range subresources {
		kind.Subresources = append(kind.Subresources, sub)
	}
	sort.Strings(kind.Subresources)
}

func scopeName(namespaced bool) string {
	if namespaced {
		return "Namespaced"
	}
	return "Cluster"
}
