# update.py PDF: appends two updates to a file, as a viewer does that saves what it has changed.
import re
import sys

import pikepdf

[target] = sys.argv[1:]
with pikepdf.open(target) as pdf:
    size, root = len(pdf.objects) + 1, pdf.Root.objgen[0]
with open(target, 'rb') as file:
    data = file.read()
previous = int(re.findall(rb'startxref\s+(\d+)', data)[-1])
for number in (size, size + 1):
    at = len(data)
    data += b'%d 0 obj\n<</Producer(Viewer)>>\nendobj\n' % number
    table = len(data)
    data += b'xref\n%d 1\n%010d 00000 n \ntrailer\n<</Size %d/Root %d 0 R/Info %d 0 R/Prev %d>>\nstartxref\n%d\n%%%%EOF\n' % (number, at, number + 1, root, number, previous, table)
    previous = table
with open(target, 'wb') as file:
    file.write(data)
