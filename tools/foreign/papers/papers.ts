import { Faker, base, en, en_CA, fr, fr_CA } from '@faker-js/faker';
import { heading, text, title } from './blocks.ts';
import type { Block, Facts } from './blocks.ts';
import { unfilledKinds } from './unfilled.ts';

export type Language = 'en' | 'fr';

/** What a fax number gets beside medical letters. */
export interface Paper {
  kind: PaperKind;
  language: Language;
  blocks: Block[];
}

const many = <Item>(count: number, make: (index: number) => Item): Item[] => Array.from({ length: count }, (_, index) => make(index));

const kinds = {
  invoice: ({ say, name, phone, address, day, money, company, faker }: Facts): Block[] => [
    title(company()),
    text(address()),
    { kind: 'fields', fields: [[say('Tel', 'Tél.'), phone()], ['Fax', phone()]] },
    heading(say('INVOICE', 'FACTURE')),
    {
      kind: 'beside',
      left: [[say('Bill to', 'Facturer à'), name()], [say('Address', 'Adresse'), address()], [say('Phone', 'Téléphone'), phone()]],
      right: [[say('Invoice no.', 'No de facture'), faker.string.numeric(10)], ['Date', day()], [say('Customer number', 'No de client'), faker.string.numeric(9)]],
    },
    { kind: 'table', head: [say('Description', 'Description'), say('Qty', 'Qté'), say('Price', 'Prix'), 'Total'], rows: many(5, () => [faker.commerce.productName(), faker.string.numeric(1), money(), money()]) },
    { kind: 'fields', fields: [[say('Subtotal', 'Sous-total'), money()], [say('GST 5%', 'TPS 5 %'), money()], [say('Amount due', 'Montant dû'), money()]] },
    text(say('Payment is due within 30 days. Thank you for your business.', 'Paiement dû dans les 30 jours. Merci de votre confiance.')),
  ],
  newsletter: ({ say, name, phone, day, faker }: Facts): Block[] => [
    title(say('The Neighbourhood News', 'Le bulletin du quartier')),
    text(`${say('Edition of', 'Édition du')} ${day()}`),
    heading(say('Meet our new coordinator', 'Notre nouvelle coordonnatrice')),
    text(`${name()} ${say('joins the team this month. Neighbours who wish to help with the spring fair may call', 'se joint à l’équipe ce mois-ci. Pour aider à la fête du printemps, téléphonez au')} ${phone()}.`),
    heading(say('Staying healthy this winter', 'En santé cet hiver')),
    text(say('A walk a day keeps the doctor away: our walking group meets every Tuesday. Dr. ', 'Une marche par jour : le groupe se réunit chaque mardi. Dre ') + name() + say(' gives a talk about sleep on Friday at 7 pm; questions from patients and families are welcome.', ' parlera du sommeil vendredi à 19 h; les questions des patients et des familles sont bienvenues.')),
    { kind: 'list', items: many(4, () => faker.company.catchPhrase()) },
  ],
  menu: ({ say, phone, faker, company }: Facts): Block[] => [
    title(`${say('Restaurant', 'Restaurant')} ${company()}`),
    { kind: 'fields', fields: [[say('Orders', 'Commandes'), phone()], ['Fax', phone()]] },
    heading(say('Lunch specials', 'Menu du midi')),
    { kind: 'table', head: [say('Dish', 'Plat'), say('Price', 'Prix')], rows: many(9, () => [faker.food.dish(), `${faker.number.int({ min: 9, max: 29 })}.50`]) },
    { kind: 'fields', fields: [[say('Name', 'Nom'), ''], [say('Phone', 'Téléphone'), ''], [say('Address', 'Adresse'), '']] },
    { kind: 'choice', label: say('Size', 'Format'), options: ['S', 'M', 'L'], chosen: null },
  ],
  resume: ({ say, name, phone, address, day, faker }: Facts): Block[] => [
    title(name()),
    {
      kind: 'fields',
      fields: [
        [say('Name', 'Nom'), name()], [say('Address', 'Adresse'), address()], [say('Phone', 'Téléphone'), phone()],
        [say('Email', 'Courriel'), faker.internet.email()], [say('Date of birth', 'Date de naissance'), day()], [say('Sex', 'Sexe'), say('Female', 'Féminin')],
      ],
    },
    heading(say('Experience', 'Expérience professionnelle')),
    { kind: 'list', items: many(3, () => `${faker.person.jobTitle()}, ${faker.company.name()}, ${faker.number.int({ min: 2008, max: 2024 })}`) },
    heading(say('References', 'Références')),
    { kind: 'fields', fields: [[say('Name', 'Nom'), name()], [say('Phone', 'Téléphone'), phone()]] },
  ],
  shipping: ({ say, name, phone, address, day, faker, company }: Facts): Block[] => [
    title(say('PACKING SLIP', 'BORDEREAU D’EXPÉDITION')),
    { kind: 'beside', left: [[say('From', 'De'), company()], [say('Phone', 'Téléphone'), phone()]], right: [[say('To', 'À'), name()], [say('Address', 'Adresse'), address()]] },
    { kind: 'fields', fields: [[say('Tracking number', 'No de suivi'), faker.string.numeric(12)], [say('Attention', 'À l’attention de'), name()], ['Date', day()]] },
    { kind: 'choice', label: say('Service', 'Service'), options: [say('Ground', 'Terrestre'), say('Express', 'Express'), say('Urgent', 'Urgent')], chosen: 1 },
    { kind: 'table', head: [say('Item', 'Article'), say('Qty', 'Qté'), say('Weight', 'Poids')], rows: many(6, () => [faker.commerce.productName(), faker.string.numeric(2), '2 kg']) },
    { kind: 'fields', fields: [[say('Received by', 'Reçu par'), ''], [say('Name', 'Nom'), ''], ['Date', '']] },
  ],
  insuranceAd: ({ say, phone, company }: Facts): Block[] => [
    title(say('Health insurance for your whole family', 'Une assurance santé pour toute la famille')),
    text(say('Dental, prescription drugs, hospital rooms and physiotherapy: covered from the first day. No medical exam.', 'Soins dentaires, médicaments, chambre d’hôpital et physiothérapie : couverts dès le premier jour. Aucun examen médical.')),
    { kind: 'list', items: [say('Free quote in two minutes', 'Soumission gratuite en deux minutes'), say('Your doctor, your choice', 'Votre médecin, votre choix')] },
    heading(say('Return this form by fax', 'Retournez ce formulaire par télécopieur')),
    { kind: 'fields', fields: [[say('Name', 'Nom'), ''], [say('Date of birth', 'Date de naissance'), ''], [say('Phone', 'Téléphone'), '']] },
    { kind: 'choice', label: say('Sex', 'Sexe'), options: ['M', 'F'], chosen: null },
    text(`${company()}, ${phone()}`),
  ],
  minutes: ({ say, name, day, faker }: Facts): Block[] => [
    title(say('Minutes of the board meeting', 'Procès-verbal de la réunion du conseil')),
    { kind: 'fields', fields: [['Date', day()], [say('Chair', 'Présidence'), name()], [say('Present', 'Présents'), `${name()}, ${name()}, ${name()}`], [say('Regrets', 'Absents'), name()]] },
    { kind: 'table', head: [say('Item', 'Point'), say('Decision', 'Décision'), say('Who', 'Qui')], rows: many(5, () => [faker.company.buzzPhrase(), say('Adopted', 'Adopté'), name()]) },
    text(say('The referral programme for new members was discussed. The consultation on the new hall closes in May.', 'Le programme de référence des nouveaux membres est discuté. La consultation sur la nouvelle salle se termine en mai.')),
    text(say('Next meeting: ', 'Prochaine réunion : ') + day()),
  ],
  bankLetter: ({ say, name, phone, address, day, money, company, faker }: Facts): Block[] => [
    title(company()),
    text(address()),
    text(day()),
    text(name()),
    text(address()),
    { kind: 'fields', fields: [[say('Re', 'Objet'), `${name()}, ${say('account', 'compte')} ${faker.string.numeric(10)}`]] },
    text(`${say('Dear', 'Bonjour')} ${name()},`),
    text(`${say('Your statement shows a balance of', 'Votre relevé montre un solde de')} ${money()}. ${say('Please call us at', 'Téléphonez-nous au')} ${phone()} ${say('with any question about it.', 'pour toute question.')}`),
    text(say('Sincerely,', 'Cordialement,')),
    text(name()),
  ],
  schedule: ({ say, name, phone }: Facts): Block[] => [
    title(say('Staff schedule and telephone list', 'Horaire du personnel et liste téléphonique')),
    text('Nov 02 15:29'),
    { kind: 'table', head: [say('Name', 'Nom'), say('Phone', 'Téléphone'), say('Monday', 'Lundi'), say('Tuesday', 'Mardi')], rows: many(9, () => [name(), phone(), '8-16', '12-20']) },
  ],
  membership: ({ say, name, phone, address, day, faker }: Facts): Block[] => [
    title(say('Membership application', 'Demande d’adhésion')),
    { kind: 'beside', left: [[say('Last name', 'Nom de famille'), faker.person.lastName()], [say('First name', 'Prénom'), faker.person.firstName()], [say('Date of birth', 'Date de naissance'), day()]], right: [[say('Phone', 'Téléphone'), phone()], [say('Email', 'Courriel'), faker.internet.email()]] },
    { kind: 'choice', label: say('Sex', 'Sexe'), options: [say('Female', 'Féminin'), say('Male', 'Masculin')], chosen: 0 },
    { kind: 'fields', fields: [[say('Address', 'Adresse'), address()], [say('Emergency contact', 'Contact d’urgence'), name()], [say('Phone', 'Téléphone'), phone()]] },
    { kind: 'choice', label: say('Plan', 'Forfait'), options: [say('Monthly', 'Mensuel'), say('Yearly', 'Annuel')], chosen: null },
    { kind: 'fields', fields: [['Signature', ''], ['Date', day()]] },
  ],
  supplierAd: ({ say, phone, company, name }: Facts): Block[] => [
    title(company()),
    heading(say('For your practice: gloves, masks and examination paper', 'Pour votre cabinet : gants, masques et papier d’examen')),
    text(say('Dear doctor, your patients deserve the best. Order before Friday and save 20 %.', 'Cher docteur, vos patients méritent le meilleur. Commandez avant vendredi et économisez 20 %.')),
    { kind: 'fields', fields: [[say('Your representative', 'Votre représentant'), name()], [say('Phone', 'Téléphone'), phone()], ['Fax', phone()]] },
    { kind: 'fields', fields: [[say('Clinic', 'Clinique'), ''], [say('Name', 'Nom'), ''], [say('Fax back to', 'Retour fax'), phone()]] },
    { kind: 'choice', label: say('Delivery', 'Livraison'), options: [say('Routine', 'Régulière'), 'Urgent', 'STAT'], chosen: null },
  ],
  course: ({ say, name, day, phone, company }: Facts): Block[] => [
    title(say('Continuing education for family physicians', 'Formation continue pour médecins de famille')),
    { kind: 'fields', fields: [['Date', day()], [say('Speaker', 'Conférencière'), `${say('Dr.', 'Dre')} ${name()}, MD`], [say('Topic', 'Sujet'), say('Chest pain in the clinic', 'La douleur thoracique en cabinet')], [say('Hosted by', 'Organisé par'), company()]] },
    heading(say('Registration', 'Inscription')),
    { kind: 'fields', fields: [[say('Name', 'Nom'), ''], [say('Clinic', 'Clinique'), ''], [say('Phone', 'Téléphone'), ''], [say('Fax to', 'Télécopier au'), phone()]] },
    { kind: 'choice', label: say('Meal', 'Repas'), options: [say('Chicken', 'Poulet'), say('Vegetarian', 'Végétarien')], chosen: null },
  ],
  lease: ({ say, name, phone, address, money, day }: Facts): Block[] => [
    title(say('Rental offer', 'Offre de location')),
    { kind: 'fields', fields: [[say('Landlord', 'Propriétaire'), name()], [say('Tenant', 'Locataire'), name()], [say('Address', 'Adresse'), address()], [say('Telephone', 'Téléphone'), phone()], [say('Rent', 'Loyer'), money()], [say('Reason for visit', 'Motif de la visite'), say('Viewing of the apartment', 'Visite du logement')]] },
    text(`${say('Signed on', 'Signé le')} ${day()}`),
    { kind: 'beside', left: [['Signature', ''], [say('Name', 'Nom'), name()]], right: [['Signature', ''], [say('Name', 'Nom'), name()]] },
  ],
  ...unfilledKinds,
} satisfies Record<string, (facts: Facts) => Block[]>;

export type PaperKind = keyof typeof kinds;
export const paperKinds = Object.keys(kinds) as PaperKind[];

/** One paper of each kind in each language; the same seed gives the same papers, and nobody in them exists. */
export function makePapers(seed: number): Paper[] {
  return (['en', 'fr'] as const).flatMap((language) => {
    const faker = new Faker({ locale: language === 'en' ? [en_CA, en, base] : [fr_CA, fr, en, base] });
    faker.seed(seed);
    const french = language === 'fr';
    const facts: Facts = {
      faker,
      say: (english, other) => (french ? other : english),
      name: () => (faker.datatype.boolean(0.8) ? `${faker.person.firstName()} ${faker.person.lastName()}` : `${faker.person.lastName()}, ${faker.person.firstName()}`),
      phone: () => `${faker.helpers.arrayElement(french ? ['418', '514', '819'] : ['416', '604', '613'])}-555-01${faker.string.numeric(2)}`,
      address: () => `${faker.string.numeric(3)} ${faker.location.street()}, ${faker.location.city()} ${faker.location.zipCode()}`,
      day: () => {
        const date = faker.date.between({ from: '1955-01-01', to: '2026-02-01' });
        return faker.helpers.arrayElement([date.toISOString().slice(0, 10), date.toLocaleDateString(french ? 'fr-CA' : 'en-CA', { dateStyle: 'long', timeZone: 'UTC' })]);
      },
      money: () => `${faker.commerce.price({ min: 20, max: 2000 })} $`,
      company: () => faker.company.name(),
    };
    return paperKinds.map((kind) => ({ kind, language, blocks: kinds[kind](facts) }));
  });
}
