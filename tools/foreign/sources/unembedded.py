# unembedded.py FOLDER: pages whose letters are in no font of the file, by reportlab, and its form filled in by pikepdf.
import sys

import pikepdf
from reportlab.lib.pagesizes import letter
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.cidfonts import UnicodeCIDFont
from reportlab.pdfgen import canvas

folder = sys.argv[1]


def written(name, font, lines):
    pdfmetrics.registerFont(UnicodeCIDFont(font))
    page = canvas.Canvas(f'{folder}/{name}.pdf', pagesize=letter, invariant=1)
    page.setFont(font, 18)
    for row, line in enumerate(lines):
        page.drawString(72, 700 - 30 * row, line)
    page.save()


written('japanese', 'HeiseiMin-W3', ['紹介状', '患者氏名：山田太郎', '生年月日：昭和36年7月23日', '紹介理由：膝の痛み'])
written('chinese', 'STSong-Light', ['转诊单', '患者姓名：王小明', '出生日期：1961年7月23日', '转诊原因：膝盖疼痛'])
written('korean', 'HYSMyeongJo-Medium', ['의뢰서', '환자 성명: 김민수', '생년월일: 1961년 7월 23일', '의뢰 사유: 무릎 통증'])

form = canvas.Canvas(f'{folder}/form.pdf', pagesize=letter, invariant=1)
form.setFont('Helvetica', 12)
for row, (name, label) in enumerate([('name', 'Patient name:'), ('born', 'Date of birth:'), ('reason', 'Reason:')]):
    form.drawString(60, 696 - 40 * row, label)
    form.acroForm.textfield(name=name, x=180, y=690 - 40 * row, width=300, height=22)
form.save()

for name, values in {
    'filledJapanese': ['山田太郎', '昭和36年7月23日', '膝の痛み'],
    'filledChinese': ['王小明', '1961年7月23日', '膝盖疼痛'],
    'filledFrench': ['Élise Côté-Œuvrard', '23 juillet 1961', 'Douleur à l’épaule'],
    'filledVietnamese': ['Nguyễn Thị Hương', '1961-07-23', 'Đau khớp gối'],
    'filledArabic': ['محمد علي', '1961-07-23', 'ألم الركبة'],
}.items():
    pdf = pikepdf.open(f'{folder}/form.pdf')
    for field in pdf.Root.AcroForm.Fields:
        field.V = pikepdf.String(values[['name', 'born', 'reason'].index(str(field.T))])
        # Whoever shows it draws it.
        del field['/AP']
    pdf.Root.AcroForm.NeedAppearances = True
    pdf.save(f'{folder}/{name}.pdf', static_id=True)
