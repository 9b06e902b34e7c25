import { CircleAlert, CircleCheck, Info, Sparkles, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { Tone } from '../tokens/colors.ts';

/** A shape for every tone, so that colour never speaks alone. */
export const toneIcon: Readonly<Record<Tone, LucideIcon>> = {
  neutral: Info,
  accent: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
  suggestion: Sparkles,
};
