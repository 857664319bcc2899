const minStemLength = 4
/** Roots that begin with m, stored without it: that m belongs to the root, not to a prefix. */
const rootsInM = new Set([
  'asak',
  'inta',
  'andi',
  'akan',
  'inum',
  'ulai',
  'ain',
  'asuk',
  'enang',
  'erah',
  'uda',
  'ulut',
])
/** A prefix, and the first letter of the root that it replaces. */
const prefixes: [RegExp, string][] = [
  [/^(?:me|pe)ny(?=[aeiou])/, 's'],
  [/^(?:me|pe)ng(?=[aeioughk])/, ''],
  [/^(?:me|pe)m(?=[bfp])/, ''],
  [/^(?:me|pe)m(?=[aeiou])/, 'p'],
  [/^(?:me|pe)n(?=[cdjz])/, ''],
  [/^(?:me|pe)n(?=[aeiou])/, 't'],
  [/^(?:me|pe)(?=[lrwymn])|^pe(?=k)/, ''],
  [/^(?:ber|per|ter|bel|pel)/, ''],
  [/^(?:di|ke|se)/, ''],
]

/** Removes affixes by rules: membersihkan, dibersihkan and pembersih get one form. */
export function indonesianStem(word: string): string {
  let stem = word
  const tryStem = (shorter: string) => {
    if (shorter.length >= minStemLength) stem = shorter
    return shorter === stem
  }
  tryStem(stem.replace(/(?:lah|kah|pun)$/, ''))
  tryStem(stem.replace(/(?:nya|ku|mu)$/, ''))
  const rootInM = /^(?:me|pe)m(.+?)(?:kan|i|an|in)?$/.exec(stem)?.[1]
  if (rootInM && rootsInM.has(rootInM)) return `m${rootInM}`
  const isPrefixed = prefixes.some(([prefix, first]) => prefix.test(stem) && tryStem(stem.replace(prefix, first)))
  if (isPrefixed && stem.startsWith('per')) tryStem(stem.slice('per'.length))
  const endings = isPrefixed ? [/kan$/, /an$/, /(?<=[^aeiou])i$/] : [/kan$/, /an$/]
  endings.some((ending) => ending.test(stem) && tryStem(stem.replace(ending, '')))
  return stem
}
