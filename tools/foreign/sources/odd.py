# odd.py KIND SOURCE PDF: what programs put into a PDF beside its page, or build the page of, written by pikepdf.
import sys

import pikepdf

kind, source, target = sys.argv[1:]
name, dictionary, array = pikepdf.Name, pikepdf.Dictionary, pikepdf.Array
pdf = pikepdf.open(source)
page = pdf.pages[0]
drawn = page.Contents.read_bytes()


def form(data, resources, **more):
    return pikepdf.Stream(pdf, data, Type=name.XObject, Subtype=name.Form, BBox=[0, 0, 612, 288], Resources=resources, **more)


def hidden_layer():
    """A watermark of a layer that is switched off would cover the page."""
    on, off = [pdf.make_indirect(dictionary(Type=name.OCG, Name=layer)) for layer in ('Letter', 'Watermark')]
    pdf.Root.OCProperties = dictionary(OCGs=[on, off], D=dictionary(ON=[on], OFF=[off]))
    page.Resources.Properties = dictionary(On=on, Off=off)
    page.Contents = pikepdf.Stream(pdf, b'/OC /On BDC q %s Q EMC /OC /Off BDC 0.5 g 0 0 612 288 re f EMC' % drawn)


def signed():
    """A signature that is not to be seen."""
    value = dictionary(Type=name.Sig, Filter=name('/Adobe.PPKLite'), SubFilter=name('/adbe.pkcs7.detached'), ByteRange=[0, 100, 200, 300], Contents=pikepdf.String(b'\x30\x00' * 200))
    field = pdf.make_indirect(dictionary(FT=name.Sig, T='Signature1', Type=name.Annot, Subtype=name.Widget, Rect=[0, 0, 0, 0], F=132, P=page.obj, V=value))
    pdf.Root.AcroForm = dictionary(Fields=[field], SigFlags=3)
    page.Annots = array([field])


def static_form():
    """An XFA template beside pages that are drawn."""
    pdf.Root.AcroForm = dictionary(Fields=[], XFA=pikepdf.Stream(pdf, b'<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template/></xdp:xdp>'))


def transparent():
    """The page in a group of its own that is multiplied onto the paper."""
    group = form(drawn, page.Resources, Group=dictionary(S=name.Transparency, CS=name.DeviceRGB, I=True, K=True))
    page.Resources = dictionary(XObject=dictionary(F=group), ExtGState=dictionary(G=dictionary(ca=0.999, BM=name.Multiply)))
    page.Contents = pikepdf.Stream(pdf, b'/G gs /F Do')


def nested():
    """The page in twenty forms, one in the other."""
    inner = form(drawn, page.Resources)
    for _ in range(20):
        inner = form(b'/F Do', dictionary(XObject=dictionary(F=inner)))
    page.Resources = dictionary(XObject=dictionary(F=inner))
    page.Contents = pikepdf.Stream(pdf, b'/F Do')


def parts():
    """The content in two streams, the first of which ends within a text."""
    half = drawn.index(b' ', len(drawn) // 2)
    page.Contents = array([pikepdf.Stream(pdf, drawn[:half]), pikepdf.Stream(pdf, drawn[half:])])


def spot_color():
    """In a printer's ink, which a function makes black of."""
    ink = pikepdf.Stream(pdf, b'{ 0 0 0 4 3 roll }', FunctionType=4, Domain=[0, 1], Range=[0, 1] * 4)
    page.Resources.ColorSpace = dictionary(Ink=array([name.Separation, name('/Ink'), name.DeviceCMYK, ink]))
    page.Contents = pikepdf.Stream(pdf, b'/Ink cs 1 scn ' + drawn.replace(b' g\n', b'\n'))


def turned_past():
    """Turned by more than a whole turn."""
    page.Contents = pikepdf.Stream(pdf, b'q 0 1 -1 0 288 0 cm %s Q' % drawn)
    page.MediaBox, page.Rotate = [0, 0, 288, 612], 450


def cropped_outside():
    """Cut out by a box that is larger than the paper."""
    page.CropBox = [-500, -500, 2000, 2000]


def wrong_count():
    """Seven pages are announced, and three are there."""
    pdf.Root.Pages.Count = 7


def scripted():
    """Runs a script as it is opened and closed."""
    pdf.Root.OpenAction = dictionary(S=name.JavaScript, JS='app.alert(1)')
    pdf.Root.AA = dictionary(WC=dictionary(S=name.JavaScript, JS='app.alert(2)'))


{
    'hidden-layer': hidden_layer, 'signed': signed, 'static-form': static_form, 'transparent': transparent, 'nested': nested, 'parts': parts,
    'spot-color': spot_color, 'turned-past': turned_past, 'cropped-outside': cropped_outside, 'wrong-count': wrong_count, 'scripted': scripted,
}[kind]()
pdf.save(target, static_id=True)
