package main

import (
	"context"
	"slices"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/managedfields"
	"k8s.io/apiserver/pkg/admission"
	"k8s.io/apiserver/pkg/admission/plugin/policy/matching"
	"k8s.io/apiserver/pkg/authorization/authorizer"
	"k8s.io/client-go/applyconfigurations"
	"k8s.io/client-go/informers"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/kubernetes/scheme"
	typedcorev1 "k8s.io/client-go/kubernetes/typed/core/v1"
	listersv1 "k8s.io/client-go/listers/core/v1"
	"k8s.io/client-go/tools/cache"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// world is what policies see besides the request.
type world struct {
	matcher    *matching.Matcher
	allowed    []string
	params     []unstructured.Unstructured
	interfaces admission.ObjectInterfaces
}

var static = applyconfigurations.NewTypeConverter(scheme.Scheme)

func newWorld(q Question) *world {
	namespaces := cache.NewIndexer(cache.MetaNamespaceKeyFunc, cache.Indexers{})
	for i := range q.Namespaces {
		_ = namespaces.Add(&q.Namespaces[i])
	}
	lister := listersv1.NewNamespaceLister(namespaces)
	return &world{
		matcher:    matching.NewMatcher(lister, &client{lister: lister}),
		allowed:    q.Allowed,
		params:     q.Params,
		interfaces: &objectInterfaces{admission.NewObjectInterfacesFromScheme(scheme.Scheme)},
	}
}

// Authorize allows what the question says.
func (w *world) Authorize(_ context.Context, a authorizer.Attributes) (authorizer.Decision, string, error) {
	if slices.Contains(w.allowed, a.GetVerb()) {
		return authorizer.DecisionAllow, "allowed", nil
	}
	return authorizer.DecisionDeny, "not allowed", nil
}

// paramsOf gives the objects of a kind: ConfigMaps and Secrets are in namespaces, Nodes and Namespaces are not.
func (w *world) paramsOf(kind schema.GroupVersionKind) (informers.GenericInformer, meta.RESTScope, bool) {
	scope := meta.RESTScopeNamespace
	switch kind.Kind {
	case "ConfigMap", "Secret":
	case "Node", "Namespace":
		scope = meta.RESTScopeRoot
	default:
		return nil, nil, false
	}
	indexer := cache.NewIndexer(cache.MetaNamespaceKeyFunc, cache.Indexers{cache.NamespaceIndex: cache.MetaNamespaceIndexFunc})
	for i := range w.params {
		if w.params[i].GroupVersionKind() == kind {
			_ = indexer.Add(&w.params[i])
		}
	}
	return &informer{indexer: indexer, resource: schema.GroupResource{Resource: "params"}}, scope, true
}

type informer struct {
	cache.SharedIndexInformer
	indexer  cache.Indexer
	resource schema.GroupResource
}

func (i *informer) Informer() cache.SharedIndexInformer { return i }
func (i *informer) Lister() cache.GenericLister {
	return sorted{cache.NewGenericLister(i.indexer, i.resource)}
}
func (i *informer) HasSynced() bool { return true }

// sorted gives lists an order.
type sorted struct{ cache.GenericLister }

func (s sorted) List(selector labels.Selector) ([]runtime.Object, error) {
	return inOrder(s.GenericLister.List(selector))
}

func (s sorted) ByNamespace(namespace string) cache.GenericNamespaceLister {
	return sortedNamespace{s.GenericLister.ByNamespace(namespace)}
}

type sortedNamespace struct{ cache.GenericNamespaceLister }

func (s sortedNamespace) List(selector labels.Selector) ([]runtime.Object, error) {
	return inOrder(s.GenericNamespaceLister.List(selector))
}

func inOrder(objects []runtime.Object, err error) ([]runtime.Object, error) {
	key := func(object runtime.Object) string {
		name, _ := cache.MetaNamespaceKeyFunc(object)
		return name
	}
	slices.SortFunc(objects, func(a, b runtime.Object) int {
		if key(a) < key(b) {
			return -1
		}
		return 1
	})
	return objects, err
}

// client is asked for namespaces that the lister does not have.
type client struct {
	kubernetes.Interface
	typedcorev1.CoreV1Interface
	typedcorev1.NamespaceInterface
	lister listersv1.NamespaceLister
}

func (c *client) CoreV1() typedcorev1.CoreV1Interface        { return c }
func (c *client) Namespaces() typedcorev1.NamespaceInterface { return c }
func (c *client) Get(_ context.Context, name string, _ metav1.GetOptions) (*corev1.Namespace, error) {
	return nil, apierrors.NewNotFound(schema.GroupResource{Resource: "namespaces"}, name)
}

// objectInterfaces knows the equivalent resources of tests.
type objectInterfaces struct{ admission.ObjectInterfaces }

func (o *objectInterfaces) GetEquivalentResourceMapper() runtime.EquivalentResourceMapper {
	registry := runtime.NewEquivalentResourceRegistry()
	registry.RegisterKindFor(schema.GroupVersionResource{Group: "example.com", Version: "v1", Resource: "widgets"}, "", schema.GroupVersionKind{Group: "example.com", Version: "v1", Kind: "Widget"})
	registry.RegisterKindFor(schema.GroupVersionResource{Version: "v1", Resource: "pods"}, "", schema.GroupVersionKind{Version: "v1", Kind: "Pod"})
	return registry
}

// GetObjectDefaulter sets no defaults.
func (o *objectInterfaces) GetObjectDefaulter() runtime.ObjectDefaulter { return noDefaults{} }

type noDefaults struct{}

func (noDefaults) Default(runtime.Object) {}

// GetObjectConvertor copies: the objects are unstructured, and of one version.
func (o *objectInterfaces) GetObjectConvertor() runtime.ObjectConvertor {
	return copier{o.ObjectInterfaces.GetObjectConvertor()}
}

type copier struct{ runtime.ObjectConvertor }

func (copier) Convert(in, out, _ any) error {
	out.(*unstructured.Unstructured).Object = in.(*unstructured.Unstructured).Object
	return nil
}

// GetTypeConverter knows the built-in kinds; of others the type is deduced.
func (w *world) GetTypeConverter(kind schema.GroupVersionKind) managedfields.TypeConverter {
	if scheme.Scheme.Recognizes(kind) {
		return static
	}
	return managedfields.NewDeducedTypeConverter()
}

// Run has nothing to do.
func (w *world) Run(context.Context) {}
