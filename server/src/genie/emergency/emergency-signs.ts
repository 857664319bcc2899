import { type EmergencyKind, emergencies } from '@kasama/contract/genie/chat.rules'
import { burmeseSigns } from './signs/burmese'
import { burmeseInLatinSigns } from './signs/burmese-in-latin'
import { englishSigns } from './signs/english'
import { filipinoSigns } from './signs/filipino'
import { indonesianSigns } from './signs/indonesian'

const inEachLanguage: Partial<Record<EmergencyKind, RegExp[]>>[] = [
  englishSigns,
  filipinoSigns,
  indonesianSigns,
  burmeseSigns,
  burmeseInLatinSigns,
]

/**
 * Phrases that report an emergency, in four languages and mixed; any one of a kind suffices. Texts have the form of
 * `searchable`.
 */
export const signs = Object.fromEntries(
  emergencies.map((kind) => [kind, inEachLanguage.flatMap((one) => one[kind] ?? [])]),
) as Record<EmergencyKind, RegExp[]>
