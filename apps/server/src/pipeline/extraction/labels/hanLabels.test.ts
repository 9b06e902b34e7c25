import type { ExtractionField } from '@intake/api/rules';
import { describe, expect, it } from 'vitest';
import { extractFields } from '../extract.ts';
import { writeThreshold } from '../extraction.ts';
import { pageOf } from '../page/page.fixtures.ts';

function writtenOf(lines: string[]) {
  const { fields } = extractFields([pageOf(lines)], { today: '2026-03-10' });
  const written = fields.filter(({ value, confidence }) => value !== null && confidence >= writeThreshold);
  return new Map(written.map(({ field, value }) => [field, value]));
}
const fieldsOf = (lines: string[], ...fields: ExtractionField[]) => {
  const written = writtenOf(lines);
  return fields.map((field) => written.get(field) ?? null);
};
const ofPerson: ExtractionField[] = ['patient.name', 'patient.birthDate', 'patient.sex', 'patient.healthNumber', 'patient.phone'];

describe('a form in Chinese or Japanese', () => {
  it.each([
    ['in one run', ['转诊信', '患者姓名：王小明', '性别：男', '出生日期：1961年7月23日', '健康卡号：9876543217', '电话：416-555-0100']],
    ['with everything in one line', ['患者姓名：王小明性别：男出生日期：1961年7月23日健康卡号：9876543217电话：416-555-0100']],
    ['with spaces in its labels', ['患者 姓 名： 王小明', '性 别： 男', '出生日期： 1961 年 7 月 23 日', '健康卡号： 9876543217', '电 话： 416-555-0100']],
    ['in cells', ['姓名        王小明        性别        男', '出生日期    1961-07-23', '健康卡号    9876543217', '联系电话    416-555-0100']],
    ['in full width', ['病人姓名：王小明　性别：男', '出生日期：１９６１年７月２３日', '健康卡号：９８７６５４３２１７', '手机：４１６－５５５－０１００']],
    ['in traditional characters', ['病人姓名：王小明', '性別：男', '出生日期：1961年7月23日', '健康卡號：9876543217', '聯絡電話：416-555-0100']],
    ['in two languages', ['姓名 Name: 王小明', '性别 Sex: 男', '出生日期 Date of birth: 1961-07-23', '健康卡号 Health card: 9876543217', '电话 Phone: 416-555-0100']],
  ])('is read in Chinese, %s', (_, lines) => expect(fieldsOf(lines, ...ofPerson)).toEqual(['王, 小明', '1961-07-23', 'male', '9876543217', '+14165550100']));

  it.each([
    ['with colons', ['診療情報提供書', '患者氏名：山田 花子', '性別：女', '生年月日：1961年7月23日', '健康保険番号：9876543217', '電話番号：416-555-0100']],
    ['by the era', ['患者氏名　山田　花子　様', '性別　女性', '生年月日　昭和36年7月23日生', '健康カード番号　9876543217', '電話番号　416-555-0100']],
    ['in cells', ['患者氏名    山田 花子', '性別        女', '生年月日    1961/07/23', '健康保険番号  9876543217', '電話        416-555-0100']],
  ])('is read in Japanese, %s', (_, lines) => expect(fieldsOf(lines, ...ofPerson)).toEqual(['山田, 花子', '1961-07-23', 'female', '9876543217', '+14165550100']));

  it('parts a compound family name, and one whose title stands behind it', () => {
    const head = ['健康卡号：9876543217', '出生日期：1980-01-05'];
    expect(fieldsOf(['患者姓名：欧阳明华', ...head], 'patient.name')).toEqual(['欧阳, 明华']);
    expect(fieldsOf(['患者姓名：李娜女士', ...head], 'patient.name')).toEqual(['李, 娜']);
  });

  it('says who refers, and why', () => {
    expect(fieldsOf(['患者姓名：王小明', '健康卡号：9876543217', '转诊医生：Dr. Anna Roy', '转诊原因：Chest pain'], 'referrer.name', 'reason')).toEqual(['Roy, Anna', 'Chest pain']);
  });
});

it('reads a reason of two characters', () => {
  expect(fieldsOf(['患者姓名：王小明', '健康卡号：9876543217', '轉診原因：胸痛'], 'reason')).toEqual(['胸痛']);
  expect(fieldsOf(['患者姓名：王小明', '健康卡号：9876543217', '轉診原因：痛'], 'reason')).toEqual([null]);
});

describe('what is not told in Chinese or Japanese', () => {
  it.each([
    ['whose names cannot be parted', ['患者氏名：山田花子', '生年月日：1961年7月23日']],
    ['that nobody has filled in', ['患者姓名：', '性别：男 女', '出生日期：    年    月    日', '健康卡号：']],
    ['whose empty boxes say both', ['患者姓名：', '性别：☐ 男  ☐ 女', '出生日期：年月日']],
    ['with words where a name would be', ['患者姓名：请填写', '性别：请选择']],
    ['of somebody else', ['紧急联系人：王小明', '母亲姓名：李娜', '签名：王小明', '日期：2026年1月5日']],
  ])('is not written from a form %s', (_, lines) => expect(fieldsOf(['转诊信', ...lines], 'patient.name', 'patient.sex')).toEqual([null, null]));

  it.each([
    ['a menu', ['菜单 午餐', '宫保鸡丁 $14.50', '电话：416-555-0100', '地址：55 Spadina Ave']],
    ['an invoice', ['发票 INVOICE', '姓名：王小明', '电话：416-555-0100', 'Subtotal 120.00', 'HST 15.60']],
    ['a membership form', ['入会申込書', '氏名：山田 花子', '電話番号：416-555-0100', '年会費 $40']],
    ['a letter of a school', ['学生姓名：王小明', '年级：三', 'School registration', 'Parent or guardian']],
  ])('writes nothing of a person from %s', (_, lines) => expect([...writtenOf(lines).keys()].filter((field) => /^(?:patient|referrer)\./.test(field))).toEqual([]));
});
