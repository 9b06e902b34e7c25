import { hanTable } from './hanWords.ts';

/** Whose particulars a label or a heading speaks of. */
export type Role = 'patient' | 'referrer' | 'author' | 'recipient' | 'sender' | 'other' | 'letterhead';

export type LabelKind =
  | 'name' | 'familyName' | 'givenName' | 'birthDate' | 'sex' | 'healthNumber' | 'versionCode'
  | 'phone' | 'fax' | 'email' | 'address' | 'city' | 'postalCode' | 'clinic' | 'billingNumber' | 'licence'
  | 'service' | 'exam' | 'reason' | 'urgency' | 'date' | 'documentDate' | 'person' | 'section' | 'stop';

export interface LabelMeaning {
  kind: LabelKind;
  /** Set when the label itself says whose it is. */
  role?: Role;
}

/** `kind role: label, label …`; a `person` names someone, a `section` heads a group, a `stop` only ends other values. */
const table = `
name: name, last first, full name, nom, nom complet, nom et prenom, prenom et nom, nom prenom, name last first, last first name, nom de famille et prenom
name patient: resident, residents name, resident name, patient name, patients name, name of patient, patient full name, patient, pt, pt name, client name, client, our client, notre client, notre cliente, member, our member, plan member, member name, insured, our insured, life insured, insured name, name of insured, assure, assuree, nom de l'assure, notre assure, notre assuree, nom du patient, nom de la patiente, nom et prenom du patient, nom et prenom de la patiente, nom et prenom de l'usager, nom et prenom de l'usagere, nom de l'usager, nom usager, patiente ou patient, patiente, usager, usagere, worker name, workers name, name of worker, worker, nom du travailleur, nom de la travailleuse, travailleur, claimant, insured person, nom du client
name referrer: physician name, doctors name, provider name, nom du medecin, nom du professionnel
familyName: last name, family name, surname, nom de famille
familyName patient: patient last name, patient surname, nom de famille du patient
givenName: given, first name, given name, given names, prenom, prenoms
givenName patient: patient first name, prenom du patient
birthDate: dob, d o b, date of birth, birth date, birthdate, birthday, born, patient dob, date de naissance, ddn, d d n, dn, naissance, ne e, ne e le, nee le, ne le
sex: sex, gender, sex gender, gender sex, sexe, genre, sexe genre, sex at birth, legal sex, administrative sex, sexe a la naissance
healthNumber other: mother ohip, mothers ohip, mother's ohip, mother health card, mothers health card, mother's health card, mother hcn, mother phn, parent health card, parents health card, nam de la mere, ramq de la mere
birthDate other: mother dob, mothers dob, mother's dob, mother date of birth, mothers date of birth, mother's date of birth, father dob, ddn de la mere
healthNumber: health card, health card number, health card no, health number, health no, health insurance number, hcn, hc, hn, ohip, ohip number, ohip no, hin, phn, phin, personal health number, care card, carecard, bc phn, ahc, ahc number, alberta health care no, alberta health care number, ahcip, uli phn, uli, manitoba health no, msi, msi number, hsn, mcp, mcp number, health services number, health card no and version, medicare, medicare number, provincial health number, provincial health, provincial health no, health card number vc, health card no vc, health card vc, health number vc, health card number version code, ramq, nam, no ramq, nam ramq, carte ramq, no d'assurance maladie, numero d'assurance maladie, assurance maladie, no assurance maladie, numero assurance maladie, no de carte sante, no de carte d'assurance maladie, yhcip, hcp, hcp no, health no no d'assurance, health number numero d'assurance maladie, health card no no de carte sante, health card carte sante, health care number, health care no, health care card, health care card number, pei health card, pei phn, pei health, pei health number, nb medicare, nwt health care, nwt health card, nwt hcn, nt health care, nt hcn, carte d'assurance maladie, carte soleil, carte sante, numero de carte sante
versionCode: version code, version, vc, ver, code de version
phone: phone, p, t, h, c, home, cell home, tel, telephone, ph, phone number, phone no, telephone number, cell, cell phone, cellphone, cell number, mobile, mobile phone, mobile number, home phone, home number, daytime phone, evening phone, preferred phone, primary phone, best phone, contact, contact phone, best daytime phone, daytime telephone, tel cell, tel cellulaire, our phone, our telephone, work phone, contact number, business phone, tel domicile, tel maison, telephone domicile, tel cellulaire, cellulaire, cell no, no de telephone, numero de telephone, tel no, tel bureau, telephone bureau, office phone, office tel, res, phone home, phone cell, tel res, home ph, cell ph, work ph, primary contact, primary contact number
phone patient: patient phone, patient telephone, patient phone number, telephone du patient, tel patient
phone referrer: physician phone, physician tel, physician telephone, physician office phone, physician ph, doctor phone, referring physician phone, referring phone, provider phone, medecin telephone, medecin tel, medecin tel bureau, medecin no de telephone, telephone du medecin, tel du medecin
phone recipient: booking, bookings, rendez vous, inquiries
fax: fax, our fax, f, fx, fax number, fax no, facsimile, telecopieur, telec, telecopie, no de telecopieur, numero de telecopieur, office fax, fax bureau
fax referrer: physician fax, physician fax number, physician fax no, doctor fax, referring physician fax, referring fax, provider fax, medecin fax, medecin telecopieur, medecin telec, medecin no de telecopieur, telecopieur du medecin, return fax, fax back to, retour fax
fax recipient: fax to, fax completed form to, please fax completed form to, please fax to, fax this form to, fax referral to, send by fax to, by fax, via fax, sent by fax, par telecopieur, telecopier a, telecopier au, telecopier le formulaire rempli au, veuillez telecopier au, retourner par telecopieur au, faites parvenir par telecopieur au
email: email, e mail, email address, e mail address, courriel, adresse courriel, adresse electronique, patient email, courriel du patient
address: address, addr, street, home address, mailing address, street address, residence, adresse, adresse postale, domicile, adresse du domicile, adresse complete
address patient: patient address, adresse du patient, adresse de la patiente, adresse de l'usager
address referrer: clinic address, office address, adresse de la clinique, adresse du bureau
city: city, city prov postal, city province postal code, city prov, ville, city town, municipalite
postalCode: postal code, code postal, zip
clinic: department, point de service, clinic, clinic name, referring clinic, referring practice, practice, practice name, facility, facility name, office, clinique, etablissement, nom de la clinique, lieu de pratique, nom de l'etablissement
billingNumber: billing, billing number, billing no, ohip billing, ohip billing number, ohip billing no, provider, provider number, provider no, prac id, practitioner number, msp billing, msp, no de pratique, numero de pratique, no de facturation, numero de facturation, no de permis ramq, cpso billing, physician billing, physician billing number
licence: cpso, cpso number, cpso no, licence, licence no, license, license no, license number, licence number, college no, cmq, no cmq, no de permis, numero de permis, permis
service: service requested, requested service, service, specialty, speciality, specialty requested, consultation requested, consult requested, referral to, refer to, request for, services requested, type of referral, type of consultation, consult type, consultation type, service demande, services demandes, consultation demandee, specialite, specialite demandee, orientation vers, demande en, consultation en, service specialise
exam: exam requested, examination requested, exam, examination, procedure, procedure requested, study, study requested, test requested, type of exam, examen, examen demande, examens demandes, type d'examen, intervention demandee
reason: reason for referral, reason for consultation, reason for consult, reason for visit, reason for request, reason for appointment, reason for admission, reason for exam, reason for examination, referral reason, reason, purpose of referral, purpose of consultation, chief complaint, presenting complaint, presenting problem, clinical question, question, indication, indications, clinical indication, clinical information, clinical history, clinical history question to be answered, relevant clinical information, motif de consultation, motif de la consultation, raison de la consultation, raison de consultation, raison de la demande, raison de la reference, motif de reference, motif de la reference, motif de la visite, motif d'admission, motif, raison, question clinique, renseignements cliniques, information clinique, informations cliniques, indication clinique
urgency: status, statut, priority, urgency, triage level, triage, level of urgency, requested priority, priority requested, referral priority, urgency of referral, how soon, timeframe, time frame, requested timeframe, priorite, priorite clinique, urgence, degre d'urgence, niveau de priorite, niveau d'urgence
date: date
documentDate: date of referral, referral date, letter date, date of letter, date of request, date ordered, order date, request date, date requested, date reported, reported, report date, date of report, discharge date, date of discharge, discharged, exam date, date of exam, date of examination, date of assessment, assessment date, date of service, dated, date of consultation, fait le, date de la demande, date de la reference, date de reference, date de la lettre, date du rapport, rapporte le, date de depart, date du conge, conge le, date de l'examen, date d'examen, date de la consultation
person patient: re, regarding, concerning, concerne, concernant, objet, subject patient, patient re
person referrer: referrer, referring physician, referring doctor, referring provider, referring practitioner, referring md, referring dr, ref physician, ref dr, ref provider, referred by, referring, ordering physician, ordering provider, ordering doctor, ordered by, ordering practitioner, requesting physician, requesting provider, requested by, requesting doctor, requisitioner, medecin referent, medecin demandeur, refere par, referee par, demande par, demandee par, medecin traitant referent, professionnel referent, professionnel demandeur, prescripteur, medecin prescripteur, medecin requerant, requerant, prescrit par, referring clinician, referring physician name, name of referring physician, nom du medecin referent, referring dentist, referring optometrist, referring midwife, referring nurse practitioner, referring np, associated with, nurse practitioner, midwife, demandeur, practitioner, practitioner name, sage femme referente
person author: dictated by, attending physician, most responsible physician, mrp, signed by, electronically signed by, author, dicte par, medecin traitant, signe par, attending, optometrist, dentist, therapist, physiotherapist, optometriste, dentiste, physiotherapeute
person recipient: to, attention, attn, attention to, referred to, consultant, send to, destinataire, adresse a, a l'attention de, a l'intention de, consultant demande, a, aux soins de
person sender: from, de, expediteur, sender, envoye par, de la part de, provenance
person other: mother, mothers name, name of mother, mother's name, father, fathers name, father's name, mere, nom de la mere, pere, nom du pere, family physician, family doctor, primary care provider, medecin de famille, cc, c c, ce, copy to, copies to, copie a, copies a, copie conforme, interpreted by, reported by, read by, interprete par, radiologist, radiologiste, employer, employer name, name of employer, employeur, nom de l'employeur, emergency contact, alternate contact, next of kin, contact d'urgence, personne a contacter, pharmacy, pharmacie, pharmacy name, guardian, parent, spouse, partner, partners name, conjoint, conjointe, tuteur, caregiver, proche aidant, supervisor
section patient: patient information, patient details, patient demographics, patient data, patient identification, demographics, renseignements sur le patient, renseignements patient, identification du patient, identification de l'usager, information patient, worker information, a worker information, renseignements sur le travailleur, a renseignements sur le travailleur, section a patient information
section referrer: sent by, referred from, referent, referring provider information, referral source, referring physician information, referring provider details, provenance de la demande, health professional, d health professional, health professional information, professionnel de la sante, d professionnel de la sante, physician information, provider information, medecin
section recipient: consultant information, receiving provider
section other: employer information, b employer information, b employeur, pharmacy information, insurance information, clinical information section, emergency contact information
stop: prov, province, referral, referrals, requisition, mrn, mrn no, no de dossier, dossier, chart no, chart, accession, accession no, no de requete, no examen, collected, preleve le, admitted, admission date, date of admission, admission, date d'admission, medications, medication, current medications, medicaments, medicament, discharge medications, medication au depart, allergies, allergy, history, histoire, relevant history, past history, past medical history, antecedents, antecedents medicaux, antecedents pertinents, findings, resultats, histoire de la maladie actuelle, histoire de la maladie, epreuves fonctionnelles, hpi, history of presenting illness, history of present illness, assessment, assessment and plan, dx, hx, pmhx, rx, impression, impression and plan, impression et conduite, conclusion, recommendation, recommendations, plan, conduite, claim number, claim, claim no, our file, our file no, your file, your file no, notre dossier, votre dossier, date of loss, date of injury, date of accident, date de l'accident, date de l'evenement, diagnosis, diagnostic, restrictions, limitations, signature, prescriber signature, signature du prescripteur, signature of referring physician, signature du medecin referent, pages, page, number of pages, no of pages, nombre de pages, subject, comments, commentaires, notes, note, follow up, suivi, course in hospital, evolution, pregnant, enceinte, weight, height, poids, taille, dose, quantity, quantite, last filled, dernier service, test, result, results, units, reference range, flag, analyse, resultat, unite, valeurs de reference, preferred language, language, langue, health insurance, insurance, assurance, wsib, policy, group, certificat, problem list, problemes, physical examination, examen physique, vital signs, social history, family history, investigations, laboratory, comparison, technique, time, heure, website, site web, appointment, appointment date, rendez vous le, expiry, exp, expires, expiration, age, marital status, occupation, profession, extension, ext, poste
`;

/** `Alberta PHN`, `NS health card`: the number of a province by its name. */
const provinceWords = 'alberta, ab, bc, british columbia, manitoba, mb, new brunswick, nb, newfoundland, nl, nova scotia, ns, nt, nunavut, nu, ontario, on, pei, pe, saskatchewan, sk, yukon, yt'.split(', ');
const numberWords = ['phn', 'hcn', 'health card', 'health card number', 'health number', 'health care number'];
const provincial = `healthNumber: ${provinceWords.flatMap((province) => numberWords.map((words) => `${province} ${words}`)).join(', ')}\n`;

/** Every label with its meaning. */
export const labelWords: { words: string; meaning: LabelMeaning }[] = (table + provincial + hanTable)
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [head = '', list = ''] = [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)];
    const [kind, role] = head.split(' ') as [LabelKind, Role | undefined];
    return list.split(',').map((words) => ({ words: words.trim(), meaning: { kind, ...(role ? { role } : {}) } }));
  });

/** Kinds whose value proves itself, so that a label without a colon may be believed. */
export const typedKinds: ReadonlySet<LabelKind> = new Set(['birthDate', 'sex', 'healthNumber', 'phone', 'fax', 'email', 'address', 'postalCode', 'billingNumber', 'date', 'documentDate']);
