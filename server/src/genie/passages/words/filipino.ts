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
const reduplicationPattern = new RegExp(`^([^aeiou]?${vowel})(?=\\1)`)

/** Removes affixes by their letters alone, since no list of roots exists: nagluluto, lutuin and niluto get one form. */
export function filipinoStem(word: string): string {
  let stem = word
  const tryStem = (shorter: string) => {
    if (shorter.length >= minStemLength) stem = shorter
    return shorter === stem
  }
  // The linker: batang maliit.
  if (/[aeiou]ng$/.test(stem)) tryStem(stem.slice(0, -2))
  prefixes.some((prefix) => stem.startsWith(prefix) && tryStem(stem.slice(prefix.length)))
  if (/^i[^aeiou]/.test(stem)) tryStem(stem.slice(1))
  tryStem(stem.replace(reduplicationPattern, ''))
  tryStem(stem.replace(new RegExp(`^([^aeiou]?)(?:um|in)(?=${vowel})`), '$1'))
  tryStem(stem.replace(/^ni(?=l)/, ''))
  tryStem(stem.replace(reduplicationPattern, ''))
  const endings = [/(?<=[aeiou])h(?:an|in)$/, /(?:an|in)$/]
  endings.some((ending) => ending.test(stem) && tryStem(stem.replace(ending, '')))
  // Sounds that change before an ending: luto and lutuin, bayad and bayaran.
  return stem.replace(/o/g, 'u').replace(/e/g, 'i').replace(/r$/, 'd')
}
