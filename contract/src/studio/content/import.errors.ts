import type { Failures } from '../../errors/failures'

/** Errors of imports and exports of lessons. */
export const importErrors = {
  import_kind: {
    status: 415,
    eng: 'Choose a CSV file, or a content pack as ZIP. A spreadsheet has to be saved as CSV (UTF-8) first.',
    phi: 'Pumili ng CSV file, o content pack na ZIP. Kung spreadsheet, i-save muna ito bilang CSV (UTF-8).',
    ind: 'Pilih file CSV, atau paket konten berupa ZIP. Spreadsheet harus disimpan dulu sebagai CSV (UTF-8).',
    mya: 'CSV ဖိုင် ဒါမှမဟုတ် ZIP ထုပ်ထားတဲ့ သင်ခန်းစာထုပ်ကို ရွေးပါ။ Spreadsheet ကို CSV (UTF-8) အနေနဲ့ အရင် သိမ်းပါ။',
  },
  import_too_large: {
    status: 413,
    eng: 'This file has {size}\u00a0MB. At most {most}\u00a0MB are taken: please divide it.',
    phi: '{size}\u00a0MB ang file na ito. Hanggang {most}\u00a0MB lang ang puwede: pakihati ito.',
    ind: 'Ukuran file ini {size}\u00a0MB. Paling besar {most}\u00a0MB: bagi dulu filenya.',
    mya: 'ဒီဖိုင်က {size}\u00a0MB ရှိပါတယ်။ အများဆုံး {most}\u00a0MB ပဲ ရပါတယ်။ ခွဲပေးပါ။',
  },
  import_state: {
    status: 409,
    eng: 'This import has changed. Reload it and try again.',
    phi: 'Hindi puwede ngayon: nagbago na ang import na ito. Tingnan ulit.',
    ind: 'Sekarang tidak bisa: impor ini sudah berubah. Lihat lagi.',
    mya: 'အခု လုပ်လို့ မရပါဘူး။ ဒီသွင်းယူမှု အခြေအနေ ပြောင်းသွားပါပြီ။ ပြန်ကြည့်ပါ။',
  },
  export_too_large: {
    status: 413,
    eng: 'These lessons have more than {most}\u00a0GB, which is the most that can be loaded as one pack. Please choose fewer.',
    phi: 'Hanggang {most}\u00a0GB lang ang isang content pack. Lampas na ang mga napiling lesson. Pumili ng mas kaunti.',
    ind: 'Pelajaran yang dipilih melebihi batas {most}\u00a0GB per paket. Silakan kurangi jumlahnya.',
    mya: 'ရွေးထားတာ များလွန်းပါတယ်။ သင်ခန်းစာထုပ် တစ်ထုပ်ကို အများဆုံး {most}\u00a0GB ပဲ ရပါတယ်။ လျှော့ပြီး ရွေးပါ။',
  },
  nothing_to_export: {
    status: 409,
    eng: 'None of these lessons is published, so there is nothing to export.',
    phi: 'Walang nailathala sa mga lesson na ito, kaya walang mae-export.',
    ind: 'Tidak ada dari pelajaran ini yang diterbitkan, jadi tidak ada yang bisa diekspor.',
    mya: 'ဒီသင်ခန်းစာတွေထဲမှာ ထုတ်ဝေထားတာ မရှိလို့ ထုတ်ယူစရာ မရှိပါဘူး။',
  },
} as const satisfies Failures
