const prefixes = [
  'nakikipag',
  'makikipag',
  'ipinag',
  'pinaka',
  'nagpapa',
  'magpapa',
  'nakaka',
  'makaka',
  'nagpa',
  'magpa',
  'pinag',
  'napag',
  'naka',
  'maka',
  'pina',
  'ipag',
  'ipa',
  'nag',
  'mag',
  'pag',
  'nang',
  'mang',
  'pang',
  'nam',
  'mam',
  'pam',
  'nan',
  'man',
  'pan',
  'na',
  'ma',
  'pa',
  'ka',
]
const minStemLength = 4
const vowel = '[aeiou]'
const infixPattern = new RegExp(`^([^aeiou]?)(?:um|in)(?=${vowel})`)
const initialInfixPattern = new RegExp(`^in(?=${vowel})`)
const endings = [/(?<=[aeiou])h(?:an|in)$/, /(?:an|in)$/]
const reduplicationPattern = new RegExp(`^([^aeiou]?${vowel})(?=\\1)`)

/** Removes affixes by their letters alone, since no list of roots exists: nagluluto, lutuin and niluto get one form. */
export function filipinoStem(word: string): string {
  let stem = word
  /** Takes a shorter form unless it is too short; returns whether it was taken. */
  const tryStem = (shorter: string) => {
    const isTaken = shorter.length >= minStemLength && shorter.length < stem.length
    if (isTaken) stem = shorter
    return isTaken
  }
  // The linker: batang maliit.
  if (/[aeiou]ng$/.test(stem)) tryStem(stem.slice(0, -2))
  // The first prefix that leaves a stem: a longer one stands before those that it begins with.
  prefixes.some((prefix) => stem.startsWith(prefix) && tryStem(stem.slice(prefix.length)))
  // Before a vowel `in` is an infix: iniinom has no prefix `i`.
  if (/^i[^aeiou]/.test(stem) && !initialInfixPattern.test(stem)) tryStem(stem.slice(1))
  tryStem(stem.replace(reduplicationPattern, ''))
  const hasEnding = endings.some((ending) => ending.test(stem) && tryStem(stem.replace(ending, '')))
  // A word with the ending -in or -an has no such infix: the letters are the root's own (linisin, inumin).
  if (!hasEnding) tryStem(stem.replace(infixPattern, '$1'))
  tryStem(stem.replace(/^ni(?=l)/, ''))
  // Again: an infix stood within the repeated syllable (kumakain).
  tryStem(stem.replace(reduplicationPattern, ''))
  // Sounds that change before an ending: luto and lutuin, bayad and bayaran.
  return stem.replace(/o/g, 'u').replace(/e/g, 'i').replace(/r$/, 'd')
}
