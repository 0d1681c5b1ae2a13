// Command flags writes proto/flags.json: the flags of kube-apiserver and etcd, hidden and deprecated ones too, as their own
// packages register them, with the types of their values: "bool", "stringSlice".
package main

import (
	"bytes"
	"encoding/json"
	"flag"
	"log"
	"os"
	"strings"

	"github.com/spf13/pflag"
	"go.etcd.io/etcd/server/v3/embed"
	"k8s.io/component-base/cli/globalflag"
	_ "k8s.io/component-base/logs/json/register"
	"k8s.io/component-base/version/verflag"
	"k8s.io/kubernetes/cmd/kube-apiserver/app/options"
)

// types are those of flags by name. One that may go without a value is a bool.
type types map[string]string

func (all types) add(each *pflag.Flag) {
	all[each.Name] = each.Value.Type()
	if each.NoOptDefVal != "" {
		all[each.Name] = "bool"
	}
}

func ofAPIServer() types {
	sets := options.NewServerRunOptions().Flags()
	verflag.AddFlags(sets.FlagSet("global"))
	globalflag.AddGlobalFlags(sets.FlagSet("global"), "kube-apiserver")
	all := types{}
	for _, set := range sets.FlagSets {
		set.VisitAll(all.add)
	}
	return all
}

func ofEtcd() types {
	set := flag.NewFlagSet("etcd", flag.ContinueOnError)
	embed.NewConfig().AddFlags(set)
	// Those that the program has besides, in a package that can't be imported.
	all := types{"version": "bool"}
	for _, name := range strings.Fields("config-file discovery-fallback initial-cluster-state v2-deprecation") {
		all[name] = "string"
	}
	set.VisitAll(func(each *flag.Flag) { all.add(pflag.PFlagFromGoFlag(each)) })
	return all
}

func main() {
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetIndent("", "  ")
	if err := encoder.Encode(map[string]types{"etcd": ofEtcd(), "kube-apiserver": ofAPIServer()}); err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile("proto/flags.json", out.Bytes(), 0o644); err != nil {
		log.Fatal(err)
	}
}
