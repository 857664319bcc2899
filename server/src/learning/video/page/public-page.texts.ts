import type { Text } from '@kasama/contract/language'

/** Title of the page of free lessons. */
export const publicTitle: Text = {
  eng: 'Watch free lessons',
  phi: 'Manood ng libreng lesson',
  ind: 'Tonton pelajaran gratis',
  mya: 'အခမဲ့ သင်ခန်းစာတွေ ကြည့်ပါ',
}
