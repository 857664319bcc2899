import type { Text } from '@kasama/contract/language'

/** Texts of a certificate, printed in the worker's language and in English. */
export const certificateTexts = {
  title: { eng: 'Certificate', phi: 'Certificate', ind: 'Sertifikat', mya: 'အောင်လက်မှတ်' },
  nameless: {
    eng: 'A domestic helper',
    phi: 'Isang kasambahay',
    ind: 'Seorang pekerja rumah tangga',
    mya: 'အိမ်အကူ တစ်ဦး',
  },
  allLessons: {
    eng: 'completed all {count} lessons of the topic {topic}.',
    phi: 'Natapos niya ang lahat ng {count} lesson sa topic na {topic}.',
    ind: 'sudah menyelesaikan semua {count} pelajaran dalam topik {topic}.',
    mya: '{topic} ခေါင်းစဉ်က သင်ခန်းစာ {count}\u00a0ခုလုံး လေ့လာပြီးပါပြီ။',
  },
  oneLesson: {
    eng: 'completed the lesson of the topic {topic}.',
    phi: 'Natapos niya ang lesson sa topic na {topic}.',
    ind: 'sudah menyelesaikan pelajaran dalam topik {topic}.',
    mya: '{topic} ခေါင်းစဉ်က သင်ခန်းစာကို လေ့လာပြီးပါပြီ။',
  },
  date: { eng: 'Date', phi: 'Petsa', ind: 'Tanggal', mya: 'ရက်စွဲ' },
  lessons: {
    eng: '{count} lessons',
    phi: '{count} lesson',
    ind: '{count} pelajaran',
    mya: 'သင်ခန်းစာ {count}\u00a0ခု',
  },
  lesson: {
    eng: '{count} lesson',
    phi: '{count} lesson',
    ind: '{count} pelajaran',
    mya: 'သင်ခန်းစာ {count}\u00a0ခု',
  },
  minutes: { eng: '{count} minutes', phi: '{count} minuto', ind: '{count} menit', mya: '{count}\u00a0မိနစ်' },
  minute: { eng: '{count} minute', phi: '{count} minuto', ind: '{count} menit', mya: '{count}\u00a0မိနစ်' },
  check: {
    eng: 'Check that it is valid at',
    phi: 'I-check dito kung valid ito',
    ind: 'Periksa keasliannya di',
    mya: 'မှန်မမှန် ဒီမှာ စစ်ပါ',
  },
} satisfies Record<string, Text>

/** January to December; the computer's own date formats are not used. */
export const monthNames: Text = {
  eng: 'January,February,March,April,May,June,July,August,September,October,November,December',
  phi: 'Enero,Pebrero,Marso,Abril,Mayo,Hunyo,Hulyo,Agosto,Setyembre,Oktubre,Nobyembre,Disyembre',
  ind: 'Januari,Februari,Maret,April,Mei,Juni,Juli,Agustus,September,Oktober,November,Desember',
  mya: 'ဇန်နဝါရီ,ဖေဖော်ဝါရီ,မတ်,ဧပြီ,မေ,ဇွန်,ဇူလိုင်,ဩဂုတ်,စက်တင်ဘာ,အောက်တိုဘာ,နိုဝင်ဘာ,ဒီဇင်ဘာ',
}
