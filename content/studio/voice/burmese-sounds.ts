// The Burmese rules of espeak-ng lose most vowels (ကာ becomes "kts"). Syllables are therefore written in the
// phonemes of its Mandarin voice, which has the tones and the breathed consonants that Burmese needs.
const table = (pairs: string): Record<string, string> =>
  Object.fromEntries(pairs.split(/\s+/).map((pair) => pair.split(':')))

const onsets = table(
  `က:k ခ:kh ဂ:g ဃ:g င:N စ:s ဆ:s ဇ:z ဈ:z ည:n^ ဉ:n^ ဋ:t ဌ:th ဍ:d ဎ:d ဏ:n တ:t ထ:th ဒ:d ဓ:d န:n
  ပ:p ဖ:ph ဗ:b ဘ:b မ:m ယ:j ရ:j လ:l ဝ:w သ:T ဟ:h ဠ:l အ:?`,
)
const palatal: Record<string, string> = { k: 'tS;', kh: 'tS;h', g: 'dZ', N: 'n^', l: 'j', T: 'S' }

type Tone = 'low' | 'high' | 'creaky'
const pitch: Record<Tone, string> = { low: '22', high: '53', creaky: '51' }
const openRhymes = table('ာ:a ိ:i ီ:i ု:u ူ:u ေ:e ဲ:E ော:o ို:ou ံ:aN ုံ:ouN ိံ:eiN')
const usualTones = table('ိ:creaky ု:creaky ဲ:high ော:high') as Record<string, Tone>
const closedRhymes = table(
  `k:E? ng:iN s:i? t:a? n:aN y:E ိk:ei? ိs:ei? ိt:ei? ိn:eiN ိng:eiN ုk:ou? ုs:ou? ုt:ou? ုn:ouN ုng:ouN
  ောk:Au? ောng:AuN ိုk:ai? ိုng:aiN ိုt:ai? ိုn:aiN ေk:i? ေs:i? ေt:i? ေn:eiN`,
)
// After a vowel these endings of words are said softly: pa becomes ba.
const softened = table('ပါ:b တယ်:d ကို:g က:g တော့:d တဲ့:d တွေ:d ပြီ:bj ဖို့:b တာ:d')

function codaClass(letter: string): string {
  if (letter === '') return ''
  if (letter === 'က') return 'k'
  if ('ငဉ'.includes(letter)) return 'ng'
  if (letter === 'စ') return 's'
  if ('နမဏ'.includes(letter)) return 'n'
  if ('တပဒဓဗဘဂသဋဖထ'.includes(letter)) return 't'
  return letter === 'ယ' ? 'y' : ''
}

function onsetSound(letter: string, medials: string): string {
  const plain = onsets[letter] ?? ''
  if (medials.includes('ှ') && (letter === 'ရ' || letter === 'ယ' || /[ျြ]/.test(medials))) {
    if ('ရယလသ'.includes(letter)) return 'S'
  }
  if (!/[ျြ]/.test(medials)) return plain
  return palatal[plain] ?? `${plain}j`
}

/** The vowel with its ending, and the tone it has when no tone mark is written. */
function rhymeSound(letter: string, medials: string, vowel: string, coda: string): [string, Tone] {
  const base = vowel.replace(/[့်း]/g, '').replace('ါ', 'ာ')
  if (coda === 'ည') return ['ထလတ'.includes(letter) ? 'E' : 'i', 'low']
  if (base === 'ော' && vowel.includes('်')) return ['o', 'low']
  const closed = closedRhymes[(base === 'ာ' ? '' : base) + codaClass(coda)]
  if (!closed) return base === '' ? ['a', 'creaky'] : [openRhymes[base] ?? 'a', usualTones[base] ?? 'low']
  const rounded = medials.includes('ွ') || (letter === 'ဝ' && coda !== 'မ')
  return [rounded && /^a[?N]/.test(closed) ? closed.replace('a', 'u') : closed, 'low']
}

function withTone(rhyme: string, marks: string, usual: Tone): string {
  if (rhyme.endsWith('?')) return `${rhyme}55`
  const tone = marks.includes('း') ? 'high' : marks.includes('့') ? 'creaky' : usual
  return `${rhyme}${tone === 'creaky' && !rhyme.endsWith('N') ? '?' : ''}${pitch[tone]}`
}

const syllable = /([က-အ])([ျြွှ]*)([ေိီဲုူါာံ့း]*်?[့း]*)(?:([က-အ])(့?်[့း]*))?/g
// An unmarked vowel inside a word is only breathed; these letters keep theirs.
const full = 'ရလဝဟညယ'

function word(text: string): string {
  const syllables = [...text.matchAll(syllable)].filter(([, , , vowel]) => vowel !== '်')
  let afterVowel = false
  let sounds = ''
  for (const [index, [whole, letter = '', medials = '', vowel = '', coda = '', marks = '']] of syllables.entries()) {
    const soft = afterVowel ? softened[whole] : undefined
    const onset = soft ?? onsetSound(letter, medials)
    const [rhyme, usual] = rhymeSound(letter, medials, vowel, coda)
    const glide = medials.includes('ွ') && !/^u[?N]/.test(rhyme) ? 'w' : ''
    const isBreathed = whole === letter && index < syllables.length - 1 && !soft && !full.includes(letter)
    sounds += onset + (isBreathed ? '@' : glide + withTone(rhyme, vowel + marks, usual))
    afterVowel = !rhyme.endsWith('?')
  }
  return `[[${sounds}]]`
}

// Letters of Pali words and stacked pairs, written out as they are said.
const spelledOut: [RegExp, string][] = [
  [/ဣ/g, 'အိ'],
  [/ဤ/g, 'အီ'],
  [/ဥ(?![်])/g, 'အု'],
  [/ဦ/g, 'အူ'],
  [/ဧ/g, 'အေ'],
  [/ဩ/g, 'အော'],
  [/ဿ/g, 'သ်သ'],
  [/င်္/g, 'င်'],
  [/ဝမ်းနည်း/g, 'ဝမ်းနဲ'],
  [/္/g, '်'],
]

/** A Burmese text as phonemes: one word for each phrase, with the pauses of its punctuation. */
export function burmeseSounds(text: string): string {
  const plain = spelledOut.reduce((changed, [from, to]) => changed.replace(from, to), burmeseNumbers(text))
  return plain
    .split(/([၊။,]|\s+)/)
    .map((part) => {
      if (part === '။') return '. '
      if (part === '၊' || part === ',') return ', '
      return /[က-အ]/.test(part) ? word(part) : ' '
    })
    .join('')
}

const digits = ['သုည', 'တစ်', 'နှစ်', 'သုံး', 'လေး', 'ငါး', 'ခြောက်', 'ခုနစ်', 'ရှစ်', 'ကိုး']
const ranks = [
  { size: 1000, name: 'ထောင်', joined: 'ထောင့်' },
  { size: 100, name: 'ရာ', joined: 'ရာ့' },
  { size: 10, name: 'ဆယ်', joined: 'ဆယ့်' },
]

function inWords(number: number): string {
  const rank = ranks.find(({ size }) => number >= size)
  if (!rank) return digits[number] ?? ''
  const count = Math.floor(number / rank.size)
  const rest = number % rank.size
  // Ten to nineteen are said without "one" in front.
  const lead = rank.size === 10 && count === 1 ? '' : inWords(count)
  return lead + (rest === 0 ? rank.name : rank.joined + inWords(rest))
}

/** Writes the Latin digits of a Burmese text as spoken words. */
const burmeseNumbers = (text: string) => text.replace(/\d+/g, (number) => inWords(Number(number)))
