import { type Message, passagesIn, textOf } from './messages'

const plainAnswers: [RegExp, string][] = [
  [/Burmese/, 'လက်ကို ဆပ်ပြာနဲ့ အရင်ဆေးပါ။ ပြီးရင် သန့်ရှင်းတဲ့ အဝတ်နဲ့ သုတ်ပါ။'],
  [/Filipino/, 'Hugasan muna ang kamay gamit ang sabon. Pagkatapos, punasan ng malinis na tela.'],
  [/Indonesian/, 'Cuci tangan dulu dengan sabun. Lalu keringkan dengan kain bersih.'],
  [/English/, 'Wash your hands with soap first. Then dry them with a clean cloth.'],
]

/** A plausible answer in the language that the rules ask for. */
export function plainAnswer(messages: Message[]): string {
  const rules = textOf(messages[0] ?? { role: 'system', content: '' })
  const language = /Write in ([^\n]+)/.exec(rules)?.[1] ?? 'English'
  return plainAnswers.find(([name]) => name.test(language))?.[1] ?? ''
}

/** The answer of a model that follows its instructions: the best passages as steps, followed by their lessons. */
export function groundedAnswer(messages: Message[]): string {
  const passages = passagesIn(messages).filter(({ text }) => text !== '')
  if (passages.length === 0) return plainAnswer(messages)
  const steps = passages.slice(0, 3).map(({ text }, n) => `${n + 1}. ${text.split('\n')[0]?.slice(0, 160)}`)
  const lessons = [...new Set(passages.flatMap(({ lesson }) => lesson ?? []))].slice(0, 2)
  const next = passages.slice(1, 3).map(({ title }) => `@ask ${title}`)
  return [...steps, ...(lessons.length > 0 ? [`@lessons ${lessons.join(', ')}`] : []), ...next].join('\n')
}
