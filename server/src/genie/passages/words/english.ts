/** Removes a word's ending, so that "washing" matches "wash"; the result need not be a word. */
export function englishStem(word: string): string {
  let stem = word
  if (stem.length > 4 && stem.endsWith('ies')) stem = `${stem.slice(0, -3)}y`
  else if (stem.length > 3 && stem.endsWith('s') && !/(ss|us|is)$/.test(stem)) stem = stem.slice(0, -1)
  for (const ending of ['ing', 'ed', 'ly'])
    if (stem.length > ending.length + 2 && stem.endsWith(ending)) {
      stem = stem.slice(0, -ending.length).replace(/([^aeiouls])\1$/, '$1')
      break
    }
  return stem.length > 3 ? stem.replace(/e$/, '') : stem
}
