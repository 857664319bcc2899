import type { Texts } from '#shared/i18n/texts.ts'

export const listenModeTexts = {
  title: {
    eng: 'Tap and listen',
    phi: 'Pindutin at makinig',
    ind: 'Tekan dan dengarkan',
    mya: 'နှိပ်ပြီး နားထောင်ပါ',
  },
  tapReads: {
    eng: 'Tap, and it is read to you.',
    phi: 'Pindutin, at babasahin ito sa iyo.',
    ind: 'Tekan, lalu dibacakan.',
    mya: 'နှိပ်ရင် ဖတ်ပြပါမယ်။',
  },
  /** Shown where the phone has no voice for her language, and nobody else speaks it. */
  quizReads: {
    eng: 'Questions are read to you.',
    phi: 'Maririnig ang mga tanong.',
    ind: 'Pertanyaan dibacakan.',
    mya: 'မေးခွန်းတွေ ဖတ်ပြပါမယ်။',
  },
  lessonSpeaks: {
    eng: 'Play a lesson to hear it.',
    phi: 'I-play ang lesson para marinig.',
    ind: 'Putar video untuk mendengarkan.',
    mya: 'သင်ခန်းစာကို ဖွင့်ပြီး နားထောင်ပါ။',
  },
  firstTap: {
    eng: 'One tap reads',
    phi: 'Isang pindot: babasahin sa iyo',
    ind: 'Sekali tekan: dibacakan',
    mya: 'တစ်ချက် နှိပ်ရင် ဖတ်ပြမယ်',
  },
  secondTap: {
    eng: 'The second tap opens',
    phi: 'Isa pa: bubuksan',
    ind: 'Tekan lagi: terbuka',
    mya: 'နောက်တစ်ချက် နှိပ်ရင် ပွင့်မယ်',
  },
  tryIt: { eng: 'Try it', phi: 'Subukan', ind: 'Coba', mya: 'စမ်းကြည့်မယ်' },
  withoutIt: { eng: 'I do not need it', phi: 'Hindi ko kailangan', ind: 'Tidak perlu', mya: 'မလိုဘူး' },
  reading: { eng: 'Reading', phi: 'Binabasa', ind: 'Sedang dibacakan', mya: 'ဖတ်ပြနေပါတယ်' },
  tapAgain: {
    eng: 'Tap again to open',
    phi: 'Pindutin ulit para mabuksan',
    ind: 'Tekan lagi untuk membuka',
    mya: 'ထပ်နှိပ်ရင် ပွင့်ပါမယ်',
  },
  turnOff: { eng: 'Turn off', phi: 'I-off', ind: 'Matikan', mya: 'အသံ ပိတ်မယ်' },
  noVoice: {
    eng: 'No voice for this on your phone',
    phi: 'Walang boses para dito sa phone mo',
    ind: 'Tidak ada suara untuk ini di HP Anda',
    mya: 'ဒါကို ဖတ်ပြဖို့ ဖုန်းမှာ အသံ မရှိပါဘူး',
  },
} as const satisfies Texts
