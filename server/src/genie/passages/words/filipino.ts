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
const leastStem = 4
const vowel = '[aeiou]'
const redoubled = new RegExp(`^([^aeiou]?${vowel})(?=\\1)`)

/** Removes affixes by their letters alone, since no list of roots exists: nagluluto, lutuin and niluto get one form. */
export function filipinoStem(word: string): string {
  let stem = word
  const keep = (shorter: string) => {
    if (shorter.length >= leastStem) stem = shorter
    return shorter === stem
  }
  // The linker: batang maliit.
  if (/[aeiou]ng$/.test(stem)) keep(stem.slice(0, -2))
  prefixes.some((prefix) => stem.startsWith(prefix) && keep(stem.slice(prefix.length)))
  if (/^i[^aeiou]/.test(stem)) keep(stem.slice(1))
  keep(stem.replace(redoubled, ''))
  keep(stem.replace(new RegExp(`^([^aeiou]?)(?:um|in)(?=${vowel})`), '$1'))
  keep(stem.replace(/^ni(?=l)/, ''))
  keep(stem.replace(redoubled, ''))
  const endings = [/(?<=[aeiou])h(?:an|in)$/, /(?:an|in)$/]
  endings.some((ending) => ending.test(stem) && keep(stem.replace(ending, '')))
  // Sounds that change before an ending: luto and lutuin, bayad and bayaran.
  return stem.replace(/o/g, 'u').replace(/e/g, 'i').replace(/r$/, 'd')
}
