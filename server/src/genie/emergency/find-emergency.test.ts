import { expect, test } from 'vitest'
import { findEmergency } from './find-emergency'
import { burmeseSigns } from './signs/burmese'

const happening: [string, string][] = [
  ['my baby is choking what do i do', 'choking'],
  ['the boy swallowed a coin', 'choking'],
  ["grandpa can't breathe", 'breathing'],
  ['she is not breathing!!', 'breathing'],
  ['child drank bleach', 'poison'],
  ['grandma took too many sleeping pills', 'poison'],
  ['I gave uncle the wrong medicine', 'poison'],
  ['hot soup spilled on the baby', 'burn'],
  ['I burned my hand with oil', 'burn'],
  ['the kitchen is on fire', 'fire'],
  ['fire in the kitchen', 'fire'],
  ['i cut my finger and it is bleeding a lot', 'bleeding'],
  ['ah ma fell down cannot get up', 'fall'],
  ['uncle fainted in the toilet', 'fainting'],
  ['my boss slaps me', 'violence'],
  ['sir touched my body', 'violence'],
  ['i want to die', 'suicide'],
  ["I don't want to live anymore", 'suicide'],
  ['nabilaukan yung baby', 'choking'],
  ['nabubulunan c baby help', 'choking'],
  ['d makahinga si lolo', 'breathing'],
  ['nakainom ng zonrox ang bata', 'poison'],
  ['napasobra ang gamot ni lola', 'poison'],
  ['nakainom ng maraming gamot ang bata', 'poison'],
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
  ['nenek minum obat terlalu banyak', 'poison'],
  ['kakek salah minum obat', 'poison'],
  ['tangan saya kena minyak panas', 'burn'],
  ['dapur kebakaran', 'fire'],
  ['tangan berdarah terus', 'bleeding'],
  ['kakek pingsan', 'fainting'],
  ['saya dipukul majikan', 'violence'],
  ['saya ingin mati saja', 'suicide'],
  ['ကလေး အစာနင်နေတယ်', 'choking'],
  ['အဘိုး အသက်ရှူမရဘူး', 'breathing'],
  ['ကလေးက ကြမ်းတိုက်ဆေး သောက်မိတယ်', 'poison'],
  ['ဆေး အများကြီး သောက်မိတယ်', 'poison'],
  ['အဘွား ဆေးမှားသောက်မိတယ်', 'poison'],
  ['ရေနွေးပူ လောင်သွားတယ်', 'burn'],
  ['မီးလောင်နေတယ်', 'fire'],
  ['သွေးတွေ အများကြီး ထွက်နေတယ်', 'bleeding'],
  ['အဖွား လဲကျပြီး မထနိုင်ဘူး', 'fall'],
  ['အလုပ်ရှင်က ကျမကို ရိုက်တယ်', 'violence'],
  ['သေချင်တယ်', 'suicide'],
  ['ကလေး လည်ချောင်းမှာ ငါးရိုး တစ်နေတယ်', 'choking'],
  ['သူဌေးက ကျမ ကိုယ်ကို လာပွတ်တယ်', 'violence'],
  ['my finger is bleeding a lot how to stop it', 'bleeding'],
  ['i burned my hand when cooking', 'burn'],
  ['ah ma fell when walking to the toilet cannot get up', 'fall'],
  ['he drank bleach without me seeing', 'poison'],
  ['baby swallowed a battery while watching video', 'choking'],
  ['natumba si lola kapag naliligo dumudugo ang ulo', 'fall'],
  ['anak keselek tulang biar tidak mati gimana', 'choking'],
  ['ကလေး အစာနင်နေတယ် မသေအောင် ဘာလုပ်ရမလဲ', 'choking'],
  ['အဘွား သွေးတိုးရှိတယ် သွေး အရမ်း ထွက်နေတယ်', 'bleeding'],
]
test.each(happening)('%s', (text, kind) => {
  expect(findEmergency(text, 'eng')?.kind).toBe(kind)
})

test.each([
  'how do I cut onions without crying',
  'fire rice cooker off?',
  'How do I prevent a kitchen fire?',
  'How can I help prevent a kitchen fire?',
  'tolong jelaskan cara mencegah kebakaran',
  'Tolong ajari saya cara mencegah bayi jatuh',
  'Tolong bantu jelaskan supaya anak tidak tersiram air panas',
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
  'how many tablets can grandma take a day',
  'maraming gamot si lola, paano ayusin',
  'obat nenek banyak, bagaimana mengaturnya',
  'အဘွားဆေး ဘယ်အချိန် သောက်ရမလဲ',
  'မီးမလောင်အောင် ဘယ်လိုကာကွယ်ရမလဲ',
  'ကလေး အစာမနင်အောင် ဘယ်လိုကျွေးရမလဲ',
  'အဖွား ခဏခဏ ချော်လဲတယ်',
  'ဆီမီးလောင်ရင် ဘာလုပ်ရမလဲ',
  'What do I do when somebody fell down the stairs?',
  'if grandma fainted what should I do',
  'choking video',
  'Ano ang gagawin kapag natumba si lola?',
  'kalau kebakaran harus bagaimana',
  'မီးလောင်သွားရင် ဘာလုပ်ရမလဲ',
  'လည်ချောင်းနာလို့ ဆေးတစ်လုံး သောက်လို့ ရလား',
  'အဘွားကို ကိုယ်လက် ဘယ်လို ပွတ်ပေးရမလဲ',
  'ကလေး ကိုယ်ပူလား လက်နဲ့ စမ်းတယ်',
  'ကျမ ဓာတ်ပုံ ရိုက်တယ်',
  'အဘိုး သွေးတိုး အရမ်းများတယ်',
  'the baby hits me when angry, how to teach him',
  'how to wash the drinking bottle with soap',
  'Grandma had a stroke last year, how do I feed her?',
  'my phone fell down',
  'i fell in love',
  'white shirt turned blue in the wash',
  'blood does not come off the shirt',
  'is a fire blanket good in the kitchen',
  'nahulog ang plato ni lola',
  'cuci botol minum pakai sabun',
  'darah tinggi makan apa yang banyak',
  'anak susah menelan obat gimana caranya',
  'saya jatuh cinta',
  'သူဌေးက ကလေးဓာတ်ပုံ ရိုက်တယ်',
  'သင်တန်း တက်နေတယ်',
  'Hello, please help me. How do I prevent a kitchen fire?',
  'boleh gak majikan pegang paspor saya?',
])('no alarm: %s', (text) => {
  expect(findEmergency(text, 'eng')).toBeNull()
})

test.each([
  ['when i came home grandma was unconscious', 'fainting'],
  ['when i opened the oven i burned my hand', 'burn'],
  ['when i slipped i hit my head, what should i do', 'fall'],
  ['pag uwi ko walang malay si lola ano gagawin ko', 'fainting'],
  ['kapag tumayo si lola natumba siya dumudugo ang ulo', 'bleeding'],
  ['အိပ်ရာထရင် သတိလစ်သွားတယ်', 'fainting'],
  ['she always has fever and she is not breathing', 'breathing'],
  ['he often eats fast he is choking', 'choking'],
  ['my baby is not breathing i saw a video what next', 'breathing'],
  ['lola laging nahihilo natumba siya at dumudugo ang ulo', 'bleeding'],
  ['nenek sering pusing dan pingsan', 'fainting'],
  ['အဖွား အမြဲမူးတယ် သတိလစ်သွားတယ်', 'fainting'],
  ['Can you help? How do I prevent falls? She fell down the stairs.', 'fall'],
  ['What do I do if there is fire? There is fire in the kitchen', 'fire'],
  ['I told her not to run. Grandma fell. She cannot get up.', 'fall'],
  [`${'My sir is good to me and the children are kind. '.repeat(35)}but gusto ko nang mamatay`, 'suicide'],
  ['sir choked me', 'violence'],
  ['madam was choking me yesterday', 'violence'],
  ['kena biskuit, anak keselek!!', 'choking'],
  ['KEBAKARANNNN', 'fire'],
])('told in a story: %s', (text, kind) => {
  expect(findEmergency(text, 'eng')?.kind).toBe(kind)
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

// Burmese has no spaces to end a gap: two unbounded gaps cost the cube of a text's length.
test('no gap of a Burmese sign is without a bound', () => {
  for (const sign of Object.values(burmeseSigns).flat()) expect(sign.source).not.toContain('.*')
})
// A pattern that backtracks without bound would take forever here.
test('no text keeps it busy', () => {
  for (const text of [
    'a '.repeat(4000),
    'i fell '.repeat(300),
    'dugo hot oil nahulog '.repeat(100),
    'she is not. '.repeat(170),
    'swallowed '.repeat(800),
    'child fell in in in '.repeat(100),
    'napunta pembersih masuk '.repeat(80),
    'jatuh '.repeat(1300),
    'လဲကျ'.repeat(1600),
    'ငါရင်'.repeat(400),
    '(((((['.repeat(1300),
  ])
    expect(findEmergency(text, 'eng')?.number).not.toBe('')
})
