/** What clinics, hospitals and pharmacies call themselves, in folded text. */
export const organizationWords =
  /\b(?:clinic|clinique|medical|medicale|medicine|centre|center|health|sante|hospital|hopital|practice|gmf|polyclinique|associates|physicians|pharmacy|pharmacie|clsc|ciusss|cisss|institute|institut|group|groupe|surgery|cabinet|physiotherapy|physiotherapie|rehab|rehabilitation|dental|dentistry|dentaire|optometry|optometrie|eye care|midwives|midwifery|sages-femmes|imaging|imagerie|diagnostics|laboratory|laboratoire|wellness)\b|诊所|診所|医院|醫院|病院|医疗中心|醫療中心|クリニック|診療所/;
