"""Writes rows with each dialect of Python's csv module: write.py ROWS.json DIALECT ENCODING OUT"""
import csv
import json
import sys

rows, dialect, encoding, out = sys.argv[1:]
with open(rows, encoding="utf-8") as source, open(out, "w", newline="", encoding=encoding) as target:
    csv.writer(target, dialect).writerows(json.load(source))
