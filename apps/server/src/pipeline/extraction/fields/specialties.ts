const names = [
  'allergy', 'allergologie', 'anesthesiology', 'anesthesiologie', 'cardiology', 'cardiologie', 'cardiac surgery', 'chirurgie cardiaque',
  'dermatology', 'dermatologie', 'endocrinology', 'endocrinologie', 'gastroenterology', 'gastroenterologie', 'gastro-enterologie', 'general surgery',
  'chirurgie generale', 'genetics', 'genetique', 'geriatrics', 'geriatrie', 'gynecology', 'gynaecology', 'gynecologie', 'obstetrics and gynecology',
  'obstetrics & gynecology', 'obstetrique-gynecologie', 'obstetrics', 'obstetrique', 'hematology', 'hematologie', 'immunology', 'immunologie',
  'infectious diseases', 'infectiologie', 'maladies infectieuses', 'internal medicine', 'medecine interne', 'nephrology', 'nephrologie', 'neurology',
  'neurologie', 'neurosurgery', 'neurochirurgie', 'oncology', 'oncologie', 'ophthalmology', 'ophtalmologie', 'orthopedics', 'orthopaedics',
  'orthopaedic surgery', 'orthopedic surgery', 'orthopedie', 'oral surgery', 'oral and maxillofacial surgery', 'oral & maxillofacial surgery', 'maxillofacial surgery', 'chirurgie buccale', 'chirurgie maxillo-faciale',
  'otolaryngology', 'oto-rhino-laryngologie', 'orl', 'ent', 'pain clinic', 'pain medicine',
  'clinique de la douleur', 'pediatrics', 'paediatrics', 'pediatrie', 'physiatry', 'physiatrie', 'physiotherapy', 'physiotherapie', 'plastic surgery',
  'chirurgie plastique', 'podiatry', 'psychiatry', 'psychiatrie', 'psychology', 'psychologie', 'pulmonology', 'pneumologie', 'respirology', 'rheumatology',
  'rhumatologie', 'sleep medicine', 'sleep clinic', 'clinique du sommeil', 'sports medicine', 'medecine sportive', 'thoracic surgery', 'chirurgie thoracique',
  'urology', 'urologie', 'vascular surgery', 'chirurgie vasculaire', 'dietitian', 'nutrition', 'audiology', 'audiologie',
];

/** `Pediatric Cardiology`, `cardiologie pédiatrique`: another clinic than the one of the specialty alone. */
const kinds = { before: '(?:(?:pa?ediatric|geriatric|interventional|gyna?ecologic(?:al)?|medical|radiation|surgical) )?', behind: '(?: (?:pediatrique|geriatrique|interventionnelle|medicale))?' };

/** A medical specialty in folded text, the longest name first. */
export const specialtyWords = new RegExp(String.raw`\b${kinds.before}(?:${[...names].sort((a, b) => b.length - a.length).join('|')})${kinds.behind}\b`);
