import type { Emergency } from '@kasama/contract/genie/chat.api'
import type { EmergencyKind } from '@kasama/contract/genie/chat.rules'
import type { Language } from '@kasama/contract/language'
import { filled } from '../built-in/built-in.texts'
import { callTexts, firstStepsTexts } from './first-steps.texts'

const callOf: Partial<Record<EmergencyKind, keyof typeof callTexts>> = {
  gas: 'fromOutside',
  burn: 'forBigBurn',
  bleeding: 'forHeavyBleeding',
}

/** Returns the call, and the steps until help arrives. Reads nothing, so it works without the database. */
export function firstSteps({ kind, number }: Emergency, language: Language): string {
  const call = filled(callTexts[callOf[kind] ?? 'now'][language], { number })
  return [call, ...firstStepsTexts[kind].map((step) => step[language])].map((line, n) => `${n + 1}. ${line}`).join('\n')
}
