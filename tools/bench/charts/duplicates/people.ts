import { type Faker, fakerEN_CA, fakerFR_CA } from '@faker-js/faker';

/** A chart as it was entered. */
export interface Chart {
  familyName: string;
  givenName: string;
  birthDate: string | null;
  sex: 'female' | 'male' | null;
  healthNumber: string | null;
  province: 'ON' | null;
  phones: string[];
  email: string | null;
  address: string | null;
}

/** A person and how their name is written in the script that they write themselves, where that is another. */
export interface Person extends Chart {
  ownScript: { family: string; given: string } | null;
}

// Names as people carry them into a Canadian clinic, in their script and as their papers have them.
const chinese = { family: ['王 Wang', '李 Li', '张 Zhang', '刘 Liu', '陈 Chen', '杨 Yang', '黄 Huang', '赵 Zhao', '吴 Wu', '周 Zhou'], given: ['小明 Xiao Ming', '伟 Wei', '芳 Fang', '秀英 Xiuying', '娜 Na', '建国 Jian Guo', '丽华 Li Hua', '志强 Zhiqiang'] };
const cyrillic = { family: ['Шевченко Shevchenko', 'Коваленко Kovalenko', 'Иванов Ivanov', 'Петрова Petrova', 'Бондаренко Bondarenko', 'Ткачук Tkachuk'], given: ['Тарас Taras', 'Оксана Oksana', 'Наталия Nataliia', 'Сергей Sergey', 'Елена Elena', 'Дмитро Dmytro'] };
const arabic = { family: ['حسن Hassan', 'خالد Khaled', 'محمود Mahmoud', 'منصور Mansour', 'سليمان Suleiman'], given: ['محمد Mohammed', 'أحمد Ahmad', 'فاطمة Fatima', 'يوسف Youssef', 'مريم Maryam', 'عمر Omar'] };
const scripts = [chinese, cyrillic, arabic];

/** Each thing that is made takes what it needs from one seeded source. */
export function createPeople(seed: number) {
  const sources = [fakerEN_CA, fakerFR_CA];
  for (const source of sources) source.seed(seed);
  const chance = (share: number) => fakerEN_CA.datatype.boolean(share);
  const pick = <Item>(items: readonly Item[]): Item => fakerEN_CA.helpers.arrayElement(items);
  const faker = (): Faker => (chance(0.6) ? fakerEN_CA : fakerFR_CA);

  const newDate = (from = '1930-01-01', to = '2024-12-31') => fakerEN_CA.date.between({ from, to }).toISOString().slice(0, 10);
  const newPhone = () => `+1${pick(['416', '647', '613', '514', '438'])}${fakerEN_CA.string.numeric({ length: 1, exclude: ['0', '1'] })}${fakerEN_CA.string.numeric(6)}`;
  const newAddress = (): string => {
    const letter = () => pick([...'ABCEGHJKLMNPRSTVWXYZ']);
    const digit = () => fakerEN_CA.string.numeric(1);
    const code = `${pick([...'HJKLMN'])}${digit()}${letter()} ${digit()}${letter()}${digit()}`;
    return `${fakerEN_CA.number.int({ min: 1, max: 9999 })} ${fakerEN_CA.location.street()}, ${pick(['Toronto, ON', 'Ottawa, ON', 'Montréal, QC', 'Gatineau, QC'])} ${code}`;
  };
  /** Ten digits whose last one is the check digit that Ontario's cards have (ISO/IEC 7812). */
  const newHealthNumber = (): string => {
    const digits = [...`${fakerEN_CA.string.numeric({ length: 1, exclude: ['0'] })}${fakerEN_CA.string.numeric(8)}`].map(Number);
    const sum = digits.reduce((total, digit, at) => total + (at % 2 === 0 ? [0, 2, 4, 6, 8, 1, 3, 5, 7, 9][digit]! : digit), 0);
    return [...digits, (10 - (sum % 10)) % 10].join('');
  };

  const newPerson = (given: Partial<Person> = {}): Person => {
    const sex = pick(['female', 'male'] as const);
    const source = faker();
    const person: Person = {
      familyName: source.person.lastName(), givenName: source.person.firstName(sex), ownScript: null, birthDate: newDate(), sex,
      healthNumber: newHealthNumber(), province: 'ON', phones: [newPhone()], email: chance(0.4) ? source.internet.email().toLowerCase() : null, address: newAddress(),
    };
    if (chance(0.15)) {
      const script = pick(scripts);
      const [family, first] = [pick(script.family), pick(script.given)].map((both) => ({ own: both.split(' ')[0]!, latin: both.split(' ').slice(1).join(' ') }));
      Object.assign(person, { familyName: family!.latin, givenName: first!.latin, ownScript: { family: family!.own, given: first!.own } });
    }
    if (chance(0.06)) person.familyName = `${person.familyName}-${source.person.lastName()}`;
    if (chance(0.12)) person.givenName = `${person.givenName} ${source.person.firstName(sex)}`;
    return { ...person, ...given };
  };

  return { chance, pick, newDate, newPhone, newAddress, newHealthNumber, newPerson, source: fakerEN_CA };
}

export type People = ReturnType<typeof createPeople>;
