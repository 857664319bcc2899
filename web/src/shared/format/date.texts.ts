import type { Texts } from '../i18n/texts'
import { englishDateTexts } from './english-date.texts'

/** Month words, January to December, with a comma between them; the browser's own date styles are not used. */
export const dateTexts = {
  months: {
    eng: englishDateTexts.months,
    phi: 'Enero,Pebrero,Marso,Abril,Mayo,Hunyo,Hulyo,Agosto,Setyembre,Oktubre,Nobyembre,Disyembre',
    ind: 'Januari,Februari,Maret,April,Mei,Juni,Juli,Agustus,September,Oktober,November,Desember',
    mya: 'ဇန်နဝါရီ,ဖေဖော်ဝါရီ,မတ်,ဧပြီ,မေ,ဇွန်,ဇူလိုင်,ဩဂုတ်,စက်တင်ဘာ,အောက်တိုဘာ,နိုဝင်ဘာ,ဒီဇင်ဘာ',
  },
} as const satisfies Texts
