import { type EmergencyKind, emergencies } from '@kasama/contract/chat.rules'
import { burmeseSigns } from './signs/burmese'
import { englishSigns } from './signs/english'
import { filipinoSigns } from './signs/filipino'
import { indonesianSigns } from './signs/indonesian'

const inEachLanguage = [englishSigns, filipinoSigns, indonesianSigns, burmeseSigns]

/**
 * What people write when something is happening, in four languages and mixed: of each kind, any of these. Texts are in the form of `searchable`.
 */
export const signs = Object.fromEntries(
  emergencies.map((kind) => [kind, inEachLanguage.flatMap((one) => one[kind])]),
) as Record<EmergencyKind, RegExp[]>
