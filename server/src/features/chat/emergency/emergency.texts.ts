import type { Text } from '@kasama/contract/language'

/** Who answers at a number. */
export const answeredBy = {
  '995': {
    eng: 'Ambulance and fire',
    phi: 'Ambulansya at bumbero',
    ind: 'Ambulans dan pemadam kebakaran',
    mya: 'လူနာတင်ကားနဲ့ မီးသတ်',
  },
  '999': { eng: 'Police', phi: 'Pulis', ind: 'Polisi', mya: 'ရဲ' },
  '1771': {
    eng: 'People who listen, day and night',
    phi: 'Mga taong makikinig, araw at gabi',
    ind: 'Orang yang siap mendengarkan, siang dan malam',
    mya: 'စိတ်ညစ်တာကို နေ့ရောညရော နားထောင်ပေးမယ့်သူတွေ',
  },
} satisfies Record<string, Text>

export type EmergencyNumber = keyof typeof answeredBy
