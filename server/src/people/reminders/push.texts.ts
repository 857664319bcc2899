import type { Text } from '@kasama/contract/language'
import type { PushKind } from '@kasama/contract/people/reminders.rules'

/** Texts of notifications: others may read a locked phone, so they name no lesson, result, person or amount. */
export const pushTexts = {
  hello: { eng: 'Hello {name}!', phi: 'Kumusta, {name}!', ind: 'Halo, {name}!', mya: 'မင်္ဂလာပါ {name}။' },
  helloNobody: { eng: 'Hello!', phi: 'Kumusta!', ind: 'Halo!', mya: 'မင်္ဂလာပါ။' },
  tomorrow: { eng: 'Tomorrow', phi: 'Bukas na lang', ind: 'Besok saja', mya: 'မနက်ဖြန်မှပဲ' },
  off: { eng: 'Turn off', phi: 'I-off', ind: 'Matikan', mya: 'သတိပေးချက် ပိတ်မယ်' },
} satisfies Record<string, Text>

export const pushBodies: Record<PushKind, Text> = {
  reminder: {
    eng: 'Do you have 2 minutes? There is a lesson for you.',
    phi: 'May 2 minuto ka ba? May lesson para sa iyo.',
    ind: 'Ada waktu 2 menit? Ada pelajaran untuk Anda.',
    mya: '2 မိနစ်လောက် အားလား။ သင်ခန်းစာ ရှိပါတယ်။',
  },
  chosen: {
    eng: 'There is something new for you.',
    phi: 'May bago para sa iyo.',
    ind: 'Ada yang baru untuk Anda.',
    mya: 'အသစ်တစ်ခု ရောက်နေပါတယ်။',
  },
  credit: {
    eng: 'There is good news for you.',
    phi: 'May magandang balita para sa iyo.',
    ind: 'Ada kabar baik untuk Anda.',
    mya: 'သတင်းကောင်း ရှိပါတယ်။',
  },
  voucher: {
    eng: 'Something is on its way to you.',
    phi: 'May parating para sa iyo.',
    ind: 'Ada yang sedang dikirim untuk Anda.',
    mya: 'ပို့ပေးထားတာ တစ်ခု ရောက်လာပါတော့မယ်။',
  },
  week: {
    eng: 'The week is ready to read.',
    phi: 'Puwede nang basahin ang balita ngayong linggo.',
    ind: 'Ringkasan minggu ini sudah ada.',
    mya: 'ဒီတစ်ပတ်အကြောင်း ဖတ်လို့ ရပါပြီ။',
  },
  moment: {
    eng: 'There is good news to read.',
    phi: 'May magandang balita.',
    ind: 'Ada kabar baik.',
    mya: 'သတင်းကောင်း ရှိပါတယ်။',
  },
  payment: {
    eng: 'Something needs your attention.',
    phi: 'May kailangan kang tingnan.',
    ind: 'Ada yang perlu Anda lihat.',
    mya: 'ကြည့်ပေးဖို့ တစ်ခု ရှိပါတယ်။',
  },
}
