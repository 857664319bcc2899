import type { Texts } from '#shared/i18n/texts.ts'

/** Texts of the save control and its sheet; those of the page stand in `phone/phone.texts.ts`. */
export const savedTexts = {
  save: { eng: 'Save on the phone', phi: 'I-save sa phone', ind: 'Simpan di HP', mya: 'ဖုန်းထဲ သိမ်းမယ်' },
  withoutInternet: {
    eng: 'Works without internet',
    phi: 'Mapapanood kahit walang internet',
    ind: 'Bisa dibuka tanpa internet',
    mya: 'အင်တာနက် မရှိလည်း ရတယ်',
  },
  whatToSave: { eng: 'What to save', phi: 'Ano ang ise-save', ind: 'Apa yang disimpan', mya: 'ဘာ သိမ်းမလဲ' },
  sharp: { eng: 'Picture and sound', phi: 'Larawan at boses', ind: 'Gambar dan suara', mya: 'ရုပ်နဲ့ အသံ' },
  low: { eng: 'Small picture', phi: 'Maliit na larawan', ind: 'Gambar kecil', mya: 'ရုပ်သေးသေး' },
  audio: { eng: 'Sound only', phi: 'Boses lang', ind: 'Suara saja', mya: 'အသံပဲ' },
  toWatch: { eng: 'To watch', phi: 'Panonoorin', ind: 'Untuk ditonton', mya: 'ကြည့်ဖို့' },
  toListen: {
    eng: 'To listen, no picture',
    phi: 'Pakikinggan, walang larawan',
    ind: 'Untuk didengar, tanpa gambar',
    mya: 'နားထောင်ဖို့ပဲ၊ ရုပ် မပါဘူး',
  },
  formAndSize: { eng: '{form}, {size}', phi: '{form}, {size}', ind: '{form}, {size}', mya: '{form}၊ {size}' },
  noWifi: {
    eng: 'No Wi-Fi now. It uses your data.',
    phi: 'Walang Wi-Fi ngayon. Gagamit ng data mo.',
    ind: 'Tidak ada Wi-Fi. Data HP Anda terpakai.',
    mya: 'အခု Wi-Fi မရှိပါဘူး။ ဖုန်း data သုံးပါမယ်။',
  },
  saveSize: { eng: 'Save, {size}', phi: 'I-save, {size}', ind: 'Simpan, {size}', mya: 'သိမ်းမယ်၊ {size}' },
  saveSound: {
    eng: 'Save the sound, {size}',
    phi: 'I-save ang boses, {size}',
    ind: 'Simpan suara, {size}',
    mya: 'အသံပဲ သိမ်းမယ်၊ {size}',
  },
  waitForWifi: {
    eng: 'Wait for Wi-Fi',
    phi: 'Hintayin ang Wi-Fi',
    ind: 'Tunggu Wi-Fi',
    mya: 'Wi-Fi ရတဲ့အထိ စောင့်မယ်',
  },
  waitsForWifi: {
    eng: 'Waiting for Wi-Fi',
    phi: 'Naghihintay ng Wi-Fi',
    ind: 'Menunggu Wi-Fi',
    mya: 'Wi-Fi စောင့်နေပါတယ်',
  },
  waitsTurn: { eng: 'Waiting its turn', phi: 'Nakapila', ind: 'Menunggu giliran', mya: 'အလှည့် စောင့်နေပါတယ်' },
  byItself: {
    eng: 'It saves by itself, {size}',
    phi: 'Kusang mase-save, {size}',
    ind: 'Nanti disimpan otomatis, {size}',
    mya: 'အလိုလို သိမ်းပါမယ်၊ {size}',
  },
  saving: {
    eng: 'Saving, {percent}%',
    phi: 'Sine-save, {percent}%',
    ind: 'Menyimpan, {percent}%',
    mya: 'သိမ်းနေပါတယ်၊ {percent}%',
  },
  /** Said by screen readers once, without the percent. */
  isSaving: { eng: 'Saving', phi: 'Sine-save', ind: 'Menyimpan', mya: 'သိမ်းနေပါတယ်' },
  /** Both numbers, with the unit behind the second one; in Burmese the whole comes first. */
  received: {
    eng: '{number} of {size}',
    phi: '{number} sa {size}',
    ind: '{number} dari {size}',
    mya: '{size} မှာ {number}\u00a0MB ရပါပြီ',
  },
  stoppedAt: {
    eng: 'Stopped at {percent}%',
    phi: 'Naputol sa {percent}%',
    ind: 'Berhenti di {percent}%',
    mya: '{percent}% မှာ ရပ်နေပါတယ်',
  },
  goesOn: {
    eng: 'It goes on when there is internet',
    phi: 'Itutuloy kapag may internet na',
    ind: 'Lanjut saat ada internet',
    mya: 'အင်တာနက် ရရင် ဆက်သိမ်းပါမယ်',
  },
  onThisPhone: { eng: 'On this phone', phi: 'Nasa phone na', ind: 'Ada di HP ini', mya: 'ဖုန်းထဲမှာ ရှိတယ်' },
  isSaved: {
    eng: 'On this phone. You can watch it without internet.',
    phi: 'Nasa phone na. Puwede nang panoorin kahit walang internet.',
    ind: 'Sudah ada di HP. Bisa ditonton tanpa internet.',
    mya: 'ဖုန်းထဲ သိမ်းပြီးပါပြီ။ အင်တာနက် မရှိလည်း ကြည့်လို့ ရပါတယ်။',
  },
  noRoom: { eng: 'Not enough room', phi: 'Kulang ang espasyo', ind: 'Tempat tidak cukup', mya: 'နေရာ မလောက်ပါဘူး' },
  needs: {
    eng: 'It needs {size}. Free on the phone: {free}.',
    phi: 'Kailangan ng {size}. Bakante sa phone: {free}.',
    ind: 'Perlu {size}. Kosong di HP: {free}.',
    mya: '{size} လိုပါတယ်။ ဖုန်းမှာ {free} ပဲ ကျန်ပါတယ်။',
  },
  /** Shown if the browser does not say how much is free, or claims more than it grants. */
  needsSize: { eng: 'It needs {size}.', phi: 'Kailangan ng {size}.', ind: 'Perlu {size}.', mya: '{size} လိုပါတယ်။' },
  doesNotFit: { eng: 'Does not fit', phi: 'Hindi kasya', ind: 'Tidak muat', mya: 'နေရာ မဆံ့ဘူး' },
  chooseRemoval: {
    eng: 'Choose what to remove',
    phi: 'Pumili ng aalisin',
    ind: 'Pilih yang dihapus',
    mya: 'ဖျက်ရမှာ ရွေးမယ်',
  },
  changed: {
    eng: 'This lesson was changed',
    phi: 'May bago sa lesson na ito',
    ind: 'Pelajaran ini sudah diperbarui',
    mya: 'ဒီသင်ခန်းစာ ပြင်ထားပါတယ်',
  },
  saveNew: { eng: 'Save the new one', phi: 'I-save ulit ang bago', ind: 'Simpan yang baru', mya: 'အသစ် သိမ်းမယ်' },
  cannotBeSaved: {
    eng: 'Cannot be saved',
    phi: 'Hindi mase-save',
    ind: 'Tidak bisa disimpan',
    mya: 'သိမ်းလို့ မရပါဘူး',
  },
  comesFrom: {
    eng: 'It comes from {host}. It needs internet.',
    phi: 'Galing sa {host}. Kailangan ng internet.',
    ind: 'Dari {host}. Perlu internet.',
    mya: '{host} ကပါ။ အင်တာနက် လိုပါတယ်။',
  },
  browserCannot: {
    eng: 'This browser cannot keep lessons.',
    phi: 'Hindi ma-save ang mga lesson sa browser na ito.',
    ind: 'Pelajaran tidak bisa disimpan di browser ini.',
    mya: 'ဒီ browser မှာ သင်ခန်းစာတွေ သိမ်းလို့ မရပါဘူး။',
  },
  needsInternet: {
    eng: 'It needs internet.',
    phi: 'Kailangan ng internet.',
    ind: 'Perlu internet.',
    mya: 'အင်တာနက် လိုပါတယ်။',
  },
  cancel: { eng: 'Cancel', phi: 'I-cancel', ind: 'Batal', mya: 'မလုပ်တော့ဘူး' },
  tryAgain: { eng: 'Try again', phi: 'Subukan ulit', ind: 'Coba lagi', mya: 'ထပ်လုပ်မယ်' },
  remove: { eng: 'Remove from the phone', phi: 'Alisin sa phone', ind: 'Hapus dari HP', mya: 'ဖုန်းထဲက ဖျက်မယ်' },
  removed: {
    eng: 'Removed from the phone.',
    phi: 'Naalis na sa phone.',
    ind: 'Sudah dihapus dari HP.',
    mya: 'ဖုန်းထဲက ဖျက်ပြီးပါပြီ။',
  },
  undo: { eng: 'Undo', phi: 'Ibalik', ind: 'Batalkan', mya: 'ပြန်ယူမယ်' },
  /** From one gigabyte on, the browser's estimate says little. */
  about: { eng: 'about {size}', phi: 'mga {size}', ind: 'sekitar {size}', mya: '{size} လောက်' },
} as const satisfies Texts
