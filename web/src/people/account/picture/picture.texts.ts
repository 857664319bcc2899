import type { Texts } from '#shared/i18n/texts.ts'

export const pictureTexts = {
  hello: { eng: 'Hello!', phi: 'Kumusta!', ind: 'Halo!', mya: 'မင်္ဂလာပါ' },
  helloName: { eng: 'Hello {name}', phi: 'Kumusta, {name}!', ind: 'Halo, {name}!', mya: 'မင်္ဂလာပါ {name}' },
  choose: {
    eng: 'Choose a picture you like.',
    phi: 'Pumili ng gusto mong larawan.',
    ind: 'Pilih gambar yang Anda suka.',
    mya: 'ကြိုက်တဲ့ ပုံ ရွေးပါ။',
  },
  picture: { eng: 'Picture {n}', phi: 'Larawan {n}', ind: 'Gambar {n}', mya: 'ပုံ {n}' },
  addPhoto: { eng: 'Add a photo', phi: 'Maglagay ng litrato', ind: 'Tambah foto', mya: 'ဓာတ်ပုံ ထည့်မယ်' },
  goOn: { eng: 'Continue', phi: 'Susunod', ind: 'Lanjut', mya: 'ရှေ့ဆက်မယ်' },
  change: { eng: 'Change photo', phi: 'Palitan ang litrato', ind: 'Ganti foto', mya: 'ဓာတ်ပုံ ပြောင်းမယ်' },
  sending: { eng: 'Sending your photo', phi: 'Ipinapadala ang litrato', ind: 'Mengirim foto', mya: 'ဓာတ်ပုံ ပို့နေပါတယ်' },
  sent: { eng: 'Photo saved', phi: 'Na-save na ang litrato', ind: 'Foto sudah disimpan', mya: 'ဓာတ်ပုံ သိမ်းပြီးပါပြီ' },
} as const satisfies Texts
