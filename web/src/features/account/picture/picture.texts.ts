import type { Texts } from '../../../shared/i18n/texts'

export const pictureTexts = {
  change: { eng: 'Change photo', phi: 'Palitan ang litrato', ind: 'Ganti foto', mya: 'ဓာတ်ပုံ ပြောင်းမယ်' },
  sending: { eng: 'Sending your photo', phi: 'Ipinapadala ang litrato', ind: 'Mengirim foto', mya: 'ဓာတ်ပုံ ပို့နေပါတယ်' },
  sent: { eng: 'Photo saved', phi: 'Na-save na ang litrato', ind: 'Foto sudah disimpan', mya: 'ဓာတ်ပုံ သိမ်းပြီးပါပြီ' },
  notPicture: {
    eng: 'Photos only.',
    phi: 'Litrato lang ang puwede.',
    ind: 'Harus berupa foto.',
    mya: 'ဓာတ်ပုံပဲ ထည့်လို့ ရပါတယ်။',
  },
  tooLarge: {
    eng: 'This photo is too large. Choose a smaller one.',
    phi: 'Masyadong malaki ang litrato. Pumili ng mas maliit.',
    ind: 'Foto ini terlalu besar. Pilih yang lebih kecil.',
    mya: 'ဓာတ်ပုံ ကြီးလွန်းပါတယ်။ ပိုသေးတာ ရွေးပါ။',
  },
} as const satisfies Texts
