import { isHan } from '../labels/hanWords.ts';
import type { Token } from '../page/token.ts';

/** The family names of nine in ten Chinese people, in both scripts, and those of two characters. */
const single = new Set(
  '王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何林高罗羅郑鄭梁谢謝宋唐许許韩韓邓鄧冯馮曹彭曾肖萧蕭田董潘袁蔡蒋蔣余于杜叶葉程魏苏蘇吕呂丁任卢盧姚沈钟鍾姜崔谭譚陆陸范汪廖石金韦韋贾賈夏付方邹鄒熊白孟秦邱侯江尹薛闫閻段雷龙龍黎史陶贺賀毛郝顾顧龚龔邵万萬覃武钱錢戴严嚴莫孔向汤湯温溫'.split(''),
);
const compound = /^(?:欧阳|歐陽|司马|司馬|上官|诸葛|諸葛|司徒|东方|東方|皇甫|尉迟|公孙|公孫|慕容|令狐|夏侯)/;
const titles = /(?:先生|女士|小姐|太太|医生|醫生|医師|様|殿|氏|さん)$/;
/** What stands where a name belongs and is none. */
const noNames = /[请請未无無不同填选選记記]|医院|醫院|病院|诊所|診所|クリニック|センター|なし|本人/;

/** `千代子（わたなべ ちよこ）`: how a name is spoken stands behind it in brackets. */
function withoutReading(tokens: Token[]): Token[] {
  const at = tokens.findIndex(({ text }) => /^\p{Script=Han}+[(（]/u.test(text));
  return at < 0 ? tokens : [...tokens.slice(0, at), { ...tokens[at]!, text: tokens[at]!.text.replace(/[(（].*$/, '') }];
}

/** A name in Chinese or Japanese characters at the beginning of these tokens; `isParted` takes none without a space in it. */
export function hanPersonIn(tokens: Token[], isParted: boolean): { family: string; given: string; tokens: Token[] } | null {
  const bare = withoutReading(tokens);
  const end = bare.findIndex(({ text }) => !isHan(text));
  const run = end < 0 ? bare : bare.slice(0, end);
  const own = run.slice(0, run.length > 1 && titles.test(run.at(-1)!.text) && run.at(-1)!.text.length < 3 ? -1 : undefined);
  const parts = own.map(({ text }, index) => (index === own.length - 1 ? text.replace(titles, '') : text)).filter(Boolean);
  if (own.length === 0 || noNames.test(parts.join(''))) return null;
  const [family = '', given = ''] = parts.length === 2 ? parts : parts.length === 1 && !isParted ? partedChinese(parts[0]!) : [];
  const isName = family.length > 0 && family.length < 5 && given.length > 0 && given.length < 6;
  return isName ? { family, given, tokens: own } : null;
}

function partedChinese(name: string): [string?, string?] {
  const length = compound.test(name) ? 2 : single.has(name[0]!) ? 1 : 0;
  return length > 0 && name.length > length && name.length <= length + 2 ? [name.slice(0, length), name.slice(length)] : [];
}
