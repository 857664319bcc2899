import type { Failures } from '../errors/failures'

/** Errors of questions to Genie. `{time}` is a clock time in Singapore, '13:01'; `{seconds}` the maximum length. */
export const chatErrors = {
  questions_of_hour: {
    status: 429,
    eng: 'You have asked many questions. Genie needs a rest. Ask again at {time}.',
    phi: 'Marami ka nang naitanong. Magpapahinga muna si Genie. Puwede ka ulit magtanong simula {time}.',
    ind: 'Pertanyaan Anda sudah banyak. Genie istirahat dulu. Tanya lagi pukul {time}.',
    mya: 'မေးခွန်းတွေ အများကြီး မေးပြီးပါပြီ။ Genie ခဏနားပါမယ်။ {time} ကျရင် ပြန်မေးပါ။',
  },
  questions_of_day: {
    status: 429,
    eng: 'You have asked all the questions of one day. Ask again at {time}. You can still watch lessons.',
    phi: 'Naubos na ang mga tanong mo para sa isang araw. Puwede ka ulit magtanong simula {time}. Makakapanood ka pa rin ng mga lesson.',
    ind: 'Jatah pertanyaan untuk 1 hari sudah habis. Tanya lagi pukul {time}. Pelajaran tetap bisa ditonton.',
    mya: 'တစ်ရက်စာ မေးခွန်းတွေ ကုန်သွားပါပြီ။ {time} ကျရင် ပြန်မေးပါ။ သင်ခန်းစာတွေ ကြည့်လို့ ရပါသေးတယ်။',
  },
  questions_till_tomorrow: {
    status: 429,
    eng: 'You have asked all the questions of one day. Ask again tomorrow at {time}. You can still watch lessons.',
    phi: 'Naubos na ang mga tanong mo para sa isang araw. Puwede ka ulit magtanong bukas simula {time}. Makakapanood ka pa rin ng mga lesson.',
    ind: 'Jatah pertanyaan untuk 1 hari sudah habis. Tanya lagi besok pukul {time}. Pelajaran tetap bisa ditonton.',
    mya: 'တစ်ရက်စာ မေးခွန်းတွေ ကုန်သွားပါပြီ။ မနက်ဖြန် {time} ကျရင် ပြန်မေးပါ။ သင်ခန်းစာတွေ ကြည့်လို့ ရပါသေးတယ်။',
  },
  cant_see: {
    status: 422,
    eng: 'Genie cannot look at photos here. Ask in words.',
    phi: 'Hindi nakakakita ng litrato si Genie dito. I-type ang tanong mo.',
    ind: 'Genie tidak bisa melihat foto di sini. Ketik pertanyaannya.',
    mya: 'Genie က ဒီမှာ ဓာတ်ပုံ မကြည့်နိုင်ပါဘူး။ စာရိုက်ပြီး မေးပါ။',
  },
  cant_hear: {
    status: 422,
    eng: 'Genie cannot listen here. Type your question.',
    phi: 'Hindi nakakarinig si Genie dito. I-type ang tanong mo.',
    ind: 'Genie tidak bisa mendengar di sini. Ketik pertanyaannya.',
    mya: 'Genie က ဒီမှာ နားမထောင်နိုင်ပါဘူး။ စာရိုက်ပြီး မေးပါ။',
  },
  hearing_away: {
    status: 503,
    eng: 'Genie cannot listen right now. Try again, or type your question.',
    phi: 'Hindi makarinig si Genie ngayon. Subukan ulit, o i-type ang tanong mo.',
    ind: 'Genie sedang tidak bisa mendengar. Coba lagi, atau ketik pertanyaannya.',
    mya: 'Genie က အခု နားမထောင်နိုင်သေးပါဘူး။ ထပ်လုပ်ကြည့်ပါ။ ဒါမှမဟုတ် စာရိုက်ပြီး မေးပါ။',
  },
  cant_speak: {
    status: 422,
    eng: 'Genie cannot speak here. Read the answer.',
    phi: 'Hindi nakakapagsalita si Genie dito. Basahin ang sagot.',
    ind: 'Genie tidak bisa bersuara di sini. Baca jawabannya.',
    mya: 'Genie က ဒီမှာ အသံနဲ့ မဖြေနိုင်ပါဘူး။ အဖြေကို ဖတ်ပါ။',
  },
  speaking_away: {
    status: 503,
    eng: 'Genie cannot speak right now. Try again, or read the answer.',
    phi: 'Hindi makapagsalita si Genie ngayon. Subukan ulit, o basahin ang sagot.',
    ind: 'Genie sedang tidak bisa bersuara. Coba lagi, atau baca jawabannya.',
    mya: 'Genie က အခု အသံနဲ့ မဖြေနိုင်သေးပါဘူး။ ထပ်လုပ်ကြည့်ပါ။ ဒါမှမဟုတ် အဖြေကို ဖတ်ပါ။',
  },
  nothing_heard: {
    status: 422,
    eng: 'Genie did not hear any words. Hold the phone near and speak again.',
    phi: 'Walang narinig si Genie. Ilapit ang phone at magsalita ulit.',
    ind: 'Genie tidak mendengar apa-apa. Dekatkan HP ke mulut, lalu bicara lagi.',
    mya: 'Genie က ဘာမှ မကြားရပါဘူး။ ဖုန်းကို ပါးစပ်နား ကပ်ပြီး ပြန်ပြောပါ။',
  },
  not_a_recording: {
    status: 415,
    eng: 'This recording cannot be played. Record it again.',
    phi: 'Hindi ma-play ang recording. Mag-record ulit.',
    ind: 'Rekaman ini tidak bisa didengar. Rekam lagi.',
    mya: 'ဒီအသံ ဖွင့်လို့ မရပါဘူး။ အသံ ပြန်သွင်းပါ။',
  },
  recording_too_long: {
    status: 422,
    eng: 'This is too long. Speak for up to {seconds} seconds.',
    phi: 'Masyadong mahaba. Hanggang {seconds} segundo lang.',
    ind: 'Terlalu panjang. Bicara paling lama {seconds} detik.',
    mya: 'အရမ်းရှည်ပါတယ်။ {seconds}\u00a0စက္ကန့်ထက် မပိုအောင် ပြောပါ။',
  },
} as const satisfies Failures
