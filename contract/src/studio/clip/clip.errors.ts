import type { Failures } from '../../errors/failures'

/** Errors of clips and recordings. */
export const clipErrors = {
  clip_too_large: {
    status: 413,
    eng: 'This file has {size}\u00a0GB. At most {most}\u00a0GB can be uploaded: export it with a lower quality.',
    phi: '{size}\u00a0GB ang file na ito. Hanggang {most}\u00a0GB lang ang puwede: i-export sa mas mababang quality.',
    ind: 'Ukuran file ini {size}\u00a0GB. Paling besar {most}\u00a0GB: simpan lagi dengan kualitas lebih rendah.',
    mya: 'ဒီဖိုင်က {size}\u00a0GB ရှိပါတယ်။ အများဆုံး {most}\u00a0GB ပဲ တင်လို့ ရပါတယ်။ အရည်အသွေး လျှော့ပြီး ပြန်ထုတ်ပါ။',
  },
  no_sound: {
    status: 422,
    eng: 'There is no sound in this recording. Please record again.',
    phi: 'Walang tunog sa recording na ito. Mag-record ulit.',
    ind: 'Rekaman ini tidak ada suaranya. Rekam lagi.',
    mya: 'ဒီအသံဖမ်းထားတာမှာ အသံ မပါပါဘူး။ ထပ်ဖမ်းပါ။',
  },
  sound_kind: {
    status: 422,
    eng: 'This server can’t convert this kind of sound. Send it as M4A or MP3.',
    phi: 'Hindi kayang i-convert ng server na ito ang ganitong audio. Ipadala bilang M4A o MP3.',
    ind: 'Server ini tidak bisa mengubah jenis audio ini. Kirim sebagai M4A atau MP3.',
    mya: 'ဒီဆာဗာက ဒီအသံအမျိုးအစားကို မပြောင်းနိုင်ပါဘူး။ M4A ဒါမှမဟုတ် MP3 နဲ့ ပို့ပါ။',
  },
  words_changed: {
    status: 409,
    eng: 'These words were changed since you opened them. The recording was not kept: read the new words.',
    phi: 'Nabago ang mga salitang ito mula nang buksan mo. Hindi na-save ang recording: basahin ang bagong mga salita.',
    ind: 'Kata-kata ini berubah sejak Anda membukanya. Rekamannya tidak disimpan: bacalah kata-kata yang baru.',
    mya: 'သင်ဖွင့်ပြီးနောက် ဒီစာ ပြောင်းသွားပါတယ်။ ဖမ်းထားတဲ့ အသံကို မသိမ်းပါဘူး။ စာအသစ်ကို ဖတ်ပါ။',
  },
  nothing_recorded: {
    status: 409,
    eng: 'Nothing is recorded yet.',
    phi: 'Wala pang naka-record.',
    ind: 'Belum ada yang direkam.',
    mya: 'အသံ မဖမ်းရသေးပါဘူး။',
  },
  no_ffmpeg: {
    status: 409,
    eng: 'This server has no ffmpeg, which lays a voice over a clip. The recordings are kept.',
    phi: 'Walang ffmpeg ang server na ito para ilagay ang boses sa clip. Naka-save pa rin ang mga recording.',
    ind: 'Server ini tidak punya ffmpeg untuk memasang suara di klip. Rekamannya tetap disimpan.',
    mya: 'ဒီဆာဗာမှာ ကလစ်ထဲ အသံထည့်ပေးတဲ့ ffmpeg မရှိပါဘူး။ ဖမ်းထားတဲ့ အသံတွေကို သိမ်းထားပါတယ်။',
  },
  no_own_clip: {
    status: 409,
    eng: 'There is no clip on this server to lay the voice over. Upload one first.',
    phi: 'Walang clip sa server na ito na malalagyan ng boses. Mag-upload muna.',
    ind: 'Belum ada klip di server ini untuk dipasangi suara. Unggah dulu.',
    mya: 'အသံထည့်ဖို့ ဒီဆာဗာမှာ ကလစ် မရှိသေးပါဘူး။ အရင် တင်ပါ။',
  },
  pass_ended: {
    status: 410,
    eng: 'This link has ended. Ask for a new QR code at the desk.',
    phi: 'Tapos na ang link na ito. Humingi ng bagong QR code.',
    ind: 'Link ini sudah berakhir. Minta kode QR yang baru.',
    mya: 'ဒီလင့်ခ် သက်တမ်းကုန်သွားပါပြီ။ QR ကုဒ် အသစ် တောင်းပါ။',
  },
} as const satisfies Failures
