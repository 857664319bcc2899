import { expect, test } from 'vitest'
import { formatCertificateCode, isPrintable, parseCertificateCode, splitAroundTopic } from './certificate.rules'

test('a PDF has the letters of Latin and Burmese names, and none of other scripts', () => {
  for (const name of ['Maria Sample', 'Nguyễn Thị Hoa', 'မသီတာ', "Ma. Luz D'Souza-2"])
    expect(isPrintable(name)).toBe(true)
  for (const name of ['陳小美', 'மலர்', 'Maria 陳', '', '–']) expect(isPrintable(name)).toBe(false)
})
test('a typed code is normalized, and formatted in groups of four', () => {
  expect(parseCertificateCode('abcd-ef1o 23il')).toBe('ABCDEF102311')
  expect(parseCertificateCode('ABCD-EFGH-JK')).toBeNull()
  expect(parseCertificateCode('ABCD-EFGH-JKMU')).toBeNull()
  expect(formatCertificateCode('ABCDEF102311')).toBe('ABCD-EF10-2311')
})
test('splits a sentence at its topic even if the topic’s name occurs twice', () => {
  const english = { sentence: 'completed all 2 lessons of the topic lessons.', topic: 'lessons' }
  expect(splitAroundTopic(english)).toEqual(['completed all 2 lessons of the topic ', '.'])
  const burmese = { sentence: 'သင်ခန်းစာ ခေါင်းစဉ်က သင်ခန်းစာကို လေ့လာပြီးပါပြီ။', topic: 'သင်ခန်းစာ' }
  expect(splitAroundTopic(burmese)).toEqual(['', ' ခေါင်းစဉ်က သင်ခန်းစာကို လေ့လာပြီးပါပြီ။'])
})
