import { expect, test } from 'vitest'
import { webVtt } from '../subtitles'
import { splitByVoice, splitSubtitle } from './spoken-text'
import { tagalogSounds } from './tagalog-sounds'

const said = (text: string, voice: 'eng' | 'phi' | 'ind') =>
  splitByVoice(text, voice).map((part) => `${part.voice}: ${part.text}`)

test('Indonesian names letters its own way and leaves English to the English voice', () => {
  expect(said('Kode OTP dari MOM, dengan Work Permit.', 'ind')).toEqual([
    'ind: Kode o te pe dari em o em, dengan',
    'eng: Work Permit',
  ])
  expect(said('Ask MAS: 5 cm.', 'eng')).toEqual(['eng: Ask M ay S: 5 centimetres.'])
})

test('Filipino leaves English words and numbers to the English voice', () => {
  expect(said('Ilagay sa phone ang 1800 339 5505, nang 20 minuto.', 'phi')).toEqual([
    'phi: Ilagay sa',
    'eng: phone',
    'phi: ang',
    'eng: 1 8 0 0, 3 3 9, 5 5 0 5',
    'phi: , nang',
    'eng: 20',
    'phi: minuto.',
  ])
})

const sentence = 'Sabihin: “There is a fire at Block 12, Sample Street 3, unit 05-67.” (May sunog po.)'

test('a sentence to say is English in every lesson, a unit is read digit by digit, and its translation follows', () => {
  expect(said(sentence, 'phi')).toEqual([
    'phi: Sabihin:',
    'eng: There is a fire at Block 12, Sample Street 3, unit 0 5, 6 7.',
    'phi: May sunog po.',
  ])
  expect(said('Itanong: “Nasaan ang aso?”', 'phi')).toEqual(['phi: Itanong: Nasaan ang aso?'])
  expect(splitSubtitle(sentence)[1]).toBe('(May sunog po.)')
})

test('Filipino is written as it is said', () => {
  expect(tagalogSounds('ng mga bata')).toBe("[[naN]] [[m'aNa]] [[b'ata]]")
  expect(tagalogSounds('Hindi kailangan, pag-aalaga ngayon.')).toBe(
    "[[hind'i]] [[ka?il'aNan]], [[pag?a?al'aga]] [[Naj'on]].",
  )
  expect(tagalogSounds('malaking kahon')).toBe("[[malak'iN]] [[k'ahon]]")
})

test('a subtitle that is too short to read stays until the next one', () => {
  const cues = [
    { id: 'slide-1', text: 'Read me slowly, I am long', start: 1, end: 2 },
    { id: 'slide-1-text', text: 'Short', start: 5, end: 6 },
    { id: 'slide-2', text: 'The last one is long again', start: 8, end: 9 },
  ]
  const times = webVtt({ cues, seconds: 11 }).match(/.* --> .*/g)
  expect(times).toEqual([
    '00:00:01.000 --> 00:00:05.000',
    '00:00:05.000 --> 00:00:06.000',
    '00:00:08.000 --> 00:00:11.000',
  ])
})
