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
export const burmeseNumbers = (text: string) => text.replace(/\d+/g, (number) => inWords(Number(number)))
