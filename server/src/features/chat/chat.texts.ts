import type { Text } from '@kasama/contract/language'

export const chatTexts = {
  pictureNotSeen: {
    eng: 'I cannot look at the photo now. This is about your words alone.',
    phi: 'Hindi ko makita ang litrato ngayon. Tungkol lang ito sa isinulat mo.',
    ind: 'Foto tidak bisa dilihat sekarang. Ini jawaban untuk tulisannya saja.',
    mya: 'အခု ဓာတ်ပုံ ကြည့်လို့ မရသေးပါဘူး။ ရေးထားတဲ့ စာအတွက်ပဲ ဖြေထားပါတယ်။',
  },
} as const satisfies Record<string, Text>
