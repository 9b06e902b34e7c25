/** What the forms of clinics are labelled with in Chinese, simplified and traditional, and in Japanese; as in `labelWords.ts`. */
export const hanTable = `name: 姓名, 氏名, お名前
name patient: 患者, 患者姓名, 病人姓名, 患者氏名, 患者名, 病患姓名, 患者様氏名
birthDate: 出生日期, 出生年月日, 生日, 生年月日, 出生
sex: 性别, 性別
healthNumber: 健康卡号, 健康卡號, 健康卡号码, 健康卡號碼, 医疗卡号, 醫療卡號, 醫療卡號碼, 健康卡, 保険番号, BC州健康保険番号, BC省医疗卡号,  医保卡号, 省健康卡号, 健康保险号, 健康保険番号, 健康カード番号, 保険証番号, 健康保険証番号, 被保険者番号
phone: 电话, 電話, 連絡先, 电话号码, 電話號碼, 電話番号, 联系电话, 聯絡電話, 手机, 手機, 手机号码, 携帯電話, 携帯番号
fax: 传真, 傳真, 传真号码, 傳真號碼, ファックス, ファクス
email: 电子邮件, 電子郵件, 电子邮箱, 邮箱, 電郵, メールアドレス
address: 地址, 住址, 家庭住址, 住所
postalCode: 邮编, 邮政编码, 郵政編碼, 郵便番号
clinic: 诊所, 診所, 诊所名称, 診所名稱, 医疗机构, 醫療機構, 医療機関名, 医療機関
service: 轉介科別, 转介科别, 转往科室, 轉往科室, 转诊科室, 轉診科室, 就诊科室, 診療科, 希望診療科
reason: 原因, 转诊原因, 轉診原因, 转介原因, 轉介原因, 紹介目的, 紹介理由, 主诉, 主訴, 受診理由
urgency: 紧急程度, 緊急程度, 緊急度, 優先度
documentDate: 转诊日期, 轉診日期, 转介日期, 紹介日
date: 日期, 日付, 記入日
person referrer: 转诊医生, 轉診醫生, 转介医生, 轉介醫生, 紹介医, 紹介医師, 紹介元医師
person author: 医師, 担当医, 医生, 醫生, 主治医生
person other: 紧急联系人, 緊急聯絡人, 緊急連絡先, 家庭医生, 家庭醫生, かかりつけ医, 监护人, 監護人, 保護者, 母亲姓名, 母親姓名, 父亲姓名, 父親姓名, 学生姓名, 學生姓名, 联系人, 聯絡人
section patient: 患者信息, 患者資料, 病人资料, 病人資料, 患者情報
stop: 病史及用药, 病史, 用药, 病史及用藥, 用藥, 語言, 语言, 既往歴, 処方, 职业, 職業, 年龄, 年齡, 年齢, 签名, 簽名, 署名, 备注, 備註, 備考, 过敏史, 過敏史, アレルギー, 病历号, 病歷號, 診察券番号, カルテ番号, フリガナ, ふりがな
`;

const script = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々`;
const allOfScript = new RegExp(`^[${script}]+$`, 'u');
/** Whether all of a text is written in Chinese or Japanese characters. */
export const isHan = (text: string): boolean => allOfScript.test(text);
