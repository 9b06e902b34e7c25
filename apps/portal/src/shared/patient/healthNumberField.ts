import type { IntlShape } from 'react-intl';
import { checkHealthNumber, formatHealthNumber, provinces } from '@intake/api/rules';
import type { Province } from '@intake/api/rules';
import type { HealthNumber, HealthNumberRules, HealthNumberVerdict } from '@intake/ui/HealthNumberField';
import { healthNumberTexts as texts } from './patient.messages.ts';
import type { PatientForm } from './patientForm.ts';

const provinceOf = (id: string | null): Province | null => provinces.find((province) => province === id) ?? null;

/** An Ontario card has ten digits, and behind them one or two letters. */
const ontario = /^(\d{10})([A-Z]{0,2})/;

type TypedNumber = Pick<PatientForm, 'healthNumber' | 'versionCode' | 'province'>;

/** The three columns of a chart as one field. */
export const healthNumberOf = ({ healthNumber, versionCode, province }: TypedNumber): HealthNumber => ({ province, number: healthNumber, versionCode });

export const storedNumber = ({ province, number, versionCode }: HealthNumber): TypedNumber => ({
  healthNumber: number,
  versionCode,
  province: provinceOf(province),
});

/** How numbers of health cards are written and checked here: as the server does it, without asking anyone. */
export const healthNumberRules = (intl: IntlShape): HealthNumberRules => ({
  format: ({ number, province, versionCode }) => formatHealthNumber(number, provinceOf(province), versionCode),
  parse: (typed, province) => {
    const [, number, versionCode] = (province === 'ON' && ontario.exec(typed)) || [];
    return number ? { province, number, versionCode: versionCode ?? '' } : { province, number: typed.slice(0, 20), versionCode: '' };
  },
  check: ({ number, province }) => verdictOn(number, provinceOf(province), intl),
});

function verdictOn(number: string, province: Province | null, intl: IntlShape): HealthNumberVerdict {
  const { format, checksum } = checkHealthNumber(number, { province });
  if (format === 'invalid') return { tone: 'warning', text: intl.formatMessage(texts.format), isEarly: true };
  if (checksum === 'invalid') return { tone: 'warning', text: intl.formatMessage(texts.warning) };
  if (checksum === 'valid') return { tone: 'success', text: intl.formatMessage(texts.valid) };
  return { tone: 'neutral', text: intl.formatMessage(texts.plausible) };
}
