package main

import (
	"context"
	"fmt"
	"sync/atomic"

	corev1 "k8s.io/api/core/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	applyrbacv1 "k8s.io/client-go/applyconfigurations/rbac/v1"
	"k8s.io/client-go/tools/events"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/builder"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllerutil"
	"sigs.k8s.io/controller-runtime/pkg/handler"
	"sigs.k8s.io/controller-runtime/pkg/predicate"
)

const (
	finalizer = "harbour.example.com/role"
	// The field by which the cache finds the ships of a fleet.
	ownerField = "metadata.controller"
)

type reconciler struct {
	client   client.Client
	recorder events.EventRecorder
	count    *atomic.Int64
}

func addReconciler(mgr ctrl.Manager, count *atomic.Int64) error {
	ownerOf := func(object client.Object) []string {
		if owner := metav1.GetControllerOf(object); owner != nil {
			return []string{string(owner.UID)}
		}
		return nil
	}
	if err := mgr.GetFieldIndexer().IndexField(context.Background(), &corev1.ConfigMap{}, ownerField, ownerOf); err != nil {
		return err
	}
	r := &reconciler{mgr.GetClient(), mgr.GetEventRecorder("fleets"), count}
	fleetOf := func(_ context.Context, role client.Object) []ctrl.Request {
		labels := role.GetLabels()
		return []ctrl.Request{{NamespacedName: client.ObjectKey{Namespace: labels["namespace"], Name: labels["fleet"]}}}
	}
	return ctrl.NewControllerManagedBy(mgr).
		For(&Fleet{}, builder.WithPredicates(predicate.ResourceVersionChangedPredicate{})).
		Owns(&corev1.ConfigMap{}).
		Watches(&rbacv1.ClusterRole{}, handler.EnqueueRequestsFromMapFunc(fleetOf)).
		Complete(r)
}

func roleName(fleet *Fleet) string { return "fleet-" + fleet.Namespace + "-" + fleet.Name }

func (r *reconciler) Reconcile(ctx context.Context, request ctrl.Request) (ctrl.Result, error) {
	r.count.Add(1)
	fleet := &Fleet{}
	if err := r.client.Get(ctx, request.NamespacedName, fleet); err != nil {
		return ctrl.Result{}, client.IgnoreNotFound(err)
	}
	if !fleet.DeletionTimestamp.IsZero() {
		return ctrl.Result{}, r.finalize(ctx, fleet)
	}
	before := fleet.deepCopy()
	if controllerutil.AddFinalizer(fleet, finalizer) {
		patch := client.MergeFromWithOptions(before, client.MergeFromWithOptimisticLock{})
		if err := r.client.Patch(ctx, fleet, patch); err != nil {
			return ctrl.Result{}, err
		}
	}
	labels := map[string]string{"namespace": fleet.Namespace, "fleet": fleet.Name}
	role := applyrbacv1.ClusterRole(roleName(fleet)).WithLabels(labels).
		WithRules(applyrbacv1.PolicyRule().WithAPIGroups("").WithResources("configmaps").WithVerbs("get").
			WithResourceNames(fleet.Name))
	if err := r.client.Apply(ctx, role, client.FieldOwner("fleets"), client.ForceOwnership); err != nil {
		return ctrl.Result{}, err
	}
	if err := r.makeShips(ctx, fleet); err != nil {
		return ctrl.Result{}, err
	}
	return ctrl.Result{}, r.tellStatus(ctx, fleet)
}

func (r *reconciler) finalize(ctx context.Context, fleet *Fleet) error {
	if !controllerutil.ContainsFinalizer(fleet, finalizer) {
		return nil
	}
	role := &rbacv1.ClusterRole{ObjectMeta: metav1.ObjectMeta{Name: roleName(fleet)}}
	if err := r.client.Delete(ctx, role); client.IgnoreNotFound(err) != nil {
		return err
	}
	controllerutil.RemoveFinalizer(fleet, finalizer)
	return client.IgnoreNotFound(r.client.Update(ctx, fleet))
}

func (r *reconciler) makeShips(ctx context.Context, fleet *Fleet) error {
	wanted := map[string]bool{}
	for i := range fleet.Spec.Ships {
		ship := &corev1.ConfigMap{ObjectMeta: metav1.ObjectMeta{Name: fmt.Sprintf("%s-%d", fleet.Name, i), Namespace: fleet.Namespace}}
		wanted[ship.Name] = true
		made, err := controllerutil.CreateOrUpdate(ctx, r.client, ship, func() error {
			ship.Data = map[string]string{"cargo": fleet.Spec.Cargo}
			return controllerutil.SetControllerReference(fleet, ship, r.client.Scheme())
		})
		if err != nil {
			return err
		}
		if made == controllerutil.OperationResultCreated {
			r.recorder.Eventf(fleet, ship, corev1.EventTypeNormal, "Launched", "Launch", "Launched %s", ship.Name)
		}
	}
	ships, err := r.shipsOf(ctx, fleet)
	if err != nil {
		return err
	}
	for _, ship := range ships {
		if wanted[ship.Name] {
			continue
		}
		if err := r.client.Delete(ctx, &ship, client.Preconditions{UID: &ship.UID}); client.IgnoreNotFound(err) != nil {
			return err
		}
	}
	return nil
}

func (r *reconciler) shipsOf(ctx context.Context, fleet *Fleet) ([]corev1.ConfigMap, error) {
	var ships corev1.ConfigMapList
	fields := client.MatchingFields{ownerField: string(fleet.UID)}
	err := r.client.List(ctx, &ships, client.InNamespace(fleet.Namespace), fields)
	return ships.Items, err
}

func (r *reconciler) tellStatus(ctx context.Context, fleet *Fleet) error {
	ships, err := r.shipsOf(ctx, fleet)
	if err != nil {
		return err
	}
	before := fleet.deepCopy()
	fleet.Status.Ships, fleet.Status.ObservedGeneration = len(ships), fleet.Generation
	ready := metav1.Condition{Type: "Ready", Status: metav1.ConditionFalse, Reason: "Launching", ObservedGeneration: fleet.Generation}
	if len(ships) == fleet.Spec.Ships {
		ready.Status, ready.Reason = metav1.ConditionTrue, "AtSea"
	}
	changed := meta.SetStatusCondition(&fleet.Status.Conditions, ready)
	if !changed && before.Status.Ships == fleet.Status.Ships && before.Status.ObservedGeneration == fleet.Generation {
		return nil
	}
	// One way or the other.
	if len(ships)%2 == 0 {
		return r.client.Status().Update(ctx, fleet)
	}
	return r.client.Status().Patch(ctx, fleet, client.MergeFrom(before))
}
