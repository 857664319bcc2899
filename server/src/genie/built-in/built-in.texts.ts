import type { Text } from '@kasama/contract/language'

/** Genie's own sentences, used when no lesson answers. */
export const builtInTexts = {
  unknown: {
    eng: 'I do not know that. I only know what the lessons teach. Choose a topic, or ask in other words.',
    phi: 'Hindi ko alam iyan. Ang nasa mga lesson lang ang alam ko. Pumili ng topic, o itanong ito sa ibang paraan.',
    ind: 'Genie belum tahu soal itu. Genie hanya tahu isi pelajaran. Pilih topik, atau tanya dengan kata lain.',
    mya: 'အဲဒါကို မသိပါဘူး။ သင်ခန်းစာတွေထဲမှာ ပါတာကိုပဲ သိပါတယ်။ ခေါင်းစဉ် တစ်ခု ရွေးပါ၊ ဒါမှမဟုတ် တခြားစကားလုံးနဲ့ မေးပါ။',
  },
  greeting: {
    eng: 'Hello! What would you like to know? Ask about cooking, cleaning, caring for people, your pay or your rest day.',
    phi: 'Kumusta! Ano ang gusto mong malaman? Magtanong tungkol sa pagluluto, paglilinis, pag-aalaga, sahod o rest day mo.',
    ind: 'Halo! Mau tahu soal apa? Tanya soal memasak, bersih-bersih, merawat bayi atau lansia, gaji, atau hari libur Anda.',
    mya: 'မင်္ဂလာပါ။ ဘာ သိချင်ပါသလဲ။ ဟင်းချက်တာ၊ သန့်ရှင်းရေး၊ ကလေး ထိန်းတာ၊ အဘိုးအဘွား ပြုစုတာ၊ လစာ၊ နားရက် အကြောင်းတွေ မေးလို့ ရပါတယ်။',
  },
  thanks: {
    eng: 'You are welcome. Ask me again at any time.',
    phi: 'Walang anuman. Magtanong ka lang ulit kahit kailan.',
    ind: 'Sama-sama. Tanya lagi kapan saja.',
    mya: 'ရပါတယ်။ အချိန်မရွေး ထပ်မေးလို့ ရပါတယ်။',
  },
  whatIsIn: {
    eng: 'What is in “{title}”?',
    phi: 'Ano ang laman ng lesson na “{title}”?',
    ind: 'Apa isi pelajaran “{title}”?',
    mya: '“{title}” မှာ ဘာတွေ ပါလဲ။',
  },
  firstIn: {
    eng: 'What do I do first in “{title}”?',
    phi: 'Ano ang unang gagawin sa “{title}”?',
    ind: 'Apa yang pertama dilakukan di “{title}”?',
    mya: '“{title}” မှာ ဘာ အရင်လုပ်ရမလဲ။',
  },
} satisfies Record<string, Text>

/** Messages that ask nothing, in any of the languages; texts have the form of `searchable`. */
export const smallTalk = {
  greeting:
    /^(?:hi+|hello+|hey+|hai|halo+|hallo|helo|kumusta(?: ka)?|kamusta(?: ka)?|musta|good (?:morning|afternoon|evening|day)|magandang (?:umaga|hapon|gabi|araw|tanghali)|selamat (?:pagi|siang|sore|malam)|assalamualaikum|မင်္ဂလာပါ(?:ရှင်|ဗျာ|ခင်ဗျာ)?|ဟယ်လို|ဟိုင်း)(?: (?:genie|po|there|mam|sir))*[\s!.,?။]*$/,
  thanks:
    /^(?:ok(?:ay)?,? )?(?:thanks?(?: you)?|thank u|tq|ty|salamat|maraming salamat|terima ?kasih|makasih|trims|ကျေးဇူး(?:တင်ပါတယ်|ပါ|ပဲ|ပါပဲ|တင်တယ်)?)(?: (?:genie|po|so much|very much|ya|banyak|lot|a lot|sa iyo))*[\s!.,။]*$/,
} satisfies Record<string, RegExp>

export const filled = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder)
