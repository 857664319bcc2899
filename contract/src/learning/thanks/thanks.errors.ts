import type { Failures } from '../../errors/failures'

/** Errors of thanks and of the shared week; employers alone meet them. */
export const thanksErrors = {
  thanked_today: {
    status: 409,
    eng: 'You have thanked her today already. You can send the next thank you tomorrow.',
    phi: 'Nakapagpasalamat ka na ngayong araw. Puwede ulit bukas.',
    ind: 'Anda sudah berterima kasih hari ini. Besok bisa lagi.',
    mya: 'ဒီနေ့ ကျေးဇူးစကား ပို့ပြီးပါပြီ။ မနက်ဖြန် ထပ်ပို့လို့ ရပါတယ်။',
  },
  week_not_shared: {
    status: 409,
    eng: 'She has not agreed to share her week.',
    phi: 'Hindi pa siya pumapayag na i-share ang linggo niya.',
    ind: 'Dia belum setuju hasil belajarnya dibagikan.',
    mya: 'ဒီတစ်ပတ်တာ ပုံကို မျှဝေဖို့ သဘောမတူသေးပါဘူး။',
  },
} as const satisfies Failures
