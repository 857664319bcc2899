import type { EmergencyKind } from '@kasama/contract/chat.rules'
import { burmeseSigns } from './signs/burmese'
import { englishSigns } from './signs/english'
import { filipinoSigns } from './signs/filipino'
import { indonesianSigns } from './signs/indonesian'

const inEachLanguage = [englishSigns, filipinoSigns, indonesianSigns, burmeseSigns]

/**
 * What people write when something is happening, in four languages and mixed: of each kind, any of these. The kinds stand
 * in the order in which they are looked for. Texts are in the form of `searchable`.
 */
export const signs = Object.fromEntries(
  (Object.keys(englishSigns) as EmergencyKind[]).map((kind) => [kind, inEachLanguage.flatMap((one) => one[kind])]),
) as Record<EmergencyKind, RegExp[]>
