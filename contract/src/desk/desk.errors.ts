import type { Failures } from '../errors/failures'
import { moneyErrors } from '../money/money.errors.ts'
import { organisationErrors } from '../people/organisation.errors.ts'
import { clipErrors } from '../studio/clip/clip.errors.ts'
import { importErrors } from '../studio/content/import.errors.ts'
import { listErrors } from '../studio/content/lists.errors.ts'
import { lessonErrors } from '../studio/lesson/lesson.errors.ts'
import { translationErrors } from '../studio/translation/translation.errors.ts'

/** Errors that only admins see; other readers do not download them. */
export const deskErrors = {
  ...moneyErrors,
  ...organisationErrors,
  ...translationErrors,
  ...clipErrors,
  ...lessonErrors,
  ...importErrors,
  ...listErrors,
  /** The desk asks the admin to confirm their identity, then repeats the call. */
  confirm_identity: {
    status: 403,
    eng: 'Please confirm that it is you.',
    phi: 'Pakikumpirma na ikaw ito.',
    ind: 'Pastikan bahwa ini memang Anda.',
    mya: 'သင်ကိုယ်တိုင် ဖြစ်ကြောင်း အတည်ပြုပေးပါ။',
  },
  no_mail_address: {
    status: 409,
    eng: 'There is no mail address to write to.',
    phi: 'Walang email address na masusulatan.',
    ind: 'Tidak ada alamat email yang bisa dikirimi.',
    mya: 'စာပို့ဖို့ အီးမေးလ်လိပ်စာ မရှိပါဘူး။',
  },
  nothing_to_extend: {
    status: 409,
    eng: 'There is no running period to extend.',
    phi: 'Walang tumatakbong plan na puwedeng pahabain.',
    ind: 'Tidak ada paket aktif yang bisa diperpanjang.',
    mya: 'သက်တမ်းတိုးစရာ အစီအစဉ် မရှိပါဘူး။',
  },
  extension_too_short: {
    status: 422,
    eng: 'Choose a day after the present end.',
    phi: 'Pumili ng araw na mas huli sa kasalukuyang katapusan.',
    ind: 'Pilih hari sesudah akhir yang sekarang.',
    mya: 'အခု ကုန်ဆုံးမယ့်ရက်ထက် နောက်ကျတဲ့ရက်ကို ရွေးပါ။',
  },
  extension_too_long: {
    status: 422,
    eng: 'Choose a day within the next 366 days.',
    phi: 'Pumili ng araw sa loob ng susunod na 366 araw.',
    ind: 'Pilih hari dalam 366 hari ke depan.',
    mya: 'နောက် 366\u00a0ရက်အတွင်းက ရက်တစ်ရက်ကို ရွေးပါ။',
  },
  too_many_rows: {
    status: 422,
    eng: 'This list is too long for one file. Please filter it first.',
    phi: 'Masyadong mahaba ang listahan para sa isang file. I-filter muna ito.',
    ind: 'Daftar ini terlalu panjang untuk satu file. Saring dulu.',
    mya: 'ဒီစာရင်းက ဖိုင်တစ်ဖိုင်အတွက် ရှည်လွန်းပါတယ်။ အရင်ဆုံး စစ်ထုတ်ပါ။',
  },
  answered_meanwhile: {
    status: 409,
    eng: '{name} answered this message while you wrote. Nothing of yours is lost: read the answer above, then send yours if it is still needed.',
    phi: 'Sinagot na ni {name} ang message na ito habang nagsusulat ka. Walang nawala sa isinulat mo: basahin ang sagot sa itaas, saka ipadala ang sa iyo kung kailangan pa.',
    ind: '{name} sudah menjawab pesan ini saat Anda menulis. Tulisan Anda tidak hilang: baca jawaban di atas, lalu kirim punya Anda bila masih perlu.',
    mya: 'သင်ရေးနေတုန်း {name} က ဒီစာကို ဖြေပြီးပါပြီ။ သင့်စာ မပျောက်ပါဘူး။ အပေါ်က အဖြေကို ဖတ်ပြီး လိုသေးရင် ပို့ပါ။',
  },
  message_is_spam: {
    status: 409,
    eng: 'This message is hidden as spam. Bring it back before you answer.',
    phi: 'Nakatago bilang spam ang message na ito. Ibalik muna bago sumagot.',
    ind: 'Pesan ini disembunyikan sebagai spam. Kembalikan dulu sebelum menjawab.',
    mya: 'ဒီစာကို စပမ်အဖြစ် ဖျောက်ထားပါတယ်။ မဖြေခင် ပြန်ထုတ်ပါ။',
  },
  second_factor_needed: {
    status: 403,
    eng: 'Confirm with your passkey or a code first.',
    phi: 'Kumpirmahin muna gamit ang passkey o code.',
    ind: 'Pastikan dulu dengan passkey atau kode.',
    mya: 'အရင်ဆုံး passkey ဒါမှမဟုတ် ကုဒ်နဲ့ အတည်ပြုပါ။',
  },
  /** A passkey, code or recovery code that is wrong or no longer valid. */
  wrong_factor: {
    status: 403,
    eng: 'That is not right. Please try again.',
    phi: 'Hindi tama iyon. Subukan ulit.',
    ind: 'Itu tidak benar. Coba lagi.',
    mya: 'မမှန်ပါဘူး။ ထပ်လုပ်ကြည့်ပါ။',
  },
  /** The first factor was added elsewhere in the meantime: it is required now. */
  factor_needed: {
    status: 409,
    eng: 'This account has a second factor by now. Log in again and use it.',
    phi: 'May ikalawang kumpirmasyon na ang account na ito. Mag-log in ulit at gamitin iyon.',
    ind: 'Akun ini sudah punya langkah kedua. Masuk lagi dan pakai itu.',
    mya: 'ဒီအကောင့်မှာ ဒုတိယအဆင့် ရှိပြီးသားပါ။ ပြန်ဝင်ပြီး အဲဒါကို သုံးပါ။',
  },
  last_factor: {
    status: 409,
    eng: 'This is your last factor. Add another one first.',
    phi: 'Ito na ang huli. Magdagdag muna ng isa pa.',
    ind: 'Ini yang terakhir. Tambahkan yang lain dulu.',
    mya: 'ဒါက နောက်ဆုံးတစ်ခုပါ။ နောက်တစ်ခု အရင် ထည့်ပါ။',
  },
  /** Admins cannot remove their own access. */
  own_account: {
    status: 409,
    eng: 'You cannot remove yourself. Ask another admin.',
    phi: 'Hindi mo puwedeng alisin ang sarili mo. Sabihan ang ibang admin.',
    ind: 'Anda tidak bisa menghapus diri sendiri. Minta admin lain.',
    mya: 'ကိုယ့်ကိုယ်ကိုယ် ဖယ်လို့ မရပါဘူး။ တခြား admin ကို ပြောပါ။',
  },
} as const satisfies Failures
