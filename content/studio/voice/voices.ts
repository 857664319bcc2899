import type { Language } from '@kasama/contract/language'
import { burmeseSounds } from './burmese-sounds'
import { tagalogSounds } from './tagalog-sounds'

type Voice = {
  /** Voice of espeak-ng. */
  name: string
  wordsPerMinute: number
  /** Writes a text as the engine should read it. */
  write?: (text: string) => string
  units: { celsius: string; centimetres: string; dollars: string }
}

const englishUnits = { celsius: 'degrees Celsius', centimetres: 'centimetres', dollars: 'dollars' }

/** The computer's voice in each language, and its words for units. */
export const voices: Record<Language, Voice> = {
  eng: { name: 'en-us', wordsPerMinute: 138, units: englishUnits },
  phi: { name: 'id', wordsPerMinute: 138, write: tagalogSounds, units: englishUnits },
  ind: {
    name: 'id',
    wordsPerMinute: 132,
    units: { celsius: 'derajat Selsius', centimetres: 'sentimeter', dollars: 'dolar' },
  },
  mya: {
    name: 'cmn',
    wordsPerMinute: 150,
    write: burmeseSounds,
    units: { celsius: 'ဒီဂရီ စင်တီဂရိတ်', centimetres: 'စင်တီမီတာ', dollars: 'ဒေါ်လာ' },
  },
}
