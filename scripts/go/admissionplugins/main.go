// What the admission plug-ins of kube-apiserver make of requests. Reads rows, one a line: "plugin", its name, "config", its
// configuration file, the request ("operation", "kind", "resource", "subresource", "namespace", "name", "user", "dryRun",
// "object", "old"; "validateOnly" when it is not to be changed), and the world: "existing", objects that are stored, "served", resources with their kinds, and what the
// authorizer says, "allowed" to some questions, "reason" and "failure" to all others.
//
// Writes them with "out": "invalid", why the configuration is refused, or whether the plug-in "handles" the operation, the
// Statuses with which it refuses the request when it is to "admit" and to "validate", the "object", if it changed that, the
// namespaces it "created", and the questions it "asked" the authorizer. Objects don't get defaults. Rows of EventRateLimit with
// "events" get the texts with which these are "limited".
package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"reflect"
	"slices"
	"strings"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apiserver/pkg/admission"
	"k8s.io/apiserver/pkg/admission/initializer"
	"k8s.io/apiserver/pkg/authentication/user"
	"k8s.io/apiserver/pkg/authorization/authorizer"
	utilcompatibility "k8s.io/apiserver/pkg/util/compatibility"
	utilfeature "k8s.io/apiserver/pkg/util/feature"
	"k8s.io/client-go/informers"
	"k8s.io/client-go/kubernetes/fake"
	"k8s.io/client-go/restmapper"
	"k8s.io/klog/v2"
	"k8s.io/kubernetes/pkg/api/legacyscheme"
	"k8s.io/kubernetes/pkg/kubeapiserver/options"

	_ "k8s.io/kubernetes/pkg/apis/certificates/install"
	_ "k8s.io/kubernetes/pkg/apis/core/install"
	_ "k8s.io/kubernetes/pkg/apis/networking/install"
	_ "k8s.io/kubernetes/pkg/apis/node/install"
	_ "k8s.io/kubernetes/pkg/apis/scheduling/install"
	_ "k8s.io/kubernetes/pkg/apis/storage/install"
)

type row struct {
	Plugin      string                      `json:"plugin"`
	Config      string                      `json:"config,omitempty"`
	Operation   admission.Operation         `json:"operation"`
	Kind        metav1.GroupVersionKind     `json:"kind"`
	Resource    metav1.GroupVersionResource `json:"resource"`
	Subresource string                      `json:"subresource,omitempty"`
	Namespace   string                      `json:"namespace,omitempty"`
	Name        string                      `json:"name,omitempty"`
	User        *userInfo                   `json:"user,omitempty"`
	DryRun      bool                        `json:"dryRun,omitempty"`
	// As if another plug-in had changed the object again.
	ValidateOnly bool              `json:"validateOnly,omitempty"`
	Object       json.RawMessage   `json:"object,omitempty"`
	Old          json.RawMessage   `json:"old,omitempty"`
	Existing     []json.RawMessage `json:"existing,omitempty"`
	Served       []served          `json:"served,omitempty"`
	Allowed      []string          `json:"allowed,omitempty"`
	Reason       string            `json:"reason,omitempty"`
	Failure      string            `json:"failure,omitempty"`
	Events       []timedEvent      `json:"events,omitempty"`
	Out          answer            `json:"out"`
}

type userInfo struct {
	Name   string   `json:"name"`
	Groups []string `json:"groups,omitempty"`
}

type served struct {
	Group      string `json:"group"`
	Version    string `json:"version"`
	Kind       string `json:"kind"`
	Resource   string `json:"resource"`
	Namespaced bool   `json:"namespaced"`
}

type answer struct {
	Invalid  string          `json:"invalid,omitempty"`
	Handles  bool            `json:"handles"`
	Admit    *metav1.Status  `json:"admit,omitempty"`
	Validate *metav1.Status  `json:"validate,omitempty"`
	Object   json.RawMessage `json:"object,omitempty"`
	Created  []string        `json:"created,omitempty"`
	Asked    []string        `json:"asked,omitempty"`
	Limited  []string        `json:"limited,omitempty"`
}

// The authorizer of one request.
type decisions struct {
	authorizer.Authorizer
	*row
}

func (d decisions) Authorize(_ context.Context, a authorizer.Attributes) (authorizer.Decision, string, error) {
	path := strings.Join([]string{a.GetAPIGroup(), a.GetAPIVersion(), a.GetResource(), a.GetSubresource()}, "/")
	question := fmt.Sprintf("%s %s %s/%s", a.GetVerb(), path, a.GetNamespace(), a.GetName())
	d.Out.Asked = append(d.Out.Asked, question)
	if slices.Contains(d.Allowed, question) {
		return authorizer.DecisionAllow, "", nil
	}
	if d.Failure != "" {
		return authorizer.DecisionNoOpinion, "", errors.New(d.Failure)
	}
	return authorizer.DecisionNoOpinion, d.Reason, nil
}

func (d decisions) ConditionsAwareAuthorize(ctx context.Context, a authorizer.Attributes) authorizer.ConditionsAwareDecision {
	return authorizer.ConditionsAwareDecisionFromParts(d.Authorize(ctx, a))
}

// The API groups that are served, in the order in which they are named.
func groups(all []served) []*restmapper.APIGroupResources {
	var found []*restmapper.APIGroupResources
	for _, each := range all {
		i := slices.IndexFunc(found, func(group *restmapper.APIGroupResources) bool { return group.Group.Name == each.Group })
		if i < 0 {
			i = len(found)
			found = append(found, &restmapper.APIGroupResources{
				Group:              metav1.APIGroup{Name: each.Group},
				VersionedResources: map[string][]metav1.APIResource{},
			})
		}
		group := found[i]
		if _, known := group.VersionedResources[each.Version]; !known {
			version := metav1.GroupVersionForDiscovery{Version: each.Version}
			group.Group.Versions = append(group.Group.Versions, version)
			if len(group.Group.Versions) == 1 {
				group.Group.PreferredVersion = version
			}
		}
		group.VersionedResources[each.Version] = append(group.VersionedResources[each.Version], metav1.APIResource{
			Name: each.Resource, Kind: each.Kind, Namespaced: each.Namespaced,
		})
	}
	return found
}

// An object in the internal version, as admission has it, and the version to write it in.
func internal(text json.RawMessage) (runtime.Object, schema.GroupVersion, error) {
	if len(text) == 0 || string(text) == "null" {
		return nil, schema.GroupVersion{}, nil
	}
	object, gvk, err := legacyscheme.Codecs.UniversalDeserializer().Decode(text, nil, nil)
	if runtime.IsNotRegisteredError(err) {
		custom := &unstructured.Unstructured{}
		return custom, schema.GroupVersion{}, custom.UnmarshalJSON(text)
	}
	if err != nil {
		return nil, schema.GroupVersion{}, err
	}
	object, err = legacyscheme.Scheme.ConvertToVersion(object, runtime.InternalGroupVersioner)
	return object, gvk.GroupVersion(), err
}

func external(object runtime.Object, version schema.GroupVersion) (json.RawMessage, error) {
	if version.Empty() {
		return json.Marshal(object)
	}
	versioned, err := legacyscheme.Scheme.ConvertToVersion(object, version)
	if err != nil {
		return nil, err
	}
	return json.Marshal(versioned)
}

func statusOf(err error) *metav1.Status {
	if err == nil {
		return nil
	}
	var status apierrors.APIStatus
	if errors.As(err, &status) {
		found := status.Status()
		return &found
	}
	return &metav1.Status{Message: err.Error()}
}

func (r *row) answer() error {
	if len(r.Events) > 0 {
		return r.limit()
	}
	var objects []runtime.Object
	for _, text := range r.Existing {
		object, _, err := legacyscheme.Codecs.UniversalDeserializer().Decode(text, nil, nil)
		if err != nil {
			return err
		}
		objects = append(objects, object)
	}
	client := fake.NewClientset(objects...)
	factory := informers.NewSharedInformerFactory(client, 0)
	stop := make(chan struct{})
	defer factory.Shutdown()
	defer close(stop)
	plugins := admission.NewPlugins()
	options.RegisterAllAdmissionPlugins(plugins)
	var config io.Reader
	if r.Config != "" {
		config = strings.NewReader(r.Config)
	}
	decide := decisions{row: r}
	initializers := admission.PluginInitializers{
		initializer.New(client, nil, factory, decide, utilfeature.DefaultFeatureGate, utilcompatibility.DefaultBuildEffectiveVersion(), stop,
			restmapper.NewDiscoveryRESTMapper(groups(r.Served))),
	}
	plugin, err := plugins.InitPlugin(r.Plugin, config, initializers)
	if err != nil {
		r.Out.Invalid = err.Error()
		return nil
	}
	factory.Start(stop)
	factory.WaitForCacheSync(stop)
	client.ClearActions()

	object, version, err := internal(r.Object)
	if err != nil {
		return err
	}
	old, _, err := internal(r.Old)
	if err != nil {
		return err
	}
	var who user.Info
	if r.User != nil {
		who = &user.DefaultInfo{Name: r.User.Name, Groups: r.User.Groups}
	}
	attributes := admission.NewAttributesRecord(object, old, schema.GroupVersionKind(r.Kind), r.Namespace, r.Name,
		schema.GroupVersionResource(r.Resource), r.Subresource, r.Operation, nil, r.DryRun, who)
	var before runtime.Object
	if object != nil {
		before = object.DeepCopyObject()
	}
	r.Out.Handles = plugin.Handles(r.Operation)
	if !r.Out.Handles {
		return nil
	}
	ctx := context.Background()
	interfaces := admission.NewObjectInterfacesFromScheme(legacyscheme.Scheme)
	if mutating, ok := plugin.(admission.MutationInterface); ok && !r.ValidateOnly {
		r.Out.Admit = statusOf(mutating.Admit(ctx, attributes, interfaces))
	}
	if validating, ok := plugin.(admission.ValidationInterface); ok {
		r.Out.Validate = statusOf(validating.Validate(ctx, attributes, interfaces))
	}
	if !reflect.DeepEqual(before, object) {
		if r.Out.Object, err = external(object, version); err != nil {
			return err
		}
	}
	for _, action := range client.Actions() {
		if create, ok := action.(interface{ GetObject() runtime.Object }); ok && action.GetVerb() == "create" {
			if namespace, ok := create.GetObject().(*corev1.Namespace); ok {
				r.Out.Created = append(r.Out.Created, namespace.Name)
			}
		}
	}
	return nil
}

func main() {
	// Of plug-ins that are deprecated.
	klog.LogToStderr(false)
	klog.SetOutput(io.Discard)
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<24)
	out := bufio.NewWriter(os.Stdout)
	for lines.Scan() {
		var asked row
		if err := json.Unmarshal(lines.Bytes(), &asked); err != nil {
			panic(err)
		}
		asked.Out = answer{}
		if err := asked.answer(); err != nil {
			panic(fmt.Errorf("%w: %s", err, lines.Bytes()))
		}
		var text bytes.Buffer
		encoder := json.NewEncoder(&text)
		encoder.SetEscapeHTML(false)
		if err := encoder.Encode(asked); err != nil {
			panic(err)
		}
		out.Write(text.Bytes())
		out.Flush()
	}
	if err := lines.Err(); err != nil {
		panic(err)
	}
}
