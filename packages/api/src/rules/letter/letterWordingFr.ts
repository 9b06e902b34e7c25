import type { LetterWording } from './letterText.ts';
import type { LetterKind } from '../vocabulary.ts';

export const letterWordingFr: Record<LetterKind, LetterWording> = {
  acknowledgement: {
    subject: 'Demande de consultation reçue\u00a0: {referral.service|consultation}',
    body: `Bonjour {recipient.name|},

Nous avons reçu votre demande de consultation pour {patient.name} ({referral.receivedOn|à la date de votre télécopie}). Nous l’étudions et vous dirons si nous pouvons l’accepter.

Si l’état de santé change, veuillez nous appeler au {organization.phone|numéro ci-dessus}.

Cordialement,`,
  },
  accepted: {
    subject: 'Demande de consultation acceptée\u00a0: {referral.service|consultation}',
    body: `Bonjour {recipient.name|},

Nous acceptons votre demande de consultation pour {patient.name}. L’attente prévue est de {referral.expectedWait}.

Nous communiquerons avec la personne pour fixer le rendez-vous et vous en donnerons la date. Veuillez nous aviser si son état de santé change d’ici là.

Cordialement,`,
  },
  'information-missing': {
    subject: 'Demande de consultation en attente, renseignements requis\u00a0: {referral.service|consultation}',
    body: `Bonjour {recipient.name|},

Merci de nous avoir adressé {patient.name}. Pour poursuivre, il nous faut\u00a0:

- {referral.missing}

Veuillez les télécopier au {organization.fax|numéro ci-dessus}, avec cette page.

Cordialement,`,
  },
  declined: {
    subject: 'Demande de consultation refusée\u00a0: {referral.service|consultation}',
    body: `Bonjour {recipient.name|},

Nous ne pouvons pas recevoir {patient.name} pour la raison suivante\u00a0:

- {referral.declineReason}

{referral.redirect|}

Veuillez en aviser la personne. Vous pouvez nous faire parvenir une nouvelle demande si la situation change.

Cordialement,`,
  },
  'appointment-notice': {
    subject: 'Rendez-vous fixé\u00a0: {referral.service|consultation}',
    body: `Bonjour {recipient.name|},

Un rendez-vous est fixé pour {patient.name}\u00a0:

- Date\u00a0: {appointment.date}
- Heure\u00a0: {appointment.time}
- Lieu\u00a0: {appointment.place|notre clinique}
- Avec\u00a0: {appointment.physician|notre équipe}

{appointment.instructions|}

En cas d’empêchement, veuillez appeler au {organization.phone|numéro ci-dessus}.

Cordialement,`,
  },
  'cover-page': {
    subject: 'Télécopie',
    body: `À\u00a0: {recipient.name|destinataire}
{recipient.clinic|}
Télécopieur\u00a0: {recipient.fax|numéro composé}

De\u00a0: {sender.name|notre clinique}, {organization.name|notre clinique}
Téléphone\u00a0: {organization.phone|voir ci-dessus}

Pages, celle-ci comprise\u00a0: {fax.pages}

{fax.note|}

Cette télécopie est confidentielle et destinée uniquement à la personne nommée ci-dessus. Si vous l’avez reçue par erreur, veuillez nous appeler aussitôt, n’en révéler le contenu à personne et la détruire.`,
  },
  misdirected: {
    subject: 'Une télécopie reçue par erreur',
    body: `Bonjour {recipient.name|},

Le {fax.receivedOn}, nous avons reçu de votre numéro une télécopie de {fax.pages|quelques} pages destinée à quelqu’un d’autre. Elle est conservée sous clé, et personne ici ne la transmet.

{fax.disposal}

Veuillez vérifier le numéro composé et l’envoyer à son destinataire. Vous devez peut-être aviser la personne concernée, ainsi que la personne responsable de la protection des renseignements personnels chez vous.

Pour toute question, appelez-nous au {organization.phone|numéro ci-dessus}.

Cordialement,`,
  },
  free: {
    subject: '',
    body: `Bonjour {recipient.name|},


Cordialement,`,
  },
};
