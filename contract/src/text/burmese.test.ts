import { expect, test } from 'vitest'
import { convertToUnicode, isZawgyi, toUnicode } from './burmese'

test.each([
  ['ထမင္းစားလို႔ရေသးလား', 'ထမင်းစားလို့ရသေးလား'],
  ['အဝတ္', 'အဝတ်'],
  ['ေဖေဖ', 'ဖေဖေ'],
  ['ေအးျမတ္မြန္', 'အေးမြတ်မွန်'],
  ['ႏွင္းႏွင္းေဝ', 'နှင်းနှင်းဝေ'],
  ['Ma ေဌးေဌး', 'Ma ဌေးဌေး'],
])('Zawgyi %s is %s', (typed, meant) => {
  expect([isZawgyi(typed), toUnicode(typed)]).toEqual([true, meant])
})
test.each([
  'ထမင်းစားလို့ရသေးလား',
  'သင်္ကေတ',
  'ဓိပ္ပာယ်',
  'အေးမြတ်မွန်',
  'နှင်းနှင်းဝေ',
  '၁၀ ခု',
  '၀ ခု',
  '၇ရက်',
  'ဇူလိုင်လ၇ရက်',
  '၀၉၇၈',
  '၁၂:၀၀',
  'ၸၢႆးၸၢမ်းတိပ်ႉ',
  'ၼၢင်းသႅင်',
  'ၵျေႃႇသိူဝ်',
  'Nwe Nwe Win',
])('%s stays unchanged', (text) => {
  expect([isZawgyi(text), toUnicode(text)]).toEqual([false, text])
})
test.each([
  ['အ၀တ်', 'အဝတ်'],
  ['၀ယ်မယ်', 'ဝယ်မယ်'],
  ['၀ိုင်း', 'ဝိုင်း'],
  ['ေ၀', 'ဝေ'],
  ['၇ေ', 'ရေ'],
  ['၅ဝဝ ဒေါ်လာ', '၅၀၀ ဒေါ်လာ'],
  ['၂ဝက်', '၂ဝက်'],
  ['ဥာဏ်', 'ဉာဏ်'],
  ['စျေး', 'ဈေး'],
  ['သြဂုတ်', 'ဩဂုတ်'],
])('the twin letters in %s are those of %s', (typed, meant) => expect(toUnicode(typed)).toBe(meant))
test('all incoming texts are converted to Unicode except passwords', () => {
  const typed = 'အဝတ္'
  expect(convertToUnicode({ name: typed, tags: [typed, 1, null], password: typed, new_pass: typed })).toEqual({
    name: 'အဝတ်',
    tags: ['အဝတ်', 1, null],
    password: typed,
    new_pass: typed,
  })
})
