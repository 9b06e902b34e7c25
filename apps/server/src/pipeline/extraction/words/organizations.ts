/** What clinics, hospitals and pharmacies call themselves, in folded text. */
export const organizationWords =
  /\b(?:clinic|clinique|medical|medicale|medicine|centre|center|health|sante|hospital|hopital|practice|gmf|polyclinique|associates|physicians|pharmacy|pharmacie|clsc|ciusss|cisss|institute|institut|group|groupe|surgery|cabinet)\b/;
