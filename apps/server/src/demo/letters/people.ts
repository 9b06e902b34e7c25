import type { PostalAddress, Province } from '@intake/api/rules';
import type { Random } from './random.ts';

interface Town {
  city: string;
  province: Province;
  areaCode: string;
  /** First three characters of a postal code there. */
  postal: string;
}

const towns: Town[] = [
  { city: 'Toronto', province: 'ON', areaCode: '416', postal: 'M5V' },
  { city: 'Ottawa', province: 'ON', areaCode: '613', postal: 'K1P' },
  { city: 'Hamilton', province: 'ON', areaCode: '905', postal: 'L8P' },
  { city: 'London', province: 'ON', areaCode: '519', postal: 'N6A' },
  { city: 'Sudbury', province: 'ON', areaCode: '705', postal: 'P3E' },
  { city: 'Vancouver', province: 'BC', areaCode: '604', postal: 'V6B' },
  { city: 'Victoria', province: 'BC', areaCode: '250', postal: 'V8W' },
  { city: 'Calgary', province: 'AB', areaCode: '403', postal: 'T2P' },
  { city: 'Winnipeg', province: 'MB', areaCode: '204', postal: 'R3C' },
  { city: 'Saskatoon', province: 'SK', areaCode: '306', postal: 'S7K' },
  { city: 'Halifax', province: 'NS', areaCode: '902', postal: 'B3J' },
  { city: 'Montréal', province: 'QC', areaCode: '514', postal: 'H2X' },
  { city: 'Québec', province: 'QC', areaCode: '418', postal: 'G1R' },
  { city: 'Gatineau', province: 'QC', areaCode: '819', postal: 'J8X' },
  { city: 'Laval', province: 'QC', areaCode: '450', postal: 'H7T' },
  { city: 'Moncton', province: 'NB', areaCode: '506', postal: 'E1C' },
];

const englishStreets = ['King Street West', 'Maple Avenue', 'Queen St E', 'Lakeshore Road', 'Elm Crescent', 'Victoria Drive', 'Main Street', 'Park Lane', 'Birchmount Rd', 'Wellington St N'];
const frenchStreets = ['rue Sainte-Catherine', 'boulevard Laurier', 'avenue du Parc', 'chemin Sainte-Foy', 'rue Saint-Denis', 'rue des Érables', 'boul. Saint-Laurent', 'avenue Cartier'];

/** Names that trip up software: particles, hyphens, apostrophes, two words, short ones. */
const englishFamilies = ["O'Brien", 'St. Pierre', 'Nguyen', 'Singh', 'van der Berg', 'Li', 'MacDonald', 'Patel', 'Wong', 'De Souza', 'Campbell-Reid', 'Kowalchuk', 'Okafor', 'Garcia Lopez'];
const frenchFamilies = ['Tremblay', 'Gagnon', "D'Amours", 'St-Pierre', 'Bélanger-Roy', 'Lévesque', 'Côté', 'Nguyen', 'Benali', 'Le Blanc', 'Bouchard', 'Thériault'];
const frenchWomen = ['Marie-Ève', 'Geneviève', 'Chloé', 'Hélène', 'Mélanie', 'Josée', 'Anne-Sophie', 'Françoise'];
const frenchMen = ['Jean-François', 'Benoît', 'Étienne', 'Stéphane', 'Luc', 'Frédéric', 'Marc-André', 'Gérard'];

export interface PersonFacts {
  family: string;
  given: string;
  sex: 'female' | 'male';
}

export function makeTown(random: Random, french: boolean): Town {
  const local = towns.filter((town) => french === (town.province === 'QC' || town.province === 'NB'));
  return random.pick(local);
}

export function makePerson(random: Random, french: boolean): PersonFacts {
  const sex = random.pick(['female', 'male'] as const);
  const given = french && random.chance(0.7) ? random.pick(sex === 'female' ? frenchWomen : frenchMen) : random.faker.person.firstName(sex);
  const family = random.chance(french ? 0.8 : 0.35) ? random.pick(french ? frenchFamilies : englishFamilies) : random.faker.person.lastName();
  return { family, given, sex };
}

export function makeAddress(random: Random, town: Town): PostalAddress {
  const french = town.province === 'QC';
  const number = random.int(3, 4899);
  const street = french ? `${number}${random.chance(0.5) ? ',' : ''} ${random.pick(frenchStreets)}` : `${number} ${random.pick(englishStreets)}`;
  const unit = random.chance(0.25) ? (french ? `, app. ${random.int(1, 40)}` : `, Unit ${random.int(1, 40)}`) : '';
  const letter = () => random.pick([...'ABCEGHJKLMNPRSTVWXYZ']);
  return {
    line: street + unit,
    city: town.city,
    province: town.province,
    postalCode: `${town.postal} ${random.digits(1)}${letter()}${random.digits(1)}`,
  };
}

/** A number set aside for fiction: 555-0100 to 555-0199. */
export const makePhone = (random: Random, town: Town) => `+1${town.areaCode}55501${random.digits(2)}`;

const englishClinics = ['Family Health Team', 'Medical Centre', 'Family Practice', 'Walk-In Clinic', 'Community Health Centre', 'Medical Clinic', 'Medical Associates'];
const frenchClinics = ['Clinique médicale', 'GMF', 'Polyclinique', 'Centre médical', 'Clinique'];
const places = ['Riverside', 'Lakeview', 'Oak Ridge', 'Northgate', 'Harbourfront', 'Cedar Grove', 'Summit', 'Willow Creek', 'Maplewood', 'Eastview'];
const frenchPlaces = ['du Boisé', 'des Rivières', 'Beau-Séjour', 'du Plateau', 'La Cité', 'des Sources', 'Mont-Bleu', 'du Vieux-Port'];

export function makeClinicName(random: Random, french: boolean): string {
  return french ? `${random.pick(frenchClinics)} ${random.pick(frenchPlaces)}` : `${random.pick(places)} ${random.pick(englishClinics)}`;
}

export function makePlaceName(random: Random, french: boolean): string {
  return random.pick(french ? frenchPlaces : places);
}
