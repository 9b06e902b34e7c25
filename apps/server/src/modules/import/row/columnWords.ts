import type { ImportField } from '@intake/api/rules';

/** How columns are called in four languages and by other programs; compared by `wordKey`. */
export const columnWords: Record<ImportField, string> = {
  familyName: 'family name|last name|surname|lastname|nom|nom de famille|patronyme|姓|姓氏|名字|氏|苗字|last|lname',
  givenName: 'given name|first name|forename|firstname|prénom|prenoms|名|下の名前|名前|first|fname|given',
  fullName: 'name|full name|patient|patient name|client|client name|physician|physician name|doctor|provider|nom complet|nom et prénom|nom du patient|médecin|姓名|氏名|患者名|患者氏名|患者姓名|医師名|医师|医生姓名|referring physician',
  birthDate: 'birth date|date of birth|dob|birthdate|birthday|born|date de naissance|naissance|ddn|né le|生年月日|誕生日|出生日期|生日|出生年月日',
  sex: 'sex|gender|administrative gender|sexe|genre|性別|性别',
  healthNumber: 'health number|health card|health card number|hcn|hin|phn|ohip|ohip number|health insurance number|uli|medicare|carte santé|numéro d’assurance maladie|nam|numéro de carte|assurance maladie|ramq|健康保険番号|保険証番号|被保険者番号|健康卡号|医保卡号|医疗卡号|card number',
  versionCode: 'version code|version|ver|vc|hc version|code de version|バージョン|版本|版本代码',
  province: 'province|prov|health card province|hc province|issuing province|territory|province émettrice|州|省|省份|発行州',
  phone: 'phone|telephone|phone number|home phone|cell|cell phone|mobile|mobile phone|work phone|tel|phone 1|phone 2|téléphone|tél|cellulaire|téléphone maison|téléphone travail|電話|電話番号|携帯|携帯電話|电话|电话号码|手机|手机号码',
  email: 'email|e-mail|email address|mail|courriel|adresse courriel|adresse électronique|メール|メールアドレス|电子邮箱|邮箱|邮件|电子邮件',
  address: 'address|street|street address|address 1|address 2|city|town|postal code|zip|postcode|adresse|rue|ville|municipalité|code postal|住所|市区町村|郵便番号|地址|街道|城市|邮政编码|邮编',
  language: 'language|preferred language|langue|langue préférée|langue de correspondance|言語|使用言語|语言|首选语言',
  licenceNumber: 'licence|license|licence number|license number|cpso|cpso number|college number|registration number|practice number|numéro de permis|permis|no de permis|cmq|医師免許番号|免許番号|执照号|执业证号|医师执照号',
  billingNumber: 'billing|billing number|ohip billing|ohip billing number|msp number|prac id|practitioner number|numéro de facturation|facturation|no de facturation|請求番号|账单号|计费号|开单号',
  specialty: 'specialty|speciality|spécialité|domaine|専門|診療科|专科|专业|科室',
  clinicName: 'clinic|clinic name|practice|practice name|office|organization|organisation|clinique|cabinet|établissement|クリニック|診療所|医療機関|诊所|诊所名称|医疗机构',
  faxNumber: 'fax|fax number|facsimile|télécopieur|télécopie|no de télécopieur|ファックス|fax番号|传真|传真号码',
};
