// Command vectors writes what the Go implementation makes of many objects, as test data: test/conformance/vectors.
package main

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"

	"kubetyped/codec"
	"kubetyped/groups"
	"kubetyped/groups/metrics"
)

const folder = "test/conformance/vectors"

func main() {
	if len(os.Args) > 1 {
		fmt.Println("usage: vectors\n\nWrites " + folder + "/*.jsonl.gz below the current folder.")
		return
	}
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "vectors:", err)
		os.Exit(1)
	}
}

func run() error {
	total, rows := 0, 0
	objects := func(api groups.APIPackage, subfolder string) error {
		group := api.GroupVersion.Group
		if group == "" {
			group = "core"
		}
		list, err := objectRows(api)
		if err != nil {
			return err
		}
		size, err := write(fmt.Sprintf("%s%s_%s", subfolder, group, api.GroupVersion.Version), list)
		total, rows = total+size, rows+len(list)
		return err
	}
	for _, api := range groups.APIPackages {
		if err := objects(api, ""); err != nil {
			return err
		}
	}
	meta, err := rowsOf(metaKinds())
	if err != nil {
		return err
	}
	size, err := write("meta_v1", meta)
	if err != nil {
		return err
	}
	total, rows = total+size, rows+len(meta)
	list := makeErrorRows()
	size, err = write("errors", list)
	if err != nil {
		return err
	}
	total += size
	// Last, so that no row above is of a Scheme that has them.
	for _, api := range metrics.APIPackages {
		if err := api.Register(codec.Scheme); err != nil {
			return err
		}
		if err := objects(api, "metrics/"); err != nil {
			return err
		}
	}
	fmt.Printf("%d object rows, %d error rows, %d bytes\n", rows, len(list), total)
	return nil
}

// write makes a file of rows whose bytes depend on nothing but the rows.
func write[Row any](name string, rows []Row) (int, error) {
	var b bytes.Buffer
	zip, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return 0, err
	}
	encoder := json.NewEncoder(zip)
	encoder.SetEscapeHTML(false)
	for _, row := range rows {
		if err := encoder.Encode(row); err != nil {
			return 0, err
		}
	}
	if err := zip.Close(); err != nil {
		return 0, err
	}
	if err := os.MkdirAll(filepath.Dir(filepath.Join(folder, name)), 0o755); err != nil {
		return 0, err
	}
	return b.Len(), os.WriteFile(filepath.Join(folder, name+".jsonl.gz"), b.Bytes(), 0o644)
}
