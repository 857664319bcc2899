import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leakDetector } from './leaks'
import { growingWords, numbersIn, plainWords, wholeWords } from './plain-words'
import { rulesFor } from './prompt'
import { isRefusal, isUnusable } from './unusable-answer'

describe('markup goes, its words stay', () => {
  test.each([
    ['## How to wash', 'How to wash'],
    ['**Wash** the _towel_ with `soap`', 'Wash the towel with soap'],
    ['1) Wash\n2) Dry', '1. Wash\n2. Dry'],
    ['- soap\n* water', '• soap\n• water'],
    ['See [the lesson](https://evil.example/x) now', 'See the lesson now'],
    ['> said', 'said'],
    ['<b>Wash</b> it<br>', 'Wash it'],
    ['Wash [3] it', 'Wash it'],
    ['| a | b |\n|---|---|\n| c | d |', 'a b\nc d'],
    ['```\nwash\n```', 'wash'],
    ['one\n\n\ntwo', 'one\ntwo'],
    ['လက်ကို ဆပ်ပြာနဲ့ ဆေးပါ။', 'လက်ကို ဆပ်ပြာနဲ့ ဆေးပါ။'],
    ['Masak 20 menit, 10.30 sampai 11.00. Harga $1.50.', 'Masak 20 menit, 10.30 sampai 11.00. Harga $1.50.'],
    ['Rp100.000', 'Rp100.000'],
    ['Call 995.Then wait', 'Call 995. Then wait'],
  ])('%j', (text, plain) => expect(plainWords(text)).toBe(plain))
})

describe('an address of any kind goes', () => {
  test.each([
    'https://evil.example/a?b',
    'HTTPS://EVIL.EXAMPLE',
    'hxxp://evil.example',
    'www.evil.example',
    'evil.example',
    'evil.com',
    'evil.com/path',
    'evil.shop:8080/x',
    'login.kasama.evil.me/reset',
    'evil．com',
    'evil。com',
    'ev\u200bil.com',
    'wa.me/6591234567',
    'javascript:alert(1)',
    'mailto:a@evil.example',
    'a@evil.example',
    'tel:+6591234567',
    '//evil.example/x',
    '192.0.2.1/x',
    '@evil_shop',
    '[press](evil.com)',
    '<https://evil.example>',
    '<a href="https://evil.example">press</a>',
    '![x](https://evil.example/x.png)',
  ])('%s', (address) => {
    for (const text of [address, `Go to ${address} now`, `Go to ${address}.`, `**${address}**`]) {
      expect(plainWords(text), text).not.toMatch(/evil|:\/\/|@|\bwa\.me|192|659/i)
    }
  })
  test('a full stop without a space is no URL', () => {
    expect(plainWords('Wash it.Then dry it.')).toBe('Wash it. Then dry it.')
  })
})
test('a telephone number stays where the library says it', () => {
  expect(plainWords('Call 1800 777 7777 or 9123 4567', numbersIn('Helpline: 1800-777-7777'))).toBe(
    'Call 1800 777 7777 or',
  )
  expect(plainWords('Call 995')).toBe('Call 995')
  expect(plainWords('Call +65 1800 7777', numbersIn('1800 7777'))).toBe('Call +65 1800 7777')
  for (const number of ['၉၁၂၃ ၄၅၆၇', '９１２３４５６７', '٩١٢٣٤٥٦٧', '9123-4567'])
    expect(plainWords(`Ring ${number} now`, numbersIn('Pay 9 to 12, then 3, 45 and 67'))).toBe('Ring now')
  expect(plainWords('Call 911 now, or dial 12345. Use 350 ml.')).toBe('Call now, or dial. Use 350 ml.')
  expect(plainWords('Dial 1770', numbersIn('Dial 1770'))).toBe('Dial 1770')
  expect(plainWords('၃ ဇွန်း ထည့်ပါ။ ၂၅၀ မီလီ။')).toBe('၃ ဇွန်း ထည့်ပါ။ ၂၅၀ မီလီ။')
})
describe('an amount, an hour or a date is no telephone number', () => {
  test.each([
    'Give her 1000-1500 ml of water a day.',
    'Mix 500-1000 ml. 2 spoons are enough.',
    'Use 1000 (1200) ml.',
    'Minum obat jam 08.00-09.00.',
    'Bayi tidur jam 19.00-20.00 setiap malam.',
    'Harganya Rp 1.000.000 saja.',
    'Expired on 15-10-2026.',
    'Pay day is 07.11.2026. 3 cups are left.',
    'Born in 1990-1995.',
    'ရေ ၁၀၀၀-၁၅၀၀ မီလီ',
    'Call 995 999',
  ])('%s', (text) => expect(plainWords(text)).toBe(text))
  test.each(['61234567', '6123-4567', '+65 6123 4567', '9120-4563', '1800-221-4444', '8123.4567', '812.345.678'])(
    '%s is one',
    (number) => expect(plainWords(`It is ${number} now`)).toBe('It is now'),
  )
})
test('reads a row of thousands of bars and spaces quickly', () => {
  // A pattern with parts that match the same characters would take forever here.
  expect(plainWords(`${'| '.repeat(1500)}${' '.repeat(3000)}x`)).toBe('x')
})
test('the plain form of a beginning is the beginning of the whole plain form', () => {
  const pieces = fc.constantFrom(
    'wash ',
    '1. ',
    '\n',
    '**bold** ',
    '[a](b.com) ',
    '<b>x</b> ',
    'သန့်ရှင်း ',
    '9123 4567 ',
    '1000-1500 ',
    '15-10-2026. ',
    'call 911 ',
    '၉၁၂၃၄၅၆၇ ',
    'end. ',
    '@ask x\n',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 20 }), fc.nat(), (list, cut) => {
      const text = list.join('')
      const start = plainWords(wholeWords(text.slice(0, cut % (text.length + 1))).split('\n@')[0] ?? '')
      const lines = text.split('\n').filter((line) => !line.startsWith('@'))
      return (
        plainWords(lines.join('\n'))
          .replace(/\s/g, '')
          .startsWith(start.replace(/\s|@ask x/g, '')) || text.includes('@ask')
      )
    }),
  )
})
test('a text that grows piece by piece becomes what it becomes at once', () => {
  const words = ['wash ', '1. ', '**b** ', '[a](b.com) ', '<b>x</b> ', '<script> ', '9123 4567 ', 'call ', '911 ']
  const marks = ['\n', '\r\n', '\r', '---\n', '| a | b |', '``` ', '\u0301', 'e', '> ', '# ', '@x\n', ' . ', 'သ', '့်']
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words, ...marks), { maxLength: 30 }), (list) => {
      const grow = growingWords((text) => plainWords(text))
      return list.every((_, n) => {
        const text = list.slice(0, n + 1).join('')
        return grow(text) === plainWords(text)
      })
    }),
  )
  const restarting = growingWords((text) => plainWords(text))
  restarting('\n<thi')
  expect(restarting('Hello\nthere')).toBe('Hello\nthere')
})
test.each([
  ['Wash the tow', 'Wash the '],
  ['လက်ကို ဆပ်ပြာ', 'လက်ကို ဆပ်'],
  ['လက်ကို ဆပ်ပြ', 'လက်ကို ဆပ်'],
  ['လက်ကို ဆပ', 'လက်ကို '],
  ['သန္တ', ''],
  ['လက်ကို\n@ask ဆပ်ပြာ', 'လက်ကို\n'],
  ['ဆပ်ပြာ.co', ''],
])('of %j, %j is whole', (text, expected) => expect(wholeWords(text)).toBe(expected))

describe('what nobody is told', () => {
  const rules = rulesFor('eng')
  test.each<[string, (text: string) => string]>([
    ['as it is', (text) => text],
    ['in capitals', (text) => text.toUpperCase()],
    ['backwards', (text) => [...text].reverse().join('')],
    ['a letter a line', (text) => [...text].join('\n')],
    ['with dots', (text) => [...text].join('.')],
    ['in base64', (text) => Buffer.from(text).toString('base64')],
    ['in hexadecimal digits', (text) => Buffer.from(text).toString('hex')],
    [
      'turned by 13 letters',
      (text) =>
        text
          .replace(/[a-z]/g, (c) => String.fromCharCode(((c.charCodeAt(0) - 84) % 26) + 97))
          .replace(/[A-Z]/g, (c) => String.fromCharCode(((c.charCodeAt(0) - 52) % 26) + 65)),
    ],
  ])('a leak is found %s, among other words, while the text grows', (_, way) => {
    const isLeak = leakDetector(rules)
    const text = `Wash your hands first. ${way(rules.slice(300, 420))} Then dry them.`
    const results = Array.from({ length: Math.ceil(text.length / 7) }, (_, n) => isLeak(text.slice(0, (n + 1) * 7)))
    expect(results).toContain(true)
    expect(results[1]).toBe(false)
  })
  test('ordinary answers are no leak', () => {
    expect(leakDetector(rules)('1. Wash your hands with soap. 2. Ask your employer about medicine and wages.')).toBe(
      false,
    )
  })
})

test.each([
  ['', 'eng', true],
  ['123 456', 'eng', true],
  ['Wash \ufffd it', 'eng', true],
  ['<html><body>Bad gateway</body></html>', 'eng', true],
  ['Wash your hands with soap.', 'mya', true],
  ['လက်ကို ဆပ်ပြာနဲ့ ဆေးပါ။', 'eng', true],
  ['လက်ကို ဆပ်ပြာနဲ့ ဆေးပါ။ (Password)', 'mya', false],
  ['Cuci tangan dengan sabun.', 'ind', false],
  ['1. Wash your hands with soap.\n2. Dry them with a clean towel.', 'phi', true],
  ['1. Wash your hands with soap.\n2. Dry them with a clean towel.', 'ind', true],
  ['Hugasan muna ang kamay. Saka mo punasan ng malinis na tela.', 'ind', true],
  ['Cuci tangan dulu dengan sabun. Lalu keringkan dengan kain yang bersih.', 'phi', true],
  ['Hugasan muna ang kamay. Saka mo punasan ng malinis na tela.', 'eng', true],
  ['I-check ang laundry label. Then i-set ang machine sa cold water, at ilagay ang white towels.', 'phi', false],
  ['Katakan: “I would like to have my rest day on this Sunday, if you can.” Lalu tunggu.', 'ind', false],
  ['Magic com, rice cooker, microwave.', 'ind', false],
  [Array(9).fill('Wash the towel now.').join('\n'), 'eng', true],
  ['wash it '.repeat(60), 'eng', true],
] as const)('%j in %s is rubbish: %s', (text, language, expected) => expect(isUnusable(text, language)).toBe(expected))
test('recognises a refusal by stock phrases if it is the whole text', () => {
  expect(isRefusal("I'm sorry, but I can't help with that.")).toBe(true)
  expect(isRefusal('Wash your hands.')).toBe(false)
  expect(isRefusal("1. Tell her at once. 2. Say: “I'm sorry, I broke a plate. I will be careful.”")).toBe(false)
  expect(isRefusal("Say: “I'm sorry, I did not understand. Please say it again.”")).toBe(false)
  for (const text of ["Say: 'I'm sorry, I broke a plate.'", "Sabihin sa amo: I'm sorry, I broke a plate."])
    expect(isRefusal(text)).toBe(false)
  expect(isRefusal('Sabihin: "I can\'t answer that. Please call my employer."')).toBe(false)
})
