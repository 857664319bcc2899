import type { Text } from '../../language'

/** Messages of thanks that an employer may send, in the order in which they are offered. */
export const thanksKinds = ['happy', 'work', 'family', 'lesson', 'effort', 'rest'] as const
export type ThanksKind = (typeof thanksKinds)[number]

/** Words of each message; nobody writes words of her own. */
export const thanksWords: Record<ThanksKind, Text> = {
  happy: {
    eng: 'We are happy that you are with us.',
    phi: 'Masaya kami na kasama ka namin.',
    ind: 'Kami senang Anda bersama kami.',
    mya: 'အတူရှိနေလို့ ဝမ်းသာပါတယ်။',
  },
  work: {
    eng: 'Thank you for your work this week.',
    phi: 'Salamat sa trabaho mo ngayong linggo.',
    ind: 'Terima kasih atas kerja Anda minggu ini.',
    mya: 'ဒီတစ်ပတ် ကြိုးစားပေးလို့ ကျေးဇူးတင်ပါတယ်။',
  },
  family: {
    eng: 'Thank you for caring for our family.',
    phi: 'Salamat sa pag-aalaga mo sa pamilya namin.',
    ind: 'Terima kasih sudah merawat keluarga kami.',
    mya: 'မိသားစုကို ဂရုစိုက်ပေးလို့ ကျေးဇူးတင်ပါတယ်။',
  },
  lesson: {
    eng: 'You finished the lesson. Well done!',
    phi: 'Natapos mo ang lesson. Magaling!',
    ind: 'Pelajaran selesai. Bagus sekali!',
    mya: 'သင်ခန်းစာ ပြီးသွားပြီ။ တော်လိုက်တာ။',
  },
  effort: {
    eng: 'We see how hard you work. Thank you.',
    phi: 'Kita namin ang sipag mo. Salamat.',
    ind: 'Kami melihat usaha Anda. Terima kasih.',
    mya: 'ကြိုးစားနေတာ မြင်ပါတယ်။ ကျေးဇူးတင်ပါတယ်။',
  },
  rest: {
    eng: 'Have a good rest on your rest day.',
    phi: 'Magpahinga ka nang mabuti sa rest day mo.',
    ind: 'Selamat beristirahat di hari libur.',
    mya: 'နားရက်မှာ ကောင်းကောင်း နားပါ။',
  },
}
