/** Beginnings of words in the four languages, by subject; the first subject that has one of them counts. */
const subjects: [name: string, words: RegExp][] = [
  ['Work permit', /work ?permit|permit|izin kerja|ပါမစ်/],
  [
    'Loans and agency fees',
    /\bloan|\butang|pautang|agency fee|placement fee|\bpinjam|\bhutang|\butang|potongan|ချေးငွေ|အကြွေး/,
  ],
  ['Sending money home', /remit|send(ing)? money|padala|kirim uang|transfer|ငွေလွှဲ|ငွေပို့/],
  ['Salary', /salary|\bwage|sahod|suweldo|\bgaji|လစာ/],
  ['Days off and holidays', /day off|days off|rest day|holiday|bakasyon|day-off|\blibur|\bcuti\b|နားရက်|အားရက်/],
  ['Contract and changing employer', /contract|kontrata|kontrak|transfer employer|စာချုပ်/],
  ['Dentist and teeth', /tooth|teeth|dentist|ngipin|\bgigi\b|သွားဘက်|သွားနာ/],
  ['Pregnancy and periods', /pregnan|buntis|hamil|menstru|\bregla|haid|ကိုယ်ဝန်|ရာသီ/],
  ['Phone and internet', /sim card|wi-?fi|internet|mobile data|\bpulsa|\bload\b|ဆင်းမ်|အင်တာနက်/],
  ['Family at home', /my (family|child|children|mother|husband)|pamilya|keluarga|မိသားစု/],
  ['Trouble in the house', /shout|scold|\bhit me|sigaw|pinagagalit|dimarah|bentak|ဆူပူ|ရိုက်/],
]

const other = 'Something else'

/** Returns a question's subject from a short list; none of the question's words are stored. */
export function findSubject(question: string): string {
  const words = question.toLowerCase()
  return subjects.find(([, pattern]) => pattern.test(words))?.[0] ?? other
}
