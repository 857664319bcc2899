import { expect, test } from 'vitest'
import { findEmergency } from './find-emergency'

const happening: [string, string][] = [
  ['my baby is choking what do i do', 'choking'],
  ['the boy swallowed a coin', 'choking'],
  ["grandpa can't breathe", 'breathing'],
  ['she is not breathing!!', 'breathing'],
  ['child drank bleach', 'poison'],
  ['hot soup spilled on the baby', 'burn'],
  ['I burned my hand with oil', 'burn'],
  ['the kitchen is on fire', 'fire'],
  ['fire in the kitchen', 'fire'],
  ['i cut my finger and it is bleeding a lot', 'bleeding'],
  ['ah ma fell down cannot get up', 'fall'],
  ['uncle fainted in the toilet', 'fall'],
  ['my boss slaps me', 'violence'],
  ['sir touched my body', 'violence'],
  ['i want to die', 'suicide'],
  ["I don't want to live anymore", 'suicide'],
  ['nabilaukan yung baby', 'choking'],
  ['nabubulunan c baby help', 'choking'],
  ['d makahinga si lolo', 'breathing'],
  ['nakainom ng zonrox ang bata', 'poison'],
  ['nabanlian ng mainit na tubig ang kamay ko', 'burn'],
  ['may sunog sa kusina', 'fire'],
  ['dumudugo ang ulo ng alaga ko', 'bleeding'],
  ['natumba si lola hindi makatayo', 'fall'],
  ['sinasaktan ako ng amo ko', 'violence'],
  ['gusto ko nang mamatay', 'suicide'],
  ['bayi tersedak susu', 'choking'],
  ['nenek sesak napas', 'breathing'],
  ['anak nelan baterai', 'choking'],
  ['adek minum bayclin', 'poison'],
  ['tangan saya kena minyak panas', 'burn'],
  ['dapur kebakaran', 'fire'],
  ['tangan berdarah terus', 'bleeding'],
  ['kakek pingsan', 'fall'],
  ['saya dipukul majikan', 'violence'],
  ['saya ingin mati saja', 'suicide'],
  ['ကလေး အစာနင်နေတယ်', 'choking'],
  ['အဘိုး အသက်ရှူမရဘူး', 'breathing'],
  ['ကလေးက ကြမ်းတိုက်ဆေး သောက်မိတယ်', 'poison'],
  ['ရေနွေးပူ လောင်သွားတယ်', 'burn'],
  ['မီးလောင်နေတယ်', 'fire'],
  ['သွေးတွေ အများကြီး ထွက်နေတယ်', 'bleeding'],
  ['အဖွား လဲကျပြီး မထနိုင်ဘူး', 'fall'],
  ['အလုပ်ရှင်က ကျမကို ရိုက်တယ်', 'violence'],
  ['သေချင်တယ်', 'suicide'],
]
test.each(happening)('%s', (said, kind) => {
  expect(findEmergency(said, 'eng')?.kind).toBe(kind)
})

test.each([
  'how do I cut onions without crying',
  'fire rice cooker off?',
  'How do I prevent a kitchen fire?',
  'What do I do when the oil in the pan starts to burn?',
  'how to stop ah ma from falling in the toilet',
  'Which food can a baby choke on? I want to avoid it.',
  'I burned the rice, how to clean the pot?',
  'can i hit the nail with a hammer',
  'Can I get fired?',
  'My employer fired me',
  'The fall of the year',
  'first aid course for children',
  'how to iron a shirt without burning it',
  'Paano maiwasan ang sunog sa kusina?',
  'paano hindi mabulunan ang bata',
  'lola laging nadudulas sa cr',
  'nasusunog ang kanin lagi, ano gagawin',
  'gamot sa paso',
  'Bagaimana mencegah kebakaran di dapur?',
  'supaya anak tidak tersedak makan apa',
  'nenek sering jatuh gimana caranya',
  'odol untuk luka bakar boleh?',
  'masak ayam sampai tidak ada darah',
  'မီးမလောင်အောင် ဘယ်လိုကာကွယ်ရမလဲ',
  'ကလေး အစာမနင်အောင် ဘယ်လိုကျွေးရမလဲ',
  'အဖွား ခဏခဏ ချော်လဲတယ်',
  'ဆီမီးလောင်ရင် ဘာလုပ်ရမလဲ',
])('no alarm: %s', (said) => {
  expect(findEmergency(said, 'eng')).toBeNull()
})

test('the number comes with who answers there, in her language', () => {
  expect(findEmergency('kebakaran!', 'ind')).toEqual({
    kind: 'fire',
    number: '995',
    name: expect.stringMatching(/^Ambulans/),
  })
  expect(findEmergency('my sir beats me', 'phi')).toMatchObject({ number: '999', name: 'Pulis' })
  expect(findEmergency('သေချင်တယ်', 'mya')?.number).toBe('1771')
})

test('Zawgyi is understood', () => {
  expect(findEmergency('မီးေလာင္ေနတယ္', 'mya')?.kind).toBe('fire')
})

test('no text keeps it busy', () => {
  const start = performance.now()
  for (const text of [
    'a '.repeat(4000),
    'swallowed '.repeat(800),
    'jatuh '.repeat(1300),
    'လဲကျ'.repeat(1600),
    '(((((['.repeat(1300),
  ])
    findEmergency(text, 'eng')
  expect(performance.now() - start).toBeLessThan(500)
})
