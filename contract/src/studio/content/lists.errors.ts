import type { Failures } from '../../errors/failures'

/** Errors of editing topics, skills, questions or the library's layout. */
export const listErrors = {
  name_missing: {
    status: 422,
    eng: 'Please write it in English at least.',
    phi: 'Isulat muna ito sa English man lang.',
    ind: 'Tulis dulu setidaknya dalam bahasa Inggris.',
    mya: 'အနည်းဆုံး အင်္ဂလိပ်လို ရေးပေးပါ။',
  },
  changed_meanwhile: {
    status: 409,
    eng: 'Somebody changed this since you opened it. Nothing of yours is lost: compare, then save again.',
    phi: 'May nagbago nito mula nang buksan mo. Walang nawala sa isinulat mo: ikumpara, saka i-save ulit.',
    ind: 'Ada yang mengubah ini sejak Anda membukanya. Tulisan Anda tidak hilang: bandingkan, lalu simpan lagi.',
    mya: 'သင်ဖွင့်ပြီးနောက် တစ်ယောက်ယောက် ပြောင်းထားပါတယ်။ သင့်စာ မပျောက်ပါဘူး။ နှိုင်းကြည့်ပြီး ပြန်သိမ်းပါ။',
  },
  topic_in_use: {
    status: 409,
    eng: 'Lessons or skills still use this topic. Remove it from them first.',
    phi: 'May mga lesson o skill pa na may ganitong topic. Alisin muna roon.',
    ind: 'Masih ada pelajaran atau keterampilan dengan topik ini. Lepaskan dulu dari sana.',
    mya: 'ဒီခေါင်းစဉ်ကို သုံးနေတဲ့ သင်ခန်းစာ ဒါမှမဟုတ် ကျွမ်းကျင်မှု ရှိပါသေးတယ်။ အရင် ဖြုတ်ပါ။',
  },
  skill_parts: {
    status: 422,
    eng: 'Choose either lessons or topics for a skill, not both.',
    phi: 'Nakukuha ang skill sa mga lesson o sa buong topic: pumili ng isa sa dalawa.',
    ind: 'Keterampilan didapat dari pelajaran atau dari seluruh topik: pilih salah satu.',
    mya: 'ကျွမ်းကျင်မှုကို သင်ခန်းစာနဲ့ ဒါမှမဟုတ် ခေါင်းစဉ်တစ်ခုလုံးနဲ့ ရပါတယ်။ တစ်ခုကို ရွေးပါ။',
  },
  skill_in_use: {
    status: 409,
    eng: 'Workers have earned this skill, and keep it. It can’t be removed.',
    phi: 'May mga nakakuha na ng skill na ito, at sa kanila na iyon. Hindi ito maaalis.',
    ind: 'Sudah ada yang mendapat keterampilan ini, dan tetap memilikinya. Tidak bisa dihapus.',
    mya: 'ဒီကျွမ်းကျင်မှုကို ရပြီးသူတွေ ရှိပါတယ်။ ဖျက်လို့ မရပါဘူး။',
  },
  section_twice: {
    status: 422,
    eng: 'Two sections have the same id.',
    phi: 'May dalawang seksyon na magkapareho ng id.',
    ind: 'Ada dua bagian dengan id yang sama.',
    mya: 'အပိုင်းနှစ်ခုမှာ id တူနေပါတယ်။',
  },
  lesson_twice: {
    status: 422,
    eng: 'A lesson stands in the layout twice: {title}.',
    phi: 'Dalawang beses nasa layout ang isang lesson: {title}.',
    ind: 'Ada pelajaran yang muncul dua kali di tata letak: {title}.',
    mya: 'သင်ခန်းစာတစ်ခု နှစ်ခါ ပါနေပါတယ် - {title}။',
  },
  lesson_gone: {
    status: 422,
    eng: 'A lesson is not there any more. Please load the page again.',
    phi: 'Wala na ang isang lesson. I-load ulit ang page.',
    ind: 'Ada pelajaran yang sudah tidak ada. Muat ulang halaman ini.',
    mya: 'သင်ခန်းစာတစ်ခု မရှိတော့ပါဘူး။ စာမျက်နှာကို ပြန်ဖွင့်ပါ။',
  },
  layout_too_long: {
    status: 422,
    eng: 'The layout is longer than {number} characters.',
    phi: 'Mas mahaba ang layout sa {number} character.',
    ind: 'Tata letak lebih panjang dari {number} karakter.',
    mya: 'အပြင်အဆင်က စာလုံး {number} ထက် ရှည်နေပါတယ်။',
  },
} as const satisfies Failures
