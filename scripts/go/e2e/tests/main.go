// Kubernetes' own end-to-end tests as a program for scripts/e2e.sh.
//
//	tests --list             prints the names of all tests
//	tests --names FILE ...   runs those whose names are in the file
//
// Other flags are those of e2e.test.
package main

import (
	"flag"
	"fmt"
	"os"
	"reflect"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/onsi/ginkgo/v2"
	"github.com/onsi/ginkgo/v2/types"

	conformancetestdata "k8s.io/kubernetes/test/conformance/testdata"
	"k8s.io/kubernetes/test/e2e"
	"k8s.io/kubernetes/test/e2e/framework"
	"k8s.io/kubernetes/test/e2e/framework/config"
	"k8s.io/kubernetes/test/e2e/framework/testfiles"
	e2etestingmanifests "k8s.io/kubernetes/test/e2e/testing-manifests"
	testfixtures "k8s.io/kubernetes/test/fixtures"

	_ "k8s.io/kubernetes/test/e2e/apimachinery"
	_ "k8s.io/kubernetes/test/e2e/apps"
	_ "k8s.io/kubernetes/test/e2e/architecture"
	_ "k8s.io/kubernetes/test/e2e/auth"
	_ "k8s.io/kubernetes/test/e2e/common"
	_ "k8s.io/kubernetes/test/e2e/dra"
	_ "k8s.io/kubernetes/test/e2e/feature"
	_ "k8s.io/kubernetes/test/e2e/framework/debug/init"
	_ "k8s.io/kubernetes/test/e2e/framework/metrics/init"
	_ "k8s.io/kubernetes/test/e2e/framework/node/init"
	_ "k8s.io/kubernetes/test/e2e/instrumentation"
	_ "k8s.io/kubernetes/test/e2e/kubectl"
	_ "k8s.io/kubernetes/test/e2e/network"
	_ "k8s.io/kubernetes/test/e2e/node"
	_ "k8s.io/kubernetes/test/e2e/scheduling"
	_ "k8s.io/kubernetes/test/e2e/storage"
	_ "k8s.io/kubernetes/test/utils/ktesting/format"
)

var (
	list  = flag.Bool("list", false, "print the names of all tests")
	names = flag.String("names", "", "the tests to run, a name a line")
)

// Without a limit, a test waits five minutes and more for what never comes. Flags are parsed after the tests are declared.
func init() {
	limit, err := time.ParseDuration(os.Getenv("KUBETYPED_E2E_LIMIT"))
	if err != nil {
		return
	}
	ginkgo.AddTreeConstructionNodeArgsTransformer(func(kind types.NodeType, _ ginkgo.Offset, text string, args []any) (string, []any, []error) {
		if kind != types.NodeTypeIt {
			return text, args, nil
		}
		takesContext := false
		for _, arg := range args {
			switch arg.(type) {
			case ginkgo.SpecTimeout, ginkgo.NodeTimeout:
				return text, args, nil
			}
			of := reflect.TypeOf(arg)
			takesContext = takesContext || of != nil && of.Kind() == reflect.Func && of.NumIn() == 1
		}
		if takesContext {
			args = append(args, ginkgo.SpecTimeout(limit))
		}
		return text, args, nil
	})
}

func main() {
	testing.Init()
	config.CopyFlags(config.Flags, flag.CommandLine)
	framework.RegisterCommonFlags(flag.CommandLine)
	framework.RegisterClusterFlags(flag.CommandLine)
	flag.Parse()
	if *names != "" {
		text, err := os.ReadFile(*names)
		if err != nil {
			panic(err)
		}
		lines := strings.Split(strings.TrimSpace(string(text)), "\n")
		for at, name := range lines {
			lines[at] = regexp.QuoteMeta(name)
		}
		flag.Set("ginkgo.focus", "("+strings.Join(lines, "|")+")$")
	}
	testfiles.AddFileSource(e2etestingmanifests.GetE2ETestingManifestsFS())
	testfiles.AddFileSource(testfixtures.GetTestFixturesFS())
	testfiles.AddFileSource(conformancetestdata.GetConformanceTestdataFS())
	if *list {
		for _, spec := range ginkgo.PreviewSpecs("Kubernetes").SpecReports {
			fmt.Println(spec.FullText())
		}
		return
	}
	framework.AfterReadingAllFlags(&framework.TestContext)
	testing.Main(func(string, string) (bool, error) { return true, nil }, []testing.InternalTest{{Name: "E2E", F: e2e.RunE2ETests}}, nil, nil)
}
