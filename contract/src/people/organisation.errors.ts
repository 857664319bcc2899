import type { Failures } from '../errors/failures'

/** Errors of organisations, and of files of households. */
export const organisationErrors = {
  short_url_invalid: {
    status: 422,
    eng: 'Choose 3 to 40 small letters, digits and hyphens, with a letter or digit at both ends, that are no page of ours.',
    phi: 'Pumili ng 3 hanggang 40 maliit na letra, numero at gitling na hindi pahina namin. Letra o numero ang una at huli.',
    ind: 'Pilih 3 sampai 40 huruf kecil, angka, dan tanda hubung yang bukan halaman kami. Awal dan akhirnya huruf atau angka.',
    mya: 'စာလုံးအသေး၊ ဂဏန်းနဲ့ တုံးတို 3\u00a0လုံးကနေ 40\u00a0အထိ ရွေးပါ။ ဒီဝဘ်ဆိုက်က စာမျက်နှာနာမည် မဖြစ်ရပါဘူး။ အစနဲ့ အဆုံးက စာလုံး ဒါမှမဟုတ် ဂဏန်း ဖြစ်ရပါမယ်။',
  },
  short_url_taken: {
    status: 409,
    eng: 'Another organisation has this login address.',
    phi: 'May ibang organisasyon na gumagamit ng login address na ito.',
    ind: 'Organisasi lain sudah memakai alamat login ini.',
    mya: 'ဒီဝင်ရောက်လိပ်စာကို တခြားအဖွဲ့အစည်းက သုံးနေပါတယ်။',
  },
  organisation_in_use: {
    status: 409,
    eng: 'Accounts or admins still belong to this organisation.',
    phi: 'May mga account o admin pa sa organisasyong ito.',
    ind: 'Masih ada akun atau admin di organisasi ini.',
    mya: 'ဒီအဖွဲ့အစည်းမှာ အကောင့် ဒါမှမဟုတ် admin တွေ ရှိနေသေးပါတယ်။',
  },
  contract_day_invalid: {
    status: 422,
    eng: 'Choose a day from tomorrow on, within five years.',
    phi: 'Pumili ng araw simula bukas, sa loob ng limang taon.',
    ind: 'Pilih hari mulai besok, dalam lima tahun.',
    mya: 'မနက်ဖြန်ကစပြီး ငါးနှစ်အတွင်းက ရက်တစ်ရက်ကို ရွေးပါ။',
  },
  contract_end_invalid: {
    status: 422,
    eng: 'Choose today or a later day.',
    phi: 'Piliin ang araw na ito o mas huling araw.',
    ind: 'Pilih hari ini atau hari sesudahnya.',
    mya: 'ဒီနေ့ ဒါမှမဟုတ် နောက်ရက်တစ်ရက်ကို ရွေးပါ။',
  },
  contract_too_long: {
    status: 422,
    eng: 'Choose a day within a year. For a longer contract, write to us.',
    phi: 'Pumili ng araw sa loob ng isang taon. Para sa mas mahabang kontrata, sumulat sa amin.',
    ind: 'Pilih hari dalam satu tahun. Untuk kontrak yang lebih lama, tulis kepada kami.',
    mya: 'တစ်နှစ်အတွင်းက ရက်တစ်ရက်ကို ရွေးပါ။ ပိုရှည်တဲ့ စာချုပ်လိုရင် စာရေးပြီး အကြောင်းကြားပါ။',
  },
  not_a_table: {
    status: 415,
    eng: 'This is not a CSV file. In your spreadsheet choose "Save as CSV (UTF-8)", then choose that file.',
    phi: 'Hindi ito CSV file. Sa spreadsheet, piliin ang "Save as CSV (UTF-8)", tapos piliin ang file na iyon.',
    ind: 'Ini bukan file CSV. Di spreadsheet, pilih "Save as CSV (UTF-8)", lalu pilih file itu.',
    mya: 'ဒါက CSV ဖိုင် မဟုတ်ပါဘူး။ Spreadsheet မှာ "Save as CSV (UTF-8)" ကို ရွေးပြီး အဲဒီဖိုင်ကို ရွေးပါ။',
  },
  unknown_letters: {
    status: 415,
    eng: 'The letters of this file can’t be read. Save it as CSV (UTF-8).',
    phi: 'Hindi mabasa ang mga letra ng file na ito. I-save ito bilang CSV (UTF-8).',
    ind: 'Huruf di file ini tidak bisa dibaca. Simpan sebagai CSV (UTF-8).',
    mya: 'ဒီဖိုင်ရဲ့ စာလုံးတွေကို ဖတ်လို့ မရပါဘူး။ CSV (UTF-8) အနေနဲ့ သိမ်းပါ။',
  },
  table_too_long: {
    status: 422,
    eng: 'A file has at most 500 households. Please divide it.',
    phi: 'Hanggang 500 household lang sa isang file. Pakihati ito.',
    ind: 'Satu file paling banyak 500 rumah tangga. Bagi dulu filenya.',
    mya: 'ဖိုင်တစ်ဖိုင်မှာ အိမ် 500\u00a0အထိပဲ ရပါတယ်။ ခွဲပေးပါ။',
  },
  rows_refused: {
    status: 409,
    eng: 'Some rows can’t be made. Nothing was made; please check the file again.',
    phi: 'May mga row na hindi magawa. Walang nagawa; pakitingnan ulit ang file.',
    ind: 'Ada baris yang tidak bisa dibuat. Tidak ada yang dibuat; periksa lagi filenya.',
    mya: 'တချို့အတန်းတွေကို မလုပ်နိုင်ပါဘူး။ ဘာမှ မလုပ်ရသေးပါဘူး။ ဖိုင်ကို ပြန်စစ်ပါ။',
  },
} as const satisfies Failures
