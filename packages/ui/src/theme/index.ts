export { ThemeProvider } from './ThemeProvider.tsx';
export type { ThemeName, ThemeProviderProps } from './ThemeProvider.tsx';
export { StaticTheme } from './StaticTheme.tsx';
export { sheets as faceSheets } from './fonts.ts';
export { declareOtherFaces } from './otherFaces.ts';
export type { Direction } from './direction.ts';
export { englishLabels } from './englishLabels.ts';
export { LabelsContext, useUiLabels } from './labels.ts';
export type { UiLabels } from './labels.ts';
