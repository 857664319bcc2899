import type { Text } from '../language'
import { ambulanceNumber, policeNumber, suicideHelplineNumber } from './chat.rules'

/** Names of the services that answer at each number. */
export const emergencyServices = {
  [ambulanceNumber]: {
    eng: 'Ambulance and fire',
    phi: 'Ambulansya at bumbero',
    ind: 'Ambulans dan pemadam kebakaran',
    mya: 'လူနာတင်ယာဉ်နဲ့ မီးသတ်',
  },
  [policeNumber]: { eng: 'Police', phi: 'Pulis', ind: 'Polisi', mya: 'ရဲ' },
  [suicideHelplineNumber]: {
    eng: 'People who listen, day and night',
    phi: 'Mga taong makikinig, araw at gabi',
    ind: 'Orang yang siap mendengarkan, siang dan malam',
    mya: 'စိတ်ညစ်တာကို နေ့ရောညရော နားထောင်ပေးမယ့်သူတွေ',
  },
} satisfies Record<string, Text>

export type EmergencyNumber = keyof typeof emergencyServices
