import { type Language, languages, type TargetLanguage } from '@kasama/contract/language'
import type { Glossary, Term } from '@kasama/contract/studio/translation/translation.rules'

type Cells<Columns extends readonly string[]> = { [Column in keyof Columns]: string | string[] }
/** A term in every language, in the order of `languages`. */
type Row = Cells<typeof languages>

/** One term for each thing, in lessons and quizzes as on the screens. If a cell has several, the first is preferred. */
const terms: Row[] = [
  ['employer', 'employer', 'majikan', 'အလုပ်ရှင်'],
  ['helper', ['helper', 'kasambahay'], 'pekerja', 'အိမ်အကူ'],
  [['domestic worker', 'domestic helper'], 'kasambahay', 'pekerja rumah tangga', 'အိမ်အကူ'],
  ['agency', 'agency', 'agen', 'အေဂျင်စီ'],
  ['account', 'account', 'akun', 'အကောင့်'],
  ['password', 'password', 'kata sandi', 'စကားဝှက်'],
  ['photo', 'litrato', 'foto', 'ဓာတ်ပုံ'],
  ['video', 'video', 'video', 'ဗီဒီယို'],
  ['lesson', 'lesson', 'pelajaran', 'သင်ခန်းစာ'],
  ['topic', 'topic', 'topik', 'ခေါင်းစဉ်'],
  ['quiz', 'quiz', 'kuis', 'မေးခွန်းတွေ'],
  ['subtitle', 'subtitle', 'subtitle', 'စာတန်းထိုး'],
  ['skill', 'skill', 'keahlian', 'ကျွမ်းကျင်မှု'],
  ['voucher', 'voucher', 'voucher', 'လက်ဆောင်ကူပွန်'],
  ['subscription', 'subscription', 'langganan', 'အသင်းဝင်'],
  ['cold water', 'malamig na tubig', 'air dingin', 'ရေအေး'],
  ['hot water', 'mainit na tubig', 'air panas', 'ရေပူ'],
  ['warm water', 'maligamgam na tubig', 'air hangat', 'ရေနွေး'],
  ['elbow', 'siko', 'siku', 'တံတောင်ဆစ်'],
  ['baby', 'baby', 'bayi', 'ကလေး'],
  [['elderly person', 'elderly people'], ['matanda', 'lolo', 'lola'], 'lansia', ['အဘိုးအဘွား', 'သက်ကြီးရွယ်အို']],
  ['dementia', 'dementia', ['demensia', 'pelupa'], 'မှတ်ဉာဏ် အားနည်း'],
  ['Work Permit', 'Work Permit', 'Work Permit', 'Work Permit'],
  ['Singapore', 'Singapore', 'Singapura', 'စင်ကာပူ'],
]
/** Never translated. */
const names = [
  'Kasama',
  'Genie',
  'User ID',
  'MOM',
  'MRT',
  'LRT',
  'HDB',
  'NTUC',
  'EZ-Link',
  'Singpass',
  'PayNow',
  'WhatsApp',
]

/** Words that demean, in any lesson. */
const never: Record<TargetLanguage, string[]> = {
  phi: [
    'katulong',
    'alila',
    'utusan',
    'muchacha',
    'atsay',
    'tsimay',
    'amo',
    'ulyanin',
    'baldado',
    'inutil',
    'pagsusulit',
  ],
  ind: ['pembantu', 'babu', 'jongos', 'pelayan', 'TKW', 'nyonya', 'jompo', 'pikun', 'cacat', 'butuh', 'gampang'],
  mya: ['အိမ်ဖော်', 'အစေခံ', 'ကောင်မလေး', 'သခင်', 'သူငယ်ပြန်', 'အရူး', 'ဒုက္ခိတ', 'ကုလား', 'ဉာဏ်စမ်း'],
}

/** Instructions to a model for each language. */
export const translations: Record<TargetLanguage, { language: string; style: string }> = {
  phi: {
    language: 'everyday spoken Filipino (Tagalog)',
    style:
      'Address her as "ka" and "mo", without "po". Keep the English words that people really say (video, password, account). "puwede" not "maaari", "ulit" not "muli", "para" not "upang".',
  },
  ind: {
    language: 'plain polite Indonesian',
    style:
      'Address her as "Anda", as rarely as possible. Commands are the bare verb: "Cuci tangan." Short words: "bisa", "sudah", "pakai", "perlu". No "silakan", "mohon" or "harap".',
  },
  mya: {
    language: 'everyday spoken Burmese',
    style:
      'Spoken endings alone (တယ်, ပါတယ်, ပါ, မယ်), never သည်, ၏, မည် or များ. No pronoun for the reader. Unicode, the digits 0 to 9, ။ at the end of each sentence, no ? and no !. One space between phrases, none inside a word.',
  },
}

const list = (words: string | string[] = []) => (typeof words === 'string' ? [words] : words)

/** Returns the glossary of a language; English has none, since texts are translated from it. */
export function glossaryOf(language: Language): Glossary {
  if (language === 'eng') return { terms: [], never: [] }
  const own = terms.map((row): Term => ({ english: list(row[0]), words: list(row[languages.indexOf(language)]) }))
  return { terms: [...own, ...names.map((name) => ({ english: [name], words: [name] }))], never: never[language] }
}
