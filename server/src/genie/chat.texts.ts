import type { Text } from '@kasama/contract/language'

export const chatTexts = {
  pictureNotSeen: {
    eng: 'I cannot look at the photo now. This is about your words alone.',
    phi: 'Hindi ko makita ang litrato ngayon. Ang isinulat mo lang ang masasagot ko.',
    ind: 'Genie sedang tidak bisa melihat foto. Ini jawaban untuk pertanyaan yang Anda ketik saja.',
    mya: 'Genie က အခု ဓာတ်ပုံ မကြည့်နိုင်သေးပါဘူး။ ရိုက်ထားတဲ့ စာကိုပဲ ဖြေထားပါတယ်။',
  },
} as const satisfies Record<string, Text>
